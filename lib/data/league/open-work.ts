import { createKept } from '@/lib/data/kept';
import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isAbout } from '@/lib/domain/calendar/games';
import { groupBy } from '@/lib/domain/lists';
import { getServices } from '@/lib/server/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { League } from '@/lib/store/collections/leagues';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { queryAny } from '@/lib/store/pages';
import { equal } from '@/lib/store/port';

/** By league: how many students are stuck in its week, and of which weeks the graphs are that wait for their teacher, the newest first. */
export type OpenWork = { readonly stuck: ReadonlyMap<string, number>; readonly waiting: ReadonlyMap<string, readonly number[]> };

/** The frame is on every page: whoever goes from tab to tab pays once for what it counts. */
const kept = createKept<OpenWork>({ most: 500, forMs: 10_000 });

/**
 * What waits for a teacher in these leagues, at most ten seconds old. Only marked documents are read: those of who is stuck, and of graphs that
 * wait. Whoever calls has checked whose leagues they are.
 */
export function readOpenWork(
  teacherId: string,
  leagues: readonly League[],
  clockOf: (league: League) => LeagueClock,
): Promise<OpenWork> {
  const places = leagues.map((league) => ({ league, clock: clockOf(league) }));
  const of = places
    .map(({ league: { id }, clock: { statisticsSeason, currentWeek } }) => [id, statisticsSeason, currentWeek])
    .join();
  return kept.read(teacherId, of, () => read(places));
}

/** After this process itself changed it: the teacher sees the own click at once. */
export function forgetOpenWork(teacherId: string): void {
  kept.forget(teacherId);
}

async function read(places: readonly { league: League; clock: LeagueClock }[]): Promise<OpenWork> {
  const [stuck, waiting] = await Promise.all([readStuck(places), readWaiting(places)]);
  return { stuck, waiting };
}

/** One query for all classes that are in the same week. */
async function readStuck(places: readonly { league: League; clock: LeagueClock }[]): Promise<Map<string, number>> {
  const { store } = getServices();
  const byWeek = groupBy(places, ({ league, clock }) => `${league.season} ${clock.currentWeek}`);
  const counts = new Map<string, number>();
  await Promise.all(
    [...byWeek.values()].map(async (together) => {
      const [first] = together;
      if (!first || first.clock.currentWeek < 1) return;
      const where = equal({ season: first.league.season, week: first.clock.currentWeek, stuck: true });
      const found = await queryAny(
        store,
        studentWeeklyProgress,
        'leagueId',
        together.map(({ league }) => league.id),
        where,
      );
      for (const { league, clock } of together) {
        const own = found.filter((each) => each.leagueId === league.id && isAbout(clock.games)(each));
        counts.set(league.id, own.length);
      }
    }),
  );
  return counts;
}

async function readWaiting(places: readonly { league: League; clock: LeagueClock }[]): Promise<Map<string, number[]>> {
  const { store } = getServices();
  const bySeason = groupBy(places, ({ league }) => league.season);
  const found = await Promise.all(
    [...bySeason].map(([season, together]) =>
      queryAny(
        store,
        studentGraphs,
        'leagueId',
        together.map(({ league }) => league.id),
        equal({ season, waiting: true }),
      ),
    ),
  );
  const graphs = found.flat();
  return new Map(
    places.map(({ league, clock }) => [
      league.id,
      graphs
        .filter((graph) => graph.leagueId === league.id && isAbout(clock.games)(graph) && graph.week <= clock.currentWeek)
        .map(({ week }) => week)
        .toSorted((one, other) => other - one),
    ]),
  );
}
