import { asUnreadableDocumentError } from '@/lib/data/errors';
import { findUnique, pickUnique } from '@/lib/data/find-unique';
import {
  filterBySeason,
  isReachedWeek,
  type StudentWithClock,
  type TaskCompletionTimes,
  weekOfStudent,
  weeksOfStudent,
} from '@/lib/data/work/week';
import { isOfStatisticsSeason, type SeasonKey } from '@/lib/domain/calendar/season-key';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { studentGraphs } from '@/lib/store/collections/graphs';
import {
  studentLessonProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { type StudentLineup, studentLineups } from '@/lib/store/collections/teams';
import { equalConditions, type ReadOperations, UNREADABLE } from '@/lib/store/port';

/** Each part is read only when it is called. `reader` is the store or a transaction. */
export function workOfStudent(reader: ReadOperations, worker: StudentWithClock) {
  const { profile, clock } = worker;
  const { studentId } = profile;
  const { games, currentWeek } = clock;
  const { season } = games;
  return {
    week: async (week: number) =>
      weekOfStudent(worker, week, await listProgressOfWeek(reader, studentId, week, games)),
    weeks: async () =>
      weeksOfStudent(
        worker,
        filterBySeason(
          await reader.list(studentWeeklyProgress, {
            where: equalConditions({ studentId, season }),
          }),
          games,
        ),
      ),
    /** Several weeks, in the order of `weeks`. */
    someWeeks: async (weeks: readonly number[]) => {
      if (weeks.length === 0) return [];
      const where = [
        ...equalConditions({ studentId, season }),
        { field: 'week', op: 'in', value: weeks } as const,
      ];
      const stored = filterBySeason(await reader.list(studentWeeklyProgress, { where }), games);
      return weeks.map((week) => weekOfStudent(worker, week, stored));
    },
    /**
     * Lessons that are begun or finished, up to the current week, since the student's earlier class
     * may have been further ahead.
     */
    lessons: async () => {
      const found = await reader.query(studentLessonProgress, {
        where: equalConditions({ studentId, season }),
      });
      return found.filter(isReachedWeek(clock));
    },
    /** Every version of every graph, also of weeks to come. */
    graphs: async () => {
      const found = await reader.list(studentGraphs, { where: equalConditions({ studentId }) });
      const { documents, unreadable } = filterBySeason(found, games);
      return {
        documents: documents.filter((graph) => graph.season === season),
        unreadable: unreadable.filter(({ stored }) => stored.season === season),
      };
    },
    /** Every version of every graph of one week. */
    graphsOfWeek: (week: number) => findGraphsOfWeek(reader, studentId, week, games),
    /** Every version of every graph of one type, also of weeks to come. */
    graphsOfType: async (graphType: GraphType) => {
      const where = equalConditions({ studentId, season, graphType });
      return (await reader.query(studentGraphs, { where })).filter(isOfStatisticsSeason(games));
    },
    /** Also of weeks to come. */
    lineups: async () =>
      filterBySeason(
        await reader.list(studentLineups, {
          where: equalConditions({ userId: studentId, season }),
        }),
        games,
      ),
    /** When the tasks of one week were done; null for a week that was never opened. */
    taskTimes: async (week: number): Promise<TaskCompletionTimes | typeof UNREADABLE | null> => {
      try {
        return await findTasksOfWeek(reader, studentId, week, games);
      } catch (error) {
        if (!asUnreadableDocumentError(error)) throw error;
        return UNREADABLE;
      }
    },
    /** The tasks of all weeks up to the current one, by week. */
    tasks: async () => {
      const found = await reader.list(studentWeeklyTasks, {
        where: equalConditions({ studentId }),
      });
      const { documents, unreadable } = filterBySeason(found, games);
      const isReached = (each: Readonly<Record<string, unknown>>) =>
        each.year === season && Number(each.week) <= currentWeek;
      return {
        documents: documents.filter(isReached).toSorted((a, b) => a.week - b.week),
        unreadable: unreadable.filter(({ stored }) => isReached(stored)),
      };
    },
  };
}

/**
 * A week's progress as stored: one document at most, unless another program wrote more.
 */
export const listProgressOfWeek = async (
  reader: ReadOperations,
  studentId: string,
  week: number,
  games: SeasonKey,
) =>
  filterBySeason(
    await reader.list(studentWeeklyProgress, {
      where: equalConditions({ studentId, week, season: games.season }),
    }),
    games,
  );

/** @throws UnreadableDocumentError for a week that is stored and can't be read */
export const findProgress = (
  reader: ReadOperations,
  studentId: string,
  week: number,
  games: SeasonKey,
) =>
  findUnique(
    reader,
    studentWeeklyProgress,
    { studentId, week, season: games.season },
    isOfStatisticsSeason(games),
  );

export async function findGraphsOfWeek(
  reader: ReadOperations,
  studentId: string,
  week: number,
  games: SeasonKey,
) {
  const found = await reader.query(studentGraphs, {
    where: equalConditions({ studentId, week, season: games.season }),
  });
  return found.filter(isOfStatisticsSeason(games));
}

/**
 * The year is compared after the read, because tasks are indexed by student and week only.
 *
 * @throws UnreadableDocumentError
 */
export async function findTasksOfWeek(
  reader: ReadOperations,
  studentId: string,
  week: number,
  games: SeasonKey,
) {
  const found = await reader.list(studentWeeklyTasks, {
    where: equalConditions({ studentId, week }),
  });
  return pickUnique(
    studentWeeklyTasks,
    found,
    (tasks) => tasks.year === games.season && isOfStatisticsSeason(games)(tasks),
  );
}

/** @throws UnreadableDocumentError */
export const findLineup = (
  reader: ReadOperations,
  userId: string,
  week: number,
  games: SeasonKey,
) =>
  findUnique(
    reader,
    studentLineups,
    { userId, week, season: games.season },
    isOfStatisticsSeason(games),
  );

export const listLineups = async (
  reader: ReadOperations,
  userId: string,
  weeks: readonly number[],
  games: SeasonKey,
) => {
  const where = [
    ...equalConditions({ userId, season: games.season }),
    { field: 'week', op: 'in', value: weeks } as const,
  ];
  return filterBySeason(await reader.list(studentLineups, { where }), games);
};

/**
 * The current week's lineup and the next one, each null when none is stored; one read for both. One
 * that can't be read is null, too, and its week is among the unreadable ones: it doesn't hide the
 * other.
 */
export async function findCurrentAndNextLineup(
  reader: ReadOperations,
  userId: string,
  week: number,
  games: SeasonKey,
) {
  const found = await listLineups(reader, userId, [week, week + 1], games);
  const unreadable: number[] = [];
  const ofWeek = (wanted: number): StudentLineup | null => {
    const isMeant = (lineup: Readonly<Record<string, unknown>>) => lineup.week === wanted;
    try {
      return pickUnique(studentLineups, found, isMeant);
    } catch (error) {
      if (!asUnreadableDocumentError(error)) throw error;
      unreadable.push(wanted);
      return null;
    }
  };
  return { current: ofWeek(week), next: ofWeek(week + 1), unreadable };
}
