import type { MixedNumber } from '../mixed-number';
import { formatMixed } from '../mixed-text';

/** What is said to an answer that counts nothing, on a score card and in a lesson alike. */

/** To a right answer that comes again in another form. */
export const FORM_REPLIES = {
  shortest: 'Correct! That is the shortest way to write it.',
  notShorter: 'That is the same number. It can be shorter still.',
  otherNumber: 'That is another number. Your right answer stays as it is.',
} as const;

/** The same wrong number again is a slip of the hand, mostly after a reload: it takes no point away. */
export function triedBefore(answer: MixedNumber): string {
  return `You tried ${formatMixed(answer)} before. This cost no try. Look at the hint and change your answer.`;
}

export const CHOSEN_BEFORE = 'You chose this before. This cost no try. Look at the hint and choose again.';
