import { getServices } from '@/lib/platform/services';
import type { Collection, DocumentStore, StoredDocument, Unsubscribe } from '@/lib/store/port';

type Listener<Document> = (document: Document | null) => void;
type Watched<Document> = {
  /** Rejected while the document has never been read. */
  latest: Promise<Document | null>;
  readonly listeners: Set<Listener<Document>>;
  stop: Unsubscribe;
  usedAt: number;
};

const IDLE_MS = 15 * 60_000;
/** This many documents take a few megabytes of a small machine's memory. */
const MAX_WATCHED = 2_000;

/**
 * Documents of one collection that many pages depend on. The process reads each once and watches it
 * for as long as someone asks, so a page pays no read for it; another process's change arrives
 * within a second. Transactions that depend on one read it themselves.
 */
export function createWatchedDocumentCache<Document extends StoredDocument>(
  collection: Collection<Document>,
) {
  const byStore = new WeakMap<DocumentStore, Map<string, Watched<Document>>>();

  function watchedOf(store: DocumentStore): Map<string, Watched<Document>> {
    const watchedById = byStore.get(store) ?? new Map<string, Watched<Document>>();
    byStore.set(store, watchedById);
    return watchedById;
  }

  function findOrWatch(id: string): Watched<Document> {
    const { store, now } = getServices();
    const all = watchedOf(store);
    const usedAt = now().getTime();
    const current = all.get(id);
    if (current) {
      current.usedAt = usedAt;
      all.delete(id);
      all.set(id, current);
      return current;
    }
    dropUnused(all, usedAt);
    const watched = watch(store, id, usedAt);
    all.set(id, watched);
    watched.latest.catch(() => drop(id, watched));
    return watched;
  }

  function watch(store: DocumentStore, id: string, usedAt: number): Watched<Document> {
    const watched: Watched<Document> = {
      latest: Promise.resolve(null),
      listeners: new Set(),
      stop: () => undefined,
      usedAt,
    };
    watched.latest = new Promise((resolve, reject) => {
      watched.stop = store.watch(
        collection,
        id,
        (found) => {
          resolve(found);
          watched.latest = Promise.resolve(found);
          for (const listener of watched.listeners) listener(found);
        },
        // Once it is known, the last state counts until the next one arrives.
        reject,
      );
    });
    return watched;
  }

  function drop(id: string, watched: Watched<Document>): void {
    watched.stop();
    const all = watchedOf(getServices().store);
    if (all.get(id) === watched) all.delete(id);
  }

  function dropUnused(all: Map<string, Watched<Document>>, now: number): void {
    for (const [id, watched] of all) {
      if (all.size < MAX_WATCHED && watched.usedAt > now - IDLE_MS) return;
      if (watched.listeners.size === 0) drop(id, watched);
    }
  }

  return {
    /** The document as it is now, null where there is none. Throws where it can't be read. */
    read: (id: string): Promise<Document | null> => findOrWatch(id).latest,

    async follow(id: string, listener: Listener<Document>): Promise<Unsubscribe> {
      const watched = findOrWatch(id);
      listener(await watched.latest);
      watched.listeners.add(listener);
      return () => void watched.listeners.delete(listener);
    },

    /**
     * Call this after this process has changed the document, so that the next `read` fetches it.
     * Followers are notified as always.
     */
    reread(id: string): void {
      const { store } = getServices();
      const watched = watchedOf(store).get(id);
      if (!watched) return;
      watched.latest = store.get(collection, id);
      watched.latest.catch(() => drop(id, watched));
    },
  };
}
