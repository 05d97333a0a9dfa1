import { readingThrough } from './frame';
import type { Collection, CollectionDefinition, DocumentStore, Query, SortedIndex, StoredDocument } from './port';

const sameFields = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join();

/**
 * What the definition lacks for Firestore to answer this query; null for nothing. Queries of one field have an index there anyway.
 */
export function missingIndex<T extends StoredDocument>(
  definition: CollectionDefinition<T>,
  { where = [], orderBy }: Query<T>,
): string | null {
  // The id is part of every index.
  const equal = [...new Set(where.map(({ field }) => field as string))].filter((field) => field !== 'id').sort();
  const quoted = equal.map((field) => `'${field}'`).join(', ');
  if (orderBy && orderBy.field !== 'id' && equal.length > 0) {
    const { field, direction } = orderBy;
    const fits = (index: SortedIndex<T>) => sameFields(index.equal, equal) && index.by === field && index.direction === direction;
    return definition.sorted?.some(fits) ? null : `to sorted: { equal: [${quoted}], by: '${field}', direction: '${direction}' }`;
  }
  if (equal.length < 2 || definition.indexes.some((fields) => sameFields(fields, equal))) return null;
  return `to indexes: [${quoted}]`;
}

/** The same store, refusing queries that no line of their collection's definition covers. For tests. */
export function requireIndexes(store: DocumentStore): DocumentStore {
  function check<T extends StoredDocument>({ definition }: Collection<T>, query: Query<T>): void {
    const missing = missingIndex(definition, query);
    if (missing)
      throw new Error(`lib/store/collections, ${definition.name}: a query needs an index that is not there. Add ${missing}`);
  }
  const through = readingThrough(store, (reader) => ({
    ...reader,
    async list(collection, query) {
      check(collection, query);
      return reader.list(collection, query);
    },
  }));
  return {
    ...through,
    async count(collection, query) {
      check(collection, query);
      return store.count(collection, query);
    },
    watchQuery(collection, query, ...rest) {
      check(collection, query);
      return store.watchQuery(collection, query, ...rest);
    },
  };
}

type FirestoreIndex = {
  collectionGroup: string;
  queryScope: 'COLLECTION';
  fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
};

/** The composite indexes that Firestore must be told of; those of single fields it makes by itself. */
export function firestoreIndexes(collections: readonly Collection<StoredDocument>[]): FirestoreIndex[] {
  return collections.flatMap(({ definition }) => indexesOf(definition));
}

/** The text of `firestore.indexes.json`, one index a line. */
export function firestoreIndexesFile(collections: readonly Collection<StoredDocument>[]): string {
  const lines = firestoreIndexes(collections).map((index) => `    ${JSON.stringify(index)}`);
  return `{\n  "indexes": [\n${lines.join(',\n')}\n  ],\n  "fieldOverrides": []\n}\n`;
}

function indexesOf({ name, indexes, arrayFields = [], sorted = [] }: CollectionDefinition<StoredDocument>): FirestoreIndex[] {
  const collectionGroup = name.split('/').at(-1) ?? name;
  const arrays: readonly string[] = arrayFields;
  // The order of fields that are compared for equality makes no difference; sorted, two lists of the same fields are one index.
  const equality = (fields: readonly string[]) =>
    [...fields]
      .sort()
      .map((fieldPath) =>
        arrays.includes(fieldPath) ? { fieldPath, arrayConfig: 'CONTAINS' as const } : { fieldPath, order: 'ASCENDING' as const },
      );
  const all = [
    ...indexes.filter((fields) => fields.length > 1).map(equality),
    ...sorted.map(({ equal, by, direction }) => [
      ...equality(equal),
      { fieldPath: by as string, order: direction === 'desc' ? ('DESCENDING' as const) : ('ASCENDING' as const) },
    ]),
  ];
  const different = new Map(all.map((fields) => [JSON.stringify(fields), fields]));
  return [...different.values()].map((fields) => ({ collectionGroup, queryScope: 'COLLECTION', fields }));
}
