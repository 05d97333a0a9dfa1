import { countOf, starterGame } from '@/lib/data/season/games';
import type { PositionCode } from '@/lib/domain/football/positions';
import { scoringFields } from '@/lib/domain/football/scoring';
import { STATISTICS } from '@/lib/domain/football/statistics';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';

/** The last weeks that are over, the newest last. */
export const lastWeeks = (week: number): number[] => [week - 2, week - 1, week].filter((each) => each >= 1);

/** What a position is compared by: its yards, and where it has none what is counted one by one. */
function fieldsOf(position: PositionCode) {
  const all = scoringFields(position);
  const yards = all.filter((field) => STATISTICS[field].family === 'yards');
  return yards.length > 0 ? yards : all.filter((field) => STATISTICS[field].family === 'counts');
}

/** One number for each of the weeks; null where there was no game. No points: those are what a student works out. */
export function latelyOf(
  snapshot: SeasonSnapshot,
  position: PositionCode,
  id: number,
  weeks: readonly number[],
): (number | null)[] {
  return weeks.map((week) => {
    const { game, stats } = starterGame(snapshot, position, id, week);
    return game === 'played' ? fieldsOf(position).reduce((sum, field) => sum + countOf(stats, field), 0) : null;
  });
}
