import type { Locator, Page } from '@playwright/test';
import { CHROMEBOOK, expectForEverybody } from './support/axe';
import { button, expectOnFirstScreen } from './support/first-screens';
import { fraction, plus, sum, times, typedText } from './support/hand-scoring';
import { keyboard, mouse } from './support/hands';
import { playingStudent, signInBrowser } from './support/playing-student';
import { type FormulaLine, PLAYER_STEPS, pointsOf, ScoreCard } from './support/score-card';
import { Scouting } from './support/scouting';
import { expect, test } from './support/test';

const CARD = '/student/score-cards?step=QB';
const ONE = { top: 1n, bottom: 1n };

/** A line's result, as a student writes it. */
const product = ({ count, rate }: FormulaLine) => typedText(times(count, rate));
const lineBoxes = (page: Page) => page.getByRole('textbox', { name: /^Line \d of \d/ });
const flag = (page: Page) => page.getByRole('slider', { name: 'About where will it land?' });

/** Read at one moment, because the ids change when React takes over the page. */
const described = (boxes: Locator): Promise<string[]> =>
  boxes.evaluateAll((all) =>
    all.map((box) => {
      const id = box.getAttribute('aria-describedby');
      return (id && document.getElementById(id)?.innerText) || '';
    }),
  );

test.beforeEach(async ({ context, site }) => {
  await signInBrowser(context, await playingStudent(site));
});

test('a slip in one line is found with the lines, is carried once, and is still there after a reload', async ({
  page,
}) => {
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  const lines = await card.readLines('Quarterback');
  const right = lines.map(product);
  await expect(lineBoxes(page)).toHaveCount(0);

  await card.type({ top: 1n, bottom: 1n });
  await card.check();
  await expect(lineBoxes(page)).toHaveCount(lines.length);

  // One point too many in the first line, carried into the sum.
  const first = lines[0] as FormulaLine;
  const slipped = [typedText(plus(times(first.count, first.rate), ONE)), ...right.slice(1)];
  for (const [place, text] of slipped.entries()) await lineBoxes(page).nth(place).fill(text);
  await card.retype(plus(pointsOf(lines), ONE));
  await card.check();
  await expect(page.getByText('Not yet.').first()).toBeVisible();
  await expect(page.getByText(/one isn’t yet\./)).toBeVisible();
  const told = page.getByRole('status', { name: 'Hint' });
  await expect(told).toContainText('Your adding is right');
  await expect(told).toContainText('Only line 1 needs another look.');
  const marks = ['Look here', ...right.slice(1).map(() => 'Fits')];
  expect(await described(lineBoxes(page))).toEqual(marks);

  await page.reload();
  await expect(lineBoxes(page).first()).toHaveValue(slipped[0] ?? '');
  // Typed text is stored on this device; marks come from the server.
  await expect.poll(() => described(lineBoxes(page))).toEqual(marks);
  // Another device shows what was sent.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(lineBoxes(page).first()).toHaveValue(slipped[0] ?? '');

  await lineBoxes(page)
    .first()
    .fill(right[0] ?? '');
  expect((await described(lineBoxes(page)))[0]).toBe('');
  await card.answer(pointsOf(lines));
  const rows = page.getByRole('region', { name: 'Quarterback', exact: true }).getByRole('listitem');
  await expect(rows.first()).toContainText('Fixed by you');
  await expect(rows.nth(1)).toContainText('Right');
});

test('guess, lines, sum, and button are worked in this order with the keyboard alone', async ({
  page,
}) => {
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  const lines = await card.readLines('Quarterback');
  await keyboard(page).press(page.getByRole('button', { name: 'Boxes for the lines' }));
  await keyboard(page).reach(flag(page));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageDown');
  await expect(flag(page)).toHaveAttribute('aria-valuetext', '23');
  await page.keyboard.press('Enter');
  for (const line of lines) {
    await page.keyboard.type(product(line));
    await page.keyboard.press('Enter');
  }
  await expect(card.whole).toBeFocused();
  await page.keyboard.type(typedText(pointsOf(lines)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next step' })).toBeFocused();
  const away = plus(pointsOf(lines), fraction(-23n, 1n));
  const size = away.top < 0n ? fraction(-away.top, away.bottom) : away;
  const says = page.locator('p').filter({ hasText: /^Your guess was/ });
  await expect(says).toBeVisible();
  if (size.bottom === 1n) await expect(says).toContainText(`${size.top} away`);
  else
    await expect(says.locator('.stacked-fraction')).toHaveText(
      new RegExp(`^${size.top % size.bottom}\\s*${size.bottom}$`),
    );
});

test('the flag goes where the field is tapped, and follows the finger', async ({ page }) => {
  await page.goto(CARD);
  const field = await flag(page).boundingBox();
  if (!field) throw new Error('There is no field.');
  const end = Number(await flag(page).getAttribute('max'));
  // Half of the slider's thumb is free at both ends.
  const at = (points: number) => field.x + 12 + (points / end) * (field.width - 24);
  const middle = field.y + field.height / 2;
  await page.mouse.click(at(10), middle);
  await expect(flag(page)).toHaveAttribute('aria-valuetext', '10');
  await page.mouse.down();
  await page.mouse.move(at(end / 2), middle, { steps: 5 });
  await page.mouse.up();
  await expect(flag(page)).toHaveAttribute('aria-valuetext', String(end / 2));
  // The drawn flag is there too.
  const drawn = await page.locator('svg svg text', { hasText: String(end / 2) }).boundingBox();
  expect(Math.abs((drawn?.x ?? 0) + 4 - at(end / 2))).toBeLessThan(24);
});

test('a guess far from a wrong answer asks which to trust, and nothing in the page says where the right one is', async ({
  page,
}) => {
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  const points = pointsOf(await card.readLines('Quarterback'));
  const html = await page.content();
  for (const text of [
    typedText(points),
    `"numerator":${points.top % points.bottom},"denominator":${points.bottom}`,
  ]) {
    if (points.bottom !== 1n) expect(html).not.toContain(text);
  }
  await flag(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await expect(flag(page)).toHaveAttribute('aria-valuetext', '1');
  await card.type({ top: 90n, bottom: 1n });
  await card.check();
  await expect(
    page.getByText('You guessed 1. This is 89 away. Which do you trust?').first(),
  ).toBeVisible();
  await expect(flag(page)).toHaveCount(0);
});

test('a decimal with digits left out is no try, and the rest of it belongs in a fraction', async ({
  page,
  context,
  site,
}) => {
  await signInBrowser(context, await playingStudent(site, 2));
  const hands = mouse(page);
  const card = new ScoreCard(page, hands);
  let points = fraction(0n, 1n);
  // Level 2 has eighths, so some sum needs more than one decimal place.
  for (const step of ['RB1', 'RB2', 'WR1', 'WR2', 'TE', 'QB']) {
    await page.goto(`/student/score-cards?step=${step}`);
    points = pointsOf(await card.readLines(await card.openStep()));
    if (points.bottom >= 4n && points.top > points.bottom) break;
  }
  const tenths = (points.top * 10n) / points.bottom;
  await hands.write(card.whole, `${tenths / 10n}.${tenths % 10n}`);
  await card.check();
  await expect(
    page.getByText('Your decimal is rounded. Keep what is left over as a fraction.').first(),
  ).toBeVisible();
  await expect(page.getByText('1 try so far.')).toHaveCount(0);
  await card.answer(points);
});

test('scouting has the same boxes', async ({ page }) => {
  const hands = mouse(page);
  const scouting = new Scouting(page, hands);
  await page.goto('/student/draft/QB/34857');
  const name = 'Josh Allen';
  const lines = await new ScoreCard(page, hands).readLines(`Scout ${name}`);
  await scouting.answer(name, { wrong: true });
  await expect(lineBoxes(page)).toHaveCount(lines.length);
  await lineBoxes(page).first().fill('999');
  await lineBoxes(page)
    .nth(1)
    .fill(product(lines[1] as FormulaLine));
  const card = new ScoreCard(page, hands);
  await card.retype(plus(pointsOf(lines), { top: 2n, bottom: 1n }));
  await card.check();
  await expect(page.getByText(/One line is right, and one isn’t yet\./)).toBeVisible();
  expect((await described(lineBoxes(page))).slice(0, 2)).toEqual(['Look here', 'Fits']);
});

test('worked out together, one question takes the whole card; what was right is not asked again, and stays until the sum is written; the twin comes in the same place', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(CHROMEBOOK);
  const card = new ScoreCard(page, mouse(page));
  const { lines, yards } = await openReceiver(page, card);
  const points = pointsOf(lines);
  await card.answerWrong(points);
  // All lines are right but the receiving yards.
  for (const [place, line] of lines.entries()) {
    const right = times(line.count, line.rate);
    await lineBoxes(page)
      .nth(place)
      .fill(typedText(place === yards ? plus(right, ONE) : right));
  }
  let wrong = plus(points, ONE);
  for (let count = 2; count <= 6; count += 1) {
    wrong = plus(wrong, ONE);
    await card.retype(wrong);
    await card.check();
    if (count < 6) await expect(page.getByText(`${count} tries so far.`)).toBeVisible();
  }

  const { count = 0n } = lines[yards] ?? {};
  const question = page.getByRole('textbox', { name: /^Question \d of \d/ });
  const answer = async (...answers: (bigint | string)[]) => {
    for (const each of answers) {
      await question.fill(String(each));
      await question.press('Enter');
    }
  };
  const now = (text: RegExp | string) => expect(question).toHaveAccessibleName(text);
  await test.step('it takes the whole card over, with the open line alone', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Together');
    await now(/^Question 1 of 4\. How many receiving yards make 1 point\?$/);
    await expect(page.getByRole('navigation', { name: 'Steps of the score card' })).toHaveCount(0);
    await expect(card.whole).toHaveCount(0);
    await expect(page.getByRole('status', { name: 'Hint' }).filter({ hasText: /\S/ })).toHaveCount(
      0,
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(
      lines.length - 1,
    );
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectOnFirstScreen([
      page.getByRole('listitem').filter({ hasText: 'Receiving yards' }),
      question,
      page.getByText('How many receiving yards make 1 point?'),
      button(page, 'Next'),
      button(page, 'On my own again'),
    ]);
  });
  await answer(10n, count / 10n);
  await expect(
    page.getByText(new RegExp(`^10 fits ${count / 10n} times? in ${count}$`)),
  ).toBeVisible();
  await expectForEverybody(page);
  await page.setViewportSize(CHROMEBOOK);
  const place = await page.locator('.turf').boundingBox();
  await answer(count % 10n, `${count % 10n}/10`);
  await test.step('what was found stays until the sum is written', async () => {
    while ((await question.count()) > 0) {
      const text =
        (await question.evaluate((box: HTMLInputElement) => box.labels?.[0]?.innerText)) ?? '';
      const numbers = [...text.replaceAll('− ', '-').matchAll(/-?\d+/g)].map(([each]) =>
        BigInt(each),
      );
      if (!text.includes('Add the whole numbers')) {
        await answer(typedText(fraction(count % 10n, 10n)));
        break;
      }
      await answer(numbers.slice(2).reduce((all, each) => all + each, 0n));
    }
    await expect(page.getByText(/Now write the whole answer/)).toBeVisible();
    await expect(page.getByText(/^[\d + ]+ = \d+$/).first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(lines.length);
    await expect(page.getByRole('status', { name: 'Hint' }).filter({ hasText: /\S/ })).toHaveCount(
      0,
    );
  });
  await card.answer(points);
  await test.step('the twin is in the same place, with empty boxes', async () => {
    await page.getByRole('button', { name: 'One like it' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One like it, just you');
    await expect(page.locator('main li[aria-current="step"]')).toHaveText('A fresh one, just you');
    await expect(lineBoxes(page)).toHaveCount(lines.length);
    await lineBoxes(page).first().fill('3');
    await expect(page.locator('.turf text', { hasText: /^3$/ })).toBeVisible();
    const field = await page.locator('.turf').boundingBox();
    expect(Math.abs((field?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(24);
    expect(field?.width).toBe(place?.width);
    await expectForEverybody(page);
  });
});

/** Opens a receiver whose yards make whole points and some more: a new team is drawn. */
async function openReceiver(page: Page, card: ScoreCard) {
  for (const [step, title] of [
    ['WR1', 'Wide Receiver 1'],
    ['WR2', 'Wide Receiver 2'],
    ['TE', 'Tight End'],
  ] as const) {
    await page.goto(`/student/score-cards?step=${step}`);
    const lines = await card.readLines(title);
    const yards = lines.findIndex(({ label }) => label === 'Receiving yards');
    const count = lines[yards]?.count ?? 0n;
    if (count > 10n && count % 10n !== 0n) return { lines, yards };
  }
  throw new Error('No receiver of this team has such yards.');
}

test('a team may be added in groups, at 320 px too, and a wrong group is found', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  const card = new ScoreCard(page, mouse(page));
  await page.goto(CARD);
  const answers = [];
  for (const step of PLAYER_STEPS) {
    await card.expectStep(step);
    const points = pointsOf(await card.readLines(step));
    answers.push(points);
    await card.answer(points);
    await card.nextStep();
  }
  await card.expectStep('Team');
  await page.getByRole('button', { name: 'Groups A, B, and C' }).click();
  for (const [starter, letter] of [
    ['Quarterback', 'A'],
    ['Running Back 1', 'A'],
    ['Kicker', 'B'],
    ['Defense', 'B'],
  ]) {
    await page.getByRole('button', { name: `${starter} in group ${letter}` }).click();
  }
  const [qb, rb1, , , , , kicker, defense] = answers;
  if (!qb || !rb1 || !kicker || !defense) throw new Error('Not eight answers');
  await page.getByRole('textbox', { name: /^Group A/ }).fill(typedText(plus(plus(qb, rb1), ONE)));
  await page.getByRole('textbox', { name: /^Group B/ }).fill(typedText(plus(kicker, defense)));
  await card.retype(plus(sum(answers), ONE));
  await card.check();
  await expect(
    page.getByRole('status').filter({ hasText: 'One group is right, and one isn’t yet.' }),
  ).toBeVisible();
  await expect(
    page.getByText('You added your groups correctly.').filter({ visible: true }),
  ).toBeVisible();
  expect(await described(page.getByRole('textbox', { name: /^Group/ }))).toEqual([
    'Look here',
    'Fits',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await card.answer(sum(answers));
});
