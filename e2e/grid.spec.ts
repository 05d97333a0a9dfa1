import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import { DEMO_STUDENTS } from '../lib/data/demo/class-list';
import { act } from './support/actions';
import { expectForEverybody, NARROW } from './support/axe';
import { demoTeacher } from './support/demo';
import { button, expectOnFirstScreen } from './support/first-screens';
import { keyboard, mouse } from './support/hands';
import { newAccount, newTeacher, signedIn } from './support/http';
import { newLeague, studentIn } from './support/league';
import { signInBrowser } from './support/playing-student';
import { test as rolesTest } from './support/roles';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

const DEMO_LEAGUE = '/teacher/leagues/demo-league';
/** The longest time until an answer appears for the teacher, in milliseconds. */
const AT_ONCE = 2_000;

/** The time from now until `cell` shows `text`, in milliseconds. */
async function timeUntil(cell: Locator, text: string): Promise<number> {
  const from = Date.now();
  await expect
    .poll(async () => (await cell.textContent())?.replace(/\s+/g, ' ').trim(), {
      intervals: [50],
      timeout: 20_000,
    })
    .toMatch(new RegExp(`${text}$`));
  return Date.now() - from;
}

async function signedInPage(
  browser: Browser,
  site: string,
  account: { email: string; password: string },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1366, height: 768 },
  });
  await signInBrowser(context, account);
  return context.newPage();
}

test('while the class works the teacher sees each answer within two seconds, and who is stuck', async ({
  browser,
  site,
}) => {
  test.slow();
  const league = await newLeague(site);
  const teacher = await signedInPage(browser, site, league.teacher);
  const connected = teacher.waitForResponse((response) => response.url().includes('/stream?week='));
  await teacher.goto(`/teacher/leagues/${league.id}`);
  expect((await connected).status()).toBe(200);
  await expect(teacher.getByText('No one has joined yet')).toBeVisible();

  const account = await studentIn(site, league);
  const row = teacher.getByRole('row').filter({ hasText: 'Sam Q.' });
  await expect(row, 'a student who joins appears by themselves').toBeVisible();
  await expect(teacher.getByText('No one is stuck right now.')).toBeVisible();
  await expect(
    row.getByRole('rowheader'),
    'with a complete roster and no answer yet',
  ).toContainText('Ready');

  const student = await signedInPage(browser, site, account);
  const card = new ScoreCard(student, mouse(student));
  await student.goto('/student/score-cards?step=QB');
  await teacher.evaluate(() => Object.assign(window, { sameDocument: true }));
  const points = pointsOf(await card.readLines('Quarterback'));
  await card.answer(points);
  const waited = [await timeUntil(row.getByRole('cell').first(), 'QB right')];
  await expect(row.getByRole('rowheader')).not.toContainText('Ready');

  await card.nextStep();
  await card.expectStep('Running Back 1');
  for (const [index, wrong] of ['991', '992', '993'].entries()) {
    await card.whole.fill(wrong);
    await card.check();
    await expect(
      student.getByText(index === 0 ? '1 try so far.' : `${index + 1} tries so far.`),
    ).toBeVisible();
  }
  waited.push(await timeUntil(row.getByRole('cell').nth(1), 'RB1 stuck, 3 tries'));
  // The better of two, because the machine may be busy during one of them.
  expect(Math.min(...waited), `waited ${waited.join(' and ')} ms`).toBeLessThan(AT_ONCE);
  const entry = teacher.getByRole('region', { name: 'May need help' }).getByRole('link');
  await expect(entry).toContainText('RB1: 3 tries');

  // One click on a stuck student's name shows the card, advice, and the right sum, while the grid
  // stays live.
  await entry.click();
  const panel = teacher.getByRole('dialog', { name: 'Sam Q.' });
  await expect(panel).toContainText('Running Back 1');
  await expect(panel, 'nothing explains it').toContainText('Sam Q. wrote 993.');
  await panel.getByRole('button', { name: 'Ask for the lines' }).click();
  await expect(panel).toContainText('You asked for the lines.');
  await expect(
    student.getByText('Your teacher would like to see your lines for Running Back 1'),
  ).toBeVisible();
  await student.getByRole('button', { name: 'Show it now' }).click();
  await expect(student.getByText(/Write down the points for each line\. Then check/)).toBeVisible();
  await expectOnFirstScreen([button(student, 'Check my answer')]);
  await expect(card.whole, 'what was typed stays').toHaveValue('993');
  await expect(panel.getByRole('listitem').filter({ hasText: /^Sum/ })).toContainText('for you:');
  await expect(panel).toContainText('993');
  await expect(teacher).toHaveURL(/\?student=/);
  await card.whole.fill('994');
  await card.check();
  await expect(panel, 'another try comes by itself').toContainText('994');
  await expect(row.getByRole('cell').nth(1)).toHaveText(/RB1 stuck, 4 tries$/);
  expect(await teacher.evaluate(() => 'sameDocument' in window), 'without a reload').toBe(true);
  await teacher.reload();
  await expect(panel, 'the address keeps it').toContainText('994');

  // An answer that somebody else typed goes, the student hears of it, and it comes back.
  await panel.getByText('Take one answer out').click();
  await panel.getByRole('radio', { name: /^994/ }).check();
  await panel.getByRole('button', { name: 'Take it out' }).click();
  await expect(row.getByRole('cell').nth(1)).toHaveText(/RB1 stuck, 3 tries$/);
  await expect(
    student.getByText('Your teacher removed one of your answers: Running Back 1'),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Put it back 994' }).click();
  await expect(row.getByRole('cell').nth(1)).toHaveText(/RB1 stuck, 4 tries$/);

  await panel.getByRole('link', { name: 'Sam Q.: whole page' }).click();
  await expect(
    teacher.getByRole('heading', { name: 'Running Back 1', level: 3 }),
    'the very step',
  ).toBeInViewport();
  await teacher
    .getByRole('navigation', { name: 'League pages' })
    .getByRole('link', { name: 'Week', exact: true })
    .click();
  await expect(row.getByRole('cell').nth(1)).toHaveText(/RB1 stuck, 4 tries$/);

  // Behind a filter that blocks streams, the grid is fetched, and the stream is used as soon as it
  // works.
  await teacher.route('**/stream?*', (route) => route.abort());
  await teacher.reload();
  await expect(teacher.getByText('You’re not getting live updates')).toBeVisible();
  await card.answer(pointsOf(await card.readLines('Running Back 1')));
  await expect(row.getByRole('cell').nth(1)).toHaveText(/RB1 right in 5$/, { timeout: 25_000 });
  await teacher.unroute('**/stream?*');
  await expect(teacher.getByText('You’re not getting live updates')).toBeHidden({
    timeout: 25_000,
  });

  await teacher.goto(`/teacher/leagues/${league.id}/mistakes`);
  await expect(
    teacher.getByText('4 wrong answers by 1 of 1 students, the heaviest first'),
  ).toBeVisible();
  const who = teacher.getByRole('main').getByText('Who', { exact: true }).first();
  await expect(teacher.getByRole('link', { name: 'Sam Q.' })).toBeHidden();
  await who.click();
  await expect(teacher.getByRole('link', { name: 'Sam Q.' }).first()).toBeVisible();
});

test('every column of the grid is inside the window with its words, and beside an open card, however long names are', async ({
  browser,
  site,
}) => {
  const league = await newLeague(site);
  await studentIn(site, league);
  const teacher = await signedInPage(browser, site, league.teacher);
  const { data } = await (await teacher.request.get(`/api/leagues/${league.id}/grid`)).json();
  const [{ studentId }] = data.rows;
  const place = { leagueId: league.id, studentId };
  await act(teacher.request, site, 'renameStudentAction', {
    ...place,
    firstName: 'Maximiliana Guadalup',
    lastInitial: 'W',
  });
  await act(teacher.request, site, 'changeTeamNameAction', {
    ...place,
    name: 'Whirling Turtle Team',
    overrule: true,
  });
  for (const [path, words] of [
    ['', true],
    [`?student=${studentId}`, false],
  ] as const) {
    await teacher.goto(`/teacher/leagues/${league.id}${path}`);
    if (words) await teacher.getByRole('button', { name: 'Words' }).click();
    const region = teacher.getByRole('region', { name: /^Students in week/ });
    await expect(region.getByRole('rowheader')).toContainText(
      words ? 'Whirling Turtle Team' : 'Maximiliana Guadalup W.',
    );
    expect(await region.evaluate((box) => box.scrollWidth - box.clientWidth), path).toBe(0);
  }
});

test('a league answers 404 to another teacher, on every page and every route of it, and still opens for its own', async ({
  site,
}) => {
  const stranger = await newTeacher(site, newAccount('stranger'), {
    displayName: 'Mx Eve',
    school: 'Hill School',
  });
  const owner = await signedIn(site, demoTeacher);
  for (const path of [
    DEMO_LEAGUE,
    ...[
      '/project',
      '/project/drive',
      '/project/boards',
      '/project/finish',
      '/boards',
      '/mistakes',
    ].map((place) => `${DEMO_LEAGUE}${place}`),
    '/api/leagues/demo-league/grid',
  ]) {
    const foreign = await stranger.get(path);
    const missing = await stranger.get(path.replace('demo-league', 'no-such-league'));
    expect.soft([foreign.status(), missing.status()], path).toEqual([404, 404]);
    expect.soft(await foreign.text(), path).not.toMatch(/Room 12 Fractions|touchdown tuesday/);
    expect.soft((await owner.get(path)).status(), path).toBe(200);
  }
  expect((await stranger.get('/api/leagues/demo-league/stream')).status()).toBe(404);
});

const WORKINGS = '/workings?week=6&show=line-left-out.wrong,line-left-out.right';

rolesTest(
  'the projector shows teams and not one name of the class, in the page or behind it',
  async ({ browser, site, sessionOf }) => {
    const context = await browser.newContext({
      baseURL: site,
      storageState: await sessionOf('demo teacher'),
    });
    const page = await context.newPage();
    await page.goto(DEMO_LEAGUE);
    await expect(page.getByRole('link', { name: /^Projector/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const fullName = new RegExp(
      `\\b(${DEMO_STUDENTS.map(({ firstName, lastInitial }) => `${firstName} ${lastInitial}`).join('|')})\\b`,
    );
    const anyOfThem = new RegExp(
      `"(${DEMO_STUDENTS.map(({ firstName }) => firstName).join('|')})"|studentId`,
    );
    const { request } = context;
    const screens = [
      '',
      '/drive',
      '/drive?sum=yes',
      '/boards',
      '/boards?board=season',
      '/finish',
      WORKINGS,
    ].map((path) => `${DEMO_LEAGUE}/project${path}`);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('banner'), 'no frame').toHaveCount(0);
      for (const text of [
        await page.locator('body').innerText(),
        await (await request.get(path)).text(),
        await (await request.get(path, { headers: { rsc: '1' } })).text(),
      ]) {
        expect(fullName.exec(text)?.[0] ?? null, path).toBeNull();
        expect(anyOfThem.exec(text)?.[0] ?? null, path).toBeNull();
      }
    }
  },
);

test('a right card moves the one ball of the class by an exact fraction, for a classmate and on the screen, until the teacher wants no drive', async ({
  browser,
  site,
}) => {
  test.slow();
  const league = await newLeague(site);
  const [first, second] = [await studentIn(site, league), await studentIn(site, league)];
  const pageOf = async (account: typeof first, path: string) => {
    const page = await (await browser.newContext({ baseURL: site })).newPage();
    await signInBrowser(page.context(), account);
    await page.goto(path);
    return page;
  };
  const desk = await pageOf(league.teacher, `/teacher/leagues/${league.id}/project/drive?sum=no`);
  const screen = desk.getByRole('main');
  // Two students with nine cards each: 100 yards by 18 cards.
  await expect(screen).toContainText(/One right card = five and five ninths/);
  await expect(screen).toContainText(/18 cards/);
  await expect(screen.getByRole('heading', { level: 2 })).toHaveText(
    'How many more cards until the 10-yard line?',
  );

  const player = await pageOf(first, '/student/score-cards?step=QB');
  const card = new ScoreCard(player, mouse(player));
  await card.answerWrong(pointsOf(await card.readLines('Quarterback')));
  await card.answer(pointsOf(await card.readLines('Quarterback')));
  await expect(screen).toContainText(/five and five ninths.* yards.*17 cards/);
  const classmate = await pageOf(second, '/student/dashboard');
  const line = classmate.getByRole('region', { name: 'Class drive' });
  await expect(line).toContainText(/^Your class is at five and five ninths.*yards\./);
  await line.getByRole('link', { name: 'See the class drive' }).click();
  const own = classmate.getByRole('region', { name: 'Your part' });
  await expect(own).toContainText(/from five and five ninths.* to eleven and one ninth/);
  await classmate.goto('/student/dashboard');
  await desk.goto(`/teacher/leagues/${league.id}/project/drive?sum=yes`);
  await expect(screen.getByRole('heading', { level: 2 })).toHaveText(
    'How many yards is that in all?',
  );
  await expect(screen.getByRole('listitem').last()).toContainText('five and five ninths');

  await desk.goto(`/teacher/leagues/${league.id}/settings`);
  const settings = desk.getByRole('region', { name: 'Score cards' });
  await settings.getByRole('radio', { name: 'No class drive' }).check();
  await settings.getByRole('button', { name: 'Save for the class' }).click();
  await expect(settings.getByText('Saved.', { exact: false })).toBeVisible();
  await classmate.reload();
  await expect(classmate.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toHaveCount(0);
  await desk.goto(`/teacher/leagues/${league.id}/project/drive`);
  await expect(screen).toContainText('This class doesn’t drive a ball together.');
});

for (const [width, height] of [
  [1920, 1080],
  [1366, 633],
] as const) {
  rolesTest(
    `the field fills a screen of ${width} × ${height} and leaves no team out`,
    async ({ browser, site, sessionOf }) => {
      const context = await browser.newContext({
        baseURL: site,
        storageState: await sessionOf('demo teacher'),
        viewport: { width, height },
      });
      const page = await context.newPage();
      await page.goto(`${DEMO_LEAGUE}/project`);
      const lanes = page.getByRole('list', { name: 'Teams' }).getByRole('listitem');
      expect(await lanes.count()).toBeGreaterThan(DEMO_STUDENTS.length / 2);
      for (const lane of await lanes.all()) await expect(lane).toBeInViewport({ ratio: 1 });
      const over = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      expect(over).toBeLessThanOrEqual(0);
    },
  );
}

rolesTest(
  'a photo finish runs in three steps with one key',
  async ({ browser, site, sessionOf }) => {
    const context = await browser.newContext({
      baseURL: site,
      storageState: await sessionOf('demo teacher'),
    });
    const page = await context.newPage();
    await page.goto(`${DEMO_LEAGUE}/project/finish`);
    const step = page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]');
    await expect(step).toHaveText('Guess');
    await expect(page.getByText('Write your guess down first.')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(step).toHaveText('Same-size pieces');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Who is ahead, and by how much?',
    );
    await page.keyboard.press('Space');
    await expect(step).toHaveText('Who wins');
    const [left = '', right = ''] = await page.getByRole('heading', { level: 2 }).allInnerTexts();
    const winner = await page.getByRole('heading', { level: 1 }).innerText();
    expect([left, right].filter((team) => winner.startsWith(`${team}, by`))).toHaveLength(1);
    await page.keyboard.press('Space');
    await expect(step).toHaveText('Guess');
  },
);

rolesTest(
  'the grid is worked by keyboard alone, and keeps its view in the address',
  async ({ browser, site, sessionOf }) => {
    const page = await (
      await browser.newContext({
        baseURL: site,
        storageState: await sessionOf('demo teacher'),
        viewport: { width: 1366, height: 768 },
      })
    ).newPage();
    const hands = keyboard(page);
    await page.goto(DEMO_LEAGUE);
    await page.getByLabel('Which week').selectOption('3');
    await expect(page.getByRole('table', { name: 'Students in week 3' })).toBeVisible();
    await hands.press(page.getByRole('link', { name: /^At work/ }));
    await expect(page).toHaveURL(`${site}${DEMO_LEAGUE}?week=3&show=at-work`);
    await page.reload();
    await expect(page.getByRole('link', { name: /^At work/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await hands.press(page.getByRole('link', { name: /^MVP/ }));
    const shown = await page.getByRole('rowheader').getByRole('link').allInnerTexts();
    const file = page.waitForEvent('download');
    await hands.press(page.getByRole('link', { name: 'Week 3 as it is shown here (CSV)' }));
    const lines = readFileSync(await (await file).path(), 'utf8')
      .trim()
      .split('\r\n')
      .slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(shown);

    const name = page.getByRole('rowheader').getByRole('link').last();
    await hands.press(name);
    await expect(page).toHaveURL(/\/students\/[^/?]+\?week=3$/);
  },
);

rolesTest(
  'the grid fits a phone: the page stays in its width, and the names stay beside their steps',
  async ({ browser, site, sessionOf }) => {
    const page = await (
      await browser.newContext({
        baseURL: site,
        storageState: await sessionOf('demo teacher'),
        viewport: NARROW,
      })
    ).newPage();
    await page.goto(DEMO_LEAGUE);
    const region = page.getByRole('region', { name: 'Students in week 6' });
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    const first = region.getByRole('rowheader').first();
    await first.scrollIntoViewIfNeeded();
    const place = await first.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      const around = element.closest('section')?.getBoundingClientRect();
      return {
        isAtTheEdge: Math.abs(left - (around?.left ?? -99)) <= 2,
        leavesRoom: right < window.innerWidth * 0.6,
      };
    });
    expect(place).toEqual({ isAtTheEdge: true, leavesRoom: true });
    // A row half covered by the table's head can't be clicked completely, so the row is scrolled to
    // the top.
    await region.evaluate((element) => element.scrollTo({ top: 0, left: element.scrollWidth }));
    await page.evaluate(() => scrollTo(0, 0));
    await expectForEverybody(page);
  },
);
