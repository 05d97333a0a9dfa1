import type { LeagueClock } from '@/lib/domain/calendar/clock';
import { isAbout } from '@/lib/domain/calendar/games';
import { groupBy } from '@/lib/domain/lists';
import { getServices } from '@/lib/server/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import type { League } from '@/lib/store/collections/leagues';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { queryAny } from '@/lib/store/pages';
import { type DocumentStore, equal } from '@/lib/store/port';

/** By league: how many students are stuck in its week, and of which weeks the graphs are that wait for their teacher, the newest first. */
export type OpenWork = { readonly stuck: ReadonlyMap<string, number>; readonly waiting: ReadonlyMap<string, readonly number[]> };

type Kept = { readonly of: string; readonly at: number; readonly work: Promise<OpenWork> };

/** The frame is on every page: whoever goes from tab to tab pays once for what it counts. */
const KEPT_MS = 10_000;
const MOST_KEPT = 500;
const keptByStore = new WeakMap<DocumentStore, Map<string, Kept>>();

/**
 * What waits for a teacher in these leagues, at most ten seconds old. Only marked documents are read: those of who is stuck, and of graphs that
 * wait. Whoever calls has checked whose leagues they are.
 */
export function readOpenWork(
  teacherId: string,
  leagues: readonly League[],
  clockOf: (league: League) => LeagueClock,
): Promise<OpenWork> {
  const { store, now } = getServices();
  const all = keptByStore.get(store) ?? new Map<string, Kept>();
  keptByStore.set(store, all);
  const places = leagues.map((league) => ({ league, clock: clockOf(league) }));
  const of = places
    .map(({ league: { id }, clock: { statisticsSeason, currentWeek } }) => [id, statisticsSeason, currentWeek])
    .join();
  const at = now().getTime();
  const known = all.get(teacherId);
  if (known && known.of === of && at >= known.at && at - known.at < KEPT_MS) return known.work;
  const work = read(places);
  // The oldest goes first.
  all.delete(teacherId);
  if (all.size >= MOST_KEPT) all.delete([...all.keys()][0] ?? '');
  all.set(teacherId, { of, at, work });
  work.catch(() => all.delete(teacherId));
  return work;
}

/** After this process itself changed it: the teacher sees the own click at once. */
export function forgetOpenWork(teacherId: string): void {
  keptByStore.get(getServices().store)?.delete(teacherId);
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
