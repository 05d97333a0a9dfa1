import type { PositionCode } from '@/lib/domain/football/positions';

/**
 * The formulas of the specification, copied from it by hand as "one for how many" or points for each one, in 240ths of a point: the least
 * number that all of them go into. A second opinion for tests; the app never asks it. A statistic that is not named counts nothing.
 */
const PART = 240;
type Rates = Readonly<Record<string, readonly [level1: number, level2: number]>>;
const RUNNING = {
  RushingYards: [PART / 10, PART / 8],
  RushingTouchdowns: [5 * PART, 4 * PART],
  Receptions: [PART, PART / 2],
  ReceivingYards: [PART / 10, PART / 8],
  ReceivingTouchdowns: [5 * PART, 6 * PART],
} as const;

export const HAND_RATES: Readonly<Record<PositionCode, Rates>> = {
  QB: {
    PassingYards: [PART / 20, PART / 24],
    PassingTouchdowns: [5 * PART, 4 * PART],
    RushingYards: [PART / 10, PART / 8],
    RushingTouchdowns: [5 * PART, 6 * PART],
  },
  RB: RUNNING,
  WR: RUNNING,
  TE: RUNNING,
  K: {
    ExtraPointsMade: [PART, (3 * PART) / 4],
    FieldGoalsMade0to19: [3 * PART, (5 * PART) / 2],
    FieldGoalsMade20to29: [3 * PART, (5 * PART) / 2],
    FieldGoalsMade30to39: [3 * PART, 3 * PART],
    FieldGoalsMade40to49: [3 * PART, (7 * PART) / 2],
    FieldGoalsMade50Plus: [3 * PART, 4 * PART],
  },
  DEF: {
    Sacks: [2 * PART, (3 * PART) / 2],
    Interceptions: [3 * PART, (5 * PART) / 2],
    FumblesRecovered: [3 * PART, (5 * PART) / 2],
    Safeties: [2 * PART, (3 * PART) / 2],
    DefensiveTouchdowns: [5 * PART, 6 * PART],
  },
};

/** The points of a game as a fraction in lowest terms, for instance "-3/10"; a whole number without a bar. */
export function handScore(position: PositionCode, level: 1 | 2, stats: Readonly<Record<string, unknown>>): string {
  const parts = Object.entries(HAND_RATES[position]).reduce(
    (sum, [field, rates]) => sum + Number(stats[field] ?? 0) * rates[level === 1 ? 0 : 1],
    0,
  );
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const by = divide(Math.abs(parts), PART);
  return PART / by === 1 ? `${parts / by}` : `${parts / by}/${PART / by}`;
}
