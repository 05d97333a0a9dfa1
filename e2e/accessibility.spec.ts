import type { Browser, Page } from '@playwright/test';
import { expectForEverybody, expectNoViolations, NARROW } from './support/axe';
import { mouse } from './support/hands';
import { DEMO_STUDENT_ID, PAGES, routesWithoutRow } from './support/pages';
import { type Role, type StoredSession, test } from './support/roles';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect } from './support/test';
import { watch } from './support/watch';

test('every page of the build has a row', () => {
  expect(routesWithoutRow()).toEqual([]);
});

for (const [role, paths] of Object.entries(PAGES) as [Role, readonly string[]][]) {
  for (const row of paths) {
    test(`${row} works for everybody, as a ${role} sees it, and asks nobody else (P2)`, async ({ browser, site, sessionOf }) => {
      const page = await pageOf(browser, site, await sessionOf(role));
      const path = row.includes(DEMO_STUDENT_ID) ? row.replace(DEMO_STUDENT_ID, await demoStudentId(page)) : row;
      const seen = await watch(page, site);
      await page.goto(path);
      expect(new URL(page.url()).pathname, 'the page itself and not one it leads to').toBe(new URL(path, site).pathname);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectForEverybody(page);
      expect(seen).toEqual({ foreign: [], violations: [] });
    });
  }
}

/** Forms sent as they are, empty: each says what is missing. */
const EMPTY_FORMS: readonly { role: Role; path: string; send: string }[] = [
  { role: 'visitor', path: '/sign-up', send: 'Make my account' },
  { role: 'visitor', path: '/join-league', send: 'Find my league' },
  { role: 'visitor', path: '/forgot-password', send: 'Send me a link' },
  { role: 'visitor', path: '/reset-password?token=not-a-token', send: 'Save the new password' },
  { role: 'visitor', path: '/student/login', send: 'Sign in' },
  { role: 'visitor', path: '/student/signup', send: 'Make my account' },
  { role: 'without profile', path: '/student/create-profile', send: 'Go on' },
  { role: 'new student', path: '/student/dashboard', send: 'Join' },
  { role: 'with a name only', path: '/student/assessment', send: 'Go on' },
  { role: 'demo teacher', path: '/teacher/leagues/new', send: 'Open the league' },
  { role: 'demo teacher', path: '/teacher/leagues/demo-league/settings', send: 'Delete this league for good' },
];

for (const { role, path, send } of EMPTY_FORMS) {
  test(`${path} works for everybody when it was sent empty, and takes the keyboard to what is missing`, async ({
    browser,
    site,
    sessionOf,
  }) => {
    const page = await pageOf(browser, site, await sessionOf(role));
    await page.goto(path);
    await page.getByRole('button', { name: send, exact: true }).click();
    const wrong = page.locator('main [aria-invalid="true"], main fieldset:has([id$="-error"]) input').first();
    await expect(wrong).toBeFocused();
    await expectForEverybody(page);
  });
}

test('a score card works for everybody while it refuses, corrects and confirms an answer', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  const card = new ScoreCard(page, mouse(page));
  await page.goto('/student/score-cards');
  const step = await card.openStep();

  await card.numerator.fill('1');
  await card.denominator.fill('0');
  await card.check();
  await expect(page.getByText('The bottom number cannot be 0.')).toBeVisible();
  await expectForEverybody(page);

  await card.denominator.fill('7');
  await card.check();
  await expect(page.getByText(/tr(y|ies) so far/)).toBeVisible();
  await expectForEverybody(page);

  await card.answer(pointsOf(await card.readLines(step)));
  await expectForEverybody(page);
});

test('a line-up works for everybody while somebody chooses a player', async ({ browser, site, sessionOf }) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/lineup');
  await page.getByRole('button', { name: /^Wide Receiver 1/ }).click();
  await expect(page.getByRole('region', { name: 'Who plays Wide Receiver 1?' })).toBeVisible();
  await expectForEverybody(page);
});

test('the menu of a narrow page works for everybody when it is open', async ({ browser, site, sessionOf }) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.setViewportSize(NARROW);
  await page.goto('/student/dashboard');
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Box scores', exact: true })).toBeVisible();
  await expectNoViolations(page);
});

async function demoStudentId(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/leagues/demo-league/grid')).json();
  return data.rows[0].studentId;
}

async function pageOf(browser: Browser, site: string, storageState: StoredSession): Promise<Page> {
  return (await browser.newContext({ baseURL: site, storageState })).newPage();
}
