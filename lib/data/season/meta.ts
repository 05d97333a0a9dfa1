import { DomainError } from '@/lib/data/errors';
import { getServices } from '@/lib/platform/services';
import { type AppMeta, appData } from '@/lib/store/collections/season';
import type { DocumentStore, ReadOperations, Unsubscribe } from '@/lib/store/port';
import { NO_SEASON_YET } from '@/words/access';

const META_ID = 'meta';
type WatchedMeta = { current: AppMeta; readonly listeners: Set<(meta: AppMeta) => void> };
const metaByStore = new WeakMap<DocumentStore, Promise<WatchedMeta>>();

/**
 * The one document that says which season and week it is. Each process reads it once and is told of
 * changes, so a page pays no read for it; another process's change arrives within a second.
 * Transactions that depend on it read it again with {@link readMetaIn}.
 */
export async function readMeta(): Promise<AppMeta> {
  return (await watchedMeta()).current;
}

/**
 * Calls `listener` with the document as it is now and after each change: one watch for all
 * listeners of the process.
 */
export async function followMeta(listener: (meta: AppMeta) => void): Promise<Unsubscribe> {
  const { current, listeners } = await watchedMeta();
  listeners.add(listener);
  listener(current);
  return () => void listeners.delete(listener);
}

function watchedMeta(): Promise<WatchedMeta> {
  const { store } = getServices();
  let watched = metaByStore.get(store);
  if (!watched) {
    watched = new Promise((resolve, reject) => {
      const state = {
        current: null as AppMeta | null,
        listeners: new Set<(meta: AppMeta) => void>(),
      };
      const stop = store.watch(
        appData,
        META_ID,
        (meta) => {
          if (!meta) {
            stop();
            reject(seasonMissing());
            return;
          }
          state.current = meta;
          for (const listener of state.listeners) listener(meta);
          resolve(state as WatchedMeta);
        },
        reject,
      );
    });
    metaByStore.set(store, watched);
    watched.catch(() => metaByStore.delete(store));
  }
  return watched;
}

/** After this process itself changed the document: the next {@link readMeta} reads it anew. */
export function forgetMeta(): void {
  metaByStore.delete(getServices().store);
}

/** Which season it is, for those who ask before it is known who is there and so on which clock. */
export async function readSeason(): Promise<number> {
  return (await readMeta()).currentSeason;
}

/** The same inside a transaction. */
export async function readSeasonIn(reader: ReadOperations): Promise<number> {
  return (await readMetaIn(reader)).currentSeason;
}

/** The same document inside a transaction. */
export async function readMetaIn(reader: ReadOperations): Promise<AppMeta> {
  const meta = await reader.get(appData, META_ID);
  if (!meta) throw seasonMissing();
  return meta;
}

function seasonMissing(): DomainError {
  return new DomainError('unavailable', NO_SEASON_YET);
}
