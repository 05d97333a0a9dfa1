import type { TaskTimes } from '@/lib/data/league-week/rows';
import { deadlineOfWeek } from '@/lib/data/week/deadline';
import { latestWeekOf } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/server/services';
import type { League } from '@/lib/store/collections/leagues';
import { type StudentWeeklyProgress, studentWeeklyTasks } from '@/lib/store/collections/progress';
import type { AppMeta } from '@/lib/store/collections/season';

// What the grid, its stream and the mistakes read of a class. Whoever calls has checked whose league it is.

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
  const latestWeek = latestWeekOf(league.season, meta);
  const asked = week !== null && Number.isInteger(week) && week >= 1 && week <= latestWeek ? week : latestWeek;
  return {
    week: asked,
    latestWeek,
    isCurrent: isThisSeason && asked === meta.currentWeek,
    deadline: isThisSeason ? deadlineOfWeek(meta, asked, getServices().timeZone) : null,
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
