import { withReplacedReads } from '@/lib/store/create-store';
import { unindexedFields } from '@/lib/store/indexes';
import type {
  Collection,
  CollectionDefinition,
  DocumentStore,
  Query,
  SortedIndex,
  StoredDocument,
} from '@/lib/store/port';

const sameFields = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/**
 * The index that Firestore needs for this query and the definition lacks; null if none. Single
 * fields are indexed automatically, except those excluded.
 */
export function missingIndex<T extends StoredDocument>(
  definition: CollectionDefinition<T>,
  { where = [], orderBy }: Query<T>,
): string | null {
  // Every index includes the id.
  const equal = [...new Set(where.map(({ field }) => field as string))]
    .filter((field) => field !== 'id')
    .sort();
  const quoted = equal.map((field) => `'${field}'`).join(', ');
  if (orderBy && orderBy.field !== 'id' && equal.length > 0) {
    const { field, direction } = orderBy;
    const fits = (index: SortedIndex<T>) =>
      sameFields(index.equal, equal) && index.by === field && index.direction === direction;
    return definition.sorted?.some(fits)
      ? null
      : `to sorted: { equal: [${quoted}], by: '${field}', direction: '${direction}' }`;
  }
  const alone = equal.length === 1 ? equal[0] : equal.length === 0 ? orderBy?.field : undefined;
  if (
    alone !== undefined &&
    unindexedFields(definition as unknown as CollectionDefinition<StoredDocument>).includes(alone)
  )
    return `to indexes: ['${alone}']`;
  if (equal.length < 2 || definition.indexes.some((fields) => sameFields(fields, equal)))
    return null;
  return `to indexes: [${quoted}]`;
}

/** Wraps a store: refuses queries without an index in their collection's definition. */
export function requireIndexes(store: DocumentStore): DocumentStore {
  function check<T extends StoredDocument>({ definition }: Collection<T>, query: Query<T>): void {
    const missing = missingIndex(definition, query);
    if (missing)
      throw new Error(
        `lib/store/collections, ${definition.name}: a query needs an index that is not there. Add ${missing}`,
      );
  }
  const through = withReplacedReads(store, (reader) => ({
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
