import { AsyncLocalStorage } from 'node:async_hooks';
import type { SqliteDatabase } from '@/lib/sqlite/database';
import { backOff, DatabaseBusyError, DatabaseUnavailableError, patiently } from '@/lib/sqlite/errors';
import { ContentionError, ReadAfterWriteError, type Transaction } from '../../port';
import type { Journal, Reader, Recheck, Signature } from './journal';

const MOST_RUNS = 60;

type ReadRecord = { readonly signature: Signature; readonly recheck: Recheck };
type Outcome<R> = { readonly changed: true } | { readonly changed: false; readonly value: R };

const running = new AsyncLocalStorage<SqliteDatabase>();

type Parts = {
  database: SqliteDatabase;
  reader: Reader;
  createJournal(): Journal;
  patienceMs: number;
};

/**
 * Optimistic: `body` runs without a lock, and what it read is read again under the write lock before its writes are applied. Transactions
 * of this process take turns, so only other processes and single writes can make one run again.
 */
export function runTransaction<R>(parts: Parts, body: (transaction: Transaction) => Promise<R>): Promise<R> {
  const { database } = parts;
  if (running.getStore() === database) {
    return Promise.reject(new Error('A transaction was started inside another one; it would wait for itself for ever.'));
  }
  return database.oneAtATime(() =>
    running.run(database, async () => {
      for (let run = 0; run < MOST_RUNS; run++) {
        const outcome = await attempt(parts, body);
        if (!outcome.changed) return outcome.value;
        await backOff(run);
      }
      throw new ContentionError(`What a transaction read was changed by others ${MOST_RUNS} times in a row.`);
    }),
  );
}

async function attempt<R>(parts: Parts, body: (transaction: Transaction) => Promise<R>): Promise<Outcome<R>> {
  const { database, patienceMs } = parts;
  const journal = parts.createJournal();
  const reads: ReadRecord[] = [];
  const stale = () => reads.some(({ signature, recheck }) => recheck() !== signature);
  const { transaction, end } = openTransaction(parts, journal, reads);

  let value: R;
  try {
    value = await body(transaction);
  } catch (error) {
    // A collection used for the first time gets its tables, for which the lock may have been taken.
    if (error instanceof DatabaseBusyError) return { changed: true };
    if (error instanceof DatabaseUnavailableError) throw error;
    // Reads made at different moments may contradict each other; an error that stems from that is not the caller's to see.
    if (await patiently(patienceMs, () => database.read(stale))) return { changed: true };
    throw error;
  } finally {
    end();
  }

  if (journal.isEmpty) {
    const changed = await patiently(patienceMs, () => database.read(stale));
    return changed ? { changed } : { changed, value };
  }
  const changed = await patiently(patienceMs, () =>
    database.write(() => {
      if (stale()) return true;
      journal.apply();
      return false;
    }),
  );
  if (changed) return { changed };
  database.announce(journal.topics());
  return { changed, value };
}

function openTransaction({ reader, patienceMs }: Parts, journal: Journal, reads: ReadRecord[]) {
  let ended = false;

  function stillOpen(): void {
    if (ended) throw new Error('The transaction is over; its body must await all it does.');
  }

  /** Repeats `read` at commit time, unless a cheaper `recheck` is given. */
  async function record<R>(
    read: () => { value: R; signature: Signature },
    recheck: Recheck = () => read().signature,
  ): Promise<R> {
    stillOpen();
    if (!journal.isEmpty) throw new ReadAfterWriteError('A transaction must do all its reads before its first write.');
    const { value, signature } = await patiently(patienceMs, read);
    reads.push({ signature, recheck });
    return value;
  }

  const list: Transaction['list'] = (collection, query) =>
    record(
      () => reader.matching(collection, query),
      () => reader.signMatching(collection, query),
    );

  const transaction: Transaction = {
    get: (collection, id) => record(() => reader.one(collection, id)),
    getMany: (collection, ids) => record(() => reader.many(collection, ids)),
    query: async (collection, query) => (await list(collection, query)).documents,
    list,
    create: (collection, document) => {
      stillOpen();
      journal.writes.create(collection, document);
    },
    set: (collection, document) => {
      stillOpen();
      journal.writes.set(collection, document);
    },
    merge: (collection, id, patch) => {
      stillOpen();
      journal.writes.merge(collection, id, patch);
    },
    delete: (collection, id) => {
      stillOpen();
      journal.writes.delete(collection, id);
    },
  };
  return {
    transaction,
    end: () => {
      ended = true;
    },
  };
}
