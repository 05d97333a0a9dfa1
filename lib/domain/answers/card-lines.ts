/** When the boxes for single lines open beside the answer field. Filling them in is optional. */
export const LINE_BOX_OPENING_SETTINGS = [
  'after-wrong',
  'open',
  'until-three',
  'sum-only',
] as const;
export type LineBoxOpeningSetting = (typeof LINE_BOX_OPENING_SETTINGS)[number];

/** After this many first-try answers in a row, 'until-three' keeps the boxes closed. */
const IN_A_ROW = 3;

type Tried = {
  readonly attempts: number;
  readonly correct: boolean;
  /** Set if a teacher counted it from paper, where nobody saw which try it was. */
  readonly onPaper?: boolean | undefined;
};

/**
 * Decides whether a step's line boxes start open, before the student opens or closes them.
 *
 * @param steps all steps of the week, in order.
 * @param prefersOpen the student's own setting.
 */
export function hasOpenLineBoxesAtStepStart(
  setting: LineBoxOpeningSetting,
  step: Tried,
  steps: readonly Tried[],
  prefersOpen: boolean,
): boolean {
  if (setting === 'sum-only') return false;
  if (setting === 'open' || prefersOpen || step.attempts > 0) return true;
  return setting === 'until-three' && !hasRun(steps);
}

function hasRun(steps: readonly Tried[]): boolean {
  let run = 0;
  return steps.some(({ attempts, correct, onPaper }) => {
    run = correct && attempts === 1 && !onPaper ? run + 1 : 0;
    return run === IN_A_ROW;
  });
}
