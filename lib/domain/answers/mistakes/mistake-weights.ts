import type { Rational } from '@/lib/domain/numbers/fractions';
import type { FormulaLine, StepContext } from '../step-context';
import { isWhole, leastCommonMultiple } from './mistake';

/** The share of the weight a mistake needs to be named from the sum alone. */
export const NEEDED_SHARE_IN_SUM = 0.81;
/** The share it needs within one multiplication or addition, where fewer mistakes look alike. */
export const NEEDED_SHARE_IN_LINE = 0.5;

type Weights = Readonly<Record<string, number>>;

/**
 * Prior weights by kind; 1 if not listed. Kinds with several variants weigh more, and so do the
 * most common mistakes: treating a fraction as two whole numbers (Ni & Zhou 2005; Braithwaite, Pyke
 * & Siegler 2017) and losing a line or a whole.
 */
const PRIOR: Weights = {
  'line-left-out': 3,
  'line-twice': 2,
  'whole-off-by-one': 4,
  'carry-lost': 2.5,
  'real-football-points': 1.25,
  'zero-counted': 1.25,
  'rate-upside-down': 1.25,
  'ten-off': 2,
  'digits-transposed': 3,
  'remainder-dropped': 2,
  'rounded-to-whole': 2,
  'remainder-as-decimal': 2,
  'remainder-over-other-number': 2,
  'rounded-to-decimals': 2,
  'mixed-rate-half-read': 4,
  'yards-as-points': 2,
  'one-point-each': 2,
  'other-level': 2,
  'other-player': 2,
  'minus-dropped': 2,
  'multiplied-both': 0.5,
  'two-lines-left-out': 0.7,
  'added-straight-across': 3,
  'numerators-not-scaled': 2,
  'one-denominator-kept': 2,
  'numerators-multiplied': 2,
  'reduced-unevenly': 2,
  'fraction-upside-down': 2,
  'whole-and-numerator-swapped': 2,
};
const PRIOR_IN_LINE: Weights = {
  'mixed-rate-half-read': 6,
  'yards-as-points': 2,
  'one-point-each': 1.25,
  'real-football-points': 3,
  'rounded-to-whole': 1.5,
  'digits-transposed': 2,
  'count-off-by-one': 2,
  'denominator-dropped': 1.5,
  'zero-counted': 1.5,
  'minus-dropped': 2,
  'rate-upside-down': 1.25,
  'remainder-as-decimal': 2,
  'remainder-over-other-number': 2,
  'rounded-to-decimals': 2,
  'multiplied-both': 0.5,
  'other-player': 0.5,
};

const PRIOR_IN_ADDITION: Weights = {
  'line-left-out': 3,
  'line-twice': 2,
  'added-straight-across': 4,
  'numerators-not-scaled': 2,
  'one-denominator-kept': 2,
  'numerators-multiplied': 2,
  'reduced-unevenly': 2,
  'fractions-left-out': 2,
  'rounded-to-whole': 4,
  'whole-off-by-one': 2.5,
  'whole-and-numerator-swapped': 2,
  'minus-dropped': 2,
  'carry-lost': 1.5,
};

export const priorWeight = (kind: string): number => PRIOR[kind] ?? 1;
export const priorWeightInAddition = (kind: string): number => PRIOR_IN_ADDITION[kind] ?? 1;
export const priorWeightInLine = (kind: string): number => PRIOR_IN_LINE[kind] ?? 1;

/**
 * The weight of random slips for this sum, compared with 1 for a mistake: by its distance and by
 * whether its denominator could come from the card.
 */
export function slipWeightInSum({ kind, lines, total }: StepContext, value: Rational): number {
  const difference = value.sub(total);
  const size = Math.abs(difference.valueOf());
  if (isWhole(difference))
    return size <= 1 ? 0.05 : size <= 2 ? 0.3 : size < 10 ? 0.1 : size <= 12 ? 0.06 : 0.02;
  const common = leastCommonMultiple(
    lines.map((line) => (kind === 'player' ? (line as FormulaLine).rate.d : line.value.d)),
  );
  if (common % value.d !== 0n) return 0.003;
  if (isWhole(value)) return 0.05;
  if (value.floor().equals(total.floor()))
    return size * Number(common) <= 1 ? 0.2 : 0.05 + 0.5 / Number(common);
  return size < 12 ? 0.04 : 0.01;
}

export function slipWeightInLine(right: Rational, value: Rational): number {
  const difference = value.sub(right);
  return isWhole(difference) && Math.abs(difference.valueOf()) < 10 ? 0.1 : 0.03;
}
