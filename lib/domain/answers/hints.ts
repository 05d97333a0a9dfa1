import {
  fractionPart,
  fromMixed,
  isNegative,
  isUnitFraction,
  isWhole,
  isZero,
  leastCommonDenominator,
  type Rational,
  rational,
  toMixed,
  toMixedNumberOverDenominator,
  wholePartAsRational,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import {
  inventSimilarExample,
  type SimilarExample,
  type SimilarExampleLine,
} from './invent-similar-example';
import { type AnswerWithLines, checkLines, type LinesCheck, nonzeroLines } from './lines';
import { type Diagnosis, diagnoseMistake } from './mistakes/misconceptions';
import type { PlayerStepContext, StepContext, TeamStepContext } from './step-context';
import { HINT_LEVEL_COUNT } from './tries';
import { isUnrelatedAnswer } from './unrelated-answer';

type HintLine = { readonly label: string; readonly value: MixedNumber };

export type LineQuestion = {
  readonly label: string;
  readonly count: number;
  readonly rate: MixedNumber;
  readonly isWhole: boolean;
};

/**
 * One level of the hints, from a nudge over a worked example to the student's own lines one by one.
 */
export type HintLevelContent =
  | {
      readonly says:
        | 'no-counts'
        | 'whole-lines'
        | 'one-fraction'
        | 'team-fractions'
        | 'parts'
        | 'remainders';
    }
  | ({ readonly says: 'example' } & SimilarExample)
  | { readonly says: 'ask-lines'; readonly asks: readonly LineQuestion[] }
  | { readonly says: 'find-denominator'; readonly denominators: readonly number[] }
  | { readonly says: 'numerators-only' | 'two-at-a-time' | 'together' }
  | { readonly says: 'other-lines'; readonly lines: readonly SimilarExampleLine[] }
  | {
      readonly says: 'each-line' | 'running-sum' | 'same-bottom';
      readonly lines: readonly HintLine[];
    }
  | {
      readonly says: 'two-sums';
      readonly wholes: readonly number[];
      readonly fractions: readonly MixedNumber[];
    };

/** `lib/words/en/hints.ts` turns it into text. No hint holds the answer. */
export type Hint = {
  readonly of: StepContext['kind'];
  readonly mistake: Diagnosis | null;
  /** The newest level's content; stored and sent under this name. */
  readonly rung: HintLevelContent | null;
  /** Lower levels, newest first, so that hints stay on the screen. */
  readonly earlier?: readonly HintLevelContent[] | undefined;
  readonly part?: 'whole' | 'fraction' | undefined;
  /**
   * Set when this answer did not raise the level: it is unrelated to the card or was tried before.
   */
  readonly stays?: 'off-card' | 'tried-before' | undefined;
  readonly lines?: LinesCheck | undefined;
};

/**
 * How far the hints of one step have come: the level, and the mistake behind the last wrong answer.
 * `rung` is the stored name of the level. `tried` holds the answers that raised the level, so that
 * repeating one doesn't raise it again.
 */
export type HintState = { rung: number; tag: string | null; tried?: string[] | undefined };

export type HintResult<H = Hint> = { tag: string | null; hint: H; state: HintState };

export const NO_HINTS_YET: HintState = { rung: 0, tag: null };

/** The start for a student who sees the first hint before the first answer. */
export const AFTER_FIRST_HINT: HintState = { rung: 1, tag: null };

/** Wrong answers that count before the app works through the step with the student. */
export const WRONG_TRIES_BEFORE_TOGETHER = 6;

export const hasReachedTogether = ({ rung: level }: HintState = NO_HINTS_YET): boolean =>
  level >= WRONG_TRIES_BEFORE_TOGETHER;

/**
 * An answer that is unrelated to the card or was tried before gets a hint but doesn't raise the
 * level. Steps that are never worked through together stop one level earlier (`most`).
 */
export function nextHint(
  context: StepContext,
  work: AnswerWithLines,
  state: HintState,
  most: number = WRONG_TRIES_BEFORE_TOGETHER,
): HintResult {
  const mistake = diagnoseMistake(context, work);
  const lines = checkLines(context, work);
  const text = fromMixed(work.answer).toFraction();
  const stays = state.tried?.includes(text)
    ? 'tried-before'
    : isUnrelatedAnswer(context, work, mistake)
      ? 'off-card'
      : null;
  const level = stays ? Math.min(state.rung, most) : nextHintLevel(state, most);
  const part = stays === 'off-card' ? null : partRight(context, work.answer);
  const [newest = null, ...earlier] = levelsUpTo(context, level);
  const tag = mistake?.tag ?? null;
  const tried = stays || level > HINT_LEVEL_COUNT ? state.tried : [...(state.tried ?? []), text];
  const hint: Hint = {
    of: context.kind,
    mistake,
    rung: newest,
    ...(earlier.length > 0 ? { earlier } : {}),
    ...(part ? { part } : {}),
    ...(stays ? { stays } : {}),
    ...(lines ? { lines } : {}),
  };
  return { tag, hint, state: { rung: level, tag, ...(tried ? { tried } : {}) } };
}

export const nextHintLevel = (
  { rung: level }: HintState,
  most: number = HINT_LEVEL_COUNT,
): number => Math.min(level + 1, most);

/** All levels up to this one, newest first, without duplicates. */
function levelsUpTo(context: StepContext, level: number): HintLevelContent[] {
  const all = Array.from({ length: level }, (_, index) =>
    hintContentAtLevel(context, level - index),
  );
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/**
 * A level that doesn't apply to this card falls back to the one before it.
 *
 * @param level from 1.
 */
export function hintContentAtLevel(context: StepContext, level: number): HintLevelContent {
  if (level >= WRONG_TRIES_BEFORE_TOGETHER) return { says: 'together' };
  const make = [example, questions, lineByLine, inTwoSums]
    .slice(0, Math.max(0, level - 1))
    .reverse();
  for (const of of make) {
    const found = of(context);
    if (found) return found;
  }
  return nudge(context);
}

function nudge(context: StepContext): HintLevelContent {
  if (context.lines.every(({ value }) => isZero(value))) return { says: 'no-counts' };
  const fractions = context.lines.filter(({ value }) => !isWhole(value)).length;
  if (fractions === 0) return { says: 'whole-lines' };
  if (context.kind === 'team') return { says: fractions === 1 ? 'one-fraction' : 'team-fractions' };
  // Only a unit fraction leaves a remainder: 3 × 5/2 is not a division.
  return {
    says: context.lines.some((line) => isUnitFraction(line.rate) && !isWhole(line.value))
      ? 'remainders'
      : 'parts',
  };
}

function example(context: StepContext): HintLevelContent | null {
  const found = inventSimilarExample(context);
  return found && { says: 'example', ...found };
}

function questions(context: StepContext): HintLevelContent | null {
  return context.kind === 'player' ? askLines(context) : askTeam(context);
}

/** Shows lines with other numbers if a number in the questions would be the answer. */
function askLines(context: PlayerStepContext): HintLevelContent | null {
  const lines = context.lines.filter(({ count }) => count !== 0);
  if (lines.length === 0) return null;
  const shown = lines.flatMap(({ count, rate }) => [rational(count), rate, rational(rate.d)]);
  if (shown.some((number) => number.abs().equals(context.total.abs())))
    return otherLines(context, OTHER_NUMBERS);
  const asks = lines.map(({ label, count, rate, value }) => ({
    label,
    count,
    rate: toMixed(rate),
    isWhole: isWhole(value),
  }));
  return { says: 'ask-lines', asks };
}

function askTeam({ lines, total }: TeamStepContext): HintLevelContent {
  const bottoms = lines.filter(({ value }) => !isWhole(value)).map(({ value }) => Number(value.d));
  const denominators = [...new Set(bottoms)].toSorted((a, b) => a - b);
  if (bottoms.length < 2 || denominators.some((bottom) => rational(bottom).equals(total)))
    return { says: 'two-at-a-time' };
  return denominators.length === 1
    ? { says: 'numerators-only' }
    : { says: 'find-denominator', denominators };
}

/** Starts at another variant than the worked example, so the numbers differ from it. */
const OTHER_NUMBERS = 7;

function otherLines(context: StepContext, start: number): HintLevelContent | null {
  const found = inventSimilarExample(context, start);
  return found && { says: 'other-lines', lines: found.lines };
}

/** One line equals the total, so showing it would give the answer away. */
const isOneLine = ({ lines, total }: StepContext): boolean =>
  lines.some(({ value }) => value.equals(total));

/** Never shows the sum. Made-up lines take the place of the lines where one line is the answer. */
function lineByLine(context: StepContext): HintLevelContent | null {
  if (isOneLine(context)) return otherLines(context, 2 * OTHER_NUMBERS);
  const lines = nonzeroLines(context.lines);
  if (context.kind === 'player') {
    return {
      says: 'each-line',
      lines: lines.map(({ label, value }) => ({ label, value: toMixed(value) })),
    };
  }
  const bottom = leastCommonDenominator(lines.map(({ value }) => value));
  const fractions = lines.filter(({ value }) => !isWhole(value)).length;
  return {
    says: fractions < 2 ? 'running-sum' : 'same-bottom',
    lines: lines.map(({ label, value }) => ({
      label,
      value: toMixedNumberOverDenominator(value, bottom),
    })),
  };
}

/** The sum of the whole numbers and the fractions over one denominator, apart. */
function inTwoSums(context: StepContext): HintLevelContent | null {
  const values = nonzeroLines(context.lines).map(({ value }) => value);
  const bottom = leastCommonDenominator(values);
  const wholes = values.map(wholePartAsRational).filter((whole) => !isZero(whole));
  const parts = values.map(fractionPart).filter((part) => !isZero(part));
  const fractions = parts.map((part) => toMixedNumberOverDenominator(part, bottom));
  if (isOneLine(context) || parts.length === 0 || wholes.length + parts.length < 3) return null;
  // In "1/5 + 2/5 − 4/5" a number is seen without its sign.
  if ([...wholes, ...parts].some((number) => number.abs().equals(context.total.abs()))) return null;
  return { says: 'two-sums', wholes: wholes.map((whole) => toMixed(whole).wholeNumber), fractions };
}

/** The right part of a wrong mixed number; null if a part is missing or the sign is wrong. */
function partRight({ total }: StepContext, typed: MixedNumber): 'whole' | 'fraction' | null {
  const value = fromMixed(typed);
  if (
    isZero(value) ||
    isNegative(value) !== isNegative(total) ||
    Math.abs(typed.numerator) >= typed.denominator
  )
    return null;
  const sameFraction = same(fractionPart(value), fractionPart(total));
  const sameWhole = same(wholePartAsRational(value), wholePartAsRational(total));
  return sameWhole ? 'whole' : sameFraction ? 'fraction' : null;
}

/** A matching 0 isn't worth praise: the student left that part out. */
const same = (one: Rational, other: Rational): boolean => !isZero(other) && one.equals(other);
