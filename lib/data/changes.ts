import { oncePerProcess } from '@/lib/per-process';

/**
 * By the id of a league or teacher: how often this process has written something about the league
 * and its students, or the teacher's leagues. Kept per process, because actions and pages are
 * separate bundles.
 */
const counts = oncePerProcess('fractionLeagueChanges', () => new Map<string, number>());

/** Call it after a write, so that cached data for this id is reloaded. */
export function markCacheStale(id: string): void {
  if (id !== '') counts.set(id, cacheVersion(id) + 1);
}

/** Cached data is valid while this number stays the same. */
export const cacheVersion = (id: string): number => counts.get(id) ?? 0;
