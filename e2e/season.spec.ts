import type { Browser, BrowserContext, Page } from '@playwright/test';
import { mouse } from './support/hands';
import type { Account } from './support/http';
import { newLeague, studentIn } from './support/league';
import { operatorOn } from './support/operator';
import { copyOfData, type OwnData, type OwnServer, startOwnServer } from './support/own-server';
import { signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { Student } from './support/student';
import { openLiveLeague, showJoinCode } from './support/teacher';
import { expect, test } from './support/test';

const OLD = 2023;
const NEW = 2024;

let data: OwnData | null = null;
let server: OwnServer | null = null;

test.afterEach(async () => {
  await server?.kill();
  data?.remove();
  server = null;
  data = null;
});

async function signedInBrowser(
  browser: Browser,
  site: string,
  account: Account,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: 1366, height: 768 },
  });
  await signInBrowser(context, account);
  return context;
}

/**
 * A page whose live connection never opens, as behind a school's filter, so it receives no news.
 */
async function deafPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.route('**/api/stream', (route) => route.abort());
  await page.goto(path);
  return page;
}

test('a new season begins while students are there: open pages lead to its first step, last season’s work stays, and both start over', async ({
  browser,
}) => {
  test.slow();
  data = copyOfData();
  await operatorOn(data.dataDir, 'import-season', '--season', String(NEW));
  server = await startOwnServer({ dataDir: data.dataDir });
  const league = await newLeague(server.site, 'Room 21');
  const atHome = await signedInBrowser(browser, server.site, await studentIn(server.site, league));
  const classroom = await signedInBrowser(browser, server.site, league.teacher);
  const live = await atHome.newPage();
  const connected = live.waitForResponse((response) => response.url().endsWith('/api/stream'));
  await live.goto('/student/weeks');
  const page = await deafPage(atHome, '/student/dashboard');
  const open = await deafPage(atHome, '/student/score-cards?step=QB');
  const card = new ScoreCard(open, mouse(open));
  await card.answer(pointsOf(await card.readLines('Quarterback')));
  await card.nextStep();
  await card.readLines('Running Back 1');
  const team = { name: 'Make your team', level: 1 };
  expect((await connected).status()).toBe(200);
  const before = data.stored();

  expect(await operatorOn(data.dataDir, 'set-season', String(NEW))).toContain(
    `The season is ${NEW}, week 0.`,
  );

  await test.step('a page with a live connection goes there by itself, and one without at the next click', async () => {
    await expect(live.getByRole('heading', team)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Lineup', exact: true }).click();
    await expect(page.getByRole('heading', team)).toBeVisible();
    await expect(page.getByText('A new season is starting')).toBeVisible();
    await card.type({ top: 1n, bottom: 2n });
    await card.check();
    await expect(open.getByText(/^A new season has started/)).toBeVisible();
    await open.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(open.getByRole('heading', team)).toBeVisible();
  });

  await test.step('of everything that was stored only the season itself is another', async () => {
    const after = data?.stored() ?? new Set();
    const gone = [...before].filter((row) => !after.has(row));
    expect(gone).toEqual([
      expect.stringMatching(new RegExp(`^doc/appData .*currentSeason\\W+${OLD}\\b`)),
    ]);
  });

  const student = new Student(page, mouse(page));
  await test.step('the student makes a new team, drafts among the new season’s players, and sees how to join a class', async () => {
    // A background tab draws once a second, and each press waits for that.
    await page.bringToFront();
    await page.getByRole('link', { name: 'answer the three questions again' }).click();
    await student.answerQuestions({ game: 'Excited', math: 'Okay', fractions: 'Good' });
    await student.createTeam({
      name: 'Lucky Yaks',
      mascot: 'Llama',
      helmet: 'Navy',
      faceMask: 'Yellow',
      theme: 'Purple',
    });
    await student.readHowToDraft();
    await student.fillRoster();
    await page.goto('/student/dashboard');
    await expect(page.getByRole('heading', { name: 'Join your class' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('0 MVP');
  });

  const desk = await classroom.newPage();
  await test.step('the teacher’s desk starts fresh, and shows last season’s class to look at', async () => {
    await desk.goto('/teacher/dashboard');
    await expect(desk.getByRole('main')).toContainText(`${NEW} season`);
    // The NFL isn't playing this season today, so the dashboard names none of its weeks.
    await expect(desk.getByText('Pre-season')).toHaveCount(0);
    await expect(
      desk.getByRole('heading', { name: `Open a league for the ${NEW} season` }),
    ).toBeVisible();
    await desk
      .getByRole('navigation', { name: 'Seasons' })
      .getByRole('link', { name: String(OLD) })
      .click();
    await expect(
      desk.getByRole('heading', { name: `My ${OLD} leagues (view only)` }),
    ).toBeVisible();
    await desk.getByRole('link', { name: 'Open Room 21' }).click();
    await expect(desk.getByRole('main')).toContainText(`${OLD} season`);
    await desk.goto(`/teacher/leagues/${league.id}?week=6`);
    const row = desk.getByRole('row').filter({ hasText: 'Sam Q.' });
    await expect(row.getByRole('cell').first()).toHaveText('QB right');
  });

  await test.step('the teacher opens a league for the new season, and the student joins it', async () => {
    const { code, password } = await openLeague(desk);
    await page.getByLabel('Join code').fill(code);
    await page.getByLabel('League password').fill(password);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Join your class' })).toHaveCount(0);
    await expect(desk.getByRole('row').filter({ hasText: 'Sam Q.' })).toBeVisible();
  });
});

async function openLeague(desk: Page): Promise<{ code: string; password: string }> {
  await desk.goto('/teacher/dashboard');
  await openLiveLeague(desk, { name: 'Room 21 again', password: 'brave otter' });
  return { code: await showJoinCode(desk), password: 'brave otter' };
}
