import type { Browser, Page } from '@playwright/test';
import { DEMO_STUDENTS } from '../lib/data/demo/class-list';
import { callAction } from './support/actions';
import { CHROMEBOOK, expectForEverybody } from './support/axe';
import { demoStudent, demoTeacher } from './support/demo';
import { expectOnFirstScreen } from './support/first-screens';
import { signedIn, signedInWithoutProfile } from './support/http';
import { type StoredSession, test } from './support/roles';
import { expect } from './support/test';

const GAME = '/student/box-scores/2023_06_NYG_BUF';
const LATER_GAME = '/student/box-scores/2023_07_BUF_NE';
const BOARDS = ['', '?board=season', '?board=mvp', '?board=accuracy', '?week=3'].map(
  (query) => `/student/leaderboards${query}`,
);

async function pageOf(browser: Browser, site: string, storageState: StoredSession): Promise<Page> {
  return (
    await browser.newContext({
      baseURL: site,
      storageState,
      viewport: { width: 1366, height: 768 },
    })
  ).newPage();
}

/** The other boards are among the pages of `accessibility.spec.ts`. */
const OTHER_BOARDS = BOARDS.filter((path) => /mvp|accuracy|week/.test(path));

for (const path of [...OTHER_BOARDS, GAME, LATER_GAME]) {
  test(`${path} works for everyone`, async ({ browser, site, sessionOf }) => {
    const page = await pageOf(browser, site, await sessionOf('demo student'));
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectForEverybody(page);
  });
}

test('the boards lead to one another and to past weeks, equal points share a rank, and the own row is on the first screen', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/leaderboards');
  const rows = page.getByRole('list', { name: /^Teams of / }).getByRole('listitem');
  await expect(rows).toHaveCount(DEMO_STUDENTS.length);

  const ranks = (await rows.allInnerTexts()).map((text) => ({
    rank: Number(/Rank\s+(\d+)/.exec(text)?.[1]),
    tied: /\btie\b/.test(text),
  }));
  for (const { rank, tied } of ranks)
    expect(ranks.filter((other) => other.rank === rank).length > 1).toBe(tied);
  expect(
    ranks.some(({ tied }) => tied),
    'two students of the demo class have no points yet',
  ).toBe(true);

  const own = rows
    .filter({ hasText: 'you' })
    .filter({ has: page.getByText('you', { exact: true }) });
  await expect(own).toBeInViewport({ ratio: 0.9 });

  await page.getByRole('link', { name: 'Week 3' }).click();
  await expect(
    page.getByRole('list', { name: 'Teams of Room 12 Fractions, week 3' }),
  ).toBeVisible();
  for (const [tab, unit] of [
    ['Season', 'points'],
    ['MVP points', 'MVP points'],
    ['Most improved', 'better'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Leaderboards' })
      .getByRole('link', { name: tab })
      .click();
    await expect(page.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
    await expect(rows.first()).toContainText(unit);
  }
});

test('the photo finish runs when asked, takes the focus and gives it back, and each board is announced once', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/leaderboards');
  await expect(page).toHaveTitle(/^Leaderboards: latest week/);
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const said = () =>
      document
        .querySelector('next-route-announcer')
        ?.shadowRoot?.textContent?.replace(/\s+/g, ' ') ?? '';
    const look = () => {
      if (said() && said() !== heard.at(-1)) heard.push(said());
      requestAnimationFrame(look);
    };
    look();
  });
  await page.getByRole('link', { name: 'Season' }).click();
  await expect(page).toHaveTitle(/^Leaderboards: season/);
  await expect(page.getByRole('link', { name: 'Season' })).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual([expect.stringMatching(/^Leaderboards ?: season/)]);

  const before = fetched.filter((url) => url.endsWith('.js')).length;
  const link = page.getByRole('link', { name: 'Run the photo finish from week 5 to 6' });
  await link.click();
  const finish = page.getByRole('dialog', { name: 'Photo finish' });
  const lanes = finish.getByRole('list', { name: 'From week 5 to week 6' }).getByRole('listitem');
  await expect(lanes.filter({ hasText: '(you)' })).toContainText('in week 5,');
  expect(
    fetched.filter((url) => url.endsWith('.js')).length,
    'its script comes when asked',
  ).toBeGreaterThan(before);
  await expect(finish.getByRole('button', { name: 'Run again' })).toBeFocused();
  await expectForEverybody(page);
  await finish.getByRole('button', { name: 'See the ranks' }).click();
  await expect(finish).toHaveCount(0);
  await expect(link).toBeFocused();
  await link.click();
  await expect(finish).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(finish).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the photo finish of a week that is still open never runs backward, and all teams count by one rule', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/leaderboards');
  await expect(page.getByText('Same rule for every team: the board uses level 1.')).toBeVisible();
  await page.getByRole('link', { name: 'Run the photo finish of week 6 so far' }).click();
  const finish = page.getByRole('dialog', { name: 'Photo finish' });
  await expect(finish.getByRole('list', { name: 'Week 6 so far' })).toBeVisible();
  const runs = await finish
    .locator('.lane-runner')
    .evaluateAll((lanes) =>
      lanes.map((lane) =>
        ['--from', '--to'].map((end) =>
          Number.parseFloat((lane as HTMLElement).style.getPropertyValue(end)),
        ),
      ),
    );
  expect(runs.length).toBeGreaterThan(1);
  for (const [from = 100, to = 0] of runs) expect(from).toBeLessThanOrEqual(to);
});

test('a finished card tells the week’s story and leads to the photo finish, and the dashboard says what changed', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/dashboard');
  await expect(page.getByText(/Week 5 ended with/)).toBeVisible();
  await page.goto('/student/score-cards?week=5');
  const story = page.getByRole('region', { name: 'Week 5 is worked out' });
  await expect(story.getByRole('region', { name: 'The longest way' })).toContainText(
    /\d+ yards. A field has 100\./,
  );
  await expect(story.getByRole('heading', { name: /^You are .* of 24 teams$/ })).toBeVisible();
  await expect(story).not.toContainText(/minus|less/);
  await page.setViewportSize(CHROMEBOOK);
  await expectOnFirstScreen([
    story.getByRole('link', { name: /^Run the photo finish/ }),
    story.getByRole('region', { name: 'The longest way' }),
    story.getByRole('heading', { name: /^You are / }),
  ]);
  await expectForEverybody(page);
  await story.getByRole('link', { name: 'Run the photo finish from week 4 to 5' }).click();
  await expect(page.getByRole('dialog', { name: 'Photo finish' })).toBeVisible();
});

test('the own number opens down to its parts, and they add up', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/leaderboards?board=mvp');
  await page.getByRole('link', { name: 'How you got your points' }).click();
  const working = page.getByRole('region', { name: 'How you got your points' });
  await expect(working).toBeInViewport();
  const parts = (await working.getByRole('definition').allInnerTexts()).map((text) =>
    Number(text.replace('−', '-')),
  );
  const total = parts.pop();
  expect(parts.length).toBeGreaterThan(0);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
  await expect(page.getByRole('banner')).toContainText(`${total} MVP`);
});

test('no page of a student names a classmate (P5)', async ({ site }) => {
  const student = await signedIn(site, demoStudent);
  const others = DEMO_STUDENTS.slice(1);
  const fullNames = others.map(({ firstName, lastInitial }) => `${firstName} ${lastInitial}`);
  const bare = new RegExp(`\\b(${others.map(({ firstName }) => firstName).join('|')})\\b`);
  // Real players may share a first name with a student, so on pages with many players only a name
  // with its initial counts.
  const withInitial = new RegExp(`"(firstName)"|\\b(${fullNames.join('|')})\\b|demo-student-\\d`);
  // Nor anything that could be matched with a name elsewhere; the own team is Turbo Robots.
  const teacher = await signedIn(site, demoTeacher);
  const { data: grid } = await (await teacher.get('/api/leagues/demo-league/grid')).json();
  const ids = (grid.rows as { studentId: string; teamName: string | null }[])
    .filter(({ teamName }) => teamName !== 'Turbo Robots')
    .map(({ studentId }) => studentId);
  expect(ids).toHaveLength(others.length);
  const paths = [
    'dashboard',
    'box-scores',
    'score-cards',
    'lineup',
    'draft',
    'team',
    'graph-upload',
    'graph-upload/class',
    'graph-upload/build/histogram',
    'graph-upload/lessons/circle',
  ].map((name) => `/student/${name}`);
  for (const headers of [{}, { rsc: '1' }] as Record<string, string>[]) {
    for (const path of [...paths, GAME, ...BOARDS]) {
      const text = await (await student.get(path, { headers })).text();
      expect.soft(withInitial.exec(text)?.[0] ?? null, path).toBeNull();
      expect
        .soft(
          ids.filter((id) => text.includes(id)),
          `ids on ${path}`,
        )
        .toEqual([]);
      if (BOARDS.includes(path)) {
        expect.soft(bare.exec(text)?.[0] ?? null, path).toBeNull();
        expect.soft(text, path).not.toMatch(/attempts|misconception|"(userId|studentId)"/);
      }
    }
  }
});

test('a starter leads to the whole real game, and a later game is not there', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/box-scores');
  const starter = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: /^The whole game/ }) })
    .first();
  const name = await starter.getByRole('heading').innerText();
  await starter.getByRole('link', { name: /^The whole game/ }).click();
  await expect(page).toHaveURL(/\/student\/box-scores\/2023_06_/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(
    page.getByRole('rowheader', { name: new RegExp(`^${name} .*on your team`) }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to my starters' }).click();
  await expect(page).toHaveURL(/\/student\/box-scores$/);

  const student = await signedIn(site, demoStudent);
  for (const path of [LATER_GAME, '/student/box-scores/no-such-game'])
    expect((await student.get(path)).status(), path).toBe(404);
  expect((await student.get(GAME)).status()).toBe(200);
  const later = await (await student.get(LATER_GAME, { headers: { rsc: '1' } })).text();
  expect(later).not.toMatch(/Patriots|PassingYards|Bills \d/);
});

test('earlier weeks are behind a link on the dashboard, each with its own box scores and score card, and no later one', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/dashboard');
  await page.getByRole('link', { name: 'See earlier weeks, or finish one late' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Earlier weeks' })).toBeVisible();
  const weeks = (await page.getByRole('heading', { level: 2 }).allInnerTexts()).filter((text) =>
    /^Week \d+$/.test(text),
  );
  expect(weeks).toEqual(['Week 5', 'Week 4', 'Week 3', 'Week 2', 'Week 1']);
  await page.getByRole('link', { name: /^(Box scores|Read the box scores) of week 5/ }).click();
  await expect(page.getByText('Week 5, season 2023')).toBeVisible();
  await page
    .getByRole('link', { name: /^The whole game/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/student\/box-scores\/2023_05_/);
  await page.getByRole('link', { name: 'Back to my starters' }).click();
  await expect(page).toHaveURL(/\/student\/box-scores\?week=5$/);
  await page.goto('/student/box-scores?week=7');
  await expect(page.getByText('Week 6, season 2023')).toBeVisible();
});

test('the shelf has a shape for each thing learned, and says how to earn the rest', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/team');
  const shelf = page.getByRole('region', { name: 'Each shape says what you learned' });
  await expect(shelf.getByRole('listitem')).toHaveCount(7);
  await expect(
    shelf.getByRole('listitem').filter({ hasText: 'A week with all tasks' }),
  ).toContainText(/× \d+\s*weeks? \d/);
  await expect(shelf).toContainText('Guess first on a card, and land close.');
});

test('a team changes its name, mascot and colors later', async ({ browser, site }) => {
  const page = await pageOf(browser, site, await studentWithTeam(site));
  await page.goto('/student/draft');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /my team$/ })
    .click();
  await expect(page).toHaveURL(/\/student\/team$/);
  await expect(page.getByText('You don’t have any stickers yet.')).toBeVisible();
  await page.getByText('Change name, mascot, or colors').click();
  await page.getByLabel('Team name').fill('!');
  await page.getByRole('button', { name: 'Save my changes' }).click();
  await expect(page.getByLabel('Team name')).toBeFocused();
  await expect(page.getByLabel('Team name')).toHaveAttribute('aria-invalid', 'true');
  await expectForEverybody(page);

  await page.getByLabel('Team name').fill('Quick Comets');
  await page
    .getByRole('group', { name: 'Mascot', exact: true })
    .getByRole('radio', { name: 'Llama', exact: true })
    .check();
  await page
    .getByRole('group', { name: 'Team color', exact: true })
    .getByRole('radio', { name: 'Purple', exact: true })
    .check();
  await page.getByRole('button', { name: 'Save my changes' }).click();
  await expect(page.getByText('Quick Comets is saved.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Quick Comets/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Quick Comets/ })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Llama' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Purple' })).toBeVisible();
});

test('help is one quiet line that opens, and shifts nothing until it does', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/box-scores');
  const line = page.getByText('How this page works');
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(44);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  const sentence = page.getByText('Read what your eight starters did.');
  await expect(sentence).toBeHidden();
  await line.click();
  await expect(sentence).toBeVisible();
});

/** A student who has a team and hasn't drafted yet. */
async function studentWithTeam(site: string): Promise<StoredSession> {
  const visitor = await signedInWithoutProfile(site);
  const look = {
    name: 'Brave Badgers',
    mascot: 'snail',
    theme: 'Teal',
    helmetColor: '339999',
    facemaskColor: 'FFFFFF',
  };
  const unanswered = { gameExcitement: null, mathConfidence: null, fractionConfidence: null };
  await callAction(visitor, site, 'createProfileAndJoinLeagueAction', [
    { firstName: 'Tove', lastInitial: 'M' },
  ]);
  await visitor.get('/api/session');
  await callAction(visitor, site, 'saveOnboardingSelfAssessmentAction', [
    { skipped: true, ...unanswered, formulaLevel: 1 },
  ]);
  expect(
    (await callAction(visitor, site, 'createOrRedesignTeamAction', [look])).result,
  ).toMatchObject({
    ok: true,
  });
  return visitor.storageState();
}

/** The layout shift since the page opened, up to the next paint. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Two frames: the first may already be in progress, the second has everything laid out.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    entries.push(...observer.takeRecords());
    return entries.reduce(
      (total, entry) => total + (entry as PerformanceEntry & { value: number }).value,
      0,
    );
  });
}
