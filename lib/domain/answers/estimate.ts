import { fromMixed, type Rational, rational, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * How far from the guess an answer makes one think: a part of the field, or so many points,
 * whichever is less.
 */
const FAR_PART = rational(2, 5);
const FAR_POINTS = rational(20);

export type Distance = { readonly away: MixedNumber; readonly isFar: boolean };

/**
 * How far an answer is from what was guessed before it, in points. @param end where the field of
 * its card ends.
 */
export function distanceFrom(estimate: number, answer: MixedNumber, end: number): Distance {
  const away = fromMixed(answer).sub(rational(estimate)).abs();
  return { away: toMixed(away), isFar: away.compare(farFrom(end)) > 0 };
}

function farFrom(end: number): Rational {
  const part = FAR_PART.mul(rational(end));
  return part.compare(FAR_POINTS) < 0 ? part : FAR_POINTS;
}
