import { AsyncLocalStorage } from 'node:async_hooks';
import type { DocumentSnapshot, Firestore, Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { ContentionError, ReadAfterWriteError, StoreUnavailableError, type Transaction } from '../../port';
import { assertFewIds, findsNothing } from '../../rules';
import type { Patience } from './errors';
import { isLostRace, isStumble, portError } from './errors';
import { createJournal, type Journal } from './journal';
import { decodeList, decodeOne, referenceTo, toFirestoreQuery } from './reader';

const SHORTEST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 2_000;

const running = new AsyncLocalStorage<Firestore>();

/** Carries an error of the caller's past the SDK, which would run the body again because of some kinds. */
class BodyFailed {
  constructor(readonly error: unknown) {}
}

/**
 * Firestore's own transactions: the server locks what was read until the commit, so another's write to it waits or makes this one run
 * again. Those that lost wait for each other in this process, because they lost to each other as a rule and would do so once more.
 */
export function createTransactions(firestore: Firestore, { patience, mostRuns }: { patience: Patience; mostRuns: number }) {
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
    run<R>(body: Body<R>): Promise<R> {
      if (running.getStore() === firestore) {
        return Promise.reject(
          new Error('A transaction was started inside another one; the two could wait for each other for ever.'),
        );
      }
      return running.run(firestore, () => untilWon(() => runOnce(firestore, patience, body)));
    },
    /** Applies writes that were collected elsewhere and need to know what is stored. */
    commit: (journal: Journal): Promise<void> =>
      untilWon(() =>
        settle(() => firestore.runTransaction((inner) => finish(inner, journal, new Map()), ONE_RUN), {
          repeatable: journal.isRepeatable,
        }),
      ),
  };
}

/** Doubles from run to run; half of it by chance, so that two processes do not meet again. */
function pauseBefore(run: number): Promise<void> {
  const most = Math.min(SHORTEST_WAIT_MS * 2 ** run, LONGEST_WAIT_MS);
  return new Promise((resolve) => setTimeout(resolve, most / 2 + (Math.random() * most) / 2));
}

type Body<R> = (transaction: Transaction) => Promise<R>;
type Outcome<R> = { readonly lost: true } | { readonly lost: false; readonly value: R };

/** Runs again are decided here and not by the SDK, whose shortest wait is a second. */
const ONE_RUN = { maxAttempts: 1 };

/**
 * @param repeatable whether a run after a stumble of the service does no harm. A body does none as far as it decides by what it reads, which is
 * what the SDK's own transactions rely on too.
 */
async function settle<R>(job: () => Promise<R>, { repeatable }: { repeatable: boolean }): Promise<Outcome<R>> {
  try {
    return { lost: false, value: await job() };
  } catch (error) {
    if (error instanceof BodyFailed) throw error.error;
    if (isLostRace(error) || (repeatable && isStumble(error))) return { lost: true };
    throw portError(error);
  }
}

function runOnce<R>(firestore: Firestore, patience: Patience, body: Body<R>): Promise<Outcome<R>> {
  return settle(
    () =>
      new Promise<R>((resolve, reject) => {
        const run = (inner: FirestoreTransaction) => {
          const outcome = runWithin(firestore, inner, patience, body);
          // The SDK tells of a failure only after rolling back, for which it waits for the very read that gets no answer.
          outcome.catch(reject);
          return outcome;
        };
        firestore.runTransaction(run, ONE_RUN).then(resolve, reject);
      }),
    { repeatable: true },
  );
}

async function runWithin<R>(firestore: Firestore, inner: FirestoreTransaction, patience: Patience, body: Body<R>): Promise<R> {
  const { transaction, journal, seen, failure, end } = openTransaction(firestore, inner, patience);
  let value: R;
  try {
    value = await body(transaction);
  } catch (error) {
    throw failure() ?? new BodyFailed(error);
  } finally {
    end();
  }
  if (failure()) throw failure();
  await finish(inner, journal, seen);
  return value;
}

/** What a merge meets is read within the transaction, unless the body has done so. */
async function finish(inner: FirestoreTransaction, journal: Journal, seen: Map<string, DocumentSnapshot>): Promise<void> {
  const unknown = journal.unknownTargets(seen);
  if (unknown.length > 0) for (const snapshot of await inner.getAll(...unknown)) seen.set(snapshot.ref.path, snapshot);
  try {
    journal.apply(inner, seen);
  } catch (error) {
    throw new BodyFailed(error);
  }
}

function openTransaction(firestore: Firestore, inner: FirestoreTransaction, patience: Patience) {
  const journal = createJournal(firestore);
  const seen = new Map<string, DocumentSnapshot>();
  let failure: unknown;
  let ended = false;

  function stillOpen(): void {
    if (ended) throw new Error('The transaction is over; its body must await all it does.');
  }

  /** A read that the service refused ends the transaction, whatever the body makes of it. */
  async function read<R>(job: () => Promise<R>): Promise<R> {
    stillOpen();
    if (!journal.isEmpty) throw new ReadAfterWriteError('A transaction must do all its reads before its first write.');
    try {
      return await patience.within(job());
    } catch (error) {
      const translated = portError(error);
      if (translated !== error || error instanceof StoreUnavailableError) failure ??= error;
      throw translated;
    }
  }

  function remember(snapshots: readonly DocumentSnapshot[]): void {
    for (const snapshot of snapshots) seen.set(snapshot.ref.path, snapshot);
  }

  const list: Transaction['list'] = (collection, query) =>
    read(async () => {
      if (findsNothing(query)) return { documents: [], unreadable: [] };
      const { docs } = await inner.get(toFirestoreQuery(firestore, collection, query));
      remember(docs);
      return decodeList(collection, docs);
    });

  const transaction: Transaction = {
    get: (collection, id) =>
      read(async () => {
        const reference = referenceTo(firestore, collection, id);
        if (!reference) return null;
        const snapshot = await inner.get(reference);
        remember([snapshot]);
        return decodeOne(collection, snapshot);
      }),
    getMany: (collection, ids) =>
      read(async () => {
        assertFewIds(ids);
        const references = ids.map((id) => referenceTo(firestore, collection, id));
        const possible = references.filter((reference) => reference !== null);
        if (possible.length > 0) remember(await inner.getAll(...possible));
        return references.map((reference) => {
          const snapshot = reference && seen.get(reference.path);
          return snapshot ? decodeOne(collection, snapshot) : null;
        });
      }),
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
    journal,
    seen,
    failure: () => failure,
    end: () => {
      ended = true;
    },
  };
}
