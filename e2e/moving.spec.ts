import { callAction } from './support/actions';
import { demoStudent } from './support/demo';
import { signedIn } from './support/http';
import { answerOn } from './support/lesson-page';
import { playingStudent, signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

/** Tyreek Hill, CeeDee Lamb and Keenan Allen: whoever else was drawn, three players have catches, which the lesson needs. */
const RECEIVERS = [33040, 36358, 30279];

test('a link shows that its page is on the way for as long as a slow line takes to bring it', async ({ page }) => {
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

/** Stem and leaf, whose picture changes four times before its end. */
const LESSON = '/student/graph-upload/lessons/stem-and-leaf';

test('a lesson on a slow line stays in the page it began in, and does not go back to a step that is done', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const account = await playingStudent(site);
  const student = await signedIn(site, account);
  for (const id of RECEIVERS) await callAction(student, site, 'draftPickAction', [{ position: 'WR', id }]);
  await signInBrowser(context, account);
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
  for (let step = 1; step <= 9; step += 1) {
    await expect(page.getByText(`Step ${step} of 9`)).toBeVisible();
    const answer = await answerOn(page, 'stem-and-leaf');
    const option = page.getByRole('radio', { name: answer, exact: true });
    if (await option.count()) await option.check();
    else await page.getByRole('textbox', { name: 'Whole number' }).fill(answer);
    await page.getByRole('button', { name: 'Check my answer' }).click();
    await expect(page.getByRole('region').getByText(/^Correct/)).toBeVisible();
    await page.getByRole('button', { name: step < 9 ? 'Next step' : 'See what you did' }).click();
  }
  const summary = page.getByRole('region', { name: 'You worked it all out' });
  await expect(summary).toContainText('9 of 9');
  // The last answer of the server has come, and with it the router's own address.
  await expect(summary).toContainText('finished lesson');
  await expect(page).toHaveURL(/\?step=9$/);
  expect(await page.evaluate(() => performance.timeOrigin), 'the same document').toBe(loadedAt);
  expect(asked, 'once for each new picture').toBe(6);

  await page.reload();
  await expect(summary).toBeVisible();
});
