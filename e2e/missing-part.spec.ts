import type { Page } from '@playwright/test';
import { waitForHydration } from './support/hydration';
import { fixRoster } from './support/operator';
import { playingStudent, signInBrowser } from './support/playing-student';
import { test } from './support/roles';
import { expect } from './support/test';

// A worker may have saved the files that this test removes.
test.use({ viewport: { width: 1366, height: 768 }, serviceWorkers: 'block' });

const MISSING =
  'This part of the page didn’t load. Check the Wi-Fi, then try again. What you typed is still here.';
const CHUNKS = '**/_next/static/chunks/**';

/** From here on all scripts fail to load: no Wi-Fi, or an update has replaced them. */
const loseScripts = (page: Page) => page.route(CHUNKS, (route) => route.abort());

const GRID = '/teacher/leagues/demo-league';
const openStuck = (page: Page) => page.locator('a[id^="stuck-"]').first().click();

test('without its script, the card of a stuck student fails in its own place, and comes when it is asked for again', async ({
  context,
  page,
  sessionOf,
}) => {
  test.slow();
  await context.addCookies((await sessionOf('demo teacher')).cookies);
  await page.goto(GRID);
  await waitForHydration(page);
  await loseScripts(page);
  await context.setOffline(true);
  await openStuck(page);
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeInViewport({
    timeout: 30_000,
  });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page didn’t load');
  await context.setOffline(false);
  await page.unroute(CHUNKS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 30_000 });
});

test('after an update a page reloads once by itself, and not again', async ({
  context,
  page,
  sessionOf,
}) => {
  test.slow();
  await context.addCookies((await sessionOf('demo teacher')).cookies);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(GRID);
  await waitForHydration(page);
  expect(loads).toBe(1);
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await openStuck(page);
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(2);
  await page.unroute(CHUNKS);
  // The address already names the student: a reload would open the card with the page.
  await page.goto(GRID);
  await waitForHydration(page);
  await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await openStuck(page);
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible({
    timeout: 30_000,
  });
  expect(loads).toBe(3);
});

test('a student whose next part is missing keeps the card, the typed answer, and the page', async ({
  context,
  page,
  site,
}) => {
  test.slow();
  const account = await playingStudent(site);
  await fixRoster(account.email);
  await signInBrowser(context, account);
  await page.goto('/student/score-cards?step=QB');
  await waitForHydration(page);
  await loseScripts(page);
  const whole = page.getByRole('textbox', { name: 'Whole number' });
  await whole.fill('991');
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(page.getByText('1 try so far').first()).toBeVisible({ timeout: 30_000 });
  await expect(whole).toHaveValue('991');
  await expect(page.getByText('This page didn’t open')).toBeHidden();
});
