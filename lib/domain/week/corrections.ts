import { fromMixed, type Rational, sumRationals, toMixed } from '@/lib/domain/numbers/fractions';
import type { Timestamp } from '@/lib/domain/time/timestamp';
import {
  type NflStepCorrection,
  type StatisticChange,
  type StepProgress,
  TEAM_STEP_INDEX,
} from './steps';

export type StarterGameCorrections = {
  /**
   * The NFL's changes in the game of the starter at this index (0 to 7); null if there are none.
   */
  changesOf(index: number): readonly StatisticChange[] | null;
  pointsOf(index: number): Rational;
  at: Timestamp;
};

/**
 * Updates a score card after the NFL corrected games. A step that is no longer right opens again
 * and keeps its old answer, and so does the team's total. A change that doesn't affect the points
 * opens nothing, and one that is taken back restores the old answer. Applying it twice changes
 * nothing. Null if the card stays the same.
 */
export function applyNflCorrection(
  steps: readonly StepProgress[],
  correction: StarterGameCorrections,
): StepProgress[] | null {
  const starters = steps.slice(0, TEAM_STEP_INDEX).map((step, index) => {
    const changes = correction.changesOf(index);
    return changes ? correctedStep(step, changes, correction.pointsOf(index), correction.at) : step;
  });
  const team = steps[TEAM_STEP_INDEX];
  if (!team) return null;
  const next = [...starters, correctedTeam(team, starters, correction.at)];
  return next.some((step, index) => step !== steps[index]) ? next : null;
}

function correctedStep(
  step: StepProgress,
  changes: readonly StatisticChange[],
  points: Rational,
  at: Timestamp,
): StepProgress {
  if (step.correct && step.answer) {
    if (fromMixed(step.answer).equals(points)) return step;
    return step.paper ? { ...step, answer: toMixed(points) } : reopened(step, changes, at);
  }
  if (!step.correction || step.setAside) return step;
  if (fromMixed(step.correction.before).equals(points)) return restored(step, step.correction);
  const all = mergedChanges(step.correction.changes, changes);
  return sameChanges(all, step.correction.changes)
    ? step
    : { ...step, correction: { ...step.correction, at, changes: all } };
}

function correctedTeam(
  team: StepProgress,
  starters: readonly StepProgress[],
  at: Timestamp,
): StepProgress {
  const answers = starters.flatMap(({ correct, answer }) =>
    correct && answer ? [fromMixed(answer)] : [],
  );
  const isReady =
    answers.length + starters.filter(({ setAside }) => setAside).length === TEAM_STEP_INDEX;
  if (team.correct && team.answer) {
    const sum = sumRationals(answers);
    if (isReady && sum.equals(fromMixed(team.answer))) return team;
    return isReady && team.paper ? { ...team, answer: toMixed(sum) } : reopened(team, [], at);
  }
  const { correction } = team;
  return correction && isReady && sumRationals(answers).equals(fromMixed(correction.before))
    ? restored(team, correction)
    : team;
}

/** Earlier wrong answers no longer mean anything, so the hints start again. */
function reopened(
  step: StepProgress,
  changes: readonly StatisticChange[],
  at: Timestamp,
): StepProgress {
  const { hints: _hints, lastWrong: _wrong, pausedAt: _paused, paper: _paper, ...rest } = step;
  if (!step.answer) return step;
  return {
    ...rest,
    correct: false,
    answer: null,
    simplified: false,
    completedAt: null,
    triesBefore: step.attempts,
    correction: {
      at,
      before: step.answer,
      simplified: step.simplified,
      tries: step.correction?.tries ?? step.attempts,
      completedAt: step.correction?.completedAt ?? step.completedAt,
      changes: [...changes],
    },
  };
}

function restored(step: StepProgress, correction: NflStepCorrection): StepProgress {
  const { before, simplified, completedAt } = correction;
  const { lastWrong: _wrong, pausedAt: _paused, ...rest } = step;
  return {
    ...rest,
    correct: true,
    answer: before,
    simplified,
    completedAt,
    correction: { ...correction, changes: [] },
  };
}

function mergedChanges(
  earlier: readonly StatisticChange[],
  later: readonly StatisticChange[],
): StatisticChange[] {
  const merged = new Map(earlier.map((change) => [change.field, change]));
  for (const change of later)
    merged.set(change.field, {
      ...change,
      before: merged.get(change.field)?.before ?? change.before,
    });
  return [...merged.values()].filter(({ before, after }) => before !== after);
}

const sameChanges = (a: readonly StatisticChange[], b: readonly StatisticChange[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
