import type { Page } from '@playwright/test';
import { callAction } from './support/actions';
import { CHROMEBOOK, expectForEverybody, NARROW } from './support/axe';
import { button, expectOnFirstScreen } from './support/first-screens';
import { mouse } from './support/hands';
import { newVisitor, signInOverHttp } from './support/http';
import { letWorkerIn, untilKept } from './support/kept';
import { newLeague, studentIn } from './support/league';
import { correctGame, moveWeek, operator } from './support/operator';
import { copyOfData, startOwnServer } from './support/own-server';
import { playingStudent, signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { test as base, expect } from './support/test';

/**
 * These tests open the live season's weeks one after another, for every class without its own
 * calendar, on a server and a copy of the data that no other test uses.
 */
const test = base.extend<object, { ownSite: string }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures off this pattern.
    async ({}, use) => {
      const data = copyOfData();
      // The operator's commands write here, and emails are looked for here.
      process.env.E2E_DATA_DIR = data.dataDir;
      const server = await startOwnServer({ dataDir: data.dataDir });
      await use(server.site);
      await server.kill();
      data.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite),
});
test.describe.configure({ mode: 'serial' });

const openNextWeek = () => operator('open-week');

/**
 * Pretends during `look` that the week opened two weeks earlier: a demo created on a Wednesday
 * begins its week on Thursday.
 */
async function whileTheDeadlineIsOver(look: () => Promise<void>): Promise<void> {
  const earlier = await moveWeek(-14);
  try {
    expect(earlier.getTime()).toBeLessThan(Date.now());
    await look();
  } finally {
    await moveWeek(14);
  }
}

/** The week on the page. It is read, because an earlier run of these tests may have opened some. */
async function shownWeek(page: Page): Promise<number> {
  const words = page.getByRole('banner').getByText(/^Week \d+/);
  return Number(/\d+/.exec(await words.innerText())?.[0]);
}

/** Waits for the live connection, which opens a few seconds after the page. */
async function openLive(page: Page, path: string): Promise<void> {
  const connected = page.waitForResponse((response) => response.url().endsWith('/api/stream'));
  await page.goto(path);
  expect((await connected).status()).toBe(200);
}

test('the lock of the line-up passes while the page is open: the places close, and a sentence says why', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  await page.clock.install();
  await page.goto('/student/lineup');
  const places = page.getByRole('button', { name: /Change$/ });
  await expect(places).toHaveCount(8);
  await expect(page.getByText(/\(.* left\)/)).toBeVisible();
  const deadline = await moveWeek(0);
  // The browser's clock stands still until the server's deadline has passed, so there is no race.
  await page.clock.pauseAt(deadline.getTime() - 5_000);
  await expect(page.getByText(/\(\d+ seconds? left\)/)).toBeVisible();

  await whileTheDeadlineIsOver(async () => {
    // Another process moved the deadline; the server must know before the page calls it.
    await expect(async () => {
      const answer = await context.request.get('/student/lineup');
      expect(await answer.text()).toContain('This lineup is locked');
    }).toPass();
    await page.clock.runFor(60_000);
    await page.clock.resume();
    await expect(page.getByText('This lineup is locked')).toBeVisible();
    await expect(
      page.getByText(
        /It locked on \w+day, \w+ \d+, \d+:\d\d [AP]M\. The next one opens with week \d+\./,
      ),
    ).toBeVisible();
    await expect(places).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('This lineup is locked')).toBeVisible();
    await expect(places).toHaveCount(0);
    // The next step can be done again.
    await page.getByRole('link', { name: 'Back to my tasks' }).click();
    await expect(
      page.getByText(
        /^Locked on \w+day, \w+ \d+, \d+:\d\d [AP]M\. The next one opens with week \d+\.$/,
      ),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Check Box Scores', level: 2 })).toBeVisible();
  });
});

test('a change that comes after the lock, from a page whose clock has stopped, is refused kindly', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  await page.goto('/student/lineup');
  await page.getByRole('button', { name: /^Quarterback/ }).click();
  await whileTheDeadlineIsOver(async () => {
    await page
      .getByRole('region', { name: 'Who plays Quarterback?' })
      .getByRole('button')
      .first()
      .click();
    await expect(page.getByText('This lineup is locked')).toBeVisible();
    await expect(page.getByRole('button', { name: /Change$/ })).toHaveCount(0);
  });
});

test('a week opened while the page is open shows by itself, but is only announced to someone who is typing', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const card = await context.newPage();
  await openLive(card, '/student/score-cards?step=QB');
  await card.getByRole('textbox', { name: 'Whole number' }).fill('41');
  await openLive(page, '/student/dashboard');
  const week = await shownWeek(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  expect(await openNextWeek()).toContain(`Week ${week + 1}`);
  await expect(page.getByText(`Week ${week + 1} is open`)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Week ${week + 1}`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await expect(card.getByText(`Week ${week + 1} is open`)).toBeVisible();
  await expect(card.getByText(`Week ${week}, level 1`, { exact: true })).toBeVisible();
  await expect(card.getByRole('textbox', { name: 'Whole number' })).toHaveValue('41');
  await card.getByRole('button', { name: 'Show it now' }).click();
  await expect(card.getByText(`Week ${week + 1}, level 1`, { exact: true })).toBeVisible();
  await expect(card.getByRole('textbox', { name: 'Whole number' })).toHaveValue('');
});

test('a week that has just opened is never last week’s card when the Wi-Fi goes', async ({
  context,
  page,
  site,
}) => {
  await letWorkerIn(page);
  await signInBrowser(context, await playingStudent(site));
  await page.goto('/student/score-cards');
  await untilKept(page, '/student/score-cards');
  await openLive(page, '/student/dashboard');
  const week = await shownWeek(page);
  await openNextWeek();
  await expect(page.getByRole('banner')).toContainText(`Week ${week + 1}`);
  await context.setOffline(true);
  await page.goto('/student/score-cards');
  await expect(
    page.getByRole('heading', { level: 1, name: 'This page needs Wi-Fi' }),
  ).toBeVisible();
  await expect(page.getByText('Calculate points')).toHaveCount(0);
});

test('one connection stays open from page to page, and the last page still hears of a new week', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stream')) opened.push(new URL(page.url()).pathname);
  });
  await openLive(page, '/student/dashboard');
  for (const place of ['Lineup', 'Leaderboards', 'Draft', 'Dashboard']) {
    const link = page.getByRole('banner').getByRole('link', { name: place, exact: true });
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(`${site}${href}`);
  }
  const week = await shownWeek(page);
  await openNextWeek();
  await expect(page.getByRole('banner')).toContainText(`Week ${week + 1}`);
  expect(opened).toEqual(['/student/dashboard']);
});

test('the operator pauses the season: open pages say so by themselves, nothing can be changed, and afterwards it goes on', async ({
  browser,
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  await openLive(page, '/student/lineup');
  const places = page.getByRole('button', { name: /Change$/ });
  await expect(places).toHaveCount(8);
  // A class that plays along: replaying classes, such as the demo's, are paused by their teachers.
  const league = await newLeague(site);
  expect(await operator('pause-season')).toContain('is paused');
  try {
    await expect(
      page.getByText(/^The people who run Fraction League paused the season on \w+, /),
    ).toBeVisible();
    await expect(page.getByText('Nothing can be changed until they let it go on.')).toBeVisible();
    await expect(places).toHaveCount(0);

    const teacher = await (await browser.newContext({ baseURL: site })).newPage();
    await signInBrowser(teacher.context(), league.teacher);
    // Another process paused it, and this server may be a second behind.
    await expect(async () => {
      await teacher.goto('/teacher/dashboard');
      await expect(
        teacher.getByText('students can look at everything but can’t change anything.'),
      ).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await expect(teacher.getByText(/can be opened from/)).toHaveCount(0);
    await teacher.context().close();
    expect(await operator('pause-season')).toContain('was paused already');
  } finally {
    await operator('resume-season');
  }
  await expect(page.getByText('paused the season')).toHaveCount(0);
  await expect(places).toHaveCount(8);
});

test('whose class pauses, or who is taken out in mid-answer, reads it once above the work, and the yellow button stays on the first screen', async ({
  context,
  page,
  site,
}) => {
  const league = await newLeague(site);
  const account = await studentIn(site, league);
  const desk = await newVisitor(site);
  await signInOverHttp(desk, league.teacher);
  const change = async (name: string, input: object) => {
    const { result } = await callAction(desk, site, name, [{ leagueId: league.id, ...input }]);
    expect(result, name).toMatchObject({ ok: true });
  };
  await page.setViewportSize(CHROMEBOOK);
  await signInBrowser(context, account);
  const card = new ScoreCard(page, mouse(page));
  const banner = page.getByRole('status').filter({ hasText: 'Ms Lind' });
  await openLive(page, '/student/score-cards?step=QB');
  await card.whole.fill('41');

  await change('changeCalendarAction', {
    change: { kind: 'pause', sentence: 'Fire drill. Pens down!' },
  });
  await expect(banner).toContainText(
    /^Ms Lind paused your class on .*Fire drill\. Pens down!.*Nothing can be changed until Ms Lind/,
  );
  await expect(card.whole).toHaveValue('41');
  await expectOnFirstScreen([banner, button(page, 'Check my answer')]);
  await page.reload();
  await expect(page.getByText('Fire drill. Pens down!')).toHaveCount(1);
  await expect(page.getByText(/paused your class/)).toHaveCount(1);

  await change('changeCalendarAction', { change: { kind: 'go-on' } });
  await expect(banner).toHaveCount(0);
  await page.setViewportSize(NARROW);
  await openLive(page, '/student/score-cards?step=QB');
  await card.whole.fill('42');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const { data } = await (await desk.get(`/api/leagues/${league.id}/grid`)).json();
  await change('removeStudentAction', {
    studentId: data.rows[0].studentId,
    operationId: `taken-out-${league.id}`.slice(0, 40),
  });
  await expect(page.getByText('Your teacher took you out of Room 21.')).toBeInViewport();
  await expect(card.whole).toHaveValue('42');
  await expectOnFirstScreen([button(page, 'Check my answer'), button(page, 'Show it now')]);
  await page.getByRole('button', { name: 'Show it now' }).click();
  await expect(page).toHaveURL(`${site}/student/dashboard`);
  await expect(page.getByText('Your teacher took you out of Room 21.')).toHaveCount(1);
  await expect(page.getByText('This page is up to date.')).toHaveCount(0);
});

test('one press of the teacher asks all screens of a class to look up; who is typing loses nothing, and goes on where it was', async ({
  browser,
  context,
  page,
  site,
}) => {
  const league = await newLeague(site);
  await signInBrowser(context, await studentIn(site, league));
  const stranger = await (await browser.newContext({ baseURL: site })).newPage();
  await signInBrowser(stranger.context(), await playingStudent(site));
  const desk = await (await browser.newContext({ baseURL: site, viewport: CHROMEBOOK })).newPage();
  await signInBrowser(desk.context(), league.teacher);
  await desk.goto(`/teacher/leagues/${league.id}`);
  await openLive(stranger, '/student/score-cards?step=QB');
  const card = new ScoreCard(page, mouse(page));
  await openLive(page, '/student/score-cards?step=QB');
  const points = pointsOf(await card.readLines('Quarterback'));
  await card.whole.fill('41');
  await card.numerator.fill('7');

  await expectOnFirstScreen([button(desk, 'Eyes up')]);
  await desk.getByRole('button', { name: 'Eyes up' }).click();
  const pressed = Date.now();
  const screen = page.getByRole('dialog', { name: 'Look at the board, please.' });
  await expect(screen).toBeVisible();
  expect(Date.now() - pressed, 'within about a second').toBeLessThan(2_000);
  await expect(screen).toContainText('Your work is kept.');
  await expect(screen.locator(':focus'), 'which reads it out').toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.type('99');
  await expect(screen).toBeVisible();
  await expect(card.whole).toHaveValue('41');
  await expect(stranger.getByRole('dialog')).toHaveCount(0);
  await expectForEverybody(page);
  await page.reload();
  await expect(screen, 'a page without its connection says it too').toBeVisible();

  await expect(desk.getByText('All screens say “Look at the board, please.”')).toBeVisible();
  await desk.getByRole('button', { name: 'Go on' }).click();
  await expect(screen).toBeHidden();
  await expect(card.whole).toHaveValue('41');
  await expect(card.numerator).toHaveValue('7');
  await card.numerator.focus();
  await desk.getByRole('button', { name: 'Eyes up' }).click();
  await expect(screen).toBeVisible();
  await desk.getByRole('button', { name: 'Go on' }).click();
  await expect(card.numerator, 'the cursor is where it was').toBeFocused();

  // An answer that is already on its way is judged.
  let arrive = () => {};
  const isOn = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/attempts', async (route) => {
    await isOn;
    await route.continue();
  });
  await card.retype(points);
  await card.check();
  await desk.getByRole('button', { name: 'Eyes up' }).click();
  await expect(screen).toBeVisible();
  arrive();
  await expect(desk.getByRole('cell', { name: 'QB right' })).toBeVisible();
  await desk.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeVisible();
});

test('a page that was without a network finds the new week when it is back', async ({
  context,
  page,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site));
  await openLive(page, '/student/dashboard');
  const week = await shownWeek(page);
  await context.setOffline(true);
  await openNextWeek();
  await context.setOffline(false);
  await expect(page.getByRole('banner')).toContainText(`Week ${week + 1}`, { timeout: 20_000 });
});

test('a session that is ended elsewhere ends on the open page too (S13)', async ({
  browser,
  context,
  page,
  site,
}) => {
  const account = await playingStudent(site);
  await signInBrowser(context, account);
  await openLive(page, '/student/dashboard');
  // The same session in another browser, as after a copied cookie.
  const elsewhere = await browser.newContext({
    baseURL: site,
    storageState: await context.storageState(),
  });
  const other = await elsewhere.newPage();
  await other.goto('/student/dashboard');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other).toHaveURL(`${site}/`);
  await expect(page).toHaveURL(`${site}/`);
  await elsewhere.close();
});

test('a game that the NFL corrects opens its step again with the new numbers, and costs nothing', async ({
  context,
  page,
  site,
}) => {
  const account = await playingStudent(site);
  await signInBrowser(context, account);
  const card = new ScoreCard(page, mouse(page));
  // The first starter in the drawn lineup who has played this week.
  const starters = [
    ['QB', 'Quarterback', 'PassingYards', 'passing yards'],
    ['RB1', 'Running Back 1', 'RushingYards', 'rushing yards'],
    ['RB2', 'Running Back 2', 'RushingYards', 'rushing yards'],
    ['WR1', 'Wide Receiver 1', 'ReceivingYards', 'receiving yards'],
    ['WR2', 'Wide Receiver 2', 'ReceivingYards', 'receiving yards'],
  ] as const;
  let [key, title, field, unit]: (typeof starters)[number] = starters[0];
  for ([key, title, field, unit] of starters) {
    await page.goto(`/student/score-cards?step=${key}`);
    await card.expectStep(title);
    if (
      await page
        .getByRole('region', { name: title })
        .getByText(/ against /)
        .isVisible()
    )
      break;
  }
  await card.answer(pointsOf(await card.readLines(title)));

  const before = await correctGame(account.email, key, field);
  await page.goto('/student/dashboard');
  await expect(page.getByText('The NFL corrected a game')).toBeVisible();
  await page.getByRole('link', { name: /^Score card for week/ }).click();
  await page.getByRole('button', { name: new RegExp(`${title}.*Again`) }).click();
  await expect(
    page.getByText(`The NFL corrected this game: ${before + 10} ${unit}, not ${before}.`),
  ).toBeVisible();
  // Another process imported the numbers, and this server may be a second behind.
  await expect(async () => {
    await page.goto(`/student/score-cards?step=${key}`);
    expect((await card.readLines(title)).map(({ count }) => count)).toContain(BigInt(before + 10));
  }).toPass();
  await expect(page.getByText('5 MVP points')).toBeVisible();
  await card.answer(pointsOf(await card.readLines(title)));
  await expect(page.getByText(/The NFL corrected this game/)).toHaveCount(0);
});
