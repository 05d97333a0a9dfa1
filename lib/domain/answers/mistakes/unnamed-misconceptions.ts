import {
  fractionPart,
  isNegative,
  isWhole,
  isZero,
  leastCommonMultipleOfBigints,
  type Rational,
  rational,
  sumRationals,
  wholePartAsRational,
} from '@/lib/domain/numbers/fractions';
import { nonzeroLines } from '../lines';
import type { FormulaLine, StepContext } from '../step-context';
import { defineOneLineMisconception, findLineDivisionWithRemainder } from './in-lines';
import {
  defineWritingMisconception,
  mistakeLeadingToFraction,
  multiplyBigints,
  numeratorTotal,
  scaledNumeratorTotal,
  writtenFractionLists,
} from './in-sums';
import {
  defineOneOrAllLinesMisconception,
  type MisconceptionDefinition,
  type MistakeResult,
  mistakeInWholeSum,
  type UnreducedFraction,
  type UnreducedMixedNumber,
  withSignOf,
} from './mistake';

const TAKEN_AWAY = [1n, 2n, 3n, 4n];

/** Wrong procedures that can be traced to one part of the work but have no name of their own. */
export const MISCONCEPTIONS_WITHOUT_OWN_KIND: readonly MisconceptionDefinition[] = [
  { group: 'adding', mistakes: addingVariants },
  { group: 'adding', mistakes: oneWayCrosswise },
  { group: 'adding', mistakes: wholeAsParts },
  defineOneOrAllLinesMisconception('rate', rateVariants),
  // Yards with the points of a touchdown.
  defineOneLineMisconception('rate', ({ count, rate }, { lines }) =>
    lines.map((other) =>
      count !== 0 && other.rate.compare(rate) > 0 ? other.rate.mul(count) : null,
    ),
  ),
  defineOneOrAllLinesMisconception('remainder', remainderVariants),
  defineWritingMisconception(writingVariants),
  { group: 'line', mistakes: lineVariants },
  { group: 'sign', mistakes: signVariants },
  { group: 'whole', mistakes: columnsApart },
  { ...defineWritingMisconception(sameNumberTakenAway), group: 'fraction' },
  defineOneOrAllLinesMisconception('sign', ({ value }) => (isNegative(value) ? [rational(0)] : [])),
  defineOneLineMisconception('slip', digitLostOrTwice),
];

/** A mixed number mixed up with an improper fraction. */
function writingVariants({ whole, top, bottom }: UnreducedMixedNumber): UnreducedMixedNumber[] {
  const size = whole * bottom + top;
  return whole === 0n
    ? []
    : [
        { whole: 0n, top: whole + top, bottom },
        { whole: 0n, top: whole * top + bottom, bottom },
        { whole: 0n, top: size, bottom: top },
        { whole, top: size, bottom },
        { whole, top, bottom: whole },
      ];
}

/** 4 6/8 simplified to 4 4/6. */
function sameNumberTakenAway({ whole, top, bottom }: UnreducedMixedNumber): UnreducedMixedNumber[] {
  return TAKEN_AWAY.filter((number) => number < top).map((number) => ({
    whole,
    top: top - number,
    bottom: bottom - number,
  }));
}

/** 169 copied as 16 or as 1669. */
function digitLostOrTwice({ count, rate }: FormulaLine): Rational[] {
  const digits = String(Math.abs(count));
  if (digits.length < 2) return [];
  return Array.from(digits).flatMap((digit, at) =>
    [digits.slice(0, at), digits.slice(0, at + 1) + digit].map((start) =>
      rate.mul(rational(BigInt(start + digits.slice(at + 1)))).mul(Math.sign(count)),
    ),
  );
}

/** Only the lines of one sort, two lines once more, or one line in place of its neighbor. */
function lineVariants({ lines, total }: StepContext): MistakeResult[] {
  const values = nonzeroLines(lines).map(({ value }) => value);
  const neighbors = values.slice(1).map((value, at) => [values[at] ?? value, value] as const);
  return [
    sumRationals(values.filter(isWhole)),
    sumRationals(values.filter((value) => !isWhole(value))),
    ...neighbors.flatMap(([one, other]) => [
      total.add(one).add(other),
      total.add(one).sub(other),
      total.add(other).sub(one),
    ]),
  ]
    .filter((value) => !isZero(value))
    .map(mistakeInWholeSum);
}

/**
 * The minus of the first negative line was also put before all lines after it, the next one, or the
 * one before it.
 */
function signVariants({ lines, total }: StepContext): MistakeResult[] {
  const values = nonzeroLines(lines).map(({ value }) => value);
  const at = values.findIndex(isNegative);
  if (at < 0) return [];
  const away = [values.slice(at + 1), values.slice(at + 1, at + 2), values.slice(at - 1, at)];
  return away.map((list) => mistakeInWholeSum(total.sub(sumRationals(list).mul(2))));
}

/** The whole numbers added column by column: 17 + 8 as 15 without the carry, or as 115. */
function columnsApart({ lines, total }: StepContext): MistakeResult[] {
  const wholes = lines.map(({ value }) => wholePartAsRational(value));
  if (wholes.some(isNegative)) return [];
  const places = [1n, 10n, 100n];
  const columns = places.map((place) =>
    wholes.reduce((sum, { n }) => sum + ((n / place) % 10n), 0n),
  );
  const last = columns.findLastIndex((column) => column > 0n);
  const apart = places.map(
    (place, at) => place * (at < last ? (columns[at] ?? 0n) % 10n : (columns[at] ?? 0n)),
  );
  const joined = columns
    .slice(0, last + 1)
    .toReversed()
    .join('');
  return [apart.reduce((all, each) => all + each, 0n), BigInt(joined || 0)].flatMap((sum) =>
    [total.sub(sumRationals(wholes)), fractionPart(total)].map((part) =>
      mistakeInWholeSum(part.add(rational(sum))),
    ),
  );
}

/** Something made of the numerators over something made of the denominators. */
function addingVariants(context: StepContext): MistakeResult[] {
  return writtenFractionLists(context).flatMap((fractions) =>
    topsFrom(fractions).flatMap((top) =>
      bottomsFrom(fractions).flatMap((bottom) =>
        bottom > 0n ? [mistakeLeadingToFraction(context, { top, bottom })] : [],
      ),
    ),
  );
}

/** Multiplied crosswise in one direction only: 1/2 + 5/8 as (1 × 8 + 5)/16. */
function oneWayCrosswise(context: StepContext): MistakeResult[] {
  return writtenFractionLists(context).flatMap(([one, other, more]) => {
    if (!one || !other || more || one.bottom === other.bottom) return [];
    const bottom = one.bottom * other.bottom;
    return [one.top * other.bottom + other.top, one.top + other.top * one.bottom].map((top) =>
      mistakeLeadingToFraction(context, { top, bottom }),
    );
  });
}

/** A whole number added to the numerators of several fractions: 6 as 6/10. */
function wholeAsParts(context: StepContext): MistakeResult[] {
  if (writtenFractionLists(context).length === 0) return [];
  const { lines, total } = context;
  const common = leastCommonMultipleOfBigints(lines.map(({ value }) => value.d));
  return lines
    .filter(({ value }) => common > 1n && isWhole(value) && !isZero(value))
    .map(({ value }) => mistakeInWholeSum(total.sub(value).add(value.div(rational(common)))));
}

function topsFrom(fractions: readonly UnreducedFraction[]): bigint[] {
  const common = leastCommonMultipleOfBigints(fractions.map(({ bottom }) => bottom));
  const tops = fractions.map(({ top }) => top);
  return [
    numeratorTotal(fractions),
    scaledNumeratorTotal(fractions, common),
    scaledNumeratorTotal(fractions, multiplyBigints(fractions.map(({ bottom }) => bottom))),
    largest(tops) * 2n - numeratorTotal(fractions),
    largest(tops),
    ...(fractions.length === 2 ? [multiplyBigints(tops)] : []),
  ];
}

function bottomsFrom(fractions: readonly UnreducedFraction[]): bigint[] {
  const bottoms = fractions.map(({ bottom }) => bottom);
  const sum = bottoms.reduce((all, bottom) => all + bottom, 0n);
  return [
    ...new Set([
      leastCommonMultipleOfBigints(bottoms),
      sum,
      largest(bottoms),
      -largest(bottoms.map((bottom) => -bottom)),
      largest(bottoms) * 2n - sum,
      ...(fractions.length < 4 ? [multiplyBigints(bottoms)] : []),
    ]),
  ];
}

const largest = (numbers: readonly bigint[]): bigint =>
  numbers.reduce((most, each) => (each > most ? each : most));

/** The count, with the two numbers of the rate used in another way. */
function rateVariants({ count, rate }: FormulaLine): (Rational | null)[] {
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
    // Tenths, whatever the rate.
    [size * top, 10n],
    [size * top + bottom, 1n],
    [size * top, size * bottom],
    [top, size * bottom],
    [size * top, size + bottom],
    [size * top, bottom > top ? bottom - top : bottom],
  ].map(([a = 0n, b = 1n]) => withSignOf(count, rational(a, b)));
}

/** The right whole number, with the remainder in another place. */
function remainderVariants(line: FormulaLine): (Rational | null)[] {
  const division = findLineDivisionWithRemainder(line);
  if (!division) return [];
  const { divisor, quotient, rest, dividend } = division;
  const over = [10n, 100n, quotient, divisor - rest, divisor + rest, divisor * 2n, dividend];
  return [
    ...over.flatMap((bottom) => (bottom > 1n ? [rational(rest, bottom)] : [])),
    rational(divisor - rest, divisor),
    rational(1n, divisor),
    rational(1n, rest),
    rational(quotient, rest).sub(rational(quotient)),
  ].map((part) => withSignOf(line.count, part.add(rational(quotient))));
}
