import { fromMixed, type Rational, sumRationals } from '@/lib/domain/numbers/fractions';
import type { Timestamp } from '@/lib/domain/time/timestamp';
import { type StatChange, type StepCorrection, type StepProgress, TEAM_STEP } from './steps';

export type Correction = {
  /**
   * What the NFL changed in the game of the starter at this index (0 to 7); null where nothing was.
   */
  changesOf(index: number): readonly StatChange[] | null;
  /** The exact points of the starter at this index by the statistics as they are now. */
  pointsOf(index: number): Rational;
  at: Timestamp;
};

/**
 * A score card after the NFL has corrected games: a step that was right and is not any more is open
 * again, with what it was before kept beside it, and so is the team's total. A change that leaves
 * the points as they were re-opens nothing; one that is taken back gives the old answer back.
 * Applied twice it does nothing the second time. Null when the card stays as it is.
 */
export function correctedSteps(
  steps: readonly StepProgress[],
  correction: Correction,
): StepProgress[] | null {
  const starters = steps.slice(0, TEAM_STEP).map((step, index) => {
    const changes = correction.changesOf(index);
    return changes ? correctedStep(step, changes, correction.pointsOf(index), correction.at) : step;
  });
  const team = steps[TEAM_STEP];
  if (!team) return null;
  const next = [...starters, correctedTeam(team, starters, correction.at)];
  return next.some((step, index) => step !== steps[index]) ? next : null;
}

function correctedStep(
  step: StepProgress,
  changes: readonly StatChange[],
  points: Rational,
  at: Timestamp,
): StepProgress {
  if (step.correct && step.answer)
    return fromMixed(step.answer).equals(points) ? step : reopened(step, changes, at);
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
  const isReady = answers.length + starters.filter(({ setAside }) => setAside).length === TEAM_STEP;
  if (team.correct && team.answer) {
    return isReady && sumRationals(answers).equals(fromMixed(team.answer))
      ? team
      : reopened(team, [], at);
  }
  const { correction } = team;
  return correction && isReady && sumRationals(answers).equals(fromMixed(correction.before))
    ? restored(team, correction)
    : team;
}

/**
 * Open again. What was typed wrong before this no longer says anything, so the hints begin anew.
 */
function reopened(step: StepProgress, changes: readonly StatChange[], at: Timestamp): StepProgress {
  const { hints: _hints, lastWrong: _wrong, pausedAt: _paused, ...rest } = step;
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

function restored(step: StepProgress, correction: StepCorrection): StepProgress {
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

/** Two corrections of one game told as one: from the first state to the last. */
function mergedChanges(earlier: readonly StatChange[], later: readonly StatChange[]): StatChange[] {
  const merged = new Map(earlier.map((change) => [change.field, change]));
  for (const change of later)
    merged.set(change.field, {
      ...change,
      before: merged.get(change.field)?.before ?? change.before,
    });
  return [...merged.values()].filter(({ before, after }) => before !== after);
}

const sameChanges = (a: readonly StatChange[], b: readonly StatChange[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
