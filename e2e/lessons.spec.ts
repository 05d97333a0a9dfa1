import type { Page } from '@playwright/test';
import { GRAPH_TYPES } from '../lib/domain/graphs/graph-names';
import { demoStudent } from './support/demo';
import { keyboard, mouse } from './support/hands';
import { studentInLeague } from './support/league';
import { answerStep, byKeys, signInLearner } from './support/lesson-page';
import { listen } from './support/listen';
import { fixRoster } from './support/operator';
import { playingStudent, signInBrowser } from './support/playing-student';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1366, height: 768 } });

/** How much longer one step's words may make its panel than another's, in pixels. */
const TWO_LINES = 64;

/** In CSS pixels, of the panel with picture, table, and answer. */
const heightOfStep = async (page: Page) =>
  Math.round(
    (await page.locator('section[aria-labelledby="step-title"]').boundingBox())?.height ?? 0,
  );

const CIRCLE = '/student/graph-upload/lessons/circle';

test('a lesson leads to its end by keyboard, with a wrong step on the way, a hint, and an answer that survives a reload', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  await signInLearner(context, site);
  const hands = keyboard(page);
  await page.goto(CIRCLE);
  const check = page.getByRole('button', { name: 'Check my answer' });
  const whole = page.getByRole('textbox', { name: 'Whole number' });

  await test.step('a wrong answer counts a try, gives a hint, and stays', async () => {
    await hands.write(whole, '0');
    await hands.press(check);
    const verdict = page.getByRole('status').filter({ hasText: 'Not yet.' });
    await expect(verdict).toContainText('1 try so far');
    await expect(page.getByRole('status', { name: 'Hint' })).toContainText('An idea to start with');
    await expect(whole).toHaveValue('0');
  });

  await test.step('what cannot be read costs nothing', async () => {
    await hands.write(whole, '7x');
    await hands.press(check);
    await expect(page.getByText('We can’t read “x” as a number. Use only digits.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Step 1/ })).toContainText('1 try');
  });

  await test.step('what is typed is still there after a reload', async () => {
    await hands.write(whole, '41');
    await page.reload();
    await expect(whole).toHaveValue('41');
  });

  await test.step('a step that comes later is closed', async () => {
    await expect(page.getByRole('button', { name: /^Step 2/ })).toBeDisabled();
    await page.goto(`${CIRCLE}?step=5`);
    await expect(page.getByText('Step 1 of 9')).toBeVisible();
  });

  await test.step('the nine steps', async () => {
    const heights: number[] = [];
    for (let step = 1; step <= 9; step += 1) {
      const next = await answerStep(page, hands, 'circle', step);
      await expect(next).toBeFocused();
      // The first one has a second try in it.
      if (step > 1) heights.push(await heightOfStep(page));
      await page.keyboard.press('Enter');
    }
    expect(Math.max(...heights) - Math.min(...heights), 'heights').toBeLessThan(TWO_LINES);
  });

  await test.step('the summary', async () => {
    await expect(page.getByRole('heading', { name: 'You worked it all out!' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'You worked it all out!' })).toContainText(
      'You found all 9 answers: 8 on the first try and 1 on the second try.',
    );
    await page.reload();
    await expect(page.getByRole('heading', { name: 'You worked it all out!' })).toBeVisible();
  });
});

test('steps that ask to place or mark are answered on the figure, and the finished graph is handed in with one press, once', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  // Only students in a class have a teacher to hand it in to.
  const account = await studentInLeague(site);
  await fixRoster(account.email);
  await signInBrowser(context, account);
  await page.goto('/student/graph-upload/lessons/box-and-whisker');
  const hands = keyboard(page);
  for (let step = 1; step <= 9; step += 1) {
    await hands.press(await answerStep(page, hands, 'box-and-whisker', step, byKeys));
  }
  await hands.press(page.getByRole('button', { name: 'Hand in this graph' }));
  await expect(
    page.getByText('Your graph is handed in. Your teacher can see it now.'),
  ).toBeFocused();
  await page.reload();
  await expect(page.getByText('You handed in this graph.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand in this graph' })).toHaveCount(0);
});

test('a part is marked with one tap or one press of the mouse, in every list beside it too', async ({
  page,
  context,
  site,
}) => {
  await signInLearner(context, site);
  await page.goto(CIRCLE);
  const hands = mouse(page);
  for (let step = 1; step <= 2; step += 1)
    await (await answerStep(page, hands, 'circle', step)).click();
  await expect(page.getByRole('slider')).toBeVisible();
  const spots = page.locator('[data-spot]');
  const name = (await spots.first().getAttribute('data-spot')) ?? '';
  await spots.first().click();
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', name);
});

test('a lesson is worked from the keyboard at once, and each verdict is said once', async ({
  page,
  context,
  site,
}) => {
  await signInLearner(context, site);
  const ears = await listen(page);
  await page.goto(CIRCLE);
  const whole = page.getByRole('textbox', { name: 'Whole number' });
  let tabs = 0;
  for (
    await page.locator('main').focus();
    tabs < 4 && !(await whole.evaluate((box) => box === document.activeElement));
    tabs += 1
  ) {
    await page.keyboard.press('Tab');
  }
  expect(tabs).toBeLessThanOrEqual(3);
  const verdicts = (said: readonly string[], words: RegExp) =>
    said.filter((each) => words.test(each));
  await page.keyboard.type('0');
  const wrong = await ears.during(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByText('An idea to start with')).toBeVisible();
  });
  expect(verdicts(wrong, /Not yet/)).toHaveLength(1);
  const right = await ears.during(() => answerStep(page, keyboard(page), 'circle', 1));
  expect(verdicts(right, /Correct/)).toHaveLength(1);
  await expect(page).toHaveTitle(/^Step 1, Lesson: Circle Graph/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^Step 2, Lesson: Circle Graph/);
  await expect(page.getByRole('region', { name: 'What you found so far' })).toContainText(
    'catches',
  );
});

test('an unknown lesson is not found', async ({ page, context, site }) => {
  await signInBrowser(context, await playingStudent(site));
  const answer = await page.goto('/student/graph-upload/lessons/pie');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There’s no lesson here' })).toBeVisible();
});

test('no lesson’s page holds an answer or a step that is not reached yet', async ({ context }) => {
  // Enough players for each of the seven lessons.
  await signInBrowser(context, demoStudent);
  for (const type of GRAPH_TYPES) {
    const text = await (await context.request.get(`/student/graph-upload/lessons/${type}`)).text();
    expect(text, type).toMatch(/Step (<!-- -->)?1 of 9/);
    expect(text, type).not.toMatch(
      /correctAnswer|mistakes|playerIds|An idea to start with|Almost there|\\"index\\":1,/,
    );
  }
});
