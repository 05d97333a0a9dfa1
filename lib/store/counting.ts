import type { Collection, DocumentStore, ReadOperations, StoredDocument, Transaction, WriteOperations } from './port';

/** One call of the port: which collection, and how many documents were read or written; of a write, which document. */
export type StoreOperation = {
  kind: 'read' | 'write';
  operation: string;
  collection: string;
  documents: number;
  /** `leagues/abc`. */
  document?: string;
};

type Report = (operation: StoreOperation) => void;

/**
 * The same store, telling `report` of each operation. A query that finds nothing counts one document, as Firestore bills it. A watched query
 * counts all its documents at every change, which is more than Firestore's bill.
 */
export function countReads(store: DocumentStore, report: Report): DocumentStore {
  const write = writeReport(report);
  return {
    ...countedReads(store, report),
    async count(collection, query) {
      const counted = await store.count(collection, query);
      report({ kind: 'read', operation: 'count', collection: collection.definition.name, documents: 1 });
      return counted;
    },
    async create(collection, document) {
      await store.create(collection, document);
      write('create', collection, document.id);
    },
    async set(collection, document) {
      await store.set(collection, document);
      write('set', collection, document.id);
    },
    async merge(collection, id, patch) {
      await store.merge(collection, id, patch);
      write('merge', collection, id);
    },
    async delete(collection, id) {
      await store.delete(collection, id);
      write('delete', collection, id);
    },
    async append(collection, document) {
      const id = await store.append(collection, document);
      write('append', collection, id);
      return id;
    },
    batch: (record) => store.batch((writes) => record(countedWrites(writes, report))),
    transaction: (body) =>
      store.transaction((transaction) =>
        body({ ...countedReads(transaction, report), ...countedWrites(transaction, report) } satisfies Transaction),
      ),
    watch(collection, id, onChange, onError) {
      const told: typeof onChange = (document) => {
        report({ kind: 'read', operation: 'watch', collection: collection.definition.name, documents: 1 });
        onChange(document);
      };
      return store.watch(collection, id, told, onError);
    },
    watchQuery(collection, query, onChange, onError) {
      const told: typeof onChange = (documents, unreadable) => {
        const changed = Math.max(1, documents.length + unreadable.length);
        report({ kind: 'read', operation: 'watch', collection: collection.definition.name, documents: changed });
        onChange(documents, unreadable);
      };
      return store.watchQuery(collection, query, told, onError);
    },
    scrub: () => store.scrub(),
    checkUsable: () => store.checkUsable(),
    close: () => store.close(),
  };
}

function countedReads(reader: ReadOperations, report: Report): ReadOperations {
  const read = <T extends StoredDocument>(operation: string, collection: Collection<T>, documents: number) =>
    report({ kind: 'read', operation, collection: collection.definition.name, documents: Math.max(1, documents) });
  const list: ReadOperations['list'] = async (collection, query) => {
    const found = await reader.list(collection, query);
    read('query', collection, found.documents.length + found.unreadable.length);
    return found;
  };
  return {
    async get(collection, id) {
      const found = await reader.get(collection, id);
      read('get', collection, 1);
      return found;
    },
    async getMany(collection, ids) {
      const found = await reader.getMany(collection, ids);
      read('getMany', collection, found.length);
      return found;
    },
    query: async (collection, query) => (await list(collection, query)).documents,
    list,
  };
}

function countedWrites(writes: WriteOperations, report: Report): WriteOperations {
  const write = writeReport(report);
  return {
    create(collection, document) {
      writes.create(collection, document);
      write('create', collection, document.id);
    },
    set(collection, document) {
      writes.set(collection, document);
      write('set', collection, document.id);
    },
    merge(collection, id, patch) {
      writes.merge(collection, id, patch);
      write('merge', collection, id);
    },
    delete(collection, id) {
      writes.delete(collection, id);
      write('delete', collection, id);
    },
  };
}

function writeReport(report: Report) {
  return <T extends StoredDocument>(operation: string, { definition, path }: Collection<T>, id: string) =>
    report({ kind: 'write', operation, collection: definition.name, documents: 1, document: `${path}/${id}` });
}
