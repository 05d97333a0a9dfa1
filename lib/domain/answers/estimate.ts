import { fromMixed, type Rational, rational, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';

/**
 * An answer is far from the guess from two fifths of the number line or 20 points on, whichever is
 * less.
 */
const FAR_PART = rational(2, 5);
const FAR_POINTS = rational(20);

export type GuessDistance = { readonly away: MixedNumber; readonly isFar: boolean };

/**
 * How far an answer is from the guess before it, in points.
 *
 * @param end the last number on the card's number line.
 */
export function distanceFromGuess(
  estimate: number,
  answer: MixedNumber,
  end: number,
): GuessDistance {
  const away = fromMixed(answer).sub(rational(estimate)).abs();
  return { away: toMixed(away), isFar: away.compare(farFrom(end)) > 0 };
}

function farFrom(end: number): Rational {
  const part = FAR_PART.mul(rational(end));
  return part.compare(FAR_POINTS) < 0 ? part : FAR_POINTS;
}
