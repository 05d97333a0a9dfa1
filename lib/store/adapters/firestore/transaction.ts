import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction as FirestoreTransaction,
  Query,
} from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { type CollectedWrite, openTransaction } from '../../create-store';
import { ContentionError, StoreUnavailableError, type Transaction } from '../../port';
import {
  isTransactionConflict,
  isTransientError,
  type StoreAnswerWaiter,
  toPortError,
} from './errors';
import { createReads } from './reader';
import { applyWrites, isEveryWriteRepeatable, pathsOfUnreadMergeTargets } from './writer';

const SHORTEST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 2_000;

/** Carries a caller's error past the SDK, which would rerun the body for some error codes. */
class BodyFailed {
  constructor(readonly error: unknown) {}
}

/**
 * Uses Firestore's own transactions: the server locks reads until the commit, so another write to
 * them waits or forces a rerun. Transactions that lost run one after another in this process, since
 * they usually lost to each other and would do so again.
 */
export function createTransactionRunner(
  firestore: Firestore,
  { patience, mostRuns }: { patience: StoreAnswerWaiter; mostRuns: number },
) {
  const losers = pLimit(1);

  async function untilWon<R>(attempt: () => Promise<Outcome<R>>): Promise<R> {
    const first = await attempt();
    if (!first.lost) return first.value;
    return losers(async () => {
      for (let run = 1; run < mostRuns; run++) {
        await pauseBefore(run);
        const next = await attempt();
        if (!next.lost) return next.value;
      }
      throw new ContentionError(`A transaction lost against others ${mostRuns} times in a row.`);
    });
  }

  return {
    run: <R>(body: Body<R>): Promise<R> => untilWon(() => runOnce(firestore, patience, body)),
    /** Applies writes that were collected elsewhere and depend on the stored documents. */
    commit: (writes: readonly CollectedWrite[]): Promise<void> =>
      untilWon(() =>
        settle(
          () =>
            firestore.runTransaction(
              (inner) => finish(firestore, inner, writes, new Map()),
              ONE_RUN,
            ),
          {
            repeatable: isEveryWriteRepeatable(writes),
          },
        ),
      ),
  };
}

/** Doubles from run to run, and half of it is random, so that two processes don't collide again. */
function pauseBefore(run: number): Promise<void> {
  const most = Math.min(SHORTEST_WAIT_MS * 2 ** run, LONGEST_WAIT_MS);
  return new Promise((resolve) => setTimeout(resolve, most / 2 + (Math.random() * most) / 2));
}

type Body<R> = (transaction: Transaction) => Promise<R>;
type Outcome<R> = { readonly lost: true } | { readonly lost: false; readonly value: R };

/** Reruns are decided here and not by the SDK, whose shortest wait is a second. */
const ONE_RUN = { maxAttempts: 1 };

/**
 * @param repeatable true if running again after a passing failure does no harm. A body decides by
 * what it reads, so it does none; the SDK's own transactions rely on that too.
 */
async function settle<R>(
  job: () => Promise<R>,
  { repeatable }: { repeatable: boolean },
): Promise<Outcome<R>> {
  try {
    return { lost: false, value: await job() };
  } catch (error) {
    if (error instanceof BodyFailed) throw error.error;
    if (isTransactionConflict(error) || (repeatable && isTransientError(error)))
      return { lost: true };
    throw toPortError(error);
  }
}

function runOnce<R>(
  firestore: Firestore,
  patience: StoreAnswerWaiter,
  body: Body<R>,
): Promise<Outcome<R>> {
  return settle(
    () =>
      new Promise<R>((resolve, reject) => {
        const run = (inner: FirestoreTransaction) => {
          const outcome = runWithin(firestore, inner, patience, body);
          // The SDK reports a failure only after rolling back, and the rollback waits for the very
          // read that gets no answer.
          outcome.catch(reject);
          return outcome;
        };
        firestore.runTransaction(run, ONE_RUN).then(resolve, reject);
      }),
    { repeatable: true },
  );
}

async function runWithin<R>(
  firestore: Firestore,
  inner: FirestoreTransaction,
  patience: StoreAnswerWaiter,
  body: Body<R>,
): Promise<R> {
  const seen = new Map<string, DocumentSnapshot>();
  let failure: unknown;

  function remembered(snapshots: DocumentSnapshot[]): DocumentSnapshot[] {
    for (const snapshot of snapshots) seen.set(snapshot.ref.path, snapshot);
    return snapshots;
  }

  const { transaction, pending, end } = openTransaction((mayRead) => {
    const source = {
      getAll: async (...references: DocumentReference[]) =>
        remembered(await inner.getAll(...references)),
      async getQuery(query: Query) {
        const found = await inner.get(query);
        remembered(found.docs);
        return found;
      },
    };
    return createReads(firestore, source, async (job) => {
      mayRead();
      try {
        return await patience.within(job());
      } catch (error) {
        const translated = toPortError(error);
        // A read that the service refused ends the transaction, even if the body catches the error.
        if (translated !== error || error instanceof StoreUnavailableError) failure ??= error;
        throw translated;
      }
    });
  });

  let value: R;
  try {
    value = await body(transaction);
  } catch (error) {
    throw failure ?? new BodyFailed(error);
  } finally {
    end();
  }
  if (failure) throw failure;
  await finish(firestore, inner, pending, seen);
  return value;
}

/** Reads the targets of merges within the transaction, unless the body has read them already. */
async function finish(
  firestore: Firestore,
  inner: FirestoreTransaction,
  writes: readonly CollectedWrite[],
  seen: Map<string, DocumentSnapshot>,
): Promise<void> {
  const unknown = pathsOfUnreadMergeTargets(writes, seen).map((path) => firestore.doc(path));
  if (unknown.length > 0)
    for (const snapshot of await inner.getAll(...unknown)) seen.set(snapshot.ref.path, snapshot);
  try {
    applyWrites(firestore, writes, inner, seen);
  } catch (error) {
    throw new BodyFailed(error);
  }
}
