import type { Browser, Page } from '@playwright/test';
import {
  CHROMEBOOK,
  expectForEverybody,
  expectNoViolations,
  NARROW,
  smallTargets,
} from './support/axe';
import { demoStudentId, demoTeacher } from './support/demo';
import { expectOnFirstScreen, FIRST_SCREENS } from './support/first-screens';
import { mouse } from './support/hands';
import { signedIn } from './support/http';
import { unspokenLabels } from './support/names';
import { breakTeam } from './support/operator';
import { startFailingServer, startOwnServer } from './support/own-server';
import { DEMO_STUDENT_ID, PAGES, routesOfBuild, routesWithoutRow } from './support/pages';
import { playingStudent } from './support/playing-student';
import { type Role, type StoredSession, test } from './support/roles';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect } from './support/test';
import { NOTHING_BAD, watch } from './support/watch';

test('every page of the build has a row', () => {
  expect(routesWithoutRow(routesOfBuild())).toEqual([]);
});

/** Together these people see every screen and every control. */
const FULL: readonly Role[] = ['visitor', 'demo student', 'demo teacher'];

/** The most used screens. */
const MAIN_SCREENS: readonly { role: Role; path: string }[] = [
  { role: 'visitor', path: '/' },
  { role: 'visitor', path: '/student/login' },
  { role: 'demo student', path: '/student/dashboard' },
  { role: 'demo student', path: '/student/score-cards' },
  { role: 'demo student', path: '/student/lineup' },
  { role: 'demo student', path: '/student/draft' },
  { role: 'demo student', path: '/student/leaderboards' },
  { role: 'demo student', path: '/student/graph-upload/build/scatter-plot' },
  { role: 'demo teacher', path: '/teacher/leagues/demo-league' },
  { role: 'demo teacher', path: '/teacher/leagues/demo-league/graphs?week=5' },
];

/** Forms sent empty; each takes the keyboard to what is missing. */
const EMPTY_FORMS: readonly { role: Role; path: string; send: string }[] = [
  { role: 'visitor', path: '/sign-up', send: 'Create my account' },
  { role: 'visitor', path: '/join-league', send: 'Find my league' },
  { role: 'visitor', path: '/forgot-password', send: 'Ask for a link' },
  { role: 'visitor', path: '/reset-password?token=not-a-token', send: 'Save my new password' },
  { role: 'visitor', path: '/student/login', send: 'Sign in' },
  { role: 'visitor', path: '/student/signup', send: 'Create my account' },
  { role: 'without profile', path: '/student/create-profile', send: 'Next' },
  { role: 'new student', path: '/student/dashboard', send: 'Join' },
  { role: 'with a name only', path: '/student/assessment', send: 'Next' },
  { role: 'demo teacher', path: '/teacher/leagues/new', send: 'Open the league' },
];

/** Printed pages: sheets, their content, and what isn't printed. */
const PAPER: readonly { path: string; pages: number; says: RegExp }[] = [
  { path: '/teacher/leagues/demo-league/brief?week=5', pages: 1, says: /Week 5/ },
  { path: '/teacher/leagues/demo-league/brief?week=5&skills=1', pages: 1, says: /By skill/ },
  { path: '/guide/families?language=es', pages: 1, says: /Cinco minutos en casa/ },
  { path: '/guide', pages: 2, says: /How it works.*The first lesson: 45 minutes/s },
];

/** How many pages one test opens, in one tab, which keeps the app's scripts and axe. */
const PAGES_OF_A_TEST = 6;

for (const [role, pages] of Object.entries(PAGES) as [Role, readonly string[]][]) {
  const screens = FIRST_SCREENS.filter((screen) => screen.role === role);
  const paths = [...new Set([...pages, ...screens.map(({ path }) => path)])];
  for (let start = 0; start < paths.length; start += PAGES_OF_A_TEST) {
    const group = paths.slice(start, start + PAGES_OF_A_TEST);
    test(`pages of a ${role} work for everyone, also with an empty form and on paper, show their work without scrolling, and contact no other site (P2), from ${group[0]} on`, async ({
      browser,
      site,
      sessionOf,
    }) => {
      test.slow();
      const context = await browser.newContext({
        baseURL: site,
        storageState: await sessionOf(role),
        viewport: CHROMEBOOK,
      });
      const page = await context.newPage();
      const seen = await watch(page, site);
      for (const row of group)
        await test.step(row, async () => {
          await visit(page, site, role, row);
          expect.soft(seen, row).toEqual(NOTHING_BAD);
        });
    });
  }
}

/** Opens a page once and checks whatever holds for each page. */
async function visit(page: Page, site: string, role: Role, row: string) {
  const path = row.includes(DEMO_STUDENT_ID)
    ? row.replace(DEMO_STUDENT_ID, await demoStudentId(page.request))
    : row;
  await page.setViewportSize(CHROMEBOOK);
  // The page without Wi-Fi leads on as soon as the server answers.
  if (path === '/offline') await page.route('**/healthz', () => undefined);
  await page.goto(path);
  expect(new URL(page.url()).pathname, 'the page itself and not one it leads to').toBe(
    new URL(path, site).pathname,
  );
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  for (const screen of FIRST_SCREENS.filter((each) => each.role === role && each.path === row)) {
    await expectOnFirstScreen(screen.shows(page));
    expect(await page.evaluate(() => window.scrollY), `${path}: no one scrolled`).toBe(0);
  }
  expect.soft(await unspokenLabels(page), `${path}: what is seen but not in a name`).toEqual([]);
  await expectForEverybody(page);
  if (FULL.includes(role))
    expect.soft(await smallTargets(page), `${path}: what is too small to hit`).toEqual([]);
  if (MAIN_SCREENS.some((each) => each.role === role && each.path === row)) {
    await expectInSystemColors(page);
    await page.emulateMedia({ forcedColors: null, reducedMotion: null });
  }
  if (path === '/offline') await page.unroute('**/healthz');
  for (const paper of PAPER.filter((each) => each.path === row)) {
    expect(await sheetsOf(page), `${path}: sheets of paper`).toBe(paper.pages);
    await expectOnPaper(page, paper.says);
    await page.emulateMedia({ media: null });
  }
  for (const form of EMPTY_FORMS.filter((each) => each.role === role && each.path === row))
    await sendEmpty(page, form.send);
}

async function sendEmpty(page: Page, send: string): Promise<void> {
  const wrong = page
    .locator('main [aria-invalid="true"], main fieldset:has([id$="-error"]) input')
    .first();
  // A form sent before its script has loaded only reloads the page (`before-script.spec.ts`), which
  // can happen here on a busy machine.
  await expect(async () => {
    await page.getByRole('button', { name: send, exact: true }).click();
    await expect(wrong).toBeFocused({ timeout: 3_000 });
  }).toPass();
  await expectForEverybody(page);
}

test('a score card works for everyone while it refuses, corrects and confirms an answer', async ({
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
  await expect(page.getByText('The denominator can’t be 0.')).toBeVisible();
  await expectForEverybody(page);

  await card.denominator.fill('7');
  await card.check();
  await expect(page.getByText(/tr(y|ies) so far/)).toBeVisible();
  await expectForEverybody(page);

  await card.answer(pointsOf(await card.readLines(step)));
  await expectForEverybody(page);
});

test('a line-up works for everyone while someone chooses a player', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.goto('/student/lineup');
  await page.getByRole('button', { name: /Wide Receiver 1/ }).click();
  await expect(page.getByRole('region', { name: 'Who plays Wide Receiver 1?' })).toBeVisible();
  await expectForEverybody(page);
});

test('the menu of a narrow page works for everyone when it is open', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.setViewportSize(NARROW);
  await page.goto('/student/dashboard');
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Box scores', exact: true })).toBeVisible();
  await expectNoViolations(page);
});

test('a page that fails works for everyone, says so, and offers a way on', async ({
  browser,
  site,
}) => {
  const account = await playingStudent(site);
  const server = await startFailingServer();
  try {
    const student = await signedIn(server.site, account);
    const page = await pageOf(browser, server.site, await student.storageState());
    await page.setExtraHTTPHeaders({ 'x-canaries': 'fail' });
    for (const path of [
      '/student/dashboard',
      '/student/team',
      '/student/graph-upload/build/histogram',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectForEverybody(page);
    }
  } finally {
    await server.kill();
  }
});

test('a student whose team cannot be read is told so on every page, in a way that works for everyone', async ({
  browser,
  site,
}) => {
  const account = await playingStudent(site);
  await breakTeam(account.email);
  const page = await pageOf(browser, site, await (await signedIn(site, account)).storageState());
  for (const path of [
    '/student/dashboard',
    '/student/team',
    '/student/lineup',
    '/student/graph-upload/build/histogram',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/record-problem$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expectForEverybody(page);
});

/** Pages on which something stays fixed while the rest scrolls. */
const STICKY_SCREENS = MAIN_SCREENS.filter(({ path }) =>
  /draft|build|boards|demo-league$|score-cards|lessons/.test(path),
);

for (const { role, path } of STICKY_SCREENS) {
  test(`${path} shows whatever has the keyboard, on a Chromebook and enlarged to 400 %`, async ({
    browser,
    site,
    sessionOf,
  }) => {
    const page = await pageOf(browser, site, await sessionOf(role));
    for (const viewport of [
      { width: 1366, height: 625 },
      { width: 342, height: 156 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(
        await coveredStops(page),
        `what is covered at ${viewport.width} × ${viewport.height}`,
      ).toEqual([]);
    }
  });
}

/** Among the first tab stops in both directions, those that are completely hidden while focused. */
async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 40; stops += 1) {
      await page.keyboard.press(key);
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const box = focused.getBoundingClientRect();
        const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)];
        const [right, bottom] = [
          Math.min(window.innerWidth, box.right),
          Math.min(window.innerHeight, box.bottom),
        ];
        const parts = [0.1, 0.5, 0.9];
        const isSeen = parts.some((x) =>
          parts.some((y) => {
            const on = document.elementFromPoint(
              left + x * (right - left),
              top + y * (bottom - top),
            );
            return (
              on !== null &&
              (focused.contains(on) ||
                on.contains(focused) ||
                on.closest('label')?.contains(focused))
            );
          }),
        );
        return isSeen ? null : focused.outerHTML.slice(0, 140);
      });
      if (hidden) covered.push(`${key} ${stops + 1}: ${hidden}`);
    }
  }
  return covered;
}

test('every shared component, in every state that the gallery shows, works for everyone and in the colors of the system', async ({
  browser,
}) => {
  const server = await startOwnServer({
    dataDir: process.env.E2E_DATA_DIR ?? '',
    env: { NEXT_DIST_DIR: '.next-named', NEXT_DEPLOYMENT_ID: 'first' },
  });
  try {
    const teacher = await signedIn(server.site, demoTeacher);
    const page = await pageOf(browser, server.site, await teacher.storageState());
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeVisible();
    await expectForEverybody(page);
    expect(await smallTargets(page), 'what is too small to hit').toEqual([]);
    await expectInSystemColors(page);
  } finally {
    await server.kill();
  }
});

async function expectInSystemColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  // In forced colors axe reads the page's colors, not the system's colors on the screen.
  await expectNoViolations(page, { except: ['color-contrast'] });
  expect(await withoutEdge(page), 'what can be pressed and cannot be told from text').toEqual([]);
  expect(
    await coveredLines(page),
    'fractions whose line is covered by the plates behind their words',
  ).toEqual([]);
  expect(await likeTheOthers(page), 'what is chosen and looks like what is not').toEqual([]);
  expect(await moving(page), 'what still moves').toEqual([]);
}

test('at 320 px the nine steps of a card are one row, and the open one is in sight', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/student/score-cards?step=DEF');
  const steps = page.getByRole('navigation', { name: 'Steps of the score card' });
  const tops = await steps
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(tops).toHaveLength(9);
  expect(new Set(tops).size).toBe(1);
  await expect(steps.getByRole('button', { name: 'DEF' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('in forced colors the sign of a card that is worked out differs from its ground', async ({
  browser,
  site,
  sessionOf,
}) => {
  const page = await pageOf(browser, site, await sessionOf('demo student'));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/student/dashboard');
  const sign = page
    .getByRole('listitem')
    .filter({ hasText: /: done$/ })
    .first()
    .locator('svg');
  const { line, ground } = await sign.evaluate((svg) => {
    const { stroke, backgroundColor } = getComputedStyle(svg);
    return { line: stroke, ground: backgroundColor };
  });
  expect(line).not.toBe(ground);
});

async function sheetsOf(page: Page): Promise<number> {
  const paper = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

async function expectOnPaper(page: Page, says: RegExp): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main')).toContainText(says);
  for (const part of [page.getByRole('navigation'), page.getByRole('button')]) {
    for (const one of await part.all()) await expect(one).toBeHidden();
  }
}

/**
 * Forced colors remove backgrounds, so a button, link, or fold needs a border, an icon, or an
 * underline.
 */
function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, a, summary)')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => {
        // A fold's border surrounds all of it.
        const box = element.matches('summary') ? (element.parentElement ?? element) : element;
        const { borderBottomWidth, borderBottomStyle } = getComputedStyle(box);
        const hasEdge = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
        const hasSign = element.querySelector('svg, img') !== null;
        return (
          !hasEdge &&
          !hasSign &&
          !getComputedStyle(element).textDecorationLine.includes('underline')
        );
      })
      .map((element) => element.outerHTML.slice(0, 140))
      .slice(0, 8),
  );
}

/** Chromium puts a background behind every word, also beside a fraction's line. */
function coveredLines(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.stacked-fraction')]
      .filter(
        (element) => getComputedStyle(element).getPropertyValue('forced-color-adjust') !== 'none',
      )
      .map((element) => element.textContent ?? ''),
  );
}

/** The open page, the open step, and a pressed button differ by more than color. */
function likeTheOthers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[aria-current], [aria-pressed="true"]')]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).outlineStyle !== 'solid')
      .map((element) => element.outerHTML.slice(0, 140)),
  );
}

function moving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element);
      const longest = Math.max(
        ...(animationName === 'none' ? '0s' : animationDuration).split(',').map(Number.parseFloat),
        ...transitionDuration.split(',').map(Number.parseFloat),
      );
      return longest > 0.05 || scrollBehavior === 'smooth' ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );
}

async function pageOf(browser: Browser, site: string, storageState: StoredSession): Promise<Page> {
  return (await browser.newContext({ baseURL: site, storageState })).newPage();
}
