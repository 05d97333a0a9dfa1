import { expect, type Locator, type Page } from '@playwright/test';
import {
  type Fraction,
  plus,
  rateOfRule,
  shownDigits,
  sum,
  times,
  typedText,
} from './hand-scoring';
import type { Hands } from './hands';

/** The eight players of a card in order, as titled on the page. */
export const PLAYER_STEPS = [
  'Quarterback',
  'Running Back 1',
  'Running Back 2',
  'Wide Receiver 1',
  'Wide Receiver 2',
  'Tight End',
  'Kicker',
  'Defense',
] as const;
export type PlayerStep = (typeof PLAYER_STEPS)[number];

export type FormulaLine = { label: string; count: bigint; rate: Fraction };

/** The nine steps as a student sees them. */
export class ScoreCard {
  readonly whole: Locator;
  readonly numerator: Locator;
  readonly denominator: Locator;

  constructor(
    readonly page: Page,
    private readonly hands: Hands,
  ) {
    this.whole = page.getByRole('textbox', { name: /^(Whole number|Número entero)$/ });
    this.numerator = page.getByRole('textbox', { name: /^(Numerator|Numerador)$/ });
    this.denominator = page.getByRole('textbox', { name: /^(Denominator|Denominador)$/ });
  }

  async expectStep(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }

  /** The step that the card opens with. */
  async openStep(): Promise<PlayerStep> {
    const title = await this.page
      .getByRole('region')
      .filter({ has: this.whole })
      .getByRole('heading', { level: 2 })
      .innerText();
    const step = PLAYER_STEPS.find((known) => known === title);
    if (!step) throw new Error(`Not the step of a player: ${title}`);
    return step;
  }

  /** The lines of the open step's formula. */
  async readLines(title: string): Promise<FormulaLine[]> {
    const lines = this.page.getByRole('region', { name: title, exact: true }).getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    return Promise.all((await lines.all()).map(readLine));
  }

  /**
   * Types like a child: the whole number, a space, the numerator, a slash, the denominator, all
   * starting in the first box.
   */
  async type(answer: Fraction): Promise<void> {
    await this.hands.write(this.whole, typedText(answer));
  }

  async check(): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: 'Check my answer' }));
  }

  /** Answers the open step right, and waits for the page to confirm it. */
  async answer(answer: Fraction): Promise<void> {
    await this.retype(answer);
    await this.check();
    await expect(this.page.getByRole('region').getByText(/^Correct/)).toBeVisible();
  }

  /** Answers the open step with one point too many, and waits for the verdict. */
  async answerWrong(answer: Fraction): Promise<void> {
    await this.retype(plus(answer, { top: 1n, bottom: 1n }));
    await this.check();
    await expect(this.page.getByText('1 try so far.')).toBeVisible();
  }

  async nextStep(): Promise<void> {
    await this.hands.press(this.page.getByRole('button', { name: 'Next step' }));
  }

  /** The eight players' results, as shown by the team's step. */
  async expectOwnAnswers(answers: readonly Fraction[]): Promise<void> {
    const rows = this.page.getByRole('region', { name: 'Team', exact: true }).getByRole('listitem');
    await expect(rows).toHaveCount(answers.length);
    for (const [index, answer] of answers.entries())
      await expect(rows.nth(index)).toHaveText(shownDigits(answer));
  }

  /** Replaces the boxes' content. */
  async retype(answer: Fraction): Promise<void> {
    await this.clear();
    await this.type(answer);
  }

  private async clear(): Promise<void> {
    for (const box of [this.denominator, this.numerator]) {
      if ((await box.inputValue()) === '') continue;
      await this.hands.write(box, '');
      await this.page.keyboard.press('Backspace');
    }
  }
}

export function pointsOf(lines: readonly FormulaLine[]): Fraction {
  return sum(lines.map(({ count, rate }) => times(count, rate)));
}

/** The specification's level 1, which boards count by unless the teacher chose otherwise. */
const LEVEL_1: readonly (readonly [label: RegExp, top: bigint, bottom: bigint])[] = [
  [/^Passing yards/, 1n, 20n],
  [/^(Rushing|Receiving) yards/, 1n, 10n],
  [/^Catches/, 1n, 1n],
  [/^Extra points/, 1n, 1n],
  [/^(Field goals|Interceptions|Fumbles)/, 3n, 1n],
  [/^(Sacks|Safeties)/, 2n, 1n],
  [/ touchdowns/, 5n, 1n],
];

/** The same game by level 1, whatever level the card has. */
export function boardPointsOf(lines: readonly FormulaLine[]): Fraction {
  return sum(
    lines.map(({ label, count }) => {
      const [, top, bottom] = LEVEL_1.find(([known]) => known.test(label)) ?? [];
      if (!top || !bottom) throw new Error(`Level 1 has no rate for "${label}".`);
      return times(count, { top, bottom });
    }),
  );
}

async function readLine(line: Locator): Promise<FormulaLine> {
  const text = await line.innerText();
  const [label = '', ...below] = text.split(/\n+/);
  // The fraction's spoken name is a separate line.
  const rule = below.find((words) => /points? for /.test(words)) ?? '';
  const count = /(−?\d+)\s*×/.exec(text)?.[1];
  if (count === undefined) throw new Error(`No count in the formula line "${text}".`);
  return { label, count: BigInt(count.replace('−', '-')), rate: rateOfRule(rule) };
}
