import { z } from 'zod';
import type { Collection, CollectionDefinition, StoredDocument } from './port';

type FirestoreIndex = {
  collectionGroup: string;
  queryScope: 'COLLECTION';
  fields: { fieldPath: string; order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS' }[];
};

/**
 * The composite indexes that must be declared to Firestore. It creates those of single fields by
 * itself, except for {@link unindexedFields}.
 */
export function firestoreIndexes(
  collections: readonly Collection<StoredDocument>[],
): FirestoreIndex[] {
  return collections.flatMap(({ definition }) => indexesOf(definition));
}

/**
 * Fields that Firestore must not index by itself: timestamps, lists, and maps that no index line
 * names. Timestamps rise with every write, and an index on one limits the whole collection to 500
 * writes a second, fewer than a district's students send. Lists and maps would create an index
 * entry per value that no query uses.
 */
export function unindexedFields({
  schema,
  indexes,
  arrayFields = [],
}: CollectionDefinition<StoredDocument>): string[] {
  const fields = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  const queried = new Set<string>([
    ...arrayFields,
    ...indexes.filter(({ length }) => length === 1).flat(),
  ]);
  return Object.keys(fields).filter((field) => !queried.has(field) && !isScalar(fields[field]));
}

/** True if the schema's values are text, numbers, or the like, not lists or objects. */
function isScalar(schema: z.ZodType | undefined): boolean {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return isScalar(schema.unwrap() as z.ZodType);
  }
  // A schema with a preprocessing step, such as a timestamp or a level.
  if (schema instanceof z.ZodPipe) return isScalar(schema.out as z.ZodType);
  return !(
    schema instanceof z.ZodObject ||
    schema instanceof z.ZodArray ||
    schema instanceof z.ZodTuple ||
    schema instanceof z.ZodRecord ||
    schema instanceof z.ZodUnion
  );
}

export function firestoreIndexesFile(collections: readonly Collection<StoredDocument>[]): string {
  const overrides = collections.flatMap(({ definition }) =>
    unindexedFields(definition).map((fieldPath) => ({
      collectionGroup: groupOf(definition),
      fieldPath,
      indexes: [],
    })),
  );
  const lines = (list: readonly object[]) =>
    list.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  return (
    `{\n  "indexes": [\n${lines(firestoreIndexes(collections))}\n  ],\n  "fieldOverrides": ` +
    `[\n${lines(overrides)}\n  ]\n}\n`
  );
}

const groupOf = ({ name }: CollectionDefinition<StoredDocument>) => name.split('/').at(-1) ?? name;

function indexesOf(definition: CollectionDefinition<StoredDocument>): FirestoreIndex[] {
  const { indexes, arrayFields = [], sorted = [] } = definition;
  const collectionGroup = groupOf(definition);
  const arrays: readonly string[] = arrayFields;
  // The order of equality fields makes no difference; sorted, two lists of the same fields are one
  // index.
  const equality = (fields: readonly string[]) =>
    [...fields]
      .sort()
      .map((fieldPath) =>
        arrays.includes(fieldPath)
          ? { fieldPath, arrayConfig: 'CONTAINS' as const }
          : { fieldPath, order: 'ASCENDING' as const },
      );
  const all = [
    ...indexes.filter((fields) => fields.length > 1).map(equality),
    ...sorted.map(({ equal, by, direction }) => [
      ...equality(equal),
      {
        fieldPath: by as string,
        order: direction === 'desc' ? ('DESCENDING' as const) : ('ASCENDING' as const),
      },
    ]),
  ];
  const different = new Map(all.map((fields) => [JSON.stringify(fields), fields]));
  return [...different.values()].map((fields) => ({
    collectionGroup,
    queryScope: 'COLLECTION',
    fields,
  }));
}
