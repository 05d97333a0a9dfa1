import { type Rational, rational, sumRationals, ZERO } from '@/lib/domain/numbers/fractions';
import { greatestCommonDivisor } from '@/lib/domain/numbers/mixed';
import type { PlayerContext, StepContext, SumLine, TermLine } from '../step-context';

/** One wrong result that a misconception leads to, and the line it is about when it is about a single one. */
export type Mistake = { value: Rational; line: SumLine | null };

/** Which part of the work a misconception is about. Several of one group share the group's hint. */
export const GROUPS = [
  'source',
  'line',
  'rate',
  'below-one',
  'remainder',
  'adding',
  'writing',
  'fraction',
  'whole',
  'sign',
] as const;
export type Group = (typeof GROUPS)[number];

/** What students are known to do, with the results it leads to at a step. */
export type Misconception = { group: Group; mistakes: (context: StepContext) => Mistake[] };
export type Misconceptions = Readonly<Record<string, Misconception>>;

export const aboutAll = (value: Rational): Mistake => ({ value, line: null });

export const onlyAt =
  <Kind extends StepContext['kind']>(kind: Kind, mistakes: (context: StepContext & { kind: Kind }) => Mistake[]) =>
  (context: StepContext): Mistake[] =>
    context.kind === kind ? mistakes(context as StepContext & { kind: Kind }) : [];

/**
 * What comes out when a line has another value: for each line by itself, and for all together, since a misread rule is often misread
 * everywhere. `instead` gives null where the misconception doesn't apply.
 */
export function changedLines<Line extends SumLine>(
  { lines, total }: { lines: readonly Line[]; total: Rational },
  instead: (line: Line) => Rational | null,
): Mistake[] {
  const changes = lines.flatMap((line) => {
    const value = instead(line);
    return value === null || value.equals(line.value) ? [] : [{ line, difference: value.sub(line.value) }];
  });
  const single = changes.map(({ line, difference }): Mistake => ({ value: total.add(difference), line }));
  if (changes.length < 2) return single;
  return [...single, aboutAll(total.add(sumRationals(changes.map(({ difference }) => difference))))];
}

/** As {@link changedLines}, with other points for each one. */
export function otherRates(context: PlayerContext, rateFor: (line: TermLine) => Rational | null): Mistake[] {
  return changedLines(context, (line) => rateFor(line)?.mul(line.count) ?? null);
}

/** Towards zero, as the whole number of a mixed number is. */
export function wholePart(value: Rational): Rational {
  return rational(value.s * (value.n / value.d));
}

/** With the sign of the value. */
export function fractionPart(value: Rational): Rational {
  return value.sub(wholePart(value));
}

export function isWhole(value: Rational): boolean {
  return value.d === 1n;
}

export function isUnitFraction(rate: Rational): boolean {
  return rate.n === 1n && rate.d > 1n;
}

export function isZero(value: Rational): boolean {
  return value.equals(ZERO);
}

export function isNegative(value: Rational): boolean {
  return value.compare(ZERO) < 0;
}

/** The smallest number that every given one divides; 1 for an empty list. */
export function leastCommonMultiple(numbers: readonly bigint[]): bigint {
  return numbers.reduce((multiple, number) => (multiple / greatestCommonDivisor(multiple, number)) * number, 1n);
}
