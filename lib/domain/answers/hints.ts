import {
  fromMixed,
  mentionsValue,
  type Rational,
  rational,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { isJunk } from './junk';
import { type LineMarks, markLines, type Work } from './lines';
import { type Diagnosis, diagnose } from './mistakes/misconceptions';
import {
  fractionPart,
  isNegative,
  isUnitFraction,
  isWhole,
  isZero,
  wholePart,
} from './mistakes/mistake';
import {
  commonBottom,
  overDenominator,
  type SiblingExample,
  type SiblingLine,
  siblingExample,
} from './sibling-example';
import type { PlayerContext, StepContext, TeamContext } from './step-context';

export type HintLine = { readonly label: string; readonly value: MixedNumber };

/** A line of the own card as a question. */
export type AskedLine = {
  readonly label: string;
  readonly count: number;
  readonly rate: MixedNumber;
  readonly isWhole: boolean;
};

/**
 * One rung of the ladder of hints, from a nudge over worked examples to the own lines one by one.
 */
export type Rung =
  | {
      readonly says:
        | 'no-counts'
        | 'whole-lines'
        | 'one-fraction'
        | 'team-fractions'
        | 'parts'
        | 'remainders';
    }
  | ({ readonly says: 'example' } & SiblingExample)
  | { readonly says: 'ask-lines'; readonly asks: readonly AskedLine[] }
  | { readonly says: 'find-denominator'; readonly denominators: readonly number[] }
  | { readonly says: 'numerators-only' | 'two-at-a-time' | 'together' }
  | { readonly says: 'other-lines'; readonly lines: readonly SiblingLine[] }
  | {
      readonly says: 'each-line' | 'running-sum' | 'same-bottom';
      readonly lines: readonly HintLine[];
    }
  | {
      readonly says: 'two-sums';
      readonly wholes: readonly number[];
      readonly fractions: readonly MixedNumber[];
    };

/** What a hint says; `lib/words/en/hints.ts` puts it into words. No hint holds the answer. */
export type Hint = {
  readonly of: StepContext['kind'];
  readonly mistake: Diagnosis | null;
  /**
   * The newest rung. Null before the first one, and in hints of older releases where the mistake
   * said enough.
   */
  readonly rung: Rung | null;
  /**
   * The rungs before it, newest first: what has been shown stays in sight. Hints that were kept by
   * older releases have none.
   */
  readonly earlier?: readonly Rung[] | undefined;
  /** The part of the answer that is right. */
  readonly part?: 'whole' | 'fraction' | undefined;
  /**
   * Why the ladder did not go on: the number has nothing to do with the card, or it was tried
   * before.
   */
  readonly stays?: 'off-card' | 'tried-before' | undefined;
  /**
   * Of the lines that were written beside the sum. Hints that were kept by older releases have
   * none.
   */
  readonly lines?: LineMarks | undefined;
};

/**
 * How far the hints of one step have come: after how many honest wrong answers, and what the last
 * one looked like. `tried` are those answers, so that one that comes again takes no step. Older
 * releases counted rungs up to 3 and kept no answers.
 */
export type HintState = { rung: number; tag: string | null; tried?: string[] | undefined };

/**
 * The hint for a wrong answer, which mistake it looks like, and how far the hints have come with
 * it.
 */
export type Hinted<H = Hint> = { tag: string | null; hint: H; state: HintState };

export const NO_HINTS_YET: HintState = { rung: 0, tag: null };

/**
 * Nudge, worked example with other numbers, questions about the own card, its lines one by one, its
 * sum in two.
 */
export const RUNG_COUNT = 5;

/** From this honest wrong answer on, the card is worked out together. */
export const TOGETHER_AFTER = 6;

export const isTogether = ({ rung }: HintState = NO_HINTS_YET): boolean => rung >= TOGETHER_AFTER;

/**
 * The hint for a wrong answer: the next rung of the ladder, whatever the mistake is called, and a
 * known mistake's own sentence with it. A number without any relation to the card, and one that was
 * tried before, are answered but take no step.
 *
 * @param most where the ladder ends: where nothing is worked out together, with its last rung.
 */
export function nextHint(
  context: StepContext,
  work: Work,
  state: HintState,
  most: number = TOGETHER_AFTER,
): Hinted {
  const mistake = diagnose(context, work);
  const lines = markLines(context, work);
  const text = fromMixed(work.answer).toFraction();
  const stays = state.tried?.includes(text)
    ? 'tried-before'
    : isJunk(context, work, mistake)
      ? 'off-card'
      : null;
  const rung = stays ? Math.min(state.rung, most) : climb(state, most);
  const part = stays === 'off-card' ? null : partRight(context, work.answer);
  const [newest = null, ...earlier] = rungsUpTo(context, rung);
  const tag = mistake?.tag ?? null;
  const tried = stays || rung > RUNG_COUNT ? state.tried : [...(state.tried ?? []), text];
  const hint: Hint = {
    of: context.kind,
    mistake,
    rung: newest,
    ...(earlier.length > 0 ? { earlier } : {}),
    ...(part ? { part } : {}),
    ...(stays ? { stays } : {}),
    ...(lines ? { lines } : {}),
  };
  return { tag, hint, state: { rung, tag, ...(tried ? { tried } : {}) } };
}

/** The next rung: each wrong answer takes one, until the last. */
export const climb = ({ rung }: HintState, most: number = RUNG_COUNT): number =>
  Math.min(rung + 1, most);

/** What has been shown by a rung, newest first, nothing twice. */
function rungsUpTo(context: StepContext, rung: number): Rung[] {
  const all = Array.from({ length: rung }, (_, index) => ladderHint(context, rung - index));
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** @param rung from 1. Where a rung has nothing to say on a card, the one before it. */
export function ladderHint(context: StepContext, rung: number): Rung {
  if (rung >= TOGETHER_AFTER) return { says: 'together' };
  const make = [example, questions, lineByLine, inTwoSums]
    .slice(0, Math.max(0, rung - 1))
    .reverse();
  for (const of of make) {
    const found = of(context);
    if (found) return found;
  }
  return nudge(context);
}

function nudge(context: StepContext): Rung {
  if (context.lines.every(({ value }) => isZero(value))) return { says: 'no-counts' };
  const fractions = context.lines.filter(({ value }) => !isWhole(value)).length;
  if (fractions === 0) return { says: 'whole-lines' };
  if (context.kind === 'team') return { says: fractions === 1 ? 'one-fraction' : 'team-fractions' };
  // Only by a unit fraction one divides: 3 × 5/2 is no division.
  return {
    says: context.lines.some((line) => isUnitFraction(line.rate) && !isWhole(line.value))
      ? 'remainders'
      : 'parts',
  };
}

function example(context: StepContext): Rung | null {
  const found = siblingExample(context);
  return found && { says: 'example', ...found };
}

function questions(context: StepContext): Rung | null {
  return context.kind === 'player' ? askLines(context) : askTeam(context);
}

/**
 * The own lines as questions, with no number that isn't on the card. Lines with other numbers where
 * the answer stands on the card.
 */
function askLines(context: PlayerContext): Rung | null {
  const lines = context.lines.filter(({ count }) => count !== 0);
  if (lines.length === 0) return null;
  const shown = lines.flatMap(({ count, rate }) => [rational(count).abs(), rate, rational(rate.d)]);
  if (shown.some((number) => number.equals(context.total.abs())))
    return otherLines(context, OTHER_NUMBERS);
  const asks = lines.map(({ label, count, rate, value }) => ({
    label,
    count,
    rate: toMixed(rate),
    isWhole: isWhole(value),
  }));
  return { says: 'ask-lines', asks };
}

function askTeam({ lines, total }: TeamContext): Rung {
  const bottoms = lines.filter(({ value }) => !isWhole(value)).map(({ value }) => Number(value.d));
  const denominators = [...new Set(bottoms)].toSorted((a, b) => a - b);
  if (bottoms.length < 2 || denominators.some((bottom) => rational(bottom).equals(total)))
    return { says: 'two-at-a-time' };
  return denominators.length === 1
    ? { says: 'numerators-only' }
    : { says: 'find-denominator', denominators };
}

/** Other made-up numbers than those of the rung before. */
const OTHER_NUMBERS = 7;

function otherLines(context: StepContext, start: number): Rung | null {
  const found = siblingExample(context, start);
  return found && { says: 'other-lines', lines: found.lines };
}

/** One line is the whole answer: to show it would give it away. */
const isOneLine = ({ lines, total }: StepContext): boolean =>
  lines.some(({ value }) => value.equals(total));

/**
 * Each line by itself, never the sum. Where one line is already the answer, a line with other
 * numbers takes its place.
 */
function lineByLine(context: StepContext): Rung | null {
  if (isOneLine(context)) return otherLines(context, 2 * OTHER_NUMBERS);
  const lines = context.lines.filter(({ value }) => !isZero(value));
  if (context.kind === 'player') {
    return {
      says: 'each-line',
      lines: lines.map(({ label, value }) => ({ label, value: toMixed(value) })),
    };
  }
  const bottom = commonBottom(lines.map(({ value }) => value));
  const fractions = lines.filter(({ value }) => !isWhole(value)).length;
  return {
    says: fractions < 2 ? 'running-sum' : 'same-bottom',
    lines: lines.map(({ label, value }) => ({ label, value: overDenominator(value, bottom) })),
  };
}

/** The whole numbers by themselves, and the fractions over one denominator. */
function inTwoSums(context: StepContext): Rung | null {
  const values = context.lines.map(({ value }) => value).filter((value) => !isZero(value));
  const bottom = commonBottom(values);
  const wholes = values.map(wholePart).filter((whole) => !isZero(whole));
  const parts = values.map(fractionPart).filter((part) => !isZero(part));
  const fractions = parts.map((part) => overDenominator(part, bottom));
  if (isOneLine(context) || parts.length === 0 || wholes.length + parts.length < 3) return null;
  const numbers = [...wholes.map(toMixed), ...fractions].map(formatMixed);
  if (numbers.some((number) => mentionsValue(number, context.total))) return null;
  return { says: 'two-sums', wholes: wholes.map((whole) => toMixed(whole).wholeNumber), fractions };
}

/**
 * Which part of a mixed number is right already. Only where both parts are there, and it is on the
 * right side of zero.
 */
function partRight({ total }: StepContext, typed: MixedNumber): 'whole' | 'fraction' | null {
  const value = fromMixed(typed);
  if (
    isZero(value) ||
    isNegative(value) !== isNegative(total) ||
    Math.abs(typed.numerator) >= typed.denominator
  )
    return null;
  const sameFraction = same(fractionPart(value), fractionPart(total));
  const sameWhole = same(wholePart(value), wholePart(total));
  return sameWhole ? 'whole' : sameFraction ? 'fraction' : null;
}

/** Of 0 nothing is said: it is right by leaving it out. */
const same = (one: Rational, other: Rational): boolean => !isZero(other) && one.equals(other);
