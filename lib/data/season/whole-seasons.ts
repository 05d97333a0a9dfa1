import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { getServices } from '@/lib/platform/services';
import { seasonImports } from '@/lib/store/collections/season';
import { type DocumentStore, equal } from '@/lib/store/port';

/** A season that is there stays; a new one may take so long to be offered. */
const KNOWN_FOR_MS = 60_000;
const knownSeasons = new WeakMap<DocumentStore, { seasons: readonly number[]; at: number }>();

/**
 * The seasons that are imported to their last week, the oldest first. Every new league asks, so a
 * process remembers them for a while.
 */
export async function wholeSeasons(): Promise<readonly number[]> {
  const { store, now } = getServices();
  const known = knownSeasons.get(store);
  if (known && now().getTime() - known.at < KNOWN_FOR_MS) return known.seasons;
  const lastWeeks = await store.query(seasonImports, {
    where: equal({ part: `week-${LAST_WEEK}` }),
  });
  const seasons = lastWeeks.map(({ season }) => season).sort((a, b) => a - b);
  if (seasons.length > 0) knownSeasons.set(store, { seasons, at: now().getTime() });
  return seasons;
}
