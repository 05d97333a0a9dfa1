import type { DocumentSnapshot, Firestore, QuerySnapshot } from 'firebase-admin/firestore';
import { errorCodeOf, GRPC_CODES } from '@/lib/firebase/errors';
import { type CollectedWrite, createStore } from '../../create-store';
import type { DocumentStore, Unsubscribe } from '../../port';
import { cannotMatch } from '../../rules';
import { createStoreAnswerWaiter, isTransientError, toPortError } from './errors';
import {
  createReads,
  parseSnapshot,
  parseSnapshots,
  referenceOrNullIfInvalidId,
  toFirestoreQuery,
} from './reader';
import { createTransactionRunner } from './transaction';
import {
  applyWrites,
  hasMergeToReadBeforeWriting,
  isEveryWriteRepeatable,
  pathsOfUnreadMergeTargets,
} from './writer';

const DEFAULT_PATIENCE_MS = 20_000;
const MAX_TRIES = 3;
const DEFAULT_MOST_RUNS = 12;

type FirestoreStoreOptions = {
  firestore: Firestore;
  /**
   * How long a read may take, in milliseconds. The SDK would retry for minutes while someone looks
   * at an empty page.
   */
  patienceMs?: number;
  mostRuns?: number;
  release?: () => Promise<void>;
};

export function createFirestoreStore({
  firestore,
  patienceMs = DEFAULT_PATIENCE_MS,
  mostRuns = DEFAULT_MOST_RUNS,
  release,
}: FirestoreStoreOptions): DocumentStore {
  const patience = createStoreAnswerWaiter(patienceMs);
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
        if (!isEveryWriteRepeatable(writes) || !isTransientError(error) || tries === MAX_TRIES)
          throw error;
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
      if (!hasMergeToReadBeforeWriting(writes)) {
        try {
          await commitTogether(writes);
          return;
        } catch (error) {
          // A merge found no document. The code below decides if its patch makes a whole one.
          if (
            errorCodeOf(error) !== GRPC_CODES.NOT_FOUND ||
            pathsOfUnreadMergeTargets(writes).length === 0
          )
            throw error;
        }
      }
      await transactions.commit(writes);
    },
    transaction: transactions.run,

    watch: (collection, id, listener, onError) =>
      watchers.add(
        referenceOrNullIfInvalidId(firestore, collection, id),
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

const SHORTEST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

type Snapshot = DocumentSnapshot | QuerySnapshot;
/** A document or query of the SDK. The returned function ends listening. */
type Source<S> = {
  onSnapshot(onNext: (snapshot: S) => void, onError: (error: Error) => void): Unsubscribe;
};

/** For an impossible id or an empty query: nothing can ever be there, so Firestore isn't called. */
const NOTHING: Source<null> = {
  onSnapshot(onNext) {
    const soon = setImmediate(onNext, null);
    return () => clearImmediate(soon);
  },
};

/** Equal for two snapshots exactly when nothing has changed in between. */
function sign(snapshot: Snapshot | null): string {
  if (snapshot === null) return 'nothing';
  if ('docs' in snapshot) return JSON.stringify(snapshot.docs.map(sign));
  const { id, updateTime } = snapshot;
  return `${id} ${updateTime ? `${updateTime.seconds}.${updateTime.nanoseconds}` : 'absent'}`;
}

/**
 * Restarts listeners when the SDK gives up, with growing pauses. The same state isn't reported
 * twice.
 */
export function createWatchers() {
  const active = new Set<Unsubscribe>();

  return {
    add<S extends Snapshot>(
      source: Source<S> | null,
      tell: (snapshot: S | null) => void,
      onError: ((error: unknown) => void) | undefined,
    ): Unsubscribe {
      let over = false;
      let stopListening: Unsubscribe = () => {};
      let timer: NodeJS.Timeout | undefined;
      let wait = SHORTEST_WAIT_MS;
      let lastTold: string | undefined;

      const start = () => {
        stopListening = (source ?? NOTHING).onSnapshot(
          (snapshot: S | null) => {
            if (over) return;
            wait = SHORTEST_WAIT_MS;
            const signature = sign(snapshot);
            if (signature === lastTold) return;
            lastTold = signature;
            try {
              tell(snapshot);
            } catch (error) {
              onError?.(error);
            }
          },
          (error) => {
            if (over) return;
            onError?.(toPortError(error));
            timer = setTimeout(start, wait).unref();
            wait = Math.min(wait * 2, LONGEST_WAIT_MS);
          },
        );
      };
      const end = () => {
        over = true;
        clearTimeout(timer);
        stopListening();
        active.delete(end);
      };
      active.add(end);
      start();
      return end;
    },
    close(): void {
      for (const end of [...active]) end();
    },
  };
}
