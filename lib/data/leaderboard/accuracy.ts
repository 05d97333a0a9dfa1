import type { AccuracySpanDto, AccuracyWorkingDto } from '@/lib/data/leaderboard/dto';
import type { WeekSummary } from '@/lib/data/leaderboard/week-summary';
import { rational, toMixed } from '@/lib/domain/fractions';

const WEEKS_IN_SPAN = 2;

/** The first week in which two whole spans have been played. */
const FIRST_ACCURACY_WEEK = 2 * WEEKS_IN_SPAN;

/** One whole score card: with fewer steps a single lucky try would move a team past everybody. */
const MIN_TRIED = 9;

/**
 * How much larger the share of steps right on the first try is in the latest two weeks than in the two before. A place on the board needs
 * enough steps in both spans and a share that has grown: the board shows who got better and never who got worse.
 */
export function accuracyOf(weeks: readonly WeekSummary[], latestWeek: number): AccuracyWorkingDto {
  const latest = span(weeks, latestWeek);
  const before = span(weeks, latestWeek - WEEKS_IN_SPAN);
  const working = { kind: 'accuracy', before, latest } as const;
  if (latestWeek < FIRST_ACCURACY_WEEK) return { ...working, state: 'early', change: null };
  if (latest.tried < MIN_TRIED || before.tried < MIN_TRIED) return { ...working, state: 'few', change: null };
  const change = rational(latest.right, latest.tried).sub(rational(before.right, before.tried));
  return { ...working, state: change.s > 0n && change.n > 0n ? 'ranked' : 'level', change: toMixed(change) };
}

function span(weeks: readonly WeekSummary[], toWeek: number): AccuracySpanDto {
  const fromWeek = toWeek - WEEKS_IN_SPAN + 1;
  const inside = weeks.filter(({ week }) => week >= fromWeek && week <= toWeek);
  return {
    fromWeek,
    toWeek,
    right: inside.reduce((sum, { firstTryRight }) => sum + firstTryRight, 0),
    tried: inside.reduce((sum, { tried }) => sum + tried, 0),
  };
}
