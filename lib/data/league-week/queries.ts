import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { askedWeek, type GridChoice, progressOf, readOlderTasks, studentsOf } from '@/lib/data/league-week/class-week';
import type { LeagueWeekDto } from '@/lib/data/league-week/dto';
import { waitingName } from '@/lib/data/team/naming';
import { isLate } from '@/lib/data/week/deadline';
import { formatDeadline } from '@/lib/domain/time/calendar';
import { getServices } from '@/lib/server/services';
import type { League } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { type ClassWeek, gridRows } from './class-week';

/**
 * What each student of an own league has done in one week: two documents a student, in two reads. 'not-found' for anybody else's league,
 * 'not-allowed' for students.
 */
export async function getLeagueWeek(viewer: Viewer, leagueId: string, choice: GridChoice): Promise<LeagueWeekDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const { now, timeZone } = getServices();
  const { week, latestWeek, isCurrent, deadline } = askedWeek(league, meta, choice.week);
  const classWeek = await readClassWeek(league, week);
  const rows = gridRows(classWeek, { deadline, isCurrent, projector: choice.projector });
  const time = now();
  return {
    leagueId: league.id,
    season: league.season,
    week,
    latestWeek,
    isCurrent,
    deadline: deadline && {
      at: deadline.toISOString(),
      text: formatDeadline(deadline, timeZone),
      passed: isLate(time, deadline),
    },
    now: time.toISOString(),
    rows,
    waitingNames:
      choice.projector || league.season !== meta.currentSeason
        ? 0
        : classWeek.profiles.filter((profile) => waitingName(profile) !== null).length,
    join: rows.length === 0 ? { code: league.code, password: league.password } : null,
  };
}

async function readClassWeek(league: League, week: number): Promise<ClassWeek> {
  const { store } = getServices();
  const [profiles, progress] = await Promise.all([
    store.list(studentProfiles, studentsOf(league)),
    store.list(studentWeeklyProgress, progressOf(league, week)),
  ]);
  return {
    profiles: profiles.documents,
    progress: progress.documents,
    olderTasks: await readOlderTasks(league, week, progress.documents),
    unreadable: { profiles: profiles.unreadable, progress: progress.unreadable },
  };
}
