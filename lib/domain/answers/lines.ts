import {
  fromMixed,
  type Rational,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { isZero } from './mistakes/mistake';
import { readNumber } from './read';
import type { StepContext } from './step-context';

/**
 * One box beside the answer: the value of some lines, as the student typed it. On a player's card a
 * box is one line; for the team it is a group of starters that the student put together.
 */
export type OwnLine = {
  /** Indexes into {@link StepContext.lines}; no index is in two boxes. */
  readonly of: readonly number[];
  readonly typed: string;
};

export const hasLines = (lines: readonly OwnLine[] = []): boolean =>
  lines.some(({ typed }) => typed.trim() !== '');

export type Work = {
  readonly answer: MixedNumber;
  readonly lines?: readonly OwnLine[] | undefined;
};

/** `fits` is false for another number and for text that is not a number. */
export type LineMark = { readonly of: readonly number[]; readonly fits: boolean };

/** The marks on the lines of a wrong answer. They hold no number that the student didn't write. */
export type LineMarks = {
  readonly marks: readonly LineMark[];
  /**
   * True if the answer is the sum of the student's lines; null if a line that counts has no
   * readable box.
   */
  readonly addsUp: boolean | null;
  /**
   * The sum of the student's lines, only if it equals the typed answer. Otherwise the sum of right
   * lines would give the answer away.
   */
  readonly sum: MixedNumber | null;
};

/** A box that isn't empty; `value` is null if it doesn't hold a number. */
export type ReadLine = OwnLine & { readonly value: Rational | null; readonly right: Rational };

/** Skips empty boxes and boxes for lines that this step doesn't have. */
export function readLines({ lines }: StepContext, own: readonly OwnLine[] = []): ReadLine[] {
  return own.flatMap(({ of, typed }) => {
    const parts = of.map((place) => lines[place]?.value);
    if (typed.trim() === '' || parts.length === 0 || parts.some((part) => part === undefined))
      return [];
    const read = readNumber({ whole: typed, numerator: '', denominator: '' });
    const right = sumRationals(parts.filter((part) => part !== undefined));
    return [{ of, typed, value: read.ok ? fromMixed(read.answer.value) : null, right }];
  });
}

/** Null if the student wrote no lines. */
export function markLines(context: StepContext, { answer, lines }: Work): LineMarks | null {
  const own = readLines(context, lines);
  if (own.length === 0) return null;
  const marks = own.map(({ of, value, right }) => ({ of, fits: value?.equals(right) ?? false }));
  const sum = sumOfOwn(context, own);
  const addsUp = sum?.equals(fromMixed(answer)) ?? null;
  return { marks, addsUp, sum: sum && addsUp ? toMixed(sum) : null };
}

/**
 * Adds up the student's own numbers. A line without a box counts if it is 0, and a starter in no
 * group counts with the given points. Null if a line that counts is missing.
 */
export function sumOfOwn({ kind, lines }: StepContext, own: readonly ReadLine[]): Rational | null {
  const boxed = new Set(own.flatMap(({ of }) => of));
  const alone = lines.filter((_, place) => !boxed.has(place)).map(({ value }) => value);
  const isMissing = kind === 'player' && alone.some((value) => !isZero(value));
  if (isMissing || own.some(({ value }) => value === null)) return null;
  return sumRationals([...own.map(({ value }) => value ?? rational(0)), ...alone]);
}

/** Checks a box after the step is right, when showing whether it fits gives nothing away. */
export function isProductSum(
  parts: readonly { count: number; rate: MixedNumber }[],
  typed: string,
): boolean {
  const read = readNumber({ whole: typed, numerator: '', denominator: '' });
  const right = sumRationals(parts.map(({ count, rate }) => fromMixed(rate).mul(rational(count))));
  return read.ok && fromMixed(read.answer.value).equals(right);
}
