import type { ScoringRules } from '@/lib/domain/football/formulas';
import type { PositionCode } from '@/lib/domain/football/positions';
import { formulaTerms, scoreGame, statisticTotalOfTerm } from '@/lib/domain/football/scoring';
import type { GameStats } from '@/lib/domain/football/statistics';
import { type CardSkill, skillsOfSum } from '@/lib/domain/learning/skills';
import {
  isNegative,
  isWhole,
  isZero,
  type Rational,
  sumRationals,
} from '@/lib/domain/numbers/fractions';
import { type RandomSource, shuffled } from '@/lib/domain/numbers/random';

/** The most a student may enter for one statistic; no real game has more. */
export const MAX_BUILT_GAME_STATISTIC = 999;

export type ReverseTask = {
  readonly position: PositionCode;
  readonly rules: ScoringRules;
  /** The points of a real game, so that a game with exactly these points exists. */
  readonly target: Rational;
};

/** A number of points with a fraction, if any game has one. Null if no game is above zero. */
export function makeReverseTask(
  position: PositionCode,
  rules: ScoringRules,
  games: readonly GameStats[],
  random: RandomSource,
): ReverseTask | null {
  const targets = shuffled(games, random)
    .filter((stats) =>
      formulaTerms(position, rules).every((term) => statisticTotalOfTerm(term, stats) >= 0),
    )
    .map((stats) => scoreGame(position, rules, stats))
    .filter((points) => !isNegative(points) && !isZero(points));
  const target = targets.find((points) => !isWhole(points)) ?? targets[0];
  return target ? { position, rules, target } : null;
}

/** `counts` in the order of the formula's terms; a missing one is 0. */
export function linesAndTotalOfBuiltGame(
  { position, rules }: ReverseTask,
  counts: readonly number[],
) {
  const lines = formulaTerms(position, rules).map(({ label, rate }, index) => ({
    label,
    value: rate.mul(counts[index] ?? 0),
  }));
  return { lines, total: sumRationals(lines.map(({ value }) => value)) };
}

export const isOnTarget = (task: ReverseTask, counts: readonly number[]): boolean =>
  linesAndTotalOfBuiltGame(task, counts).total.equals(task.target);

/** The skills that a built game practices: only adding, because the app shows the products. */
export const skillsOfBuiltGame = (task: ReverseTask, counts: readonly number[]): CardSkill[] =>
  skillsOfSum(linesAndTotalOfBuiltGame(task, counts).lines);
