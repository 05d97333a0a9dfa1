import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StepKey } from '@/lib/domain/football/positions';

/** The next step to work on after `from`, wrapping around; null if all are right. */
export function findNextUnfinishedStepKey(
  steps: readonly ScoreStepDto[],
  from = -1,
): StepKey | null {
  const later = steps.find((step, index) => index > from && !step.correct);
  return (later ?? steps.find((step) => !step.correct))?.key ?? null;
}
