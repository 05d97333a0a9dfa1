import type { Rational } from '@/lib/domain/numbers/fractions';
import { isWhole, leastCommonMultipleOfBigints } from '@/lib/domain/numbers/fractions';
import type { MisconceptionKind } from './misconceptions';
import type { MisconceptionGroup, UnreducedMixedNumber } from './mistake';

// How likely a student with a mistake types just this number: how often the mistake happens, spread
// over its results on this card, times how likely the number is written in this way. Against all
// mistakes stands the unknown way. A name needs a share of the total. `docs/learning.md` says where
// the numbers come from.

/** The share of the weight that each name needs; a wide family says the least. */
export type MinWeightShares = Readonly<Record<'kind' | 'family' | 'line' | 'wide', number>>;
export const MIN_WEIGHT_SHARES_IN_SUM: MinWeightShares = {
  kind: 0.8,
  family: 0.8,
  line: 0.8,
  wide: 0.7,
};
/**
 * In one multiplication or addition, fewer mistakes look alike, so smaller shares are enough to
 * name one. A family needs a larger share, because it says little there that the place doesn't say.
 */
export const MIN_WEIGHT_SHARES_IN_PART: MinWeightShares = {
  kind: 0.6,
  family: 0.85,
  line: 0.6,
  wide: 0.6,
};

type MistakeOrUnnamedWay = MisconceptionKind | `any-${MisconceptionGroup}`;

/**
 * How often a kind happens, or a way without a name ("any-..."); 1 if not listed. Most common is
 * treating a fraction as two whole numbers (Ni & Zhou 2005; Braithwaite, Pyke & Siegler 2017);
 * kinds with several variants weigh more.
 */
const PRIOR: Readonly<Partial<Record<MistakeOrUnnamedWay, number>>> = {
  'added-not-multiplied': 0.3,
  'added-straight-across': 4,
  'any-adding': 2,
  'any-fraction': 1.5,
  'any-line': 0.4,
  'any-rate': 1.5,
  'any-writing': 0.5,
  'carried-at-ten': 2,
  'carry-lost': 3,
  'count-of-another-line': 0.7,
  'count-off-by-one': 0.7,
  'decimals-as-whole-numbers': 1.5,
  'denominator-dropped': 2,
  'digits-transposed': 2,
  'fraction-as-decimal': 2,
  'fraction-upside-down': 2,
  'fractions-left-out': 2,
  'fractions-subtracted': 1.5,
  'line-left-out': 3,
  'line-twice': 2,
  'minus-dropped': 6,
  'mixed-rate-half-read': 8,
  'multiplied-both': 0.7,
  'numerator-off-by-one': 1.5,
  'numerators-multiplied': 2,
  'numerators-not-scaled': 3.5,
  'one-denominator-kept': 2,
  'one-fraction-left-out': 2,
  'one-point-each': 1.5,
  'other-level': 2,
  'other-player': 2,
  'part-over-rest': 0.7,
  'rate-of-another-line': 0.5,
  'rate-upside-down': 4,
  'real-football-points': 1.5,
  'reduced-unevenly': 2.5,
  'remainder-as-decimal': 3,
  'remainder-dropped': 2.5,
  'remainder-over-other-number': 2,
  'rounded-to-decimals': 1.5,
  'rounded-to-whole': 3,
  'run-together': 1.5,
  'same-number-added': 2,
  'ten-off': 3,
  'two-lines-left-out': 1.2,
  'whole-and-numerator-swapped': 0.8,
  'whole-off-by-one': 5,
  'yards-as-points': 2,
  'zero-counted': 1.5,
};

export const priorWeight = (kind: MisconceptionKind | null, group: MisconceptionGroup): number =>
  PRIOR[kind ?? `any-${group}`] ?? 1;

/** Our assumption: half of the students write lowest terms, half leave a fraction as it comes. */
const EITHER = 0.5;
/**
 * How likely a student types a partly reduced fraction or a decimal, such as 2/4 or 0.5 where the
 * lines are eighths.
 */
const HALFWAY = 0.2;
const DECIMALS = [10n, 100n, 1000n];
/** A form that doesn't follow from the work, such as 8/16 where all lines are eighths. */
const ODD = 0.03;

/**
 * How likely a student who came to this number writes it in this way: in lowest terms, or over the
 * denominator that the work leads to. That is `paper`, or else the common one of the lines.
 */
export function writtenFormLikelihood(
  value: Rational,
  typed: UnreducedMixedNumber,
  common: bigint,
  paper?: bigint,
): number {
  const bottom = typed.top === 0n ? 1n : typed.bottom;
  const unreduced =
    paper ?? (isWhole(value) ? 1n : leastCommonMultipleOfBigints([common, value.d]));
  if (hasImproperPart(typed)) return bottom === paper ? EITHER : ODD;
  if (bottom !== value.d && bottom !== unreduced)
    return !isWhole(value) && (common % bottom === 0n || DECIMALS.includes(bottom)) ? HALFWAY : ODD;
  if (bottom !== value.d) return EITHER;
  return unreduced === value.d ? 1 : EITHER;
}

/** An improper fraction beside a whole number, such as 4 20/7 or 9 2/1. */
const hasImproperPart = ({ whole, top, bottom }: UnreducedMixedNumber): boolean =>
  whole > 0n && top > 0n && top >= bottom;

/**
 * How often some other way of working comes to a number that is some wholes off, a whole number,
 * over the common denominator, or anything else: on a whole card, in one addition of right lines,
 * in one multiplication. Compared with 1 for a mistake with one result.
 */
const UNKNOWN_WAY = {
  card: { wholesOff: 0.7, whole: 0.35, common: 4, other: 0.2 },
  addition: { wholesOff: 0.7, whole: 0.8, common: 3.5, other: 0.2 },
  line: { wholesOff: 0.7, whole: 1.6, common: 7, other: 0.4 },
} as const;
/**
 * How much likelier an unknown way is in a wrong line if another wrong line has no name, or if the
 * sum isn't that of the student's lines.
 */
export const SECOND_UNKNOWN_MISTAKE_FACTOR = 4;
/** Cards without fractions have nothing else to come to than numbers that are some wholes off. */
const WITHOUT_FRACTIONS = 2.3;
/** A fraction over a denominator up to this one is equally likely over each. */
const USUAL_DENOMINATORS = 60;

/**
 * The weight of some other way of working, of which nothing is known but that it comes to a number
 * like those of a card, most often near the right one. It is spread over all such numbers.
 */
export function unknownMistakeWeight(
  part: keyof typeof UNKNOWN_WAY,
  right: Rational,
  value: Rational,
  typed: UnreducedMixedNumber,
  common: bigint,
): number {
  const { wholesOff, whole, common: over, other } = UNKNOWN_WAY[part];
  const form = writtenFormLikelihood(value, typed, common);
  const difference = value.sub(right);
  const distance = Math.abs(difference.valueOf());
  if (isWhole(difference))
    return (wholesOff * form * (common === 1n ? WITHOUT_FRACTIONS : 1)) / distance;
  const near = 1 / (1 + distance);
  if (isWhole(value) && typed.top === 0n) return whole * near;
  if (common > 1n && common % value.d === 0n && form > ODD)
    return (over * near * form) / (Number(common) - 1);
  const bottom = Number(typed.bottom);
  return ((other * near) / bottom) * Math.min(1, (USUAL_DENOMINATORS / bottom) ** 2);
}
