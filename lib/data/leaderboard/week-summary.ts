import { addMixed } from '@/lib/domain/fractions';
import type { MixedNumber } from '@/lib/domain/mixed-number';
import { awardTries } from '@/lib/domain/mvp';
import { TEAM_STEP } from '@/lib/domain/steps';
import type { ProgressStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';

/** What the boards need of one student's week. It stays on the server. */
export type WeekSummary = {
  readonly studentId: string;
  readonly week: number;
  /** The sum of the answers that are right. */
  readonly points: MixedNumber;
  /** Steps with at least one try. */
  readonly tried: number;
  /** Steps whose first try was right. */
  readonly firstTryRight: number;
};

export function summarizeWeek({ studentId, week, steps }: StudentWeeklyProgress): WeekSummary {
  return {
    studentId,
    week,
    points: weekPoints(steps),
    tried: steps.filter((step) => step.attempts > 0).length,
    firstTryRight: steps.filter((step) => (step.correct || step.correction) && awardTries(step) === 1).length,
  };
}

/** The sum of the starters' answers that are right; the TEAM step repeats that sum and is left out. */
export function weekPoints(steps: readonly ProgressStep[]): MixedNumber {
  return addMixed(steps.slice(0, TEAM_STEP).flatMap((step) => (step.correct && step.answer ? [step.answer] : [])));
}
