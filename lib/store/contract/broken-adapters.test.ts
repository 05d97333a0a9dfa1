import { createSqliteDatabase } from '@/lib/sqlite/database';
import { createEmbeddedStore } from '../adapters/embedded/embedded-store';
import {
  asRawCollection,
  type Collection,
  type DocumentStore,
  type Patch,
  type StoredDocument,
  type Transaction,
  UnreadableDocumentError,
  type WriteOperations,
} from '../port';
import { storeChecks } from './store-contract';

/**
 * A contract is as good as the faults it catches, so each of these breaks one guarantee of a
 * correct store.
 */
type BreakStore = (sound: DocumentStore) => DocumentStore;

/**
 * Calls `body` with plain reads and applies its writes in one batch: atomic, but it misses others'
 * writes in between.
 */
async function unguarded<R>(
  store: DocumentStore,
  body: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const writes: ((target: WriteOperations) => void)[] = [];
  const result = await body({
    get: store.get,
    getMany: store.getMany,
    query: store.query,
    list: store.list,
    create: (collection, document) =>
      void writes.push((target) => target.create(collection, document)),
    set: (collection, document) => void writes.push((target) => target.set(collection, document)),
    merge: (collection, id, patch) =>
      void writes.push((target) => target.merge(collection, id, patch)),
    delete: (collection, id) => void writes.push((target) => target.delete(collection, id)),
  });
  await store.batch((target) => {
    for (const write of writes) write(target);
  });
  return result;
}

const withoutIsolation: BreakStore = (sound) => ({
  ...sound,
  transaction: (body) => unguarded(sound, body),
});

/**
 * Documents read by id are guarded but query results aren't, as in a store that locks only rows.
 */
const withoutPhantomProtection: BreakStore = (sound) => ({
  ...sound,
  transaction: (body) =>
    sound.transaction((transaction) => body({ ...transaction, query: sound.query })),
});

/** Documents read one by one are guarded; those read together aren't. */
const withoutGuardingMany: BreakStore = (sound) => ({
  ...sound,
  transaction: (body) =>
    sound.transaction((transaction) => body({ ...transaction, getMany: sound.getMany })),
});

/** Reads, changes, and writes back in two steps, with time for others in between. */
const losingUpdates: BreakStore = (sound) => ({
  ...sound,
  async merge<T extends StoredDocument>(collection: Collection<T>, id: string, patch: Patch<T>) {
    const stored = await sound.get(collection, id);
    return stored
      ? sound.set(collection, { ...stored, ...patch })
      : sound.merge(collection, id, patch);
  },
});

const overwritingMerge: BreakStore = (sound) => ({
  ...sound,
  merge: <T extends StoredDocument>(collection: Collection<T>, id: string, patch: Patch<T>) =>
    sound.set(collection, { ...patch, id } as unknown as T),
});

const overwritingSet: BreakStore = (sound) => ({
  ...sound,
  set: (collection, document) => sound.set(asRawCollection(collection) as never, document),
});

const overwritingCreate: BreakStore = (sound) => ({
  ...sound,
  create: (collection, document) => sound.set(collection, document),
});

/** Every document as stored: nothing counts as missing or unreadable. */
const withoutReading: BreakStore = (sound) => ({
  ...sound,
  get: (collection, id) => sound.get(asRawCollection(collection) as never, id),
  query: (collection, query) => sound.query(asRawCollection(collection) as never, query as never),
  list: (collection, query) => sound.list(asRawCollection(collection) as never, query as never),
});

const missingForUnreadable: BreakStore = (sound) => ({
  ...sound,
  get: (collection, id) => sound.get(collection, id).catch(() => null),
});

const silentAboutUnreadable: BreakStore = (sound) => ({
  ...sound,
  list: async (collection, query) => ({ ...(await sound.list(collection, query)), unreadable: [] }),
});

/** One unreadable document makes the whole list fail. */
const fallingOverUnreadable: BreakStore = (sound) => ({
  ...sound,
  async query(collection, query) {
    const { documents, unreadable } = await sound.list(collection, query);
    if (unreadable[0]) throw new UnreadableDocumentError(collection.path, unreadable[0]);
    return documents;
  },
});

const breaks: { what: string; breakStore: BreakStore; caughtBy: string[] }[] = [
  {
    what: 'transactions without isolation',
    breakStore: withoutIsolation,
    caughtBy: [
      'no update is lost when 40 transactions raise one counter',
      'something is claimed once, however many ask for it',
      'two transactions that both find nothing and insert what the other looked for do not both succeed',
      'a transaction refuses a read after its first write',
    ],
  },
  {
    what: 'transactions that do not guard the results of their queries',
    breakStore: withoutPhantomProtection,
    caughtBy: [
      'a document inserted into the result of a query is either counted or inserted after the commit',
    ],
  },
  {
    what: 'transactions that do not guard what they read together',
    breakStore: withoutGuardingMany,
    caughtBy: [
      'one of several documents read together, changed between read and commit, is noticed or changed after the commit',
      'a document that several reads together did not find, made between read and commit, is noticed or made after the commit',
    ],
  },
  {
    what: 'lost updates',
    breakStore: losingUpdates,
    caughtBy: ['merges of different fields at the same moment all stay'],
  },
  {
    what: 'a merge that overwrites',
    breakStore: overwritingMerge,
    caughtBy: [
      'merge changes the named fields, keeps the others, ignores undefined, and replaces nested values whole',
    ],
  },
  {
    what: 'a set that drops what it does not know',
    breakStore: overwritingSet,
    caughtBy: [
      'a set leaves alone what the schema does not name, and replaces the whole document where it takes any field',
    ],
  },
  {
    what: 'a store that gives documents as they stand',
    breakStore: withoutReading,
    caughtBy: [
      'gives what is missing its default, at every kind of reading, and keeps fields that the schema does not know',
      'leaves out of a list what cannot be read, names it, and says in which fields without what stands there',
      'refuses to give one document that cannot be read, and never says that it is not there',
    ],
  },
  {
    what: 'a store for which the unreadable is missing',
    breakStore: missingForUnreadable,
    caughtBy: [
      'refuses to give one document that cannot be read, and never says that it is not there',
    ],
  },
  {
    what: 'a store that says nothing of the unreadable',
    breakStore: silentAboutUnreadable,
    caughtBy: [
      'leaves out of a list what cannot be read, names it, and says in which fields without what stands there',
    ],
  },
  {
    what: 'a store that falls over the unreadable',
    breakStore: fallingOverUnreadable,
    caughtBy: [
      'leaves out of a list what cannot be read, names it, and says in which fields without what stands there',
    ],
  },
  {
    what: 'a create that overwrites',
    breakStore: overwritingCreate,
    caughtBy: [
      'create refuses an id that is taken and leaves the first document as it was',
      'of 20 simultaneous creates of one id exactly one succeeds',
    ],
  },
];

async function failuresOf(breakStore: BreakStore, titles: readonly string[]): Promise<string[]> {
  const failures: string[] = [];
  for (const check of storeChecks.filter(({ title }) => titles.includes(title))) {
    const database = createSqliteDatabase(':memory:');
    const sound = createEmbeddedStore({ database, release: () => database.close() });
    try {
      await check.run({ store: breakStore(sound), dispose: () => sound.close() });
    } catch {
      failures.push(check.title);
    } finally {
      await sound.close();
    }
  }
  return failures.sort();
}

describe('the store contract catches', () => {
  test.each(breaks)('$what', async ({ breakStore, caughtBy }) => {
    expect(await failuresOf(breakStore, caughtBy)).toEqual([...caughtBy].sort());
  });

  test('nothing in a store that is only wrapped', async () => {
    const titles = breaks.flatMap(({ caughtBy }) => caughtBy);
    expect(await failuresOf((sound) => ({ ...sound }), titles)).toEqual([]);
  });
});
