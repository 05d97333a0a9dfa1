import {
  classProgressQuery,
  filterByStatisticsSeason,
  isWorkInReachedWeek,
  type TaskCompletionTimes,
} from '@/lib/data/work/week';
import { type LeagueClock, seasonKeyOfLeague } from '@/lib/domain/calendar/clock';
import { createStatisticsSeasonFilter, type SeasonKey } from '@/lib/domain/calendar/season-key';
import { groupBy } from '@/lib/domain/lists';
import { listWithAnyValue, queryWithAnyValue } from '@/lib/store/any-value-query';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { League } from '@/lib/store/collections/leagues';
import {
  type StudentWeeklyProgress,
  studentLessonProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentLineups, studentTeams } from '@/lib/store/collections/teams';
import {
  type Collection,
  type DocumentStore,
  equalConditions,
  type ListedDocuments,
  type ReadOperations,
  type StoredDocument,
} from '@/lib/store/port';

type Class = Pick<League, 'id' | 'season'>;

export const classTeamsQuery = ({ id, season }: Class) =>
  ({
    where: [
      { field: 'leagueIds', op: 'array-contains', value: id } as const,
      ...equalConditions({ season }),
    ],
  }) as const;

/**
 * Functions that read the work of a class; each reads only when it is called. The caller has
 * checked access to the league. `reader` is the store or a transaction.
 */
export function classWorkReader(reader: ReadOperations, league: Class, seasonKey: SeasonKey) {
  const { id: leagueId, season } = league;
  return {
    week: async (week: number) =>
      filterByStatisticsSeason(
        await reader.list(studentWeeklyProgress, classProgressQuery(league, week)),
        seasonKey,
      ),
    weeks: async () =>
      filterByStatisticsSeason(
        await reader.list(studentWeeklyProgress, { where: equalConditions({ leagueId, season }) }),
        seasonKey,
      ),
    /**
     * The tasks of a week by student, for another program's progress, which doesn't repeat them.
     * Nothing is read if all of `progress` does.
     */
    olderTasks: async (
      week: number,
      progress: readonly StudentWeeklyProgress[],
    ): Promise<Map<string, TaskCompletionTimes>> => {
      if (progress.every(({ taskTimes }) => taskTimes)) return new Map();
      const found = await reader.query(studentWeeklyTasks, {
        where: equalConditions({ leagueId, week }),
      });
      return new Map(
        found
          .filter(
            (tasks) => tasks.year === season && createStatisticsSeasonFilter(seasonKey)(tasks),
          )
          .map((tasks) => [tasks.studentId, tasks]),
      );
    },
    graphsOfWeek: async (week: number) =>
      filterByStatisticsSeason(
        await reader.list(studentGraphs, { where: equalConditions({ leagueId, week, season }) }),
        seasonKey,
      ),
    graphs: async () =>
      filterByStatisticsSeason(
        await reader.list(studentGraphs, { where: equalConditions({ leagueId, season }) }),
        seasonKey,
      ),
    /** The graphs of one week that have a question, shown or not. */
    graphsWithQuestion: async (week: number) => {
      const where = equalConditions({ leagueId, week, season, asked: true });
      return (await reader.query(studentGraphs, { where })).filter(
        createStatisticsSeasonFilter(seasonKey),
      );
    },
    teams: async () =>
      filterByStatisticsSeason(await reader.list(studentTeams, classTeamsQuery(league)), seasonKey),
  };
}

type Work = StoredDocument & {
  studentId: string;
  season: number;
  statisticsSeason?: number | undefined;
  week: number;
};

/**
 * Functions that read the work of several students, by student and up to the current week, in any
 * class: work from an earlier class counts too, and a lesson doesn't name its class.
 */
export function studentsWorkReader(
  reader: ReadOperations,
  studentIds: readonly string[],
  clock: { readonly seasonKey: SeasonKey; readonly currentWeek: number },
) {
  const { seasonKey } = clock;
  const read = async <T extends Work>(collection: Collection<T>) => {
    const where = equalConditions({ season: seasonKey.season });
    const found = await queryWithAnyValue(reader, collection, 'studentId', studentIds, where);
    return groupBy(found.filter(isWorkInReachedWeek(clock)), ({ studentId }) => studentId);
  };
  return {
    weeks: () => read(studentWeeklyProgress),
    lessons: () => read(studentLessonProgress),
    lineups: async (weeks: readonly number[]) => {
      const [only] = weeks;
      const where = equalConditions({ season: seasonKey.season });
      const ofWeek =
        only !== undefined && weeks.length === 1 ? equalConditions({ week: only }) : [];
      return filterByStatisticsSeason(
        await listWithAnyValue(reader, studentLineups, 'userId', studentIds, [...ofWeek, ...where]),
        seasonKey,
      );
    },
    teams: async () => {
      const where = equalConditions({ season: seasonKey.season });
      const found = await queryWithAnyValue(reader, studentTeams, 'userId', studentIds, where);
      return found.filter(createStatisticsSeasonFilter(seasonKey));
    },
  };
}

/** Everyone's progress in one week of several classes of one season: one query for all of them. */
export async function readProgressLookupOfClasses(
  reader: ReadOperations,
  classes: readonly { readonly league: Class; readonly seasonKey: SeasonKey }[],
  { season, week }: { season: number; week: number },
): Promise<(leagueId: string) => ListedDocuments<StudentWeeklyProgress>> {
  const ids = classes.map(({ league }) => league.id);
  const found = await listWithAnyValue(
    reader,
    studentWeeklyProgress,
    'leagueId',
    ids,
    equalConditions({ season, week }),
  );
  return (leagueId) => {
    const itsClass = classes.find(({ league }) => league.id === leagueId);
    const ofLeague = {
      documents: found.documents.filter((each) => each.leagueId === leagueId),
      unreadable: found.unreadable.filter(({ stored }) => stored.leagueId === leagueId),
    };
    return itsClass
      ? filterByStatisticsSeason(ofLeague, itsClass.seasonKey)
      : { documents: [], unreadable: [] };
  };
}

/**
 * The students who are stuck on a step of the current week's score card, by class; all classes are
 * in the same week of the same season.
 */
export async function listStuckStudentIdsByClass(
  reader: ReadOperations,
  classes: readonly { readonly league: Class; readonly clock: LeagueClock }[],
): Promise<[leagueId: string, studentIds: string[]][]> {
  const [first] = classes;
  if (!first || first.clock.currentWeek < 1) return [];
  const where = equalConditions({
    season: first.league.season,
    week: first.clock.currentWeek,
    stuck: true,
  });
  const ids = classes.map(({ league }) => league.id);
  const found = await queryWithAnyValue(reader, studentWeeklyProgress, 'leagueId', ids, where);
  return classes.map(({ league: { id }, clock: { seasonKey } }) => {
    const stuckHere = found.filter(
      (each) => each.leagueId === id && createStatisticsSeasonFilter(seasonKey)(each),
    );
    return [id, stuckHere.map(({ studentId }) => studentId)];
  });
}

export const countStudentsWhoOpenedWeeks = (
  store: DocumentStore,
  league: Class,
  weeks: readonly number[],
): Promise<number[]> =>
  Promise.all(
    weeks.map((week) => store.count(studentWeeklyProgress, classProgressQuery(league, week))),
  );

/** Graphs count as answers. */
export async function hasClassAnswersInWeek(
  reader: ReadOperations,
  league: League,
  week: number,
): Promise<boolean> {
  const seasonKey = seasonKeyOfLeague(league, league.season);
  const { documents } = await classWorkReader(reader, league, seasonKey).week(week);
  return documents.some(
    ({ steps, graphIds }) => graphIds.length > 0 || steps.some(({ attempts }) => attempts > 0),
  );
}
