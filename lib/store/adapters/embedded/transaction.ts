import type { SqliteDatabase } from '@/lib/sqlite/database';
import { backOff, DatabaseUnavailableError, retryWhileLocked } from '@/lib/sqlite/errors';
import { type CollectedWrite, openTransaction } from '../../create-store';
import { ContentionError, type Transaction } from '../../port';
import type { ReadSignature, RowAccess } from './rows';

const MAX_RUNS = 60;

type Outcome<R> = { readonly changed: true } | { readonly changed: false; readonly value: R };

type Parts = {
  database: SqliteDatabase;
  rows: RowAccess;
  patienceMs: number;
  /**
   * Applies the writes unless `stale` says that a read has changed; returns true if they were
   * applied.
   */
  commit(writes: readonly CollectedWrite[], stale: () => boolean): Promise<boolean>;
};

/**
 * Optimistic: `body` runs without a lock, and its reads are repeated under the write lock before
 * its writes are applied. Transactions of one process run one after another, so only other
 * processes and single writes can force a rerun.
 */
export function runTransaction<R>(
  parts: Parts,
  body: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  return parts.database.oneAtATime(async () => {
    for (let run = 0; run < MAX_RUNS; run++) {
      const outcome = await attempt(parts, body);
      if (!outcome.changed) return outcome.value;
      await backOff(run);
    }
    throw new ContentionError(
      `What a transaction read was changed by others ${MAX_RUNS} times in a row.`,
    );
  });
}

async function attempt<R>(
  { database, rows, patienceMs, commit }: Parts,
  body: (transaction: Transaction) => Promise<R>,
): Promise<Outcome<R>> {
  const reads: (() => boolean)[] = [];
  const stale = () => reads.some((isStale) => isStale());
  const isStaleNow = () => retryWhileLocked(patienceMs, () => database.read(stale));

  const { transaction, pending, end } = openTransaction((mayRead) => {
    /** Repeats `read` at commit time, unless a cheaper `recheck` is given. */
    async function record<V>(
      read: () => { value: V; signature: ReadSignature },
      recheck = () => read().signature,
    ): Promise<V> {
      mayRead();
      const { value, signature } = await retryWhileLocked(patienceMs, read);
      reads.push(() => recheck() !== signature);
      return value;
    }
    return {
      get: (collection, id) => record(() => rows.one(collection, id)),
      getMany: (collection, ids) => record(() => rows.many(collection, ids)),
      list: (collection, query) =>
        record(
          () => rows.matching(collection, query),
          () => rows.signMatching(collection, query),
        ),
    };
  });

  let value: R;
  try {
    value = await body(transaction);
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) throw error;
    // Reads from different moments may contradict each other. An error caused by that is not the
    // caller's, so the body runs again.
    if (await isStaleNow()) return { changed: true };
    throw error;
  } finally {
    end();
  }
  const changed = pending.length === 0 ? await isStaleNow() : !(await commit(pending, stale));
  return changed ? { changed } : { changed, value };
}
