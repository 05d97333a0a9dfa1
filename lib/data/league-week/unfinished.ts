import { createKept } from '@/lib/data/kept';
import { listedAbout } from '@/lib/data/season/about';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isAsked, isFinished } from '@/lib/domain/class/class-grid';
import { getServices } from '@/lib/server/services';
import type { League } from '@/lib/store/collections/leagues';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import { type StudentWeeklyProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import type { Listed } from '@/lib/store/port';
import { gridRows, progressOf } from './class-week';

/** Late work comes slowly: whoever goes from tab to tab pays a week that is over once a minute. */
const kept = createKept<Listed<StudentWeeklyProgress>>({ most: 200, forMs: 60_000 });

/** Of how many students a week that is over is asked who have not finished its card. The caller has checked whose league it is. */
export async function countUnfinished(
  league: League,
  { clock, week }: { clock: LeagueClock; week: number },
  profiles: Listed<StudentProfile>,
): Promise<number> {
  const stored = await kept.read(`${league.id} ${league.season}`, String(week), () =>
    getServices().store.list(studentWeeklyProgress, progressOf(league, week)),
  );
  return unfinishedOf({ clock, week }, profiles, listedAbout(stored, clock.games));
}

export function unfinishedOf(
  { clock, week }: { clock: LeagueClock; week: number },
  profiles: Listed<StudentProfile>,
  progress: Listed<StudentWeeklyProgress>,
): number {
  const look = { clock, week, deadline: null, isCurrent: false };
  const rows = gridRows({ profiles, progress, olderTasks: new Map() }, look);
  return rows.filter((row) => !row.unreadable && isAsked(row) && !isFinished(row)).length;
}
