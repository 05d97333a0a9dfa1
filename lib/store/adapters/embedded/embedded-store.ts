import type { SqliteDatabase } from '@/lib/sqlite/database';
import {
  DatabaseBusyError,
  DatabaseDamagedError,
  DatabaseUnavailableError,
  retryWhileLocked,
} from '@/lib/sqlite/errors';
import { type CollectedWrite, createStore } from '../../create-store';
import { type DocumentStore, StoreUnavailableError } from '../../port';
import { createRowAccess } from './rows';
import { createTableProvider } from './tables';
import { runTransaction } from './transaction';
import { createWatchers } from './watchers';

const DEFAULT_PATIENCE_MS = 5_000;

/** A topic per document, so that a write wakes only the watchers of that document. */
const documentTopic = (path: string, id: string) => `${path}/${id}`;

type EmbeddedStoreOptions = {
  database: SqliteDatabase;
  /** How long a call waits for another process's write lock, in milliseconds. */
  patienceMs?: number;
  /** Closes the database; called once by `close`. */
  release?: () => void;
};

/** A document store in one SQLite file, which several processes on one machine may share. */
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
