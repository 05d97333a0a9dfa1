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
import { greatestCommonDivisor } from '@/lib/domain/numbers/mixed';
import { nonzeroLines } from '../lines';
import type { FormulaLine, PlayerStepContext, StepContext, SumLine } from '../step-context';
import {
  fractionOver,
  limitToStepKind,
  type Misconceptions,
  type MistakeResult,
  makeOneLineMistakeFinder,
  makeOneOrAllLinesMistakeFinder,
  mistakeInWholeSum,
  mistakesFromChangedLines,
  swapNeighborDigits,
  type UnreducedFraction,
  type UnreducedMixedNumber,
  withSignOf,
} from './mistake';

const ONE = rational(1);
const TEN = rational(10);
const HALF = rational(1, 2);
const DECIMAL_PLACES = [0n, 1n, 2n, 3n];
const COMMON_DIVISORS = [1n, 2n, 3n, 4n, 5n, 10n];
const HALF_TEN = rational(5);
/** Nobody multiplies the denominators of more fractions than this. */
const MAX_MULTIPLIED = 3;

const ONE_PART_REDUCED = defineWritingMisconception(({ whole, ...fraction }) =>
  reducedUnevenly(fraction).map((part) => ({ whole, ...part })),
);

export const SUM_MISCONCEPTIONS = {
  'line-left-out': {
    group: 'line',
    // A result of 0 doesn't point to a mistake, here and below.
    mistakes: ({ lines, total }) =>
      lines
        .map((line) => ({ value: total.sub(line.value), line }))
        .filter(({ value }) => !isZero(value)),
  },
  'line-twice': {
    group: 'line',
    mistakes: ({ lines, total }) =>
      lines
        .map((line) => ({ value: total.add(line.value), line }))
        .filter(({ value }) => !isZero(value)),
  },
  'two-lines-left-out': {
    group: 'line',
    mistakes: ({ lines, total }) => {
      const counted = nonzeroLines(lines);
      if (counted.length < 3) return [];
      const pairs = counted.flatMap((one, at) =>
        counted.slice(at + 1).map((other) => one.value.add(other.value)),
      );
      return pairs
        .map((pair) => mistakeInWholeSum(total.sub(pair)))
        .filter(({ value }) => !isZero(value));
    },
  },
  /** Not for a line that is just one of several fractions: that is 'fractions-subtracted'. */
  'line-subtracted': {
    group: 'line',
    mistakes: ({ lines, total }) => {
      const fractions = fractionsTakenFrom(lines);
      return lines.flatMap((line) =>
        line.value.compare(0) > 0 &&
        !(fractions.includes(line) && isZero(wholePartAsRational(line.value)))
          ? [{ value: total.sub(line.value.mul(2)), line }]
          : [],
      );
    },
  },
  'rounded-to-whole': {
    group: 'below-one',
    inLine: roundedUp,
    mistakes: (context) => [
      ...(isWhole(context.total) ? [] : roundings(context.total).map(mistakeInWholeSum)),
      ...makeOneOrAllLinesMistakeFinder(roundedUp)(context),
    ],
  },
  'fractions-left-out': {
    group: 'below-one',
    mistakes: limitToStepKind('team', (context) =>
      [wholesOf(context), wholePartAsRational(context.total)].map(mistakeInWholeSum),
    ),
  },
  /** 95 3/10 as 94 9/10. On a player's card, this is a line's remainder left out. */
  'one-fraction-left-out': {
    group: 'below-one',
    mistakes: limitToStepKind('team', ({ lines, total }) =>
      lines.flatMap((line) =>
        hasBothParts(line.value) ? [mistakeInWholeSum(total.sub(fractionPart(line.value)))] : [],
      ),
    ),
  },
  'added-straight-across': { group: 'adding', mistakes: addedStraightAcross },
  /**
   * The student finds a common denominator but leaves all numerators, or one of them, unscaled:
   * 9/20 + 1/10 as 10/20.
   */
  'numerators-not-scaled': {
    group: 'adding',
    mistakes: (context) =>
      unlikeOnPaper(context).flatMap((fractions) => {
        const bottom = leastCommonMultipleOfBigints(fractions.map((fraction) => fraction.bottom));
        const lazy = fractions.filter((fraction) => fraction.bottom !== bottom);
        const scaled = scaledNumeratorTotal(fractions, bottom);
        const tops = lazy.length < 2 && fractions.length - lazy.length < 2 ? [] : lazy;
        return [
          mistakeLeadingToFraction(context, { top: numeratorTotal(fractions), bottom }),
          ...tops.map(({ top, bottom: own }) =>
            mistakeLeadingToFraction(context, {
              top: scaled - (top * bottom) / own + top,
              bottom,
            }),
          ),
        ];
      }),
  },
  /** 1/5 + 1/10 as 2/5. Keeping the denominator that is the least common one is no mistake. */
  'one-denominator-kept': {
    group: 'adding',
    mistakes: (context) =>
      unlikeOnPaper(context).flatMap((fractions) => {
        const common = leastCommonMultipleOfBigints(fractions.map(({ bottom }) => bottom));
        const kept = [...new Set(fractions.map(({ bottom }) => bottom))].filter(
          (bottom) => bottom !== common,
        );
        return kept.map((bottom) =>
          mistakeLeadingToFraction(context, { top: numeratorTotal(fractions), bottom }),
        );
      }),
  },
  'denominators-multiplied': {
    group: 'adding',
    mistakes: (context) =>
      writtenFractionLists(context).flatMap((fractions) => {
        const bottoms = fractions.map(({ bottom }) => bottom);
        const bottom = multiplyBigints(bottoms);
        if (fractions.length > MAX_MULTIPLIED || bottom === leastCommonMultipleOfBigints(bottoms))
          return [];
        return [mistakeLeadingToFraction(context, { top: numeratorTotal(fractions), bottom })];
      }),
  },
  /** 1/5 + 3/10 as 6/10, 3/10 or 3/50: multiplied instead of added. */
  'numerators-multiplied': {
    group: 'adding',
    mistakes: (context) =>
      writtenFractionLists(context).flatMap((fractions) => {
        if (fractions.length > MAX_MULTIPLIED) return [];
        const bottoms = fractions.map(({ bottom }) => bottom);
        const common = leastCommonMultipleOfBigints(bottoms);
        const scaled = multiplyBigints(fractions.map(({ top, bottom }) => (top * common) / bottom));
        const top = multiplyBigints(fractions.map((fraction) => fraction.top));
        const ofTwo =
          fractions.length === 2
            ? [scaled, top].map((product) => ({ top: product, bottom: common }))
            : [];
        return [...ofTwo, { top, bottom: multiplyBigints(bottoms) }].map((paper) =>
          mistakeLeadingToFraction(context, paper),
        );
      }),
  },
  'fractions-subtracted': {
    group: 'adding',
    mistakes: ({ lines, total }) =>
      fractionsTakenFrom(lines)
        .map(({ value }) => mistakeInWholeSum(total.sub(fractionPart(value).mul(2))))
        .filter(({ value }) => !isZero(value)),
  },
  /** 13/8 as 1 3/8, because 13 is one ten and 3. */
  'carried-at-ten': {
    group: 'fraction',
    inLine: ({ value, count, rate }) => {
      const size = withSignOf(Number(value.s), numberOf(splitAtTen(onPaperOf(rate, count))));
      return isWhole(rate) || rate.d === 10n ? [] : [size];
    },
    mistakes: (context) => [
      ...writtenFractionLists(context).flatMap((fractions) => {
        const sum = sumOnPaper(fractions);
        return sum.top < 10n || sum.bottom === 10n
          ? []
          : [mistakeLeadingToFraction(context, splitAtTen(sum))];
      }),
    ],
  },
  /** 7.6 + 5 as 8.1, or 7.6 + 3.8 as 10.14. */
  'decimals-as-whole-numbers': { group: 'fraction', mistakes: decimalsAsWholeNumbers },
  'numerator-off-by-one': {
    group: 'slip',
    mistakes: (context) =>
      writtenFractionLists(context).flatMap((fractions) => {
        const { top, bottom } = sumOnPaper(fractions);
        return [top + 1n, top - 1n].map((other) =>
          mistakeLeadingToFraction(context, { top: other, bottom }),
        );
      }),
  },
  /** 1/10 as 11/20, because 10 + 10 = 20; or 1/4 as 2/5, because 4 + 1 = 5. */
  'same-number-added': {
    group: 'adding',
    mistakes: (context) =>
      unlikeOnPaper(context).flatMap((fractions) => {
        const bottoms = fractions.map((fraction) => fraction.bottom);
        const largest = bottoms.reduce((most, bottom) => (bottom > most ? bottom : most));
        return [...new Set([leastCommonMultipleOfBigints(bottoms), largest])].map((bottom) => {
          const tops = fractions.map(({ top, bottom: own }) =>
            top < 0n ? top - (bottom - own) : top + (bottom - own),
          );
          return mistakeLeadingToFraction(context, {
            top: tops.reduce((sum, top) => sum + top, 0n),
            bottom,
          });
        });
      }),
  },
  /** 12/20 as 3/20, as 12/5, or as 6/5; also before a whole is taken out of the fractions' sum. */
  'reduced-unevenly': {
    ...ONE_PART_REDUCED,
    mistakes: (context) => [
      ...writtenFractionLists(context)
        .map(sumOnPaper)
        .filter(({ top, bottom }) => top >= bottom)
        .flatMap((sum) =>
          reducedUnevenly(sum).map((paper) => mistakeLeadingToFraction(context, paper)),
        ),
      ...ONE_PART_REDUCED.mistakes(context),
    ],
  },
  'carry-lost': { group: 'whole', mistakes: carryLost },
  'whole-off-by-one': {
    group: 'whole',
    // At 1 point for each, the result is the count, so this is a counting mistake.
    inLine: ({ value, count, rate }) =>
      count === 0 || rate.equals(ONE) ? [] : [value.add(1), value.sub(1)],
    mistakes: wholeOffByOne,
  },
  /** A ten forgotten when adding in columns, or one too many. */
  'ten-off': {
    group: 'whole',
    inLine: ({ value, count }) => (count === 0 ? [] : tensOff(value)),
    mistakes: ({ total }) => tensOff(total).map(mistakeInWholeSum),
  },
  /** 43 for 34, in a copied count or in a result. */
  'digits-transposed': {
    group: 'slip',
    inLine: turnedAround,
    mistakes: (context) => [
      ...digitsTurnedAround(context.total).map(mistakeInWholeSum),
      ...makeOneLineMistakeFinder(turnedAround)(context),
    ],
  },
  'wholes-left-out': {
    group: 'whole',
    mistakes: ({ lines, total }) => {
      // If no line has a whole number, this is a lost carry.
      if (lines.every(({ value }) => isZero(wholePartAsRational(value)))) return [];
      return [fractionPart(total), sumRationals(lines.map(({ value }) => fractionPart(value)))]
        .filter((value) => !isZero(value))
        .map(mistakeInWholeSum);
    },
  },
  /** 4 20/7 for 4 7/20, or the improper fraction upside down. */
  'fraction-upside-down': defineWritingMisconception(upsideDown),
  'whole-and-numerator-swapped': defineWritingMisconception(swapped),
  /** 47/20 for 4 7/20. */
  'run-together': defineWritingMisconception(runTogether),
  /** 3/2 for 3/5, because 2 are missing. */
  'part-over-rest': defineWritingMisconception(overRest),
  /** 4.7 for 4 7/20, 0.8 for 1/8, or 3.4 for 3/4. */
  'fraction-as-decimal': {
    ...defineWritingMisconception(asDecimal, ({ rate, count }) =>
      isWhole(rate)
        ? []
        : rewritten(onReducedPaper(rate), asDecimal).map((read) => numberOfMixed(read).mul(count)),
    ),
    leaves: 'decimal',
  },
  'minus-dropped': {
    group: 'sign',
    inLine: ({ value }) => (isNegative(value) ? [value.neg()] : []),
    mistakes: (context) =>
      mistakesFromChangedLines<SumLine>(context, ({ value }) =>
        isNegative(value) ? value.neg() : null,
      ),
  },
  'sign-turned': { group: 'sign', mistakes: ({ total }) => [mistakeInWholeSum(total.neg())] },
} as const satisfies Misconceptions;

/** The lines whose fraction can be taken away from other ones. */
function fractionsTakenFrom(lines: readonly SumLine[]): SumLine[] {
  const parts = lines.filter(({ value }) => !isWhole(value));
  return parts.length < 2 ? [] : parts.filter(({ value }) => value.compare(0) > 0);
}

type AnyLine = SumLine & { count?: number; rate?: Rational };

export const multiplyBigints = (numbers: readonly bigint[]): bigint =>
  numbers.reduce((product, number) => product * number, 1n);

/**
 * Mistakes in writing a mixed number. They happen in the sum and in each line, reduced or over the
 * denominator that comes from the work.
 */
export function defineWritingMisconception(
  write: (written: UnreducedMixedNumber) => UnreducedMixedNumber[],
  more: (line: FormulaLine) => Rational[] = () => [],
) {
  const writtenOn = (papers: readonly UnreducedFraction[]) =>
    papers.flatMap((paper) => rewritten(paper, write));
  const writtenInLine = (line: AnyLine) => writtenOn(papersOf(line));
  const inLine = (line: AnyLine) => {
    const values = valuesOf(writtenInLine(line), line.value);
    return papersOf(line).length > 1 ? values : [...values, ...values.map(() => null)];
  };
  const inOneAddend = limitToStepKind('team', ({ lines, total }) =>
    lines.flatMap((line) =>
      valuesOf(writtenInLine(line), line.value).map((value) => ({
        value: total.sub(line.value).add(value),
        line,
      })),
    ),
  );
  return {
    group: 'writing',
    inLine: (line: FormulaLine) => [...inLine(line), ...more(line)],
    leaves: 'fraction',
    writtenInLine,
    mistakes: (context: StepContext): MistakeResult[] => {
      const sums = writtenOn(papersOfSum(context));
      const papers = valuesOf(sums, context.total).map(
        (value, at): MistakeResult => ({ ...mistakeInWholeSum(value), paper: sums[at] }),
      );
      // Each place is one way of working in all lines. A line without a fraction only has `more`.
      const inLines = makeOneOrAllLinesMistakeFinder((line) => [...more(line), ...inLine(line)]);
      return [...papers, ...inLines(context), ...inOneAddend(context)];
    },
  } as const;
}

function rewritten(
  { top, bottom }: UnreducedFraction,
  write: (written: UnreducedMixedNumber) => UnreducedMixedNumber[],
): UnreducedMixedNumber[] {
  const size = top < 0n ? -top : top;
  const written = { whole: size / bottom, top: size % bottom, bottom };
  return written.top === 0n ? [] : write(written);
}

function valuesOf(written: readonly UnreducedMixedNumber[], value: Rational): Rational[] {
  return written.map((each) => withSignOf(Number(value.s), numberOfMixed(each)));
}

const numberOfMixed = ({ whole, top, bottom }: UnreducedMixedNumber): Rational =>
  rational(whole * bottom + top, bottom);

function upsideDown({ whole, top, bottom }: UnreducedMixedNumber): UnreducedMixedNumber[] {
  return [
    { whole, top: bottom, bottom: top },
    { whole: 0n, top: bottom, bottom: whole * bottom + top },
  ];
}

function swapped({ whole, top, bottom }: UnreducedMixedNumber): UnreducedMixedNumber[] {
  return whole === 0n || whole === top ? [] : [{ whole: top, top: whole, bottom }];
}

function runTogether({ whole, top, bottom }: UnreducedMixedNumber): UnreducedMixedNumber[] {
  return whole === 0n ? [] : [{ whole: 0n, top: BigInt(`${whole}${top}`), bottom }];
}

function overRest({ whole, top, bottom }: UnreducedMixedNumber): UnreducedMixedNumber[] {
  return [{ whole, top, bottom: bottom - top }];
}

function asDecimal({ whole, top, bottom }: UnreducedMixedNumber): UnreducedMixedNumber[] {
  const digits = (number: bigint): UnreducedMixedNumber => ({
    whole,
    top: number,
    bottom: 10n ** BigInt(String(number).length),
  });
  const afterPoint = top === 1n ? [top, bottom] : [top, BigInt(`${top}${bottom}`)];
  return [...afterPoint.map(digits), ...(whole === 0n ? [{ ...digits(bottom), whole: top }] : [])];
}

function papersOf(line: AnyLine): UnreducedFraction[] {
  const [reduced, raw] = [onReducedPaper(line.value), improperOnPaper(line)];
  return raw.bottom === reduced.bottom ? [reduced] : [raw, reduced];
}

/** In lowest terms, and over the common denominator of the lines. */
function papersOfSum({ lines, total }: StepContext): UnreducedFraction[] {
  const reduced = onReducedPaper(total);
  const bottoms = lines
    .filter(({ value }) => !isWhole(value))
    .map((line) => improperOnPaper(line).bottom);
  const bottom = leastCommonMultipleOfBigints(bottoms);
  return bottom === reduced.bottom ? [reduced] : [reduced, fractionOver(total, bottom)];
}

function roundedUp({ value }: FormulaLine): (Rational | null)[] {
  const part = fractionPart(value).abs();
  return part.compare(HALF) < 0
    ? []
    : [wholePartAsRational(value).add(isNegative(value) ? ONE.neg() : ONE)];
}

/** Returns the nearest whole number twice, so that it weighs more than the other one. */
function roundings(value: Rational): Rational[] {
  const [down, up] = [value.floor(), value.ceil()];
  return value.sub(down).compare(HALF) < 0 ? [down, down, up] : [up, up, down];
}

function tensOff(value: Rational): Rational[] {
  if (value.compare(HALF_TEN) < 0) return [];
  return value.compare(TEN) < 0 ? [value.add(TEN)] : [value.sub(TEN), value.add(TEN)];
}

function digitsTurnedAround(value: Rational): Rational[] {
  const size = value.abs();
  const [whole, part] = [wholePartAsRational(size), fractionPart(size)];
  const wholes = swapNeighborDigits(whole.n).map((other) => part.add(rational(other)));
  const parts = swapNeighborDigits(part.n).map((top) => whole.add(rational(top, part.d)));
  return [...wholes, ...parts].map((other) => withSignOf(Number(value.s), other));
}

function turnedAround({ count, rate, value }: FormulaLine, _: PlayerStepContext): Rational[] {
  const counts = swapNeighborDigits(BigInt(Math.abs(count))).map((other) =>
    withSignOf(count, rate.mul(rational(other))),
  );
  return [...counts, ...digitsTurnedAround(value)];
}

/**
 * Returns the sums of a student who adds numerators and adds denominators: of the fraction parts
 * alone, of improper fractions, of only two fractions, or of fractions that already have a common
 * denominator (12/20 + 5/20 as 17/40).
 */
function addedStraightAcross(context: StepContext): MistakeResult[] {
  const improper = nonzeroLines(context.lines).map(improperOnPaper);
  const asWholes = improper.map(({ top, bottom }) =>
    top % bottom === 0n ? { top: top / bottom, bottom: 1n } : { top, bottom },
  );
  const apart = writtenFractionLists(context).map((fractions) =>
    mistakeLeadingToFraction(context, across(fractions)),
  );
  const afterScaling = unlikeOnPaper(context).map((fractions) => {
    const common = leastCommonMultipleOfBigints(fractions.map(({ bottom }) => bottom));
    return mistakeLeadingToFraction(context, {
      top: scaledNumeratorTotal(fractions, common),
      bottom: common * BigInt(fractions.length),
    });
  });
  const hasOthers = improper.some(({ bottom }, at) => bottom !== asWholes[at]?.bottom);
  const inside = (hasOthers ? [improper, asWholes] : [improper]).flatMap((all) => {
    const [wholes, parts] = [
      all.filter(({ bottom }) => bottom === 1n),
      all.filter(({ bottom }) => bottom > 1n),
    ];
    return [
      parts.length < 2
        ? null
        : numberOf(across(parts)).add(sumRationals(wholes.map(({ top }) => rational(top)))),
      parts.length === 0 || all.length < 2 ? null : numberOf(across(all)),
    ];
  });
  const inTwos = writtenFractionLists(context).flatMap((fractions) =>
    fractions.length < 3 ? [] : twoAcross(context, fractions),
  );
  return [
    ...apart,
    ...afterScaling,
    ...inside.flatMap((value) => (value === null ? [] : [mistakeInWholeSum(value)])),
    ...inTwos,
  ];
}

function twoAcross(context: StepContext, fractions: readonly UnreducedFraction[]): MistakeResult[] {
  const all = sumRationals(fractions.map(numberOf)).add(wholesOf(context));
  return fractions.flatMap((one, at) =>
    fractions.slice(at + 1).map((other) => {
      const pair = numberOf(one).add(numberOf(other));
      return mistakeInWholeSum(all.sub(pair).add(numberOf(across([one, other]))));
    }),
  );
}

/** The fractions make at least one whole, and that whole is lost. */
function carryLost({ lines, total }: StepContext): MistakeResult[] {
  const carry = wholePartAsRational(sumRationals(lines.map(({ value }) => fractionPart(value))));
  return isZero(carry) ? [] : [mistakeInWholeSum(total.sub(carry))];
}

/** A lost carry has its own name. */
function wholeOffByOne(context: StepContext): MistakeResult[] {
  const { total } = context;
  if (isZero(total)) return [];
  const named = carryLost(context);
  const size = total.abs();
  const sizes = size.compare(ONE) < 0 ? [size.add(ONE)] : [size.add(ONE), size.sub(ONE)];
  const values = sizes.map((value) => (isNegative(total) ? value.neg() : value));
  return values
    .filter((value) => !named.some((mistake) => mistake.value.equals(value)))
    .map(mistakeInWholeSum);
}

/** Decimals lined up by their last digits, and the digits after the point added by themselves. */
function decimalsAsWholeNumbers(context: StepContext): MistakeResult[] {
  const values = nonzeroLines(context.lines).map(({ value }) => value);
  const places = values.flatMap(
    ({ d }) => DECIMAL_PLACES.find((each) => 10n ** each % d === 0n) ?? [],
  );
  if (places.length < values.length || values.some(isNegative)) return [];
  const most = places.reduce((max, each) => (each > max ? each : max), 0n);
  const digits = sumRationals(values.map((value, at) => value.mul(10n ** (places[at] ?? 0n))));
  const afterPoint = sumRationals(
    values.map((value, at) => fractionPart(value).mul(10n ** (places[at] ?? 0n))),
  ).n;
  const length = BigInt(String(afterPoint).length);
  return [
    mistakeInWholeSum(digits.div(10n ** most)),
    mistakeInWholeSum(wholesOf(context).add(rational(afterPoint, 10n ** length))),
  ];
}

/** Numerator and denominator divided by different numbers. */
function reducedUnevenly({ top, bottom }: UnreducedFraction): UnreducedFraction[] {
  const most = greatestCommonDivisor(top < 0n ? -top : top, bottom);
  if (top === 0n) return [];
  const by = COMMON_DIVISORS.filter((each) => most % each === 0n);
  if (most > 1n && !by.includes(most)) by.push(most);
  return by.flatMap((one) =>
    by.flatMap((other) => (one === other ? [] : [{ top: top / one, bottom: bottom / other }])),
  );
}

/** The tens of the numerator as wholes: 13/8 as 1 3/8. */
const splitAtTen = ({ top, bottom }: UnreducedFraction): UnreducedFraction => ({
  top: (top / 10n) * bottom + (top % 10n),
  bottom,
});

const hasBothParts = (value: Rational): boolean =>
  !isWhole(value) && !isZero(wholePartAsRational(value));

const onPaperOf = (rate: Rational, count: number): UnreducedFraction => ({
  top: rate.n * BigInt(Math.abs(count)),
  bottom: rate.d,
});

/** The sum of the lines' whole numbers, without their fractions. */
function wholesOf({ lines }: StepContext): Rational {
  return sumRationals(lines.map(({ value }) => wholePartAsRational(value)));
}

/**
 * The fraction parts of the lines: in lowest terms, as the student wrote them, and over the rates'
 * denominators.
 */
function fractionsOnPaper({ lines }: StepContext): UnreducedFraction[][] {
  const parts = lines.filter(({ value }) => !isWhole(value));
  const reduced = parts.map(({ value }) => onReducedPaper(fractionPart(value)));
  const [written, raw] = [improperOnPaper, improperByRate].map((make) =>
    parts.map((line) => {
      const { top, bottom } = make(line);
      return { top: top % bottom, bottom };
    }),
  ) as [UnreducedFraction[], UnreducedFraction[]];
  return raw.every(({ bottom }, at) => bottom === written[at]?.bottom)
    ? [reduced, written]
    : [reduced, written, raw];
}

export const writtenFractionLists = (context: StepContext) =>
  fractionsOnPaper(context).filter((fractions) => fractions.length > 1);

const unlikeOnPaper = (context: StepContext) =>
  writtenFractionLists(context).filter(
    (fractions) => new Set(fractions.map(({ bottom }) => bottom)).size > 1,
  );

export function mistakeLeadingToFraction(
  context: StepContext,
  paper: UnreducedFraction,
): MistakeResult {
  return { ...mistakeInWholeSum(numberOf(paper).add(wholesOf(context))), paper };
}

const improperOnPaper = (line: AnyLine): UnreducedFraction => line.paper ?? improperByRate(line);

function improperByRate(line: AnyLine): UnreducedFraction {
  if (line.rate === undefined || line.count === undefined) return onReducedPaper(line.value);
  return { top: line.rate.s * line.rate.n * BigInt(line.count), bottom: line.rate.d };
}

function onReducedPaper(value: Rational): UnreducedFraction {
  return fractionOver(value, value.d);
}

const numberOf = ({ top, bottom }: UnreducedFraction) => rational(top, bottom);

function across(fractions: readonly UnreducedFraction[]): UnreducedFraction {
  return {
    top: numeratorTotal(fractions),
    bottom: fractions.reduce((sum, { bottom }) => sum + bottom, 0n),
  };
}

export function numeratorTotal(fractions: readonly UnreducedFraction[]): bigint {
  return fractions.reduce((sum, { top }) => sum + top, 0n);
}

/** The right sum over the least common denominator. */
function sumOnPaper(fractions: readonly UnreducedFraction[]): UnreducedFraction {
  const bottom = leastCommonMultipleOfBigints(fractions.map((fraction) => fraction.bottom));
  return { top: scaledNumeratorTotal(fractions, bottom), bottom };
}

export function scaledNumeratorTotal(
  fractions: readonly UnreducedFraction[],
  common: bigint,
): bigint {
  return fractions.reduce((sum, { top, bottom }) => sum + (top * common) / bottom, 0n);
}
