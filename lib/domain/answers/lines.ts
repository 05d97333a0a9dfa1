import {
  fromMixed,
  isZero,
  type Rational,
  rational,
  sumRationals,
  toMixed,
} from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { parseOneBox, type UnreadableText } from './read';
import type { StepContext, SumLine } from './step-context';

/**
 * One box beside the answer: the value of some lines, as the student typed it. On a player's card a
 * box is one line; for the team it is a group of starters that the student put together.
 */
export type StudentWorkLine = {
  /** Indexes into {@link StepContext.lines}; no index is in two boxes. */
  readonly of: readonly number[];
  readonly typed: string;
};

export const hasTypedLines = (lines: readonly StudentWorkLine[] = []): boolean =>
  lines.some(({ typed }) => typed.trim() !== '');

export type AnswerWithLines = {
  readonly answer: MixedNumber;
  readonly lines?: readonly StudentWorkLine[] | undefined;
};

/** `fits` is false for another number and for text that is not a number. */
export type LineMark = { readonly of: readonly number[]; readonly fits: boolean };

/** The marks on the lines of a wrong answer. They hold no number that the student didn't write. */
export type LinesCheck = {
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
  /** Why the first box without a readable number has none, such as 7 r 6. */
  readonly unread?: UnreadableText | undefined;
};

/** True if a line is missing or isn't right. */
export const hasWrongOrMissingLine = ({ marks, addsUp }: LinesCheck): boolean =>
  addsUp === null || marks.some(({ fits }) => !fits);

/** A box that isn't empty; `value` is null if it doesn't hold a number. */
export type ParsedLine = StudentWorkLine & {
  readonly value: Rational | null;
  readonly right: Rational;
};

/** Skips empty boxes and boxes for lines that this step doesn't have. */
export function parseLines(
  { lines }: StepContext,
  own: readonly StudentWorkLine[] = [],
): ParsedLine[] {
  return own.flatMap(({ of, typed }) => {
    const parts = of.map((index) => lines[index]?.value);
    if (typed.trim() === '' || parts.length === 0 || parts.some((part) => part === undefined))
      return [];
    const read = parseOneBox(typed);
    const right = sumRationals(parts.filter((part) => part !== undefined));
    return [{ of, typed, value: read.ok ? fromMixed(read.answer.value) : null, right }];
  });
}

/** Null if the student wrote no lines. */
export function checkLines(
  context: StepContext,
  { answer, lines }: AnswerWithLines,
): LinesCheck | null {
  const own = parseLines(context, lines);
  if (own.length === 0) return null;
  const marks = own.map(({ of, value, right }) => ({ of, fits: value?.equals(right) ?? false }));
  const sum = sumOfStudentLines(context, own);
  const addsUp = sum?.equals(fromMixed(answer)) ?? null;
  const unread = own.find(({ value }) => value === null);
  return {
    marks,
    addsUp,
    sum: sum && addsUp ? toMixed(sum) : null,
    ...(unread ? { unread: whyUnread(unread.typed) } : {}),
  };
}

function whyUnread(typed: string): UnreadableText | undefined {
  const read = parseOneBox(typed);
  // Text such as "pts" counts as empty, which says nothing to its writer.
  if (read.ok || read.problem === 'empty') return undefined;
  return { problem: read.problem, ...(read.named === undefined ? {} : { named: read.named }) };
}

/**
 * Adds up the student's own numbers. A line without a box counts if it is 0, and a starter in no
 * group counts with the given points. Null if a line that counts is missing.
 */
export function sumOfStudentLines(
  { kind, lines }: StepContext,
  own: readonly ParsedLine[],
): Rational | null {
  const alone = linesWithoutFilledBox(lines, own).map(({ value }) => value);
  const isMissing = kind === 'player' && alone.some((value) => !isZero(value));
  if (isMissing || own.some(({ value }) => value === null)) return null;
  return sumRationals([...own.map(({ value }) => value ?? rational(0)), ...alone]);
}

export const nonzeroLines = (lines: readonly SumLine[]): SumLine[] =>
  lines.filter(({ value }) => !isZero(value));

export function linesWithoutFilledBox(
  lines: readonly SumLine[],
  own: readonly ParsedLine[],
): SumLine[] {
  const boxed = new Set(own.flatMap(({ of }) => of));
  return lines.filter((_, index) => !boxed.has(index));
}

/** Checks a box after the step is right, when showing whether it fits gives nothing away. */
export function isBoxEqualToSumOfProducts(
  parts: readonly { count: number; rate: MixedNumber }[],
  typed: string,
): boolean {
  const read = parseOneBox(typed);
  const right = sumRationals(parts.map(({ count, rate }) => fromMixed(rate).mul(rational(count))));
  return read.ok && fromMixed(read.answer.value).equals(right);
}
