import type { Collection, CollectionDefinition, StoredDocument } from './port';

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
