import type { Page, Request } from '@playwright/test';
import { mouse } from './support/hands';
import { playingStudent, signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

const isPageOf = (path: string) => (request: Request) =>
  request.headers().rsc === '1' &&
  new URL(request.url()).pathname === path &&
  // The router requests a page's structure separately.
  request.headers()['next-router-segment-prefetch'] === undefined;

const place = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Hovers over a link, again until the page has hydrated, and waits for the link's page. */
async function fetchAhead(page: Page, path: string, come: () => Promise<void>): Promise<void> {
  let here = false;
  // Next drops a stream once it has read enough, which may count as aborted, so the response is
  // awaited.
  page.on('response', (response) => {
    if (isPageOf(path)(response.request())) here = true;
  });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
    await come();
    await expect.poll(() => here, { timeout: 3_000 }).toBe(true);
  }).toPass({ timeout: 90_000 });
}

test.beforeEach(async ({ context, site }) => {
  // After a failed prefetch, a page is requested again half a minute later.
  test.slow();
  await signInBrowser(context, await playingStudent(site));
});

test('a page is fetched when the pointer rests on its link, and a press shows it without asking again', async ({
  page,
}) => {
  await page.goto('/student/dashboard');
  await fetchAhead(page, '/student/lineup', () => place(page, 'Lineup').hover());
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPageOf('/student/lineup')(request)) asked.push(request.url());
  });
  await place(page, 'Lineup').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lineup' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('the focus fetches a page as the pointer does', async ({ page }) => {
  await page.goto('/student/dashboard');
  await fetchAhead(page, '/student/draft', () => place(page, 'Draft').focus());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pick your players' })).toBeVisible();
});

test('a page that was fetched before an answer is not shown after it', async ({ page }) => {
  await page.goto('/student/score-cards?step=QB');
  const card = new ScoreCard(page, mouse(page));
  await fetchAhead(page, '/student/dashboard', () => place(page, 'Dashboard').hover());
  await card.answer(pointsOf(await card.readLines('Quarterback')));
  await place(page, 'Dashboard').click();
  await expect(page.getByText('1 of 9 worked out').first()).toBeVisible();
  await expect(page.getByText('0 of 9 worked out')).toHaveCount(0);
});
