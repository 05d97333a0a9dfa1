import type { FormulaLevel } from '@/lib/domain/football/formulas';
import type { PositionCode } from '@/lib/domain/football/positions';

/**
 * The specification's formulas, copied by hand as "one for how many" or points for each one, in
 * 240ths of a point: the smallest common unit. A second opinion for tests; the app never uses it.
 * Statistics not listed count nothing.
 */
const PART = 240;
type Rates = Readonly<Record<string, Readonly<Record<FormulaLevel, number>>>>;
/** A formula set without rates here doesn't compile. */
const rates = (level1: number, level2: number): Readonly<Record<FormulaLevel, number>> => ({
  1: level1,
  2: level2,
});
const RUNNING = {
  RushingYards: rates(PART / 10, PART / 8),
  RushingTouchdowns: rates(5 * PART, 4 * PART),
  Receptions: rates(PART, PART / 2),
  ReceivingYards: rates(PART / 10, PART / 8),
  ReceivingTouchdowns: rates(5 * PART, 6 * PART),
} as const;

export const HAND_RATES: Readonly<Record<PositionCode, Rates>> = {
  QB: {
    PassingYards: rates(PART / 20, PART / 24),
    PassingTouchdowns: rates(5 * PART, 4 * PART),
    RushingYards: rates(PART / 10, PART / 8),
    RushingTouchdowns: rates(5 * PART, 6 * PART),
  },
  RB: RUNNING,
  WR: RUNNING,
  TE: RUNNING,
  K: {
    ExtraPointsMade: rates(PART, (3 * PART) / 4),
    FieldGoalsMade0to19: rates(3 * PART, (5 * PART) / 2),
    FieldGoalsMade20to29: rates(3 * PART, (5 * PART) / 2),
    FieldGoalsMade30to39: rates(3 * PART, 3 * PART),
    FieldGoalsMade40to49: rates(3 * PART, (7 * PART) / 2),
    FieldGoalsMade50Plus: rates(3 * PART, 4 * PART),
  },
  DEF: {
    Sacks: rates(2 * PART, (3 * PART) / 2),
    Interceptions: rates(3 * PART, (5 * PART) / 2),
    FumblesRecovered: rates(3 * PART, (5 * PART) / 2),
    Safeties: rates(2 * PART, (3 * PART) / 2),
    DefensiveTouchdowns: rates(5 * PART, 6 * PART),
  },
};

/**
 * A game's points as a fraction in lowest terms, for example "-3/10"; a whole number has no bar.
 */
export function handScore(
  position: PositionCode,
  level: FormulaLevel,
  stats: Readonly<Record<string, unknown>>,
): string {
  const parts = Object.entries(HAND_RATES[position]).reduce(
    (sum, [field, rate]) => sum + Number(stats[field] ?? 0) * rate[level],
    0,
  );
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const by = divide(Math.abs(parts), PART);
  return PART / by === 1 ? `${parts / by}` : `${parts / by}/${PART / by}`;
}
