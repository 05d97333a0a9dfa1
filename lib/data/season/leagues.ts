import { getServices } from '@/lib/platform/services';
import { type League, leagues } from '@/lib/store/collections/leagues';
import type { DocumentStore, Unsubscribe } from '@/lib/store/port';

type Listener = (league: League | null) => void;
type WatchedLeague = {
  /** As it is now. Rejected while it has never been read. */
  latest: Promise<League | null>;
  readonly listeners: Set<Listener>;
  stop: Unsubscribe;
  usedAt: number;
};

/** The least recently used first. */
const watchedByStore = new WeakMap<DocumentStore, Map<string, WatchedLeague>>();

const IDLE_MS = 15 * 60_000;
/** Of a small machine's memory this takes a few megabytes. */
const MOST_WATCHED = 2_000;

/**
 * One league as it is now, null where there is none. Each process reads a league once and is told
 * of its changes for as long as someone asks, so a page pays no read for its league's clock;
 * another process's change arrives within a second. Transactions that depend on it read it
 * themselves. Throws where it can't be read: what a class may see is not known then.
 */
export function readLeague(leagueId: string): Promise<League | null> {
  return leagueId === '' ? Promise.resolve(null) : watched(leagueId).latest;
}

/** The name above every student page. Null when the student is in no league. */
export async function findLeagueName(leagueId: string): Promise<string | null> {
  return (await readLeague(leagueId))?.name ?? null;
}

/**
 * Calls `listener` with the league as it is now and after each change; with null where there is
 * none.
 */
export async function followLeague(leagueId: string, listener: Listener): Promise<Unsubscribe> {
  if (leagueId === '') {
    listener(null);
    return () => undefined;
  }
  const league = watched(leagueId);
  listener(await league.latest);
  league.listeners.add(listener);
  return () => void league.listeners.delete(listener);
}

/**
 * After this process itself changed the league: the next {@link readLeague} reads it anew. Those
 * who follow it are told as always.
 */
export function forgetLeague(leagueId: string): void {
  const { store } = getServices();
  const league = watchedByStore.get(store)?.get(leagueId);
  if (!league) return;
  league.latest = store.get(leagues, leagueId);
  league.latest.catch(() => drop(leagueId, league));
}

function watched(leagueId: string): WatchedLeague {
  const { store, now } = getServices();
  const all = watchedByStore.get(store) ?? new Map<string, WatchedLeague>();
  watchedByStore.set(store, all);
  const usedAt = now().getTime();
  const known = all.get(leagueId);
  if (known) {
    known.usedAt = usedAt;
    all.delete(leagueId);
    all.set(leagueId, known);
    return known;
  }
  dropUnused(all, usedAt);
  const league = watch(store, leagueId, usedAt);
  all.set(leagueId, league);
  league.latest.catch(() => drop(leagueId, league));
  return league;
}

function watch(store: DocumentStore, leagueId: string, usedAt: number): WatchedLeague {
  const league = { listeners: new Set<Listener>(), usedAt } as WatchedLeague;
  league.latest = new Promise((resolve, reject) => {
    league.stop = store.watch(
      leagues,
      leagueId,
      (found) => {
        resolve(found);
        league.latest = Promise.resolve(found);
        for (const listener of league.listeners) listener(found);
      },
      // Once it is known, the last state counts until the next one arrives.
      reject,
    );
  });
  return league;
}

function drop(leagueId: string, league: WatchedLeague): void {
  league.stop();
  const all = watchedByStore.get(getServices().store);
  if (all?.get(leagueId) === league) all.delete(leagueId);
}

function dropUnused(all: Map<string, WatchedLeague>, now: number): void {
  for (const [leagueId, league] of all) {
    if (all.size < MOST_WATCHED && league.usedAt > now - IDLE_MS) return;
    if (league.listeners.size === 0) drop(leagueId, league);
  }
}
