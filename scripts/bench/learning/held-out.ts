import { HELD_OUT_CARD_MISTAKES, UNKNOWN_CARD_MISTAKES } from './held-out-cards';
import { HELD_OUT_LINE_MISTAKES } from './held-out-lines';
import { HELD_OUT_SUM_MISTAKES } from './held-out-sums';
import { UNKNOWN_LINE_MISTAKES, UNKNOWN_SUM_MISTAKES } from './held-out-unknown';
import type { MistakeKind } from './work';

/**
 * Mistakes from the literature, by an author who hadn't seen the app's rules. They have been read
 * since, while the rules were made more general.
 */
export const HELD_OUT_MISTAKES: readonly MistakeKind[] = [
  ...HELD_OUT_LINE_MISTAKES,
  ...HELD_OUT_SUM_MISTAKES,
  ...HELD_OUT_CARD_MISTAKES,
];

/**
 * Mistakes that are systematic but that no rule describes, by the same author. A name is wrong
 * unless it is true of the child. The line that went wrong is near.
 */
export const HELD_OUT_UNKNOWN_MISTAKES: readonly MistakeKind[] = [
  ...UNKNOWN_LINE_MISTAKES,
  ...UNKNOWN_SUM_MISTAKES,
  ...UNKNOWN_CARD_MISTAKES,
];
