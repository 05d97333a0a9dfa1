import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import {
  asAnyCollection,
  type Collection,
  type DocumentStore,
  InvalidDocumentError,
  ReadAfterWriteError,
  type ReadOperations,
  type StoredDocument,
  StoreUnavailableError,
  type Transaction,
  type WriteOperations,
} from './port';
import { fieldsInPatch, isPossibleId, MAX_BATCH_WRITES, validateDocument } from './rules';

/** The parts of a store that both adapters share. */

const APPENDED_ID_BYTES = 16;

export type DocumentFields = Record<string, unknown>;

export type CollectedWrite = {
  readonly collection: Collection<StoredDocument>;
  readonly id: string;
} & (
  | { readonly kind: 'create' | 'set'; readonly fields: DocumentFields }
  | { readonly kind: 'merge'; readonly fields: DocumentFields }
  | { readonly kind: 'delete' }
);

/** `list` also serves queries. */
type Reads = Omit<ReadOperations, 'query'>;
type SingleWrites = Pick<DocumentStore, 'create' | 'set' | 'merge' | 'delete' | 'append'>;

/**
 * The adapter's part. Every function may throw errors of its backend, which `portError`
 * translates.
 */
interface Engine extends Omit<DocumentStore, 'query' | 'batch' | keyof SingleWrites> {
  /** Applies all of these writes or none, in order. */
  commit(writes: readonly CollectedWrite[]): Promise<void>;
  portError(error: unknown): unknown;
  /**
   * Identifies the connection, to notice a transaction that would wait for one begun in the same
   * chain of calls.
   */
  readonly connection: object;
}

const running = new AsyncLocalStorage<object>();

export function createStore(engine: Engine): DocumentStore {
  let closed = false;

  async function call<R>(job: () => Promise<R>): Promise<R> {
    if (closed) throw new StoreUnavailableError('The store was closed.');
    try {
      return await job();
    } catch (error) {
      throw engine.portError(error);
    }
  }

  const batch: DocumentStore['batch'] = (write) =>
    call(async () => {
      const { writes, pending } = collectWrites();
      write(writes);
      if (pending.length > 0) await engine.commit(pending);
    });

  return {
    ...withQuery({
      get: (collection, id) => call(() => engine.get(collection, id)),
      getMany: (collection, ids) => call(() => engine.getMany(collection, ids)),
      list: (collection, query) => call(() => engine.list(collection, query)),
    }),
    count: (collection, query) => call(() => engine.count(collection, query)),
    ...singleWritesFromBatch(batch),
    batch,
    transaction: (body) =>
      call(() => {
        if (running.getStore() === engine.connection) {
          throw new Error(
            'A transaction was started inside another one; the two could wait for each other ' +
              'for ever.',
          );
        }
        return running.run(engine.connection, () => engine.transaction(body));
      }),
    watch: engine.watch,
    watchQuery: engine.watchQuery,
    scrub: () => call(engine.scrub),
    checkUsable: () => call(engine.checkUsable),
    async close() {
      if (closed) return;
      closed = true;
      await engine.close();
    },
  };
}

function withQuery(reads: Reads): ReadOperations {
  return {
    ...reads,
    query: async (collection, query) => (await reads.list(collection, query)).documents,
  };
}

/** Replaces a store's reads, inside its transactions too. */
export function withReplacedReads(
  store: DocumentStore,
  through: (reader: ReadOperations) => Reads,
): DocumentStore {
  return {
    ...store,
    ...withQuery(through(store)),
    transaction: (body) =>
      store.transaction((inner) => body({ ...inner, ...withQuery(through(inner)) })),
  };
}

export function singleWritesFromBatch(batch: DocumentStore['batch']): SingleWrites {
  return {
    create: (collection, document) => batch((writes) => writes.create(collection, document)),
    set: (collection, document) => batch((writes) => writes.set(collection, document)),
    merge: (collection, id, patch) => batch((writes) => writes.merge(collection, id, patch)),
    delete: (collection, id) => batch((writes) => writes.delete(collection, id)),
    async append<T extends StoredDocument>(collection: Collection<T>, document: Omit<T, 'id'>) {
      const id = randomBytes(APPENDED_ID_BYTES).toString('hex');
      await batch((writes) => writes.create(collection, { ...document, id } as T));
      return id;
    },
  };
}

/**
 * Collects writes. `create` and `set` are validated at once, a merge when it is combined with the
 * stored document.
 */
function collectWrites(mayWrite: () => void = () => undefined) {
  const pending: CollectedWrite[] = [];

  function add(write: CollectedWrite): void {
    mayWrite();
    if (pending.length >= MAX_BATCH_WRITES)
      throw new RangeError(`At most ${MAX_BATCH_WRITES} writes can be made together.`);
    pending.push(write);
  }

  function place<T extends StoredDocument>(
    kind: 'create' | 'set',
    collection: Collection<T>,
    document: T,
  ): void {
    const fields = structuredClone(validateDocument(collection, document));
    add({ kind, collection: asAnyCollection(collection), id: document.id, fields });
  }

  const writes: WriteOperations = {
    create: (collection, document) => place('create', collection, document),
    set: (collection, document) => place('set', collection, document),
    merge(collection, id, patch) {
      if (!isPossibleId(id))
        throw new InvalidDocumentError(
          `${collection.path}: the id cannot be used as a document's key.`,
        );
      add({
        kind: 'merge',
        collection: asAnyCollection(collection),
        id,
        fields: structuredClone(fieldsInPatch(patch)),
      });
    },
    delete(collection, id) {
      if (isPossibleId(id)) add({ kind: 'delete', collection: asAnyCollection(collection), id });
    },
  };
  return { writes, pending: pending as readonly CollectedWrite[] };
}

/**
 * The port's transaction around an adapter's reads. Each read first calls `mayRead`, which throws
 * after a write.
 */
export function openTransaction(readsOf: (mayRead: () => void) => Reads) {
  let ended = false;
  const stillOpen = () => {
    if (ended) throw new Error('The transaction is over; its body must await all it does.');
  };
  const { writes, pending } = collectWrites(stillOpen);
  const reads = readsOf(() => {
    stillOpen();
    if (pending.length > 0)
      throw new ReadAfterWriteError('A transaction must do all its reads before its first write.');
  });
  const transaction: Transaction = { ...withQuery(reads), ...writes };
  const end = () => {
    ended = true;
  };
  return { transaction, pending, end };
}
