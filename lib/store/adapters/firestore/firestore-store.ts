import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import {
  type Collection,
  type DocumentStore,
  type Listed,
  type StoredDocument,
  StoreUnavailableError,
  type WriteOperations,
} from '../../port';
import { assertFewIds, findsNothing } from '../../rules';
import { createPatience, isMissingDocument, isStumble, translated } from './errors';
import { createJournal, type Journal } from './journal';
import { decodeList, decodeOne, referenceTo, toFirestoreQuery } from './reader';
import { createTransactions } from './transaction';
import { createWatchers, watchedDocument, watchedQuery } from './watchers';

const DEFAULT_PATIENCE_MS = 20_000;
/** Of writes that the service stumbled over. */
const MOST_TRIES = 3;
const DEFAULT_MOST_RUNS = 12;
const APPENDED_ID_BYTES = 16;

type FirestoreStoreOptions = {
  firestore: Firestore;
  /** How long a read may take, in milliseconds. The SDK would try for minutes, while someone looks at an empty page. */
  patienceMs?: number;
  /** How often a transaction may lose against others. */
  mostRuns?: number;
  /** Releases what `firestore` was made from; called once by `close`. */
  release?: () => Promise<void>;
};

/** The document store in Cloud Firestore, for any number of processes on any number of machines. */
export function createFirestoreStore({
  firestore,
  patienceMs = DEFAULT_PATIENCE_MS,
  mostRuns = DEFAULT_MOST_RUNS,
  release,
}: FirestoreStoreOptions): DocumentStore {
  const patience = createPatience(patienceMs);
  const watchers = createWatchers();
  const transactions = createTransactions(firestore, { patience, mostRuns });
  let closed = false;

  async function unlessClosed<R>(job: () => Promise<R>): Promise<R> {
    if (closed) throw new StoreUnavailableError('The store was closed.');
    return translated(job);
  }

  const read = <R>(job: () => Promise<R>): Promise<R> => unlessClosed(() => patience.within(job()));

  /** Once more after a stumble of the service, where a second time does no harm. */
  async function commitTogether(journal: Journal): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const together = firestore.batch();
        journal.apply(together, new Map());
        await together.commit();
        return;
      } catch (error) {
        if (!journal.isRepeatable || !isStumble(error) || tries === MOST_TRIES) throw error;
      }
    }
  }

  const batch = (write: (writes: WriteOperations) => void): Promise<void> =>
    unlessClosed(async () => {
      const journal = createJournal(firestore);
      write(journal.writes);
      if (journal.isEmpty) return;
      if (!journal.needsReading()) {
        try {
          await commitTogether(journal);
          return;
        } catch (error) {
          // A merge found no document. Whether its patch makes a whole one is decided below.
          if (!isMissingDocument(error) || journal.unknownTargets(new Map()).length === 0) throw error;
        }
      }
      await transactions.commit(journal);
    });

  const list: DocumentStore['list'] = (collection, query) =>
    read(async () => {
      if (findsNothing(query)) return { documents: [], unreadable: [] };
      return decodeList(collection, (await toFirestoreQuery(firestore, collection, query).get()).docs);
    });

  return {
    get: <T extends StoredDocument>(collection: Collection<T>, id: string) =>
      read(async () => {
        const reference = referenceTo(firestore, collection, id);
        return reference && decodeOne(collection, await reference.get());
      }),
    getMany: <T extends StoredDocument>(collection: Collection<T>, ids: readonly string[]) =>
      read(async () => {
        assertFewIds(ids);
        const references = ids.map((id) => referenceTo(firestore, collection, id));
        const possible = references.filter((reference) => reference !== null);
        const snapshots = possible.length > 0 ? await firestore.getAll(...possible) : [];
        const byPath = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
        return references.map((reference) => {
          const snapshot = reference && byPath.get(reference.path);
          return snapshot ? decodeOne(collection, snapshot) : null;
        });
      }),
    query: async (collection, query) => (await list(collection, query)).documents,
    list,
    count: (collection, { orderBy: _, ...unordered }) =>
      read(async () => {
        if (findsNothing(unordered)) return 0;
        return (await toFirestoreQuery(firestore, collection, unordered).count().get()).data().count;
      }),

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

    transaction: (body) => unlessClosed(() => transactions.run(body)),

    watch: (collection, id, listener, onError = ignore) => {
      const reference = referenceTo(firestore, collection, id);
      return watchers.add({
        listen: reference
          ? watchedDocument(reference, (snapshot) => listener(decodeOne(collection, snapshot)))
          : tellOnce(() => listener(null)),
        onError,
      });
    },
    watchQuery: (collection, query, listener, onError = ignore) => {
      const tellAll = ({ documents, unreadable }: Listed<Parameters<typeof listener>[0][number]>) =>
        listener(documents, unreadable);
      return watchers.add({
        listen: findsNothing(query)
          ? tellOnce(() => listener([], []))
          : watchedQuery(toFirestoreQuery(firestore, collection, query), ({ docs }) => tellAll(decodeList(collection, docs))),
        onError,
      });
    },

    // Firestore keeps its own files.
    async scrub() {},

    // Whether it takes a write only a write could tell, and each would be billed.
    checkUsable: () => read(async () => void (await firestore.collection('appData').limit(1).get())),

    async close() {
      if (closed) return;
      closed = true;
      watchers.close();
      await patience.calm();
      await firestore.terminate();
      await release?.();
    },
  };
}

function ignore(): void {}

/** For what can never change: no service is asked. */
function tellOnce(tell: () => void) {
  return (told: (signature: string, tell: () => void) => void) => {
    const soon = setImmediate(() => told('never', tell));
    return () => clearImmediate(soon);
  };
}
