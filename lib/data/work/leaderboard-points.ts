import { starterGame } from '@/lib/data/season/starter-games';
import {
  formulaLines,
  type ScoringRules,
  scoringRulesOfStoredWork,
} from '@/lib/domain/football/formulas';
import {
  LINEUP_SLOTS,
  type LineupSlot,
  type PositionCode,
  positionOfSlot,
} from '@/lib/domain/football/positions';
import { scoreGame } from '@/lib/domain/football/scoring';
import { sumMixedNumbers, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { countStepsRightOnFirstTry } from '@/lib/domain/week/mvp';
import { TEAM_STEP_INDEX } from '@/lib/domain/week/steps';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import type { StoredCardStep, StudentWeeklyProgress } from '@/lib/store/collections/progress';

/** Never sent to a browser. */
export type WeekSummary = {
  readonly studentId: string;
  readonly week: number;
  readonly ownPoints: MixedNumber;
  /** The same games by the class's rule; null where they can't be read. */
  readonly leaderboardPoints: MixedNumber | null;
  readonly tried: number;
  readonly firstTryRight: number;
};

export type LeaderboardScoring = {
  readonly snapshot: SeasonSnapshot;
  readonly rulesOf: (week: number) => ScoringRules;
};

export function summarizeWeek(
  progress: StudentWeeklyProgress,
  scoring: LeaderboardScoring,
): WeekSummary {
  const { studentId, week, steps } = progress;
  return {
    studentId,
    week,
    ownPoints: sumOfRightStarterAnswers(steps),
    leaderboardPoints: leaderboardPoints(progress, scoring),
    tried: steps.filter((step) => step.attempts > 0).length,
    firstTryRight: countStepsRightOnFirstTry(steps),
  };
}

/**
 * The sum of the starters' answers that are right; the TEAM step repeats that sum and is left out.
 */
export const sumOfRightStarterAnswers = (steps: readonly StoredCardStep[]): MixedNumber =>
  sumMixedNumbers(
    steps
      .slice(0, TEAM_STEP_INDEX)
      .flatMap((step) => (step.correct && step.answer ? [step.answer] : [])),
  );

/**
 * A week's points for the leaderboards: its right steps, counted by the class's rule, so that a
 * player is worth the same for everyone. Null if a game can't be read.
 */
export function leaderboardPoints(
  progress: StudentWeeklyProgress,
  scoring: LeaderboardScoring,
): MixedNumber | null {
  const counted = progress.steps
    .slice(0, TEAM_STEP_INDEX)
    .flatMap((step, index) =>
      step.correct && step.answer ? [leaderboardPointsOfStarter(progress, index, scoring)] : [],
    );
  return sumIfAllKnown(counted);
}

/** One starter's points by the rule of the class. */
export function leaderboardPointsOfStarter(
  { week, steps, ...work }: StudentWeeklyProgress,
  index: number,
  scoring: LeaderboardScoring,
): MixedNumber | null {
  const slot = LINEUP_SLOTS[index];
  const { answer = null, playerId = null } = steps[index] ?? {};
  if (!slot) return null;
  if (hasSameFormula(positionOfSlot(slot), scoringRulesOfStoredWork(work), scoring.rulesOf(week)))
    return answer;
  return playerId === null ? null : gamePoints(slot, { playerId, week }, scoring);
}

function gamePoints(
  slot: LineupSlot,
  { playerId, week }: { playerId: number; week: number },
  { snapshot, rulesOf }: LeaderboardScoring,
): MixedNumber | null {
  const position = positionOfSlot(slot);
  const { game, stats } = starterGame(snapshot, position, playerId, week);
  return game === 'unreadable' ? null : toMixed(scoreGame(position, rulesOf(week), stats));
}

/** A whole lineup's points in a week, by the rule of the class. Null where a game can't be read. */
export function lineupPoints(
  playerIds: readonly number[],
  week: number,
  scoring: LeaderboardScoring,
): MixedNumber | null {
  const points = LINEUP_SLOTS.map((slot, index) =>
    gamePoints(slot, { playerId: playerIds[index] ?? 0, week }, scoring),
  );
  return sumIfAllKnown(points);
}

/** The sum of points; null if one of them is null because its game can't be read. */
export function sumIfAllKnown(points: readonly (MixedNumber | null)[]): MixedNumber | null {
  const known = points.filter((each) => each !== null);
  return known.length === points.length ? sumMixedNumbers(known) : null;
}

const hasSameFormula = (position: PositionCode, one: ScoringRules, other: ScoringRules): boolean =>
  one === other ||
  JSON.stringify(formulaLines(position, one)) === JSON.stringify(formulaLines(position, other));
