import type { Firestore } from 'firebase-admin/firestore';
import { errorCodeOf, GRPC_CODES } from '@/lib/firebase/errors';
import { type CollectedWrite, createStore } from '../../create-store';
import type { DocumentStore } from '../../port';
import { cannotMatch } from '../../rules';
import { createTimeouts, isTransientError, toPortError } from './errors';
import {
  createReads,
  parseSnapshot,
  parseSnapshots,
  referenceTo,
  toFirestoreQuery,
} from './reader';
import { createTransactionRunner } from './transaction';
import { createWatchers } from './watchers';
import { applyWrites, isRepeatable, needsReadBeforeWrite, unreadMergeTargets } from './writer';

const DEFAULT_PATIENCE_MS = 20_000;
/** Tries per write when the service fails in passing. */
const MOST_TRIES = 3;
const DEFAULT_MOST_RUNS = 12;

type FirestoreStoreOptions = {
  firestore: Firestore;
  /**
   * How long a read may take, in milliseconds. The SDK would retry for minutes while someone looks
   * at an empty page.
   */
  patienceMs?: number;
  /** How often a transaction may lose against others. */
  mostRuns?: number;
  /** Releases what `firestore` was created from; called once by `close`. */
  release?: () => Promise<void>;
};

/** A document store in Cloud Firestore, for any number of processes and machines. */
export function createFirestoreStore({
  firestore,
  patienceMs = DEFAULT_PATIENCE_MS,
  mostRuns = DEFAULT_MOST_RUNS,
  release,
}: FirestoreStoreOptions): DocumentStore {
  const patience = createTimeouts(patienceMs);
  const watchers = createWatchers();
  const transactions = createTransactionRunner(firestore, { patience, mostRuns });

  const read = <R>(job: () => Promise<R>): Promise<R> => patience.within(job());

  /** Retries after a passing failure if writing twice does no harm. */
  async function commitTogether(writes: readonly CollectedWrite[]): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const together = firestore.batch();
        applyWrites(firestore, writes, together);
        await together.commit();
        return;
      } catch (error) {
        if (!isRepeatable(writes) || !isTransientError(error) || tries === MOST_TRIES) throw error;
      }
    }
  }

  return createStore({
    connection: firestore,
    portError: toPortError,

    ...createReads(
      firestore,
      { getAll: (...all) => firestore.getAll(...all), getQuery: (query) => query.get() },
      read,
    ),
    count: (collection, { orderBy: _, ...unordered }) =>
      read(async () => {
        if (cannotMatch(unordered)) return 0;
        return (await toFirestoreQuery(firestore, collection, unordered).count().get()).data()
          .count;
      }),

    async commit(writes) {
      if (!needsReadBeforeWrite(writes)) {
        try {
          await commitTogether(writes);
          return;
        } catch (error) {
          // A merge found no document. The code below decides if its patch makes a whole one.
          if (
            errorCodeOf(error) !== GRPC_CODES.NOT_FOUND ||
            unreadMergeTargets(writes).length === 0
          )
            throw error;
        }
      }
      await transactions.commit(writes);
    },
    transaction: transactions.run,

    watch: (collection, id, listener, onError) =>
      watchers.add(
        referenceTo(firestore, collection, id),
        (snapshot) => listener(snapshot && parseSnapshot(collection, snapshot)),
        onError,
      ),
    watchQuery: (collection, query, listener, onError) =>
      watchers.add(
        cannotMatch(query) ? null : toFirestoreQuery(firestore, collection, query),
        (snapshot) => {
          const { documents, unreadable } = parseSnapshots(collection, snapshot?.docs ?? []);
          listener(documents, unreadable);
        },
        onError,
      ),

    // Firestore manages its own files.
    async scrub() {},

    // Only a real write could tell if writes work, and each would be billed.
    checkUsable: () =>
      read(async () => void (await firestore.collection('appData').limit(1).get())),

    async close() {
      watchers.close();
      await patience.calm();
      await firestore.terminate();
      await release?.();
    },
  });
}
