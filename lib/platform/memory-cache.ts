import { oncePerProcess } from '@/lib/per-process';
import type { DocumentStore } from '@/lib/store/port';
import { getServices } from './services';

type Entry<Value> = {
  readonly version: string;
  readonly loadedAt: number;
  readonly value: Promise<Value>;
};

/** Without `maxAgeMs`, an entry stays until its version changes. */
type CacheOptions = { readonly maxEntries: number; readonly maxAgeMs?: number };

/**
 * An entry is reloaded for another version, or when it is too old. Failures aren't cached, and the
 * oldest entry goes when there are too many.
 */
export function createVersionedCache<Value>({
  maxEntries,
  maxAgeMs = Number.POSITIVE_INFINITY,
}: CacheOptions) {
  const byStore = new WeakMap<DocumentStore, Map<string, Entry<Value>>>();

  function entriesOf(store: DocumentStore): Map<string, Entry<Value>> {
    const known = byStore.get(store) ?? new Map<string, Entry<Value>>();
    byStore.set(store, known);
    return known;
  }

  return {
    read(key: string, version: string, load: () => Promise<Value>): Promise<Value> {
      const { store, now } = getServices();
      const entries = entriesOf(store);
      const time = now().getTime();
      const known = entries.get(key);
      // A clock that was set back makes nothing last longer.
      if (known?.version === version && time >= known.loadedAt && time - known.loadedAt < maxAgeMs)
        return known.value;
      const value = load();
      entries.delete(key);
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size >= maxEntries) entries.delete(oldest);
      const entry = { version, loadedAt: time, value };
      entries.set(key, entry);
      value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return value;
    },
  };
}

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

export const cacheVersion = (id: string): number => counts.get(id) ?? 0;
