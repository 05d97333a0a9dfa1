import type { SqliteDatabase } from '@/lib/sqlite/database';
import {
  DatabaseBusyError,
  DatabaseDamagedError,
  DatabaseUnavailableError,
  retryWhileLocked,
} from '@/lib/sqlite/errors';
import { type CollectedWrite, createStore } from '../../create-store';
import { type DocumentStore, StoreUnavailableError, type Unsubscribe } from '../../port';
import { createRowAccess, type ReadSignature, type SignedRead } from './rows';
import { createTableProvider } from './tables';
import { runTransaction } from './transaction';

const DEFAULT_PATIENCE_MS = 5_000;

/** A topic per document, so that a write wakes only the watchers of that document. */
const documentTopic = (path: string, id: string) => `${path}/${id}`;

type EmbeddedStoreOptions = {
  database: SqliteDatabase;
  /** How long a call waits for another process's write lock, in milliseconds. */
  patienceMs?: number;
  release?: () => void;
};

export function createEmbeddedStore({
  database,
  patienceMs = DEFAULT_PATIENCE_MS,
  release,
}: EmbeddedStoreOptions): DocumentStore {
  const tableOf = createTableProvider(database);
  const rows = createRowAccess(database, tableOf);
  const watchers = createWatchers(database);

  const wait = <R>(job: () => R): Promise<R> => retryWhileLocked(patienceMs, job);

  async function commit(writes: readonly CollectedWrite[], stale = () => false): Promise<boolean> {
    // A collection's tables are created on first use, which may have to wait for the lock as well.
    await wait(() => {
      for (const { collection } of writes) tableOf(collection.definition);
    });
    const done = await wait(() =>
      database.write(() => {
        if (stale()) return false;
        rows.apply(writes);
        return true;
      }),
    );
    if (done)
      database.announce(
        new Set(writes.flatMap(({ collection: { path }, id }) => [path, documentTopic(path, id)])),
      );
    return done;
  }

  return createStore({
    connection: database,
    portError: (error) =>
      error instanceof DatabaseUnavailableError
        ? new StoreUnavailableError(error.message, {
            cause: error,
            isDamaged: error instanceof DatabaseDamagedError,
          })
        : error,

    get: (collection, id) => wait(() => rows.one(collection, id).value),
    getMany: (collection, ids) => wait(() => rows.many(collection, ids).value),
    list: (collection, query) => wait(() => rows.matching(collection, query).value),
    count: (collection, query) => wait(() => rows.count(collection, query)),
    commit: async (writes) => void (await commit(writes)),
    transaction: (body) => runTransaction({ database, rows, patienceMs, commit }, body),

    watch: (collection, id, listener, onError) =>
      watchers.add(
        documentTopic(collection.path, id),
        () => rows.one(collection, id),
        listener,
        onError,
      ),
    watchQuery: (collection, query, listener, onError) =>
      watchers.add(
        collection.path,
        () => rows.matching(collection, query),
        ({ documents, unreadable }) => listener(documents, unreadable),
        onError,
      ),

    // secure_delete overwrites deleted rows at once, but older copies of their pages stay in the
    // write-ahead log until it is emptied.
    scrub: () =>
      wait(() => {
        const [log] = database.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
        if (log?.busy) throw new DatabaseBusyError('The log is being read.');
      }),

    checkUsable: () => wait(() => database.checkWritable()),

    async close() {
      watchers.close();
      release?.();
    },
  });
}

/**
 * How often the file is checked for commits of other processes, in milliseconds; the port promises
 * news within a second.
 */
const POLL_EVERY_MS = 300;

type OnError = ((error: unknown) => void) | undefined;
type Watcher = { readonly topic: string; readonly tellNews: () => void; readonly onError: OnError };

/** Notifies listeners: at once after this process's commits, by polling after those of others. */
export function createWatchers(database: SqliteDatabase) {
  const watchers = new Set<Watcher>();
  const changedTopics = new Set<string>();
  let scheduled = false;
  let timer: NodeJS.Timeout | null = null;
  let seenVersion: number | null = null;

  const stopListening = database.onAnnounced((topics) => {
    if (watchers.size === 0) return;
    for (const topic of topics) changedTopics.add(topic);
    if (scheduled) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      const topics = new Set(changedTopics);
      changedTopics.clear();
      for (const watcher of [...watchers]) if (topics.has(watcher.topic)) check(watcher);
    });
  });

  function check(watcher: Watcher): void {
    if (!watchers.has(watcher)) return;
    try {
      watcher.tellNews();
    } catch (error) {
      watcher.onError?.(error);
    }
  }

  function poll(): void {
    try {
      const version = database.dataVersion();
      if (version === seenVersion) return;
      seenVersion = version;
      for (const watcher of [...watchers]) check(watcher);
    } catch (error) {
      // Checks again in the next round, since a change may have been missed.
      seenVersion = null;
      for (const watcher of [...watchers]) watcher.onError?.(error);
    }
  }

  function stopPolling(): void {
    if (timer) clearInterval(timer);
    timer = null;
    seenVersion = null;
  }

  return {
    /**
     * Reports the result of `read` now, and again whenever its signature has changed after a write
     * to `topic` (a collection or one document).
     */
    add<V>(
      topic: string,
      read: () => SignedRead<V>,
      tell: (value: V) => void,
      onError: OnError,
    ): Unsubscribe {
      let lastSent: ReadSignature | undefined;
      const tellNews = () => {
        const { value, signature } = read();
        if (signature === lastSent) return;
        lastSent = signature;
        tell(value);
      };
      const added: Watcher = { topic, tellNews, onError };
      watchers.add(added);
      // A watch must not keep a finished command from exiting.
      timer ??= setInterval(poll, POLL_EVERY_MS).unref();
      setImmediate(() => check(added));
      return () => {
        watchers.delete(added);
        if (watchers.size === 0) stopPolling();
      };
    },
    close(): void {
      watchers.clear();
      stopPolling();
      stopListening();
    },
  };
}
