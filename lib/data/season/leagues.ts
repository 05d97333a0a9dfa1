import { stripTryoutFromLeagueId } from '@/lib/domain/class/adults';
import { type League, leagues } from '@/lib/store/collections/leagues';
import type { Unsubscribe } from '@/lib/store/port';
import { createWatchedDocumentCache } from '../watched-documents';

const watched = createWatchedDocumentCache(leagues);

/**
 * The league that decides for a class as it is now, null where there is none. Throws where it can't
 * be read: what a class may see is not known then.
 */
export function readLeague(leagueId: string): Promise<League | null> {
  return leagueId === '' ? Promise.resolve(null) : watched.read(stripTryoutFromLeagueId(leagueId));
}

/** The name above every student page. Null when the student is in no league. */
export async function findLeagueName(leagueId: string): Promise<string | null> {
  return (await readLeague(leagueId))?.name ?? null;
}

/**
 * Calls `listener` with the league as it is now and after each change; with null where there is
 * none.
 */
export async function watchLeague(
  leagueId: string,
  listener: (league: League | null) => void,
): Promise<Unsubscribe> {
  if (leagueId !== '') return watched.follow(stripTryoutFromLeagueId(leagueId), listener);
  listener(null);
  return () => undefined;
}

export const rereadLeague = watched.reread;
