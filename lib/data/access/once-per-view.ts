import { cache } from 'react';
import { getServices } from '@/lib/server/services';
import type { ReadOperations } from '@/lib/store/port';

/**
 * Read once for each page view, however many components ask. Only what was found is remembered: in the first view of a new season the profile
 * is looked for, then made from the one of the season before, and the page that asks next has to find it.
 */
export function oncePerView<T>(find: (reader: ReadOperations, id: string, season: number) => Promise<T | null>) {
  const remembered = cache((_id: string, _season: number): { found: Promise<T | null> | null } => ({ found: null }));
  return async (id: string, season: number): Promise<T | null> => {
    const memory = remembered(id, season);
    memory.found ??= find(getServices().store, id, season);
    const found = await memory.found;
    if (!found) memory.found = null;
    return found;
  };
}
