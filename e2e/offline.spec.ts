import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { freePort } from '../scripts/lib/free-port.cjs';
import { callAction } from './support/actions';
import { demoTeacher } from './support/demo';
import { mouse } from './support/hands';
import { type Account, newVisitor } from './support/http';
import { keptBytes, letWorkerIn, untilKept } from './support/kept';
import { startOwnServer } from './support/own-server';
import { playingStudent, signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';
import { watch } from './support/watch';

const CARD = '/student/score-cards?step=QB';
const DASHBOARD = '/student/dashboard';
const SAVED = /^This page was saved \w+day at \d{1,2}:\d\d [AP]M/;

const kindPage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page needs Wi-Fi' });

/**
 * A signed-in student opens these pages one after another for a while, in a tab that is then
 * closed.
 */
async function savePages(context: BrowserContext, ...addresses: string[]): Promise<void> {
  const tab = await context.newPage();
  for (const address of addresses) {
    await tab.goto(address);
    await untilKept(tab, address);
  }
  await tab.close();
}

/** The worker is registered on the sign-in page; the test does the rest itself. */
async function signInWithWorker(context: BrowserContext, account: Account): Promise<void> {
  const tab = await context.newPage();
  await letWorkerIn(tab);
  await tab.close();
  await signInBrowser(context, account);
}

/** The answers that reached the server, from any tab or worker. */
function answersTo(context: BrowserContext, path: string): string[] {
  const arrived: string[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith(path) && response.ok())
      arrived.push(response.request().postData() ?? '');
  });
  return arrived;
}

test('without Wi-Fi a new tab shows the card as it was kept, with every typed digit, and its answer arrives once (R12)', async ({
  context,
  site,
}) => {
  test.slow();
  const account = await playingStudent(site);
  const arrived = answersTo(context, '/api/attempts');
  const before = await context.newPage();
  await letWorkerIn(before);
  await before.getByRole('textbox', { name: 'User name or email' }).fill(account.email);
  await before.getByLabel('Password', { exact: true }).fill(account.password);
  await before.getByRole('button', { name: 'Sign in' }).click();
  await expect(before).toHaveURL(`${site}${DASHBOARD}`);
  await untilKept(before, DASHBOARD);
  await before.getByRole('banner').getByRole('link', { name: 'Calculate points' }).click();
  await untilKept(before, '/student/score-cards');

  const boxesOf = ({ whole, numerator, denominator }: ScoreCard) =>
    Promise.all([whole, numerator, denominator].map((box) => box.inputValue()));
  const open = new ScoreCard(before, mouse(before));
  // One answer with Wi-Fi, after the page was saved.
  await open.answer(pointsOf(await open.readLines('Quarterback')));
  await open.nextStep();
  await open.type(pointsOf(await open.readLines('Running Back 1')));
  await expect(before.getByText('Saved on this device')).toBeVisible();
  const typed = await boxesOf(open);
  expect(typed.join('')).not.toBe('');
  expect(arrived).toHaveLength(1);
  await context.setOffline(true);
  await before.close();

  const first = await context.newPage();
  const seen = await watch(first, site);
  const card = new ScoreCard(first, mouse(first));
  const kept = await first.goto('/student/score-cards?step=RB1');
  expect(kept?.fromServiceWorker()).toBe(true);
  expect(kept?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(kept?.headers()['content-security-policy']).toMatch(
    /script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic'/,
  );
  await expect(first.getByText(SAVED)).toBeVisible();
  await expect(first.getByRole('button', { name: 'Quarterback Right' })).toBeVisible();
  await first.getByRole('button', { name: /Running Back 1/ }).click();
  await card.expectStep('Running Back 1');
  await expect(async () => expect(await boxesOf(card)).toEqual(typed)).toPass();
  await card.check();
  await expect(first.getByRole('button', { name: 'Waiting to send' })).toBeVisible();
  expect(seen.violations).toEqual([]);
  await first.close();

  const page = await context.newPage();
  await page.goto('/student/score-cards');
  await page.getByRole('button', { name: /Running Back 1/ }).click();
  await expect(page.getByRole('button', { name: 'Waiting to send' })).toBeVisible();
  expect(arrived).toHaveLength(1);
  await context.setOffline(false);
  // Chromium 150 tells a page that was opened offline under Playwright nothing of the change.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('button', { name: 'Running Back 1 Right' })).toBeVisible();
  await expect(page.getByText('You’re back online')).toBeVisible();
  expect(arrived).toHaveLength(2);
  await page.getByRole('button', { name: 'Show the newest page' }).click();
  await expect(page.getByText(SAVED)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Running Back 1 Right' })).toBeVisible();
  expect(arrived).toHaveLength(2);
});

test('links lead from one saved page to the next; one that was never opened is a kind page with what can be opened', async ({
  context,
  site,
}) => {
  test.slow();
  await signInWithWorker(context, await playingStudent(site));
  await savePages(context, DASHBOARD, CARD);
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(`${site}${DASHBOARD}`);
  await page.getByRole('banner').getByRole('link', { name: 'Calculate points' }).click();
  await expect(page.getByRole('heading', { name: 'Quarterback', exact: true })).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Leaderboards' }).click();
  await expect(kindPage(page)).toBeVisible();
  await expect(page).toHaveURL(`${site}/offline#/student/leaderboards`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Saved' })).toHaveText([
    /^Calculate points/,
    /^Dashboard/,
  ]);
  await page.getByRole('link', { name: /^Dashboard/ }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goBack();
  await expect(kindPage(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
});

test('five pages that were reached by links open without Wi-Fi, and each was asked for once', async ({
  context,
  site,
}) => {
  test.slow();
  await signInWithWorker(context, await playingStudent(site));
  const page = await context.newPage();
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.serviceWorker() && pathname.startsWith('/student/')) asked.push(pathname);
  });
  await page.goto(DASHBOARD);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const places = ['Box scores', 'Calculate points', 'Graphs', 'Lineup', 'Draft'];
  const opened: string[] = [];
  for (const place of [...places, 'Lineup']) {
    const link = page.getByRole('banner').getByRole('link', { name: place, exact: true });
    opened.push((await link.getAttribute('href')) ?? '');
    await link.click();
    await expect(page).toHaveURL(`${site}${opened.at(-1)}`);
    await untilKept(page, opened.at(-1) ?? '');
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // The first page passed through the worker when it was loaded.
  expect(asked.toSorted()).toEqual([...new Set([DASHBOARD, ...opened])].toSorted());

  await context.setOffline(true);
  for (const address of new Set(opened)) {
    await page.goto(address);
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page).toHaveURL(`${site}${address}`);
  }
});

test('nothing of one student is shown or sent without Wi-Fi when another has signed in on the same Chromebook (R13)', async ({
  context,
  site,
}) => {
  test.slow();
  const [first, second] = [await playingStudent(site), await playingStudent(site)];
  await signInWithWorker(context, first);
  const arrived = answersTo(context, '/api/attempts');
  await savePages(context, DASHBOARD, CARD);
  await context.setOffline(true);
  const page = await context.newPage();
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  await card.type({ top: 1234n, bottom: 1n });
  await card.check();
  await expect(page.getByRole('button', { name: 'Waiting to send' })).toBeVisible();
  await page.close();

  // The first student hasn't signed out: the session cookie is simply replaced.
  await context.setOffline(false);
  await signInBrowser(context, second);
  const other = await context.newPage();
  await other.goto(DASHBOARD);
  await untilKept(other, DASHBOARD);
  expect((await keptBytes(other)).shelves).toHaveLength(1);
  await context.setOffline(true);
  await other.close();
  const late = await context.newPage();
  await late.goto(CARD);
  await expect(kindPage(late)).toBeVisible();
  await expect(late.getByRole('listitem').filter({ hasText: 'Saved' })).toHaveText([/^Dashboard/]);
  await context.setOffline(false);
  await expect(late.getByRole('button', { name: 'Quarterback To do' })).toBeVisible();
  await expect(late.getByRole('textbox', { name: 'Whole number' })).toHaveValue('');
  expect(arrived).toEqual([]);
});

test('what is kept can be read by no one without the session’s key, and all of it goes at sign-out, also without Wi-Fi', async ({
  context,
  site,
}) => {
  test.slow();
  const account = await playingStudent(site);
  await signInWithWorker(context, account);
  await savePages(context, DASHBOARD, CARD);
  const page = await context.newPage();
  await page.goto(DASHBOARD);
  const { shelves, text } = await keptBytes(page);
  expect(shelves).toHaveLength(1);
  for (const plain of ['Badgers', 'Quarterback', 'score-cards', 'dashboard', '<html'])
    expect(text).not.toContain(plain);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${site}/`);
  const seals = async () =>
    (await context.cookies()).filter(({ name }) => name === 'fraction-league.seal');
  expect((await keptBytes(page)).shelves).toEqual([]);
  expect(await seals()).toEqual([]);

  await signInBrowser(context, account);
  await savePages(context, DASHBOARD);
  await context.setOffline(true);
  const away = await context.newPage();
  await away.goto(DASHBOARD);
  await expect(away.getByText(SAVED)).toBeVisible();
  await away.getByRole('button', { name: 'Sign out' }).click();
  await expect(kindPage(away)).toBeVisible();
  expect((await keptBytes(away)).shelves).toEqual([]);
  expect(await seals()).toEqual([]);
  await away.goto(DASHBOARD);
  await expect(kindPage(away)).toBeVisible();
  await expect(away.getByText('Brave Badgers')).toHaveCount(0);
  // The next page tells the server.
  await context.setOffline(false);
  await expect(away).toHaveURL(`${site}/`);
  await away.goto(DASHBOARD);
  await expect(away).toHaveURL(`${site}/`);
});

test('a session that the server has ended takes its saved pages with it, and its key ends with its cookie', async ({
  context,
  site,
}) => {
  test.slow();
  await signInWithWorker(context, await playingStudent(site));
  await savePages(context, DASHBOARD);
  const { cookies } = await context.storageState();
  const expires = (part: string) => cookies.find(({ name }) => name.includes(part))?.expires ?? 0;
  expect(Math.abs(expires('seal') - expires('session-token'))).toBeLessThan(60);

  const elsewhere = await newVisitor(site);
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await callAction(elsewhere, site, 'signOutAction', [{}], { headers: { cookie: header } });
  const page = await context.newPage();
  await page.goto(DASHBOARD);
  await expect(page).toHaveURL(`${site}/`);
  await expect(async () => expect((await keptBytes(page)).shelves).toEqual([])).toPass();
  await context.setOffline(true);
  await page.goto(DASHBOARD);
  await expect(kindPage(page)).toBeVisible();
});

test('a teacher’s pages are never kept, on a device with the worker either', async ({
  context,
  site,
}) => {
  test.slow();
  await signInWithWorker(context, await playingStudent(site));
  await savePages(context, DASHBOARD);
  await signInBrowser(context, demoTeacher);
  const page = await context.newPage();
  await page.goto('/teacher/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => expect((await keptBytes(page)).shelves).toEqual([])).toPass();
  await context.setOffline(true);
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

test('a newer worker waits for the last tab to close: a page in mid-answer stays, and so does what is typed', async ({
  context,
  site,
}) => {
  test.slow();
  await signInWithWorker(context, await playingStudent(site));
  await savePages(context, CARD);
  const page = await context.newPage();
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  await card.type({ top: 77n, bottom: 1n });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const states = await page.evaluate(async () => {
    const before = navigator.serviceWorker.controller;
    // For the browser a different address is a different worker, and so is a different script at
    // the same address.
    const registration = await navigator.serviceWorker.register('/sw.js?newer', {
      updateViaCache: 'none',
    });
    const newer = registration.installing ?? registration.waiting;
    await new Promise<void>((resolve) => {
      if (!newer || newer.state === 'installed') resolve();
      else newer.addEventListener('statechange', () => resolve());
    });
    return {
      newer: newer?.state,
      stays:
        before !== null &&
        registration.active === before &&
        navigator.serviceWorker.controller === before,
    };
  });
  expect(states).toEqual({ newer: 'installed', stays: true });
  await expect(card.whole).toHaveValue('77');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(card.whole).toHaveValue('77');
});

test('pages kept from an older version of the app open with its files, until they are kept anew; OFFLINE_PAGES=off empties it all', async ({
  browser,
  site,
}) => {
  test.slow();
  const port = await freePort();
  const start = (env: Record<string, string> = {}) =>
    startOwnServer({ port, dataDir: process.env.E2E_DATA_DIR ?? '', env });
  let server = await start();
  try {
    const context = await browser.newContext({ baseURL: server.site });
    const account = await playingStudent(site);
    await signInWithWorker(context, account);
    await savePages(context, DASHBOARD, CARD);
    await server.kill();
    server = await start({ NEXT_DIST_DIR: '.next-named', NEXT_DEPLOYMENT_ID: 'first' });
    await savePages(context, '/student/lineup');
    await server.kill();

    // No server, but a working network.
    const page = await context.newPage();
    const card = new ScoreCard(page, mouse(page));
    for (const [address, heading] of [
      ['/student/lineup', 'Lineup'],
      [DASHBOARD, 'Hello, Sam'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(SAVED)).toBeVisible();
    }
    await page.goto(CARD);
    await card.type({ top: 77n, bottom: 1n });
    await card.check();
    await expect(page.getByRole('button', { name: 'Waiting to send' })).toBeVisible();

    server = await start({ OFFLINE_PAGES: 'off' });
    const fresh = await context.newPage();
    // A page that is talking to its worker: for minutes, the browser lets no other worker take
    // over.
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'list' }));
    await fresh.goto(DASHBOARD);
    await expect(async () => {
      const left = await fresh.evaluate(async () => {
        // The old worker may open a cache again while it is being deleted; nothing is in it then.
        const names = await caches.keys();
        const saved = await Promise.all(
          names.map(async (name) => (await caches.open(name)).keys()),
        );
        const workers = await navigator.serviceWorker.getRegistrations();
        return [...saved.flat().map(({ url }) => url), ...workers.map(({ scope }) => scope)];
      });
      expect(left).toEqual([]);
    }).toPass();
    await expect(card.whole).toHaveValue('77');
  } finally {
    await server.kill();
  }
});

test('the app can be installed: a manifest with icons of its own, that everyone may fetch', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const visitor = await newVisitor(site);
  const answer = await visitor.get(href ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: 'Fraction League',
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
  });
  expect(
    manifest.icons.map(
      ({ sizes, purpose = 'any' }: { sizes: string; purpose?: string }) => `${sizes} ${purpose}`,
    ),
  ).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of manifest.icons) {
    const icon = await visitor.get(src);
    expect(icon.headers()).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    const { width, height } = await sharp(await icon.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  // Chromium's own objections to installing it.
  const { installabilityErrors } = await (await page.context().newCDPSession(page)).send(
    'Page.getInstallabilityErrors',
  );
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
