import type { Rational } from '@/lib/domain/numbers/fractions';
import { isWhole, type UnreducedMixedNumber } from './mistake';
import { formLikelihood, ODD } from './typed-form';

/** A fraction over a denominator up to this one is equally likely over each. */
const USUAL_DENOMINATORS = 60;

/**
 * The weight of some other way of working, of which nothing is known but that it comes to a number
 * like those of a card: most often near the right one, whole, or over the lines' common
 * denominator. It is spread over all such numbers, and compared with 1 for a mistake with one
 * result. `docs/learning.md` says how the four shares were found.
 */
export function unknownWayWeight(
  right: Rational,
  value: Rational,
  typed: UnreducedMixedNumber,
  common: bigint,
): number {
  const form = formLikelihood(value, typed, common);
  const difference = value.sub(right);
  const distance = Math.abs(difference.valueOf());
  if (isWhole(difference)) return ((common === 1n ? 1.6 : 0.7) * form) / distance;
  const near = 1 / (1 + distance);
  if (isWhole(value) && typed.top === 0n) return 0.34 * near;
  if (common > 1n && common % value.d === 0n && form > ODD)
    return (6 * near * form) / (Number(common) - 1);
  const bottom = Number(typed.bottom);
  return ((0.5 * near) / bottom) * Math.min(1, (USUAL_DENOMINATORS / bottom) ** 2);
}
