import { requireOwnLeague } from '@/lib/data/league/own-league';
import type { LeagueWeekDto } from '@/lib/data/league-week/dto';
import { type ClassWeek, gridRows, type TaskTimes } from '@/lib/data/league-week/rows';
import type { Viewer } from '@/lib/data/viewer';
import { deadlineOfWeek, isLate } from '@/lib/data/week/deadline';
import { formatDeadline, LAST_WEEK } from '@/lib/domain/weeks';
import { getServices } from '@/lib/services';
import {
  type AppMeta,
  type League,
  type StudentWeeklyProgress,
  studentProfiles,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections';

/** Which week of a league is looked at, and with whose eyes. */
export type GridChoice = {
  /** Null for the latest; a week that has not been played is the latest too. */
  week: number | null;
  /** Teams instead of names, for everybody's eyes. */
  projector: boolean;
};

export type AskedWeek = { week: number; latestWeek: number; isCurrent: boolean; deadline: Date | null };

/** Which week is meant. A season that is over has all its weeks. */
export function askedWeek(league: League, meta: AppMeta, week: number | null): AskedWeek {
  const isThisSeason = league.season === meta.currentSeason;
  const latestWeek = isThisSeason ? meta.currentWeek : LAST_WEEK;
  const asked = week !== null && Number.isInteger(week) && week >= 1 && week <= latestWeek ? week : latestWeek;
  return {
    week: asked,
    latestWeek,
    isCurrent: isThisSeason && asked === meta.currentWeek,
    deadline: isThisSeason ? deadlineOfWeek(meta, asked, getServices().timeZone) : null,
  };
}

/**
 * What each student of an own league has done in one week: two documents a student, in two reads. 'not-found' for anybody else's league,
 * 'not-allowed' for students.
 */
export async function getLeagueWeek(viewer: Viewer, leagueId: string, choice: GridChoice): Promise<LeagueWeekDto> {
  const { league, meta } = await requireOwnLeague(viewer, leagueId);
  const { now, timeZone } = getServices();
  const { week, latestWeek, isCurrent, deadline } = askedWeek(league, meta, choice.week);
  const rows = gridRows(await readClassWeek(league, week), { deadline, isCurrent, projector: choice.projector });
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
    join: rows.length === 0 ? { code: league.code, password: league.password } : null,
  };
}

export const studentsOf = ({ id, season }: League) =>
  ({
    where: [
      { field: 'leagueId', op: '==', value: id },
      { field: 'season', op: '==', value: season },
    ],
  }) as const;

export const progressOf = ({ id, season }: League, week: number) =>
  ({
    where: [
      { field: 'leagueId', op: '==', value: id },
      { field: 'season', op: '==', value: season },
      { field: 'week', op: '==', value: week },
    ],
  }) as const;

async function readClassWeek(league: League, week: number): Promise<ClassWeek> {
  const { store } = getServices();
  const [profiles, progress] = await Promise.all([
    store.query(studentProfiles, studentsOf(league)),
    store.query(studentWeeklyProgress, progressOf(league, week)),
  ]);
  return { profiles, progress, olderTasks: await readOlderTasks(league, week, progress) };
}

/** The tasks of a week whose progress does not repeat them, as in data of an older release; no read where all do. */
export async function readOlderTasks(
  league: League,
  week: number,
  progress: readonly StudentWeeklyProgress[],
): Promise<Map<string, TaskTimes>> {
  if (progress.every(({ taskTimes }) => taskTimes)) return new Map();
  const found = await getServices().store.query(studentWeeklyTasks, {
    where: [
      { field: 'leagueId', op: '==', value: league.id },
      { field: 'week', op: '==', value: week },
    ],
  });
  return new Map(found.filter(({ year }) => year === league.season).map((tasks) => [tasks.studentId, tasks]));
}
