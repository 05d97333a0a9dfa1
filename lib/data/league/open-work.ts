import { changesOf } from '@/lib/data/changes';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isOfSeason } from '@/lib/domain/calendar/games';
import { groupBy } from '@/lib/domain/lists';
import { createCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { League } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { queryAny } from '@/lib/store/pages';
import { equal } from '@/lib/store/port';

/**
 * By league: how many students are stuck in its week, and of which weeks the graphs are that wait
 * for their teacher, the newest first.
 */
export type OpenWork = {
  readonly stuck: ReadonlyMap<string, number>;
  readonly waiting: ReadonlyMap<string, readonly number[]>;
};

/**
 * The frame is on every page: whoever goes from tab to tab pays once for what it counts. What this
 * process writes counts at once, what another one does after this time.
 */
const cache = createCache<OpenWork>({ maxEntries: 500, maxAgeMs: 60_000 });

type Place = { readonly league: League; readonly clock: LeagueClock };

/**
 * What waits for a teacher in these leagues. Only marked documents are read: those of who is stuck
 * on a card or has no tries left elsewhere, and of graphs that wait. Whoever calls has checked
 * whose leagues they are.
 */
export function readOpenWork(
  teacherId: string,
  leagues: readonly League[],
  clockOf: (league: League) => LeagueClock,
): Promise<OpenWork> {
  const places = leagues.map((league) => ({ league, clock: clockOf(league) }));
  const of = places
    .map(({ league: { id }, clock: { statisticsSeason, currentWeek } }) => [
      id,
      statisticsSeason,
      currentWeek,
      changesOf(id),
    ])
    .join();
  return cache.read(teacherId, of, () => read(places));
}

async function read(places: readonly Place[]): Promise<OpenWork> {
  const [onCards, elsewhere, waiting] = await Promise.all([
    readStuckCards(places),
    readUsedUp(places),
    readWaiting(places),
  ]);
  const stuck = places.map(
    ({ league: { id } }) =>
      [id, new Set([...(onCards.get(id) ?? []), ...(elsewhere.get(id) ?? [])]).size] as const,
  );
  return { stuck: new Map(stuck), waiting };
}

/** By league: who. */
type Students = ReadonlyMap<string, readonly string[]>;

/**
 * Who has too many wrong answers on a step of the card of the class's week. One query for all
 * classes that are in the same week.
 */
async function readStuckCards(places: readonly Place[]): Promise<Students> {
  const { store } = getServices();
  const byWeek = groupBy(places, ({ league, clock }) => `${league.season} ${clock.currentWeek}`);
  const found = new Map<string, string[]>();
  await Promise.all(
    [...byWeek.values()].map(async (together) => {
      const [first] = together;
      if (!first || first.clock.currentWeek < 1) return;
      const where = equal({
        season: first.league.season,
        week: first.clock.currentWeek,
        stuck: true,
      });
      const marked = await queryAny(
        store,
        studentWeeklyProgress,
        'leagueId',
        idsOf(together),
        where,
      );
      for (const { league, clock } of together) {
        const own = marked.filter(
          (each) => each.leagueId === league.id && isOfSeason(clock.games)(each),
        );
        found.set(
          league.id,
          own.map(({ studentId }) => studentId),
        );
      }
    }),
  );
  return found;
}

/**
 * Who has no tries left at a lesson or at scouting, of whichever week: it is open until the teacher
 * gives more.
 */
async function readUsedUp(places: readonly Place[]): Promise<Students> {
  const { store } = getServices();
  const found = await Promise.all(
    [...groupBy(places, ({ league }) => league.season)].map(([season, together]) =>
      queryAny(store, studentProfiles, 'leagueId', idsOf(together), equal({ season, stuck: true })),
    ),
  );
  const byLeague = groupBy(found.flat(), ({ leagueId }) => leagueId);
  return new Map(
    [...byLeague].map(([id, profiles]) => [id, profiles.map(({ studentId }) => studentId)]),
  );
}

const idsOf = (places: readonly Place[]): string[] => places.map(({ league }) => league.id);

async function readWaiting(places: readonly Place[]): Promise<Map<string, number[]>> {
  const { store } = getServices();
  const bySeason = groupBy(places, ({ league }) => league.season);
  const found = await Promise.all(
    [...bySeason].map(([season, together]) =>
      queryAny(store, studentGraphs, 'leagueId', idsOf(together), equal({ season, waiting: true })),
    ),
  );
  const graphs = found.flat();
  return new Map(
    places.map(({ league, clock }) => [
      league.id,
      graphs
        .filter(
          (graph) =>
            graph.leagueId === league.id &&
            isOfSeason(clock.games)(graph) &&
            graph.week <= clock.currentWeek,
        )
        .map(({ week }) => week)
        .toSorted((one, other) => other - one),
    ]),
  );
}
