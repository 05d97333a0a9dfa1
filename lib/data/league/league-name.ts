import { getServices } from '@/lib/server/services';
import { leagues } from '@/lib/store/collections/leagues';
import type { DocumentStore } from '@/lib/store/port';

const LEAGUE_NAME_KEPT_MS = 60_000;
const leagueNames = new WeakMap<DocumentStore, Map<string, { name: string | null; until: number }>>();

/**
 * The name above every student page. Kept for a minute in each process, because it stands on every page and hardly ever changes: a
 * renamed league shows its new name a minute later. Null when the student is in no league.
 */
export async function findLeagueName(leagueId: string): Promise<string | null> {
  if (leagueId === '') return null;
  const { store, now } = getServices();
  const kept = leagueNames.get(store) ?? new Map<string, { name: string | null; until: number }>();
  leagueNames.set(store, kept);
  const time = now().getTime();
  const known = kept.get(leagueId);
  if (known && known.until > time) return known.name;
  const league = await store.get(leagues, leagueId);
  const name = league?.name ?? null;
  kept.set(leagueId, { name, until: time + LEAGUE_NAME_KEPT_MS });
  return name;
}

/** After a league was renamed or deleted: the next page of this process reads its name anew. */
export function forgetLeagueName(leagueId: string): void {
  leagueNames.get(getServices().store)?.delete(leagueId);
}
