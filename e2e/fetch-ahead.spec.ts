import type { Page, Request } from '@playwright/test';
import { mouse } from './support/hands';
import { playingStudent, signInBrowser } from './support/playing-student';
import { pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

const isPageOf = (path: string) => (request: Request) =>
  request.headers().rsc === '1' &&
  new URL(request.url()).pathname === path &&
  // Which parts a page has is asked for by itself.
  request.headers()['next-router-segment-prefetch'] === undefined;

const place = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });

/** Rests the pointer on a link until its page is here. */
async function fetchAhead(page: Page, name: string, path: string): Promise<void> {
  const here = page.waitForEvent('requestfinished', isPageOf(path));
  await place(page, name).hover();
  await here;
}

test.beforeEach(async ({ context, site }) => {
  await signInBrowser(context, await playingStudent(site));
});

test('a page is fetched when the pointer rests on its link, and a press shows it without asking again', async ({ page }) => {
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  await fetchAhead(page, 'Lineup', '/student/lineup');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isPageOf('/student/lineup')(request)) asked.push(request.url());
  });
  await place(page, 'Lineup').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lineup' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('the focus fetches a page as the pointer does', async ({ page }) => {
  await page.goto('/student/dashboard', { waitUntil: 'networkidle' });
  const here = page.waitForEvent('requestfinished', isPageOf('/student/draft'));
  await place(page, 'Draft').focus();
  await here;
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Draft' })).toBeVisible();
});

test('a page that was fetched before an answer is not shown after it', async ({ page }) => {
  await page.goto('/student/score-cards?step=QB', { waitUntil: 'networkidle' });
  const card = new ScoreCard(page, mouse(page));
  await fetchAhead(page, 'Dashboard', '/student/dashboard');
  await card.answer(pointsOf(await card.readLines('Quarterback')));
  await place(page, 'Dashboard').click();
  await expect(page.getByText('1 of 9 worked out')).toBeVisible();
  await expect(page.getByText('0 of 9 worked out')).toHaveCount(0);
});
