import { listStuckStudents } from '@/lib/data/work/class';
import { isReachedWeek } from '@/lib/data/work/week';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { groupBy } from '@/lib/domain/lists';
import { cacheVersion, createCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { League } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';

/**
 * By league: the number of stuck students in its week, and the weeks with unreviewed graphs, newest
 * first.
 */
export type TeacherTodo = {
  readonly stuck: ReadonlyMap<string, number>;
  readonly waiting: ReadonlyMap<string, readonly number[]>;
};

/**
 * The frame is on every page, so its counts are cached. This process's writes count at once, those
 * of others after this time.
 */
const cache = createCache<TeacherTodo>({ maxEntries: 500, maxAgeMs: 60_000 });

type LeagueWithClock = { readonly league: League; readonly clock: LeagueClock };

/**
 * The open work of these leagues. Only marked documents are read: students stuck on a card or
 * without tries left elsewhere, and waiting graphs. The caller has checked that the leagues are the
 * teacher's.
 */
export function readTeacherTodo(
  teacherId: string,
  leagues: readonly League[],
  clockOf: (league: League) => LeagueClock,
): Promise<TeacherTodo> {
  const classes = leagues.map((league) => ({ league, clock: clockOf(league) }));
  const of = classes
    .map(({ league: { id }, clock: { statisticsSeason, currentWeek } }) => [
      id,
      statisticsSeason,
      currentWeek,
      cacheVersion(id),
    ])
    .join();
  return cache.read(teacherId, of, () => read(classes));
}

async function read(classes: readonly LeagueWithClock[]): Promise<TeacherTodo> {
  const [onCards, elsewhere, waiting] = await Promise.all([
    readStuckCards(classes),
    readUsedUp(classes),
    readWaiting(classes),
  ]);
  const stuck = classes.map(
    ({ league: { id } }) =>
      [id, new Set([...(onCards.get(id) ?? []), ...(elsewhere.get(id) ?? [])]).size] as const,
  );
  return { stuck: new Map(stuck), waiting };
}

/** Student ids by league. */
type Students = ReadonlyMap<string, readonly string[]>;

/**
 * Students with too many wrong answers on a card step of their class's week. One query for all
 * classes in the same week.
 */
async function readStuckCards(classes: readonly LeagueWithClock[]): Promise<Students> {
  const { store } = getServices();
  const byWeek = groupBy(classes, ({ league, clock }) => `${league.season} ${clock.currentWeek}`);
  const found = await Promise.all(
    [...byWeek.values()].map((together) => listStuckStudents(store, together)),
  );
  return new Map(found.flat());
}

/**
 * Students without tries left in a lesson or in scouting of any week: this stays until the teacher
 * allows more.
 */
async function readUsedUp(classes: readonly LeagueWithClock[]): Promise<Students> {
  const { store } = getServices();
  const found = await Promise.all(
    [...groupBy(classes, ({ league }) => league.season)].map(([season, together]) =>
      queryWithAnyValue(
        store,
        studentProfiles,
        'leagueId',
        idsOf(together),
        equalConditions({ season, stuck: true }),
      ),
    ),
  );
  const byLeague = groupBy(found.flat(), ({ leagueId }) => leagueId);
  return new Map(
    [...byLeague].map(([id, profiles]) => [id, profiles.map(({ studentId }) => studentId)]),
  );
}

const idsOf = (classes: readonly LeagueWithClock[]): string[] =>
  classes.map(({ league }) => league.id);

async function readWaiting(classes: readonly LeagueWithClock[]): Promise<Map<string, number[]>> {
  const { store } = getServices();
  const bySeason = groupBy(classes, ({ league }) => league.season);
  const found = await Promise.all(
    [...bySeason].map(([season, together]) =>
      queryWithAnyValue(
        store,
        studentGraphs,
        'leagueId',
        idsOf(together),
        equalConditions({ season, waiting: true }),
      ),
    ),
  );
  const graphs = found.flat();
  return new Map(
    classes.map(({ league, clock }) => [
      league.id,
      graphs
        .filter((graph) => graph.leagueId === league.id && isReachedWeek(clock)(graph))
        .map(({ week }) => week)
        .toSorted((one, other) => other - one),
    ]),
  );
}
