import { distanceFromGuess } from '@/lib/domain/answers/estimate';
import { lastYardOfField } from '@/lib/domain/football/field';
import type { StepKey } from '@/lib/domain/football/positions';
import { formatMixed, type MixedNumber, withMinusSign } from '@/lib/domain/numbers/mixed';

/** An answer compared with the guess before it. */
export function guessWords(
  key: StepKey,
  estimate: number,
  answer: MixedNumber,
  isRight: boolean,
): string {
  const { away, isFar } = distanceFromGuess(estimate, answer, lastYardOfField(key));
  const distance = withMinusSign(formatMixed(away));
  const isHit = away.wholeNumber === 0 && away.numerator === 0;
  if (isRight) {
    if (isHit) return 'Your guess was right on the yard!';
    return `Your guess was ${isFar ? '' : 'only '}${distance} away.`;
  }
  if (isHit) return `You guessed ${withMinusSign(estimate)}, and this is the same.`;
  return `You guessed ${withMinusSign(estimate)}. This is ${distance} away.${isFar ? ' Which do you trust?' : ''}`;
}
