import { STEPS_PER_CARD } from './steps';
import {
  GRAPH_MVP_POINTS,
  MAX_AWARDED_GRAPHS_PER_WEEK,
  MAX_CARD_MVP_POINTS,
  MIN_CARD_MVP_POINTS,
} from './week-tasks';

/**
 * A step that was right before an NFL correction counts as it was then, so a correction never costs
 * a point.
 */
type CardStepTries = {
  attempts: number;
  correct: boolean;
  correction?: { tries: number } | undefined;
};

const GRAPHS_BEYOND_REMOVAL_COST = 7;
const WEEK_TOTAL_FLOOR = 3;

/**
 * 0 until all nine steps are right; then 5, minus 1 for each step with more than one try, but at
 * least 3.
 */
export function mvpPointsForCard(steps: readonly CardStepTries[]): number {
  if (steps.length < STEPS_PER_CARD || !steps.every((step) => step.correct || step.correction))
    return 0;
  return awardAfterRetries(steps.filter((step) => triesForAward(step) > 1).length);
}

export function maxMvpPointsForCard(steps: readonly CardStepTries[]): number {
  return awardAfterRetries(
    steps.filter((step) => triesForAward(step) + (step.correct || step.correction ? 0 : 1) > 1)
      .length,
  );
}

function triesForAward({
  attempts,
  correction,
}: Pick<CardStepTries, 'attempts' | 'correction'>): number {
  return correction?.tries ?? attempts;
}

/** A step that was right before an NFL correction stays right. */
export const countStepsRightOnFirstTry = (
  steps: readonly (CardStepTries & { readonly paper?: object | undefined })[],
): number =>
  steps.filter(
    (step) =>
      (step.correct || step.correction) &&
      // On paper, nobody saw which try it was.
      !step.paper &&
      triesForAward(step) === 1,
  ).length;

/** @param countIncludingNew the week's graphs, including the new one. */
export function mvpPointsForNthGraphOfWeek(countIncludingNew: number): number {
  return countIncludingNew <= MAX_AWARDED_GRAPHS_PER_WEEK ? GRAPH_MVP_POINTS : 0;
}

/**
 * The points that removing a graph costs.
 *
 * @param remaining graphs left afterward.
 * @param weekTotal the week's points before; they don't fall below 3.
 */
export function mvpPointsLostByGraphRemoval(remaining: number, weekTotal: number): number {
  if (remaining >= GRAPHS_BEYOND_REMOVAL_COST) return 0;
  return Math.min(GRAPH_MVP_POINTS, Math.max(0, weekTotal - WEEK_TOTAL_FLOOR));
}

/**
 * The new balance, never below 0. The ledger stores the actual difference, which may be smaller
 * than `delta`.
 */
export function balanceAfterPointChange(balance: number, delta: number): number {
  return Math.max(0, balance + delta);
}

function awardAfterRetries(retried: number): number {
  return Math.max(MIN_CARD_MVP_POINTS, MAX_CARD_MVP_POINTS - retried);
}

type EarnedPoints = {
  readonly leagueId: string;
  readonly mvpPoints: number | 'unreadable';
  readonly pointsByLeague?: Readonly<Record<string, number>> | 'unreadable' | undefined;
};

/**
 * The part of a student's balance that was earned in the current class, as its boards and tables
 * show it. Null if unreadable.
 */
export function mvpPointsInClass(earned: EarnedPoints): number | null {
  const { leagueId, pointsByLeague } = earned;
  if (pointsByLeague === 'unreadable') return null;
  return pointsByLeague ? (pointsByLeague[leagueId] ?? 0) : mvpPointsInAllClasses(earned);
}

/** The balance across all classes; null if unreadable. */
export const mvpPointsInAllClasses = ({
  mvpPoints,
}: Pick<EarnedPoints, 'mvpPoints'>): number | null =>
  mvpPoints === 'unreadable' ? null : mvpPoints;
