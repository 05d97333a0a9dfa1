import { workOfClass } from '@/lib/data/work/class';
import { seasonKeyOfLeague } from '@/lib/domain/calendar/clock';
import type { League } from '@/lib/store/collections/leagues';
import type { ReadOperations } from '@/lib/store/port';

/** Graphs count as answers. */
export async function hasAnswersInWeek(
  reader: ReadOperations,
  league: League,
  week: number,
): Promise<boolean> {
  const games = seasonKeyOfLeague(league, league.season);
  const { documents } = await workOfClass(reader, league, games).week(week);
  return documents.some(
    ({ steps, graphIds }) => graphIds.length > 0 || steps.some(({ attempts }) => attempts > 0),
  );
}
