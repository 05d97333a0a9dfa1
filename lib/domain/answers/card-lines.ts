export const LINE_BOX_SETTINGS = ['after-wrong', 'open', 'until-three', 'sum-only'] as const;
export type LineBoxSetting = (typeof LINE_BOX_SETTINGS)[number];

const IN_A_ROW = 3;

type Tried = {
  readonly attempts: number;
  readonly correct: boolean;
  /** Set if a teacher counted it from paper, where nobody saw which try it was. */
  readonly onPaper?: boolean | undefined;
};

export function shouldOpenLineBoxes(
  setting: LineBoxSetting,
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
