import type { Rational } from '@/lib/domain/numbers/fractions';
import { isWhole, leastCommonMultiple, type UnreducedMixedNumber } from './mistake';

/** Our assumption: half of the students write lowest terms, half leave a fraction as it comes. */
const EITHER = 0.5;
/** A form that doesn't follow from the work, such as 8/16 where all lines are eighths. */
export const ODD = 0.03;

/**
 * How likely a student who came to this number writes it in this way: in lowest terms, or over the
 * denominator that the work leads to. That is `paper`, or else the common one of the lines.
 */
export function formLikelihood(
  value: Rational,
  typed: UnreducedMixedNumber,
  common: bigint,
  paper?: bigint,
): number {
  const bottom = typed.top === 0n ? 1n : typed.bottom;
  const unreduced = paper ?? (isWhole(value) ? 1n : leastCommonMultiple([common, value.d]));
  if (hasImproperPart(typed)) return bottom === paper ? EITHER : ODD;
  if (bottom !== value.d) return bottom === unreduced ? EITHER : ODD;
  return unreduced === value.d ? 1 : EITHER;
}

/** An improper fraction beside a whole number, such as 4 20/7 or 9 2/1. */
const hasImproperPart = ({ whole, top, bottom }: UnreducedMixedNumber): boolean =>
  whole > 0n && top > 0n && top >= bottom;
