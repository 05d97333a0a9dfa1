import { progressOf } from '@/lib/data/league-week/class-week';
import { gamesOfLeague } from '@/lib/domain/calendar/clock';
import { isAbout } from '@/lib/domain/calendar/games';
import type { League } from '@/lib/store/collections/leagues';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import type { ReadOperations } from '@/lib/store/port';

/** Whether anyone has typed an answer in that week, or made a graph. */
export async function hasAnswers(
  reader: ReadOperations,
  league: League,
  week: number,
): Promise<boolean> {
  const progress = await reader.query(studentWeeklyProgress, progressOf(league, week));
  const ofClass = progress.filter(isAbout(gamesOfLeague(league, league.season)));
  return ofClass.some(
    ({ steps, graphIds }) => graphIds.length > 0 || steps.some(({ attempts }) => attempts > 0),
  );
}
