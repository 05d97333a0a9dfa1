import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { createCache } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import { seasonImports } from '@/lib/store/collections/season';
import { equalConditions } from '@/lib/store/port';

/** Every new league asks for them. A season that is there stays; a new one may wait a minute. */
const cache = createCache<readonly number[]>({ maxEntries: 1, maxAgeMs: 60_000 });

export function listCompleteSeasons(): Promise<readonly number[]> {
  return cache.read('seasons', '', async () => {
    const lastWeeks = await getServices().store.query(seasonImports, {
      where: equalConditions({ part: `week-${FINAL_WEEK}` }),
    });
    return lastWeeks.map(({ season }) => season).sort((a, b) => a - b);
  });
}
