import { demoStudent } from './support/demo';
import { mouse } from './support/hands';
import { answerStep, signInLearner } from './support/lesson-page';
import { signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

test('a link shows that its page is on the way for as long as a slow line takes to bring it', async ({
  page,
}) => {
  await signInBrowser(page.context(), demoStudent);
  await page.goto('/student/dashboard');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === '/student/box-scores',
    async (route) => {
      await held;
      await route.continue();
    },
  );
  const link = page.getByRole('banner').getByRole('link', { name: 'Box scores', exact: true });
  await link.click();
  await expect(link.locator('[data-pending]')).toBeAttached();
  await expect(page.locator('[data-pending]'), 'no other link does').toHaveCount(1);
  letThrough();
  await expect(page.getByRole('heading', { level: 1, name: 'Box scores' })).toBeVisible();
  await expect(page.locator('[data-pending]')).toHaveCount(0);
});

test('when a link is followed, the fold is closed, the keyboard is past the line on top, and the new place is marked', async ({
  page,
}) => {
  await signInBrowser(page.context(), demoStudent);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/student/dashboard');
  const banner = page.getByRole('banner');
  const places = page.getByRole('navigation', { name: 'Student pages' });
  for (const [name, heading] of [
    ['Lineup', /^Lineup/],
    ['Graphs', 'Graphs'],
  ] as const) {
    await banner.getByText('Menu').click();
    await places.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(places).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(banner.locator('[aria-current="page"]'), 'folded away').toHaveText(name);
  }
});

test('a page that is not there leaves the menu where it is', async ({ page }) => {
  await signInBrowser(page.context(), demoStudent);
  for (const address of [
    '/student/draft/QB/999999999',
    '/student/box-scores/none',
    '/student/graph-upload/lessons/none',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'Student pages' })).toBeVisible();
  }
});

/** Stem and leaf, whose picture changes often; the last time for the graph that is handed in. */
const LESSON = '/student/graph-upload/lessons/stem-and-leaf';

test('a lesson on a slow line stays in the page it began in, and does not go back to a step that is done', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await signInLearner(context, site);
  await page.goto(LESSON);
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  let asked = 0;
  await page.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      asked += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    },
  );
  const hands = mouse(page);
  for (let step = 1; step <= 9; step += 1) {
    await (await answerStep(page, hands, 'stem-and-leaf', step)).click();
  }
  const summary = page.getByRole('region', { name: 'You worked it all out!' });
  await expect(summary).toContainText('You found all 9 answers on the first try.');
  // The last verdict has arrived, with the meaning of its answer.
  await expect(summary).toContainText(/The middle is \d/);
  await expect(page).toHaveURL(/\?step=9$/);
  expect(await page.evaluate(() => performance.timeOrigin), 'the same document').toBe(loadedAt);
  // On a busy machine one request brings the pictures of several steps.
  expect(asked, 'at most once for each new picture, and not for the end').toBeLessThanOrEqual(6);

  await page.reload();
  await expect(summary).toBeVisible();
});
