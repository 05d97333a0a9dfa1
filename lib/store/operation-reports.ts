import { singleWritesFromBatch, withReplacedReads } from './create-store';
import type { Collection, DocumentStore, StoredDocument, WriteOperations } from './port';

/**
 * One call of the port: its collection, how many documents were read or written, and for a write,
 * which document.
 */
export type StoreOperation = {
  kind: 'read' | 'write';
  operation: string;
  collection: string;
  documents: number;
  document?: string;
};

type Report = (operation: StoreOperation) => void;

/**
 * Wraps a store and reports each operation. A query that finds nothing counts as one document, as
 * Firestore bills it; a watched query counts all its documents at every change, which is more than
 * the bill.
 */
export function withOperationReports(store: DocumentStore, report: Report): DocumentStore {
  const read = <T extends StoredDocument>(
    operation: string,
    { definition }: Collection<T>,
    documents: number,
  ) =>
    report({
      kind: 'read',
      operation,
      collection: definition.name,
      documents: Math.max(1, documents),
    });

  const counted = withReplacedReads(store, (reader) => ({
    async get(collection, id) {
      const found = await reader.get(collection, id);
      read('get', collection, 1);
      return found;
    },
    async getMany(collection, ids) {
      const found = await reader.getMany(collection, ids);
      if (ids.length > 0) read('getMany', collection, found.length);
      return found;
    },
    async list(collection, query) {
      const found = await reader.list(collection, query);
      read('query', collection, found.documents.length + found.unreadable.length);
      return found;
    },
  }));

  const batch: DocumentStore['batch'] = async (record) => {
    const made: StoreOperation[] = [];
    await store.batch((writes) =>
      record(countedWrites(writes, (operation) => made.push(operation))),
    );
    for (const operation of made) report(operation);
  };

  return {
    ...counted,
    ...singleWritesFromBatch(batch),
    batch,
    async count(collection, query) {
      const found = await store.count(collection, query);
      read('count', collection, 1);
      return found;
    },
    transaction: (body) =>
      counted.transaction((transaction) =>
        body({ ...transaction, ...countedWrites(transaction, report) }),
      ),
    watch: (collection, id, onChange, onError) =>
      store.watch(
        collection,
        id,
        (document) => {
          read('watch', collection, 1);
          onChange(document);
        },
        onError,
      ),
    watchQuery: (collection, query, onChange, onError) =>
      store.watchQuery(
        collection,
        query,
        (documents, unreadable) => {
          read('watch', collection, documents.length + unreadable.length);
          onChange(documents, unreadable);
        },
        onError,
      ),
  };
}

function countedWrites(writes: WriteOperations, report: Report): WriteOperations {
  const write = <T extends StoredDocument>(
    operation: string,
    { definition, path }: Collection<T>,
    id: string,
  ) =>
    report({
      kind: 'write',
      operation,
      collection: definition.name,
      documents: 1,
      document: `${path}/${id}`,
    });
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
