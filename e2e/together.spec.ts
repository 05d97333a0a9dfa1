import type { Page } from '@playwright/test';
import { together } from '@/lib/domain/answers/together';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { type Fraction, fraction, plus } from './support/hand-scoring';
import { keyboard } from './support/hands';
import { playingStudent, signInBrowser } from './support/playing-student';
import { type FormulaLine, pointsOf, ScoreCard } from './support/score-card';
import { expect, test } from './support/test';

const STEP = 'Quarterback';

const panel = (page: Page) => page.getByRole('region', { name: 'Together', exact: true });
const twin = (page: Page) => page.getByRole('region', { name: 'One like it, just you' });

const mixed = ({ top, bottom }: Fraction): MixedNumber =>
  bottom === 1n
    ? { wholeNumber: Number(top), numerator: 0, denominator: 1 }
    : { wholeNumber: 0, numerator: Number(top), denominator: Number(bottom) };

/** What the small questions come to, in their order; that they are right is tested over every kind of card. */
function smallAnswers(lines: readonly FormulaLine[]): string[] {
  const asked = together({
    kind: 'player',
    lines: lines.map(({ label, count, rate }) => ({ label, count: Number(count), rate: mixed(rate) })),
  });
  return [...asked.lines.flatMap(({ questions }) => questions), ...asked.sum].map(({ answer }) => formatMixed(answer));
}

test('after six wrong tries a card is worked out together by keyboard, ends right, and its twin is done alone', async ({
  context,
  page,
  site,
}) => {
  test.slow();
  await signInBrowser(context, await playingStudent(site));
  const hands = keyboard(page);
  const card = new ScoreCard(page, hands);
  await page.goto('/student/score-cards?step=QB');
  await card.expectStep(STEP);
  const lines = await card.readLines(STEP);
  const right = pointsOf(lines);

  await test.step('six wrong tries, and each hint stays below the next one', async () => {
    for (let tries = 1; tries <= 6; tries += 1) {
      await expect(panel(page)).toHaveCount(0);
      await card.retype(plus(right, fraction(BigInt(tries), 3n)));
      await card.check();
      await expect(page.getByText(tries === 1 ? '1 try so far.' : `${tries} tries so far.`)).toBeVisible();
    }
    await expect(page.getByText('Hints you had before')).toBeVisible();
    await expect(panel(page)).toBeVisible();
  });

  const answers = smallAnswers(lines);
  const small = panel(page).getByRole('textbox');
  await test.step('a small slip is free and gets a tiny hint', async () => {
    await hands.write(small, '999');
    await page.keyboard.press('Enter');
    await expect(
      panel(page)
        .getByText(/^Not yet\./)
        .first(),
    ).toBeVisible();
    await expect(page.getByText('6 tries so far.')).toBeVisible();
  });

  await test.step('small question by small question, with a reload on the way', async () => {
    for (const [index, answer] of answers.entries()) {
      if (index === 2) await page.reload();
      if (index === 2) await expect(panel(page).getByRole('listitem').filter({ hasText: 'Yes' }).first()).toBeVisible();
      await hands.write(small, answer);
      await page.keyboard.press('Enter');
    }
    await expect(panel(page).getByText(/Now write the whole answer in the boxes below/)).toBeFocused();
    await expect(small).toHaveCount(0);
  });

  await test.step('the right sum is an ordinary try, and the twin is offered', async () => {
    await card.answer(right);
    await expect(page.getByText('7 tries', { exact: true }).first()).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByText(/Here’s a fresh one, just for you/)).toBeVisible();
  });

  await test.step('the twin has other numbers, is free, and stays done after a reload', async () => {
    await hands.press(page.getByRole('button', { name: 'One like it' }));
    await expect(twin(page).getByText(/It’s free/)).toBeVisible();
    const own = await card.readLines('One like it, just you');
    expect(own.map(({ label }) => label)).toEqual(lines.map(({ label }) => label));
    expect(own.map(({ count }) => count)).not.toEqual(lines.map(({ count }) => count));
    await card.retype(pointsOf(own));
    await card.check();
    await expect(twin(page).getByText('Correct! You did that one on your own.')).toBeVisible();
    await page.reload();
    await expect(twin(page).getByText(/You got this one right\. 1 try\./)).toBeVisible();
    await expect(page.getByText('7 tries', { exact: true }).first()).toBeVisible();
  });
});
