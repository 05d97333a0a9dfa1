import { HELD_OUT_CARDS, UNKNOWN_CARD_MISTAKES } from './held-out-cards';
import { HELD_OUT_LINES } from './held-out-lines';
import { HELD_OUT_SUMS } from './held-out-sums';
import { UNKNOWN_LINE_MISTAKES, UNKNOWN_SUM_MISTAKES } from './held-out-unknown';
import type { Kind } from './work';

/**
 * Mistakes from the literature, by an author who hadn't seen the app's rules. They have been read
 * since, while the rules were made more general.
 */
export const HELD_OUT: readonly Kind[] = [...HELD_OUT_LINES, ...HELD_OUT_SUMS, ...HELD_OUT_CARDS];

/**
 * Mistakes that are systematic but that no rule describes, by the same author. A name is wrong
 * unless it is true of the child. The line that went wrong is near.
 */
export const HELD_OUT_UNKNOWN: readonly Kind[] = [
  ...UNKNOWN_LINE_MISTAKES,
  ...UNKNOWN_SUM_MISTAKES,
  ...UNKNOWN_CARD_MISTAKES,
];
