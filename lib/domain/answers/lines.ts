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
 * One box beside the sum: what some lines of the step come to, as the student wrote it. On a
 * player's card each box is for one line; for the team, for a group of starters that the student
 * has put together.
 */
export type OwnLine = {
  /** Places in {@link StepContext.lines}, from 0; no place is in two boxes. */
  readonly of: readonly number[];
  readonly typed: string;
};

/** Whether anything was written. */
export const hasLines = (lines: readonly OwnLine[] = []): boolean =>
  lines.some(({ typed }) => typed.trim() !== '');

/** A wrong answer and the lines it was made of, as tries and steps keep it. */
export type Work = {
  readonly answer: MixedNumber;
  readonly lines?: readonly OwnLine[] | undefined;
};

/** `fits`: what these lines come to. `look`: another number, or none that can be read. */
export type LineMark = { readonly of: readonly number[]; readonly fits: boolean };

/**
 * What is said about the lines of a wrong answer. It holds no number that the student has not
 * written.
 */
export type LineMarks = {
  readonly marks: readonly LineMark[];
  /**
   * Whether the sum is what the own lines come to; null where a line that counts has no box that
   * can be read.
   */
  readonly addsUp: boolean | null;
  /**
   * What the own lines come to, where that is the sum that was given; of right lines anything else
   * would be the answer.
   */
  readonly sum: MixedNumber | null;
};

/** A box with something in it; `value` is null where that is no number. */
export type ReadLine = OwnLine & { readonly value: Rational | null; readonly right: Rational };

/** The boxes that have something in them and are about lines of this step. */
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

/**
 * Which boxes fit, and whether they come to the answer. Null where nothing was written beside the
 * sum.
 */
export function markLines(context: StepContext, { answer, lines }: Work): LineMarks | null {
  const own = readLines(context, lines);
  if (own.length === 0) return null;
  const marks = own.map(({ of, value, right }) => ({ of, fits: value?.equals(right) ?? false }));
  const sum = sumOfOwn(context, own);
  const addsUp = sum?.equals(fromMixed(answer)) ?? null;
  return { marks, addsUp, sum: sum && addsUp ? toMixed(sum) : null };
}

/**
 * What the student's own numbers come to. A line without a box counts as 0 where it is 0, and a
 * starter who is in no group counts with the points that are given. Null where a line that counts
 * is missing.
 */
export function sumOfOwn({ kind, lines }: StepContext, own: readonly ReadLine[]): Rational | null {
  const boxed = new Set(own.flatMap(({ of }) => of));
  const alone = lines.filter((_, place) => !boxed.has(place)).map(({ value }) => value);
  const isMissing = kind === 'player' && alone.some((value) => !isZero(value));
  if (isMissing || own.some(({ value }) => value === null)) return null;
  return sumRationals([...own.map(({ value }) => value ?? rational(0)), ...alone]);
}

/** Whether a box has what some counts come to, each at its rate. For after the answer is right. */
export function isProductSum(
  parts: readonly { count: number; rate: MixedNumber }[],
  typed: string,
): boolean {
  const read = readNumber({ whole: typed, numerator: '', denominator: '' });
  const right = sumRationals(parts.map(({ count, rate }) => fromMixed(rate).mul(rational(count))));
  return read.ok && fromMixed(read.answer.value).equals(right);
}
