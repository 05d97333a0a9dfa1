export type StepTryCount = {
  readonly attempts: number;
  readonly correct: boolean;
  /** The tries before an NFL correction, set while a step that was right is open again. */
  readonly reopenedAfter?: number | undefined;
  /** Set if no tries are left, or if each wrong answer is followed by a pause. */
  readonly limit?: 'used-up' | 'pauses' | undefined;
};

export const WRONG_TRIES_TO_HELP = 3;

/** Tries from before an NFL correction don't count. */
export const wrongTries = ({ attempts, reopenedAfter = 0 }: StepTryCount): number =>
  attempts - reopenedAfter;

export const isCardStuck = (steps: readonly StoredTally[]): boolean =>
  steps.some(({ attempts, correct, correction }) =>
    isStepStuck({ attempts, correct, reopenedAfter: correction?.tries }),
  );

type StoredTally = Pick<StepTryCount, 'attempts' | 'correct'> & {
  readonly correction?: { readonly tries: number } | undefined;
};

export const isStepStuck = (step: StepTryCount): boolean =>
  !step.correct && wrongTries(step) >= WRONG_TRIES_TO_HELP;
