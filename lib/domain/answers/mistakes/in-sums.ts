import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import type { StepContext, SumLine } from '../step-context';
import {
  aboutAll,
  changedLines,
  fractionPart,
  isNegative,
  isWhole,
  isZero,
  leastCommonMultiple,
  type Misconceptions,
  type Mistake,
  onlyAt,
  wholePart,
} from './mistake';

const ONE = rational(1);

/** A fraction as it is written on paper: 4/10 is not 2/5 here. The sign is the numerator's. */
type PaperFraction = { top: bigint; bottom: bigint };

/** What students are known to do with a sum, a player's or the team's. */
export const IN_SUMS = {
  'line-left-out': {
    group: 'line',
    // A 0 says nothing about a sum, here and below.
    mistakes: ({ lines, total }) =>
      lines.map((line) => ({ value: total.sub(line.value), line })).filter(({ value }) => !isZero(value)),
  },
  'line-twice': {
    group: 'line',
    mistakes: ({ lines, total }) =>
      lines.map((line) => ({ value: total.add(line.value), line })).filter(({ value }) => !isZero(value)),
  },
  /** 4 7/20 as 4 or as 5. */
  'rounded-to-whole': {
    group: 'below-one',
    mistakes: ({ total }) => (isWhole(total) ? [] : [total.floor(), total.ceil()].map(aboutAll)),
  },
  'fractions-left-out': { group: 'below-one', mistakes: onlyAt('team', (context) => [aboutAll(wholesOf(context))]) },
  'added-straight-across': { group: 'adding', mistakes: addedStraightAcross },
  /** 9/20 + 1/10 as 10/20: the new denominator with the old numerators. */
  'numerators-not-scaled': {
    group: 'adding',
    mistakes: (context) =>
      fractionsOnPaper(context).flatMap((fractions) => {
        const bottoms = fractions.map(({ bottom }) => bottom);
        if (new Set(bottoms).size < 2) return [];
        return [aboutAll(rational(sumOf(fractions, 'top'), leastCommonMultiple(bottoms)).add(wholesOf(context)))];
      }),
  },
  'carry-lost': { group: 'whole', mistakes: carryLost },
  'whole-off-by-one': { group: 'whole', mistakes: wholeOffByOne },
  /** Only the fractions, before or after a whole is taken out of their sum. */
  'wholes-left-out': {
    group: 'whole',
    mistakes: ({ lines, total }) => {
      if (isWhole(total)) return [];
      return [fractionPart(total), sumRationals(lines.map(({ value }) => fractionPart(value)))].map(aboutAll);
    },
  },
  /** 4 20/7 for 4 7/20, or the improper fraction upside down. */
  'fraction-upside-down': {
    group: 'writing',
    mistakes: ({ total }) => {
      if (isWhole(total)) return [];
      return [wholePart(total).add(fractionPart(total).inverse()), total.inverse()].map(aboutAll);
    },
  },
  'minus-dropped': {
    group: 'sign',
    mistakes: (context) => changedLines<SumLine>(context, ({ value }) => (isNegative(value) ? value.neg() : null)),
  },
  'sign-turned': { group: 'sign', mistakes: ({ total }) => [aboutAll(total.neg())] },
} as const satisfies Misconceptions;

/** Numerators added and denominators added, with the whole numbers apart or inside improper fractions. */
function addedStraightAcross(context: StepContext): Mistake[] {
  const improper = context.lines.filter(({ value }) => !isZero(value)).map(improperOnPaper);
  const [wholes, parts] = [improper.filter(({ bottom }) => bottom === 1n), improper.filter(({ bottom }) => bottom > 1n)];
  const results = fractionsOnPaper(context).map((fractions) => across(fractions)?.add(wholesOf(context)) ?? null);
  const besideWholes = across(parts)?.add(sumRationals(wholes.map(({ top }) => rational(top)))) ?? null;
  const withWholes = parts.length > 0 ? across(improper) : null;
  return [...results, besideWholes, withWholes].flatMap((value) => (value === null ? [] : [aboutAll(value)]));
}

/** The fractions come to one whole or more, and that whole is gone. */
function carryLost({ lines, total }: StepContext): Mistake[] {
  const carry = wholePart(sumRationals(lines.map(({ value }) => fractionPart(value))));
  return isZero(carry) ? [] : [aboutAll(total.sub(carry))];
}

/** One whole too many or too few, with the fraction and the sign as they should be; a lost carry has its own name. */
function wholeOffByOne(context: StepContext): Mistake[] {
  const { total } = context;
  if (isZero(total)) return [];
  const named = carryLost(context);
  const size = total.abs();
  const sizes = size.compare(ONE) < 0 ? [size.add(ONE)] : [size.add(ONE), size.sub(ONE)];
  const values = sizes.map((value) => (isNegative(total) ? value.neg() : value));
  return values.filter((value) => !named.some((mistake) => mistake.value.equals(value))).map(aboutAll);
}

function wholesOf({ lines }: StepContext): Rational {
  return sumRationals(lines.map(({ value }) => wholePart(value)));
}

/** The fraction parts of the lines, reduced and as the rates give them. */
function fractionsOnPaper({ lines }: StepContext): PaperFraction[][] {
  const parts = lines.filter(({ value }) => !isWhole(value));
  const reduced = parts.map(({ value }) => onPaper(fractionPart(value)));
  const raw = parts.map((line) => {
    const { top, bottom } = improperOnPaper(line);
    return { top: top % bottom, bottom };
  });
  return [reduced, raw];
}

function improperOnPaper(line: SumLine & { count?: number; rate?: Rational }): PaperFraction {
  if (line.rate === undefined || line.count === undefined) return onPaper(line.value);
  return { top: line.rate.n * BigInt(line.count), bottom: line.rate.d };
}

function onPaper(value: Rational): PaperFraction {
  return { top: value.s * value.n, bottom: value.d };
}

/** Null when there are no two fractions to add. */
function across(fractions: readonly PaperFraction[]): Rational | null {
  return fractions.length < 2 ? null : rational(sumOf(fractions, 'top'), sumOf(fractions, 'bottom'));
}

function sumOf(fractions: readonly PaperFraction[], part: keyof PaperFraction): bigint {
  return fractions.reduce((sum, fraction) => sum + fraction[part], 0n);
}
