import { randomBytes } from 'node:crypto';
import type { SqliteDatabase } from '@/lib/sqlite/database';
import { DatabaseBusyError, DatabaseUnavailableError, patiently } from '@/lib/sqlite/errors';
import {
  type Collection,
  type DocumentStore,
  type StoredDocument,
  StoreUnavailableError,
  type WriteOperations,
} from '../../port';
import { createJournal, createReader } from './journal';
import { createTables } from './tables';
import { runTransaction } from './transaction';
import { createWatchers } from './watchers';

const DEFAULT_PATIENCE_MS = 5_000;
const APPENDED_ID_BYTES = 16;

type EmbeddedStoreOptions = {
  database: SqliteDatabase;
  /** How long a call waits for another process's write lock, in milliseconds. */
  patienceMs?: number;
  /** Releases the database; called once by `close`. */
  release?: () => void;
};

/** The document store in one SQLite file that several processes of one machine may share. */
export function createEmbeddedStore({
  database,
  patienceMs = DEFAULT_PATIENCE_MS,
  release,
}: EmbeddedStoreOptions): DocumentStore {
  const tableOf = createTables(database);
  const reader = createReader(database, tableOf);
  const watchers = createWatchers(database);
  const newJournal = () => createJournal(database, tableOf, reader);
  let closed = false;

  async function unlessClosed<R>(job: () => Promise<R>): Promise<R> {
    if (closed) throw new StoreUnavailableError('The store was closed.');
    try {
      return await job();
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw new StoreUnavailableError(error.message, { cause: error });
      throw error;
    }
  }

  const read = <R>(job: () => R): Promise<R> => unlessClosed(() => patiently(patienceMs, job));

  const batch = (write: (writes: WriteOperations) => void): Promise<void> =>
    unlessClosed(async () => {
      // Collecting may create the tables of a collection at its first use, and so wait as well.
      const journal = await patiently(patienceMs, () => {
        const collected = newJournal();
        write(collected.writes);
        return collected;
      });
      if (journal.isEmpty) return;
      await patiently(patienceMs, () => database.write(() => journal.apply()));
      database.announce(journal.topics());
    });

  return {
    get: (collection, id) => read(() => reader.one(collection, id).value),
    getMany: (collection, ids) => read(() => reader.many(collection, ids).value),
    query: (collection, query) => read(() => reader.matching(collection, query).value.documents),
    list: (collection, query) => read(() => reader.matching(collection, query).value),
    count: (collection, query) => read(() => reader.count(collection, query)),

    create: (collection, document) => batch((writes) => writes.create(collection, document)),
    set: (collection, document) => batch((writes) => writes.set(collection, document)),
    merge: (collection, id, patch) => batch((writes) => writes.merge(collection, id, patch)),
    delete: (collection, id) => batch((writes) => writes.delete(collection, id)),
    async append<T extends StoredDocument>(collection: Collection<T>, document: Omit<T, 'id'>) {
      const id = randomBytes(APPENDED_ID_BYTES).toString('hex');
      await batch((writes) => writes.create(collection, { ...document, id } as T));
      return id;
    },
    batch,

    transaction: (body) => unlessClosed(() => runTransaction({ database, reader, createJournal: newJournal, patienceMs }, body)),

    watch: (collection, id, listener, onError = ignore) =>
      watchers.add({
        path: collection.path,
        read: () => {
          const { value, signature } = reader.one(collection, id);
          return { signature, tell: () => listener(value) };
        },
        onError,
      }),
    watchQuery: (collection, query, listener, onError = ignore) =>
      watchers.add({
        path: collection.path,
        read: () => {
          const { value, signature } = reader.matching(collection, query);
          return { signature, tell: () => listener(value.documents, value.unreadable) };
        },
        onError,
      }),

    // Deleted rows are overwritten at once (secure_delete); older copies of their pages still stand in the log until it is emptied.
    scrub: () =>
      read(() => {
        const [log] = database.all<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)');
        if (log?.busy) throw new DatabaseBusyError('The log is being read.');
      }),

    checkUsable: () => read(() => database.checkWritable()),

    async close() {
      if (closed) return;
      closed = true;
      watchers.close();
      release?.();
    },
  };
}

function ignore(): void {}
