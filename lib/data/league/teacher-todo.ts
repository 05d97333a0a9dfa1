import { listStuckStudentIdsByClass } from '@/lib/data/work/class';
import { isWorkInReachedWeek } from '@/lib/data/work/week';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { groupBy } from '@/lib/domain/lists';
import { cacheVersion, createVersionedCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { queryWithAnyValue } from '@/lib/store/any-value-query';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { League } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { equalConditions } from '@/lib/store/port';

/**
 * By league id: the number of stuck students in its week, and the weeks with unreviewed graphs,
 * newest first.
 */
export type StuckStudentsAndWaitingGraphs = {
  readonly stuck: ReadonlyMap<string, number>;
  readonly waiting: ReadonlyMap<string, readonly number[]>;
};

/**
 * The frame is on every page, so its counts are cached. This process's writes count at once, those
 * of others after this time.
 */
const cache = createVersionedCache<StuckStudentsAndWaitingGraphs>({
  maxEntries: 500,
  maxAgeMs: 60_000,
});

export type LeagueWithClock = { readonly league: League; readonly clock: LeagueClock };

/**
 * Reads only marked documents: students stuck on a card or without tries left elsewhere, and
 * waiting graphs. The caller has checked that the leagues are the teacher's.
 */
export function readStuckStudentsAndWaitingGraphs(
  teacherId: string,
  leagues: readonly League[],
  clockOf: (league: League) => LeagueClock,
): Promise<StuckStudentsAndWaitingGraphs> {
  const classes = leagues.map((league) => ({ league, clock: clockOf(league) }));
  const version = classes
    .map(({ league: { id }, clock: { statisticsSeason, currentWeek } }) => [
      id,
      statisticsSeason,
      currentWeek,
      cacheVersion(id),
    ])
    .join();
  return cache.read(teacherId, version, () => readTodo(classes));
}

async function readTodo(
  classes: readonly LeagueWithClock[],
): Promise<StuckStudentsAndWaitingGraphs> {
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

type Students = ReadonlyMap<string, readonly string[]>;

/**
 * Students stuck on a card step of their class's week. One query for all classes in the same week.
 */
async function readStuckCards(classes: readonly LeagueWithClock[]): Promise<Students> {
  const { store } = getServices();
  const byWeek = groupBy(classes, ({ league, clock }) => `${league.season} ${clock.currentWeek}`);
  const found = await Promise.all(
    [...byWeek.values()].map((group) => listStuckStudentIdsByClass(store, group)),
  );
  return new Map(found.flat());
}

/**
 * Students without tries left in a lesson or scouting of any week: the teacher has to allow more.
 */
async function readUsedUp(classes: readonly LeagueWithClock[]): Promise<Students> {
  const { store } = getServices();
  const found = await Promise.all(
    [...groupBy(classes, ({ league }) => league.season)].map(([season, group]) =>
      queryWithAnyValue(
        store,
        studentProfiles,
        'leagueId',
        idsOf(group),
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
    [...bySeason].map(([season, group]) =>
      queryWithAnyValue(
        store,
        studentGraphs,
        'leagueId',
        idsOf(group),
        equalConditions({ season, waiting: true }),
      ),
    ),
  );
  const graphs = found.flat();
  return new Map(
    classes.map(({ league, clock }) => [
      league.id,
      graphs
        .filter((graph) => graph.leagueId === league.id && isWorkInReachedWeek(clock)(graph))
        .map(({ week }) => week)
        .toSorted((a, b) => b - a),
    ]),
  );
}
