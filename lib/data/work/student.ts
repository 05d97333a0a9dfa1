import { asUnreadableDocumentError } from '@/lib/data/errors';
import { findUnique, pickUnique } from '@/lib/data/find-unique';
import {
  filterByStatisticsSeason,
  isWorkInReachedWeek,
  makeWeekOfStudent,
  makeWeeksOfStudent,
  type StudentWithClock,
  type TaskCompletionTimes,
} from '@/lib/data/work/week';
import { createStatisticsSeasonFilter, type SeasonKey } from '@/lib/domain/calendar/season-key';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { studentGraphs } from '@/lib/store/collections/graphs';
import {
  studentLessonProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { type StudentLineup, studentLineups } from '@/lib/store/collections/teams';
import { equalConditions, type ReadOperations, UNREADABLE } from '@/lib/store/port';

/**
 * Functions that read one student's work; each reads only when it is called. `reader` is the store
 * or a transaction.
 */
export function studentWorkReader(reader: ReadOperations, worker: StudentWithClock) {
  const { profile, clock } = worker;
  const { studentId } = profile;
  const { seasonKey, currentWeek } = clock;
  const { season } = seasonKey;
  return {
    week: async (week: number) =>
      makeWeekOfStudent(worker, week, await listProgressOfWeek(reader, studentId, week, seasonKey)),
    weeks: async () =>
      makeWeeksOfStudent(
        worker,
        filterByStatisticsSeason(
          await reader.list(studentWeeklyProgress, {
            where: equalConditions({ studentId, season }),
          }),
          seasonKey,
        ),
      ),
    someWeeks: async (weeks: readonly number[]) => {
      if (weeks.length === 0) return [];
      const where = [
        ...equalConditions({ studentId, season }),
        { field: 'week', op: 'in', value: weeks } as const,
      ];
      const stored = filterByStatisticsSeason(
        await reader.list(studentWeeklyProgress, { where }),
        seasonKey,
      );
      return weeks.map((week) => makeWeekOfStudent(worker, week, stored));
    },
    /**
     * Lessons that are begun or finished, up to the current week, since the student's earlier class
     * may have been further ahead.
     */
    lessons: async () => {
      const found = await reader.query(studentLessonProgress, {
        where: equalConditions({ studentId, season }),
      });
      return found.filter(isWorkInReachedWeek(clock));
    },
    /** Every version of every graph, also of weeks to come. */
    graphs: async () => {
      const found = await reader.list(studentGraphs, { where: equalConditions({ studentId }) });
      const { documents, unreadable } = filterByStatisticsSeason(found, seasonKey);
      return {
        documents: documents.filter((graph) => graph.season === season),
        unreadable: unreadable.filter(({ stored }) => stored.season === season),
      };
    },
    graphsOfWeek: (week: number) => listGraphsOfWeek(reader, studentId, week, seasonKey),
    /** Every version of every graph of one type, also of weeks to come. */
    graphsOfType: async (graphType: GraphType) => {
      const where = equalConditions({ studentId, season, graphType });
      return (await reader.query(studentGraphs, { where })).filter(
        createStatisticsSeasonFilter(seasonKey),
      );
    },
    /** Also of weeks to come. */
    lineups: async () =>
      filterByStatisticsSeason(
        await reader.list(studentLineups, {
          where: equalConditions({ userId: studentId, season }),
        }),
        seasonKey,
      ),
    taskTimes: async (week: number): Promise<TaskCompletionTimes | typeof UNREADABLE | null> => {
      try {
        return await findTasksOfWeek(reader, studentId, week, seasonKey);
      } catch (error) {
        if (!asUnreadableDocumentError(error)) throw error;
        return UNREADABLE;
      }
    },
    tasks: async () => {
      const found = await reader.list(studentWeeklyTasks, {
        where: equalConditions({ studentId }),
      });
      const { documents, unreadable } = filterByStatisticsSeason(found, seasonKey);
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
  seasonKey: SeasonKey,
) =>
  filterByStatisticsSeason(
    await reader.list(studentWeeklyProgress, {
      where: equalConditions({ studentId, week, season: seasonKey.season }),
    }),
    seasonKey,
  );

/** @throws UnreadableDocumentError for a week that is stored and can't be read */
export const findWeeklyProgress = (
  reader: ReadOperations,
  studentId: string,
  week: number,
  seasonKey: SeasonKey,
) =>
  findUnique(
    reader,
    studentWeeklyProgress,
    { studentId, week, season: seasonKey.season },
    createStatisticsSeasonFilter(seasonKey),
  );

export async function listGraphsOfWeek(
  reader: ReadOperations,
  studentId: string,
  week: number,
  seasonKey: SeasonKey,
) {
  const found = await reader.query(studentGraphs, {
    where: equalConditions({ studentId, week, season: seasonKey.season }),
  });
  return found.filter(createStatisticsSeasonFilter(seasonKey));
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
  seasonKey: SeasonKey,
) {
  const found = await reader.list(studentWeeklyTasks, {
    where: equalConditions({ studentId, week }),
  });
  return pickUnique(
    studentWeeklyTasks,
    found,
    (tasks) => tasks.year === seasonKey.season && createStatisticsSeasonFilter(seasonKey)(tasks),
  );
}

/** @throws UnreadableDocumentError */
export const findLineup = (
  reader: ReadOperations,
  userId: string,
  week: number,
  seasonKey: SeasonKey,
) =>
  findUnique(
    reader,
    studentLineups,
    { userId, week, season: seasonKey.season },
    createStatisticsSeasonFilter(seasonKey),
  );

export const listLineupsOfWeeks = async (
  reader: ReadOperations,
  userId: string,
  weeks: readonly number[],
  seasonKey: SeasonKey,
) => {
  const where = [
    ...equalConditions({ userId, season: seasonKey.season }),
    { field: 'week', op: 'in', value: weeks } as const,
  ];
  return filterByStatisticsSeason(await reader.list(studentLineups, { where }), seasonKey);
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
  seasonKey: SeasonKey,
) {
  const found = await listLineupsOfWeeks(reader, userId, [week, week + 1], seasonKey);
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
