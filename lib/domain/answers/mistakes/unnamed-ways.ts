import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import type { FormulaLine, StepContext } from '../step-context';
import { divisionOf } from './in-lines';
import { onPaper, productOf, severalOnPaper, sumOver, topsOf } from './in-sums';
import {
  leastCommonMultiple,
  type Misconception,
  type Mistake,
  ofLine,
  type UnreducedFraction,
  withSignOf,
} from './mistake';

/** Ways that go wrong in one part of the work without being a mistake that has a name. */
export const UNNAMED_WAYS: readonly Misconception[] = [
  { group: 'adding', mistakes: anyAdding },
  ofLine('rate', anyRate),
  ofLine('remainder', anyRemainder),
];

/** Something made of the numerators over something made of the denominators. */
function anyAdding(context: StepContext): Mistake[] {
  return severalOnPaper(context).flatMap((fractions) =>
    topsFrom(fractions).flatMap((top) =>
      bottomsFrom(fractions).flatMap((bottom) =>
        bottom > 0n ? [onPaper(context, { top, bottom })] : [],
      ),
    ),
  );
}

function topsFrom(fractions: readonly UnreducedFraction[]): bigint[] {
  const common = leastCommonMultiple(fractions.map(({ bottom }) => bottom));
  const tops = fractions.map(({ top }) => top);
  return [
    topsOf(fractions),
    sumOver(fractions, common),
    sumOver(fractions, productOf(fractions.map(({ bottom }) => bottom))),
    largest(tops) * 2n - topsOf(fractions),
    largest(tops),
    ...(fractions.length === 2 ? [productOf(tops)] : []),
  ];
}

function bottomsFrom(fractions: readonly UnreducedFraction[]): bigint[] {
  const bottoms = fractions.map(({ bottom }) => bottom);
  const sum = bottoms.reduce((all, bottom) => all + bottom, 0n);
  return [
    ...new Set([
      leastCommonMultiple(bottoms),
      sum,
      largest(bottoms),
      -largest(bottoms.map((bottom) => -bottom)),
      largest(bottoms) * 2n - sum,
      ...(fractions.length < 4 ? [productOf(bottoms)] : []),
    ]),
  ];
}

const largest = (numbers: readonly bigint[]): bigint =>
  numbers.reduce((most, each) => (each > most ? each : most));

/** The count, with the two numbers of the rate used in another way. */
function anyRate({ count, rate }: FormulaLine): (Rational | null)[] {
  if (count === 0) return [];
  const [size, top, bottom] = [BigInt(Math.abs(count)), rate.n, rate.d];
  return [
    [size, 1n],
    [size * top, 1n],
    [size * bottom, 1n],
    [size, top],
    [size, bottom],
    [size * bottom, top],
    [size + top, bottom],
    [size * bottom + top, bottom],
    [size * (top + bottom), 1n],
    [size, top + bottom],
    [size * top + bottom, 1n],
    [size * top, size * bottom],
    [size * top, size + bottom],
  ].map(([a = 0n, b = 1n]) => withSignOf(count, rational(a, b)));
}

/** The right whole number, with the remainder in another place. */
function anyRemainder(line: FormulaLine): (Rational | null)[] {
  const division = divisionOf(line);
  if (!division) return [];
  const { divisor, quotient, rest, dividend } = division;
  const over = [10n, 100n, quotient, divisor - rest, divisor + rest, divisor * 2n, dividend];
  return [
    ...over.flatMap((bottom) => (bottom > 1n ? [rational(rest, bottom)] : [])),
    rational(divisor - rest, divisor),
    rational(1n, divisor),
    rational(1n, rest),
  ].map((part) => withSignOf(line.count, part.add(rational(quotient))));
}
