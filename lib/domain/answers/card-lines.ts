/** When a class sees the boxes beside the sum. They are never asked for. */
export const CARD_LINES = ['after-wrong', 'open', 'until-three', 'sum-only'] as const;
export type CardLines = (typeof CARD_LINES)[number];

/** How many cards in a row, right at the first try, close the boxes. */
const IN_A_ROW = 3;

type Tried = { readonly attempts: number; readonly correct: boolean };

/**
 * Whether the boxes of a card stand open before anyone opens or closes them by hand. After a wrong
 * answer they do, except where the class works with the sum alone.
 *
 * @param steps those of the same week, in their order.
 * @param wish whether this student likes to have them open.
 */
export function opensLines(
  setting: CardLines,
  step: Tried,
  steps: readonly Tried[],
  wish: boolean,
): boolean {
  if (setting === 'sum-only') return false;
  if (setting === 'open' || wish || step.attempts > 0) return true;
  return setting === 'until-three' && !hasRun(steps);
}

/** Whether three that follow each other were right at the first try. */
function hasRun(steps: readonly Tried[]): boolean {
  let run = 0;
  return steps.some(({ attempts, correct }) => {
    run = correct && attempts === 1 ? run + 1 : 0;
    return run === IN_A_ROW;
  });
}
