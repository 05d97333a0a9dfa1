import type {
  Collection,
  Condition,
  ListedDocuments,
  Query,
  ReadOperations,
  Scalar,
  StoredDocument,
} from './port';

/** Few enough to hold in memory whatever their size, and the most that one batch may delete. */
const PAGE_SIZE = 500;

/**
 * All documents of a query in the order of their ids, after `begin`. Reads page by page, so only
 * one page is in memory.
 */
export async function* readAllPages<T extends StoredDocument>(
  reader: ReadOperations,
  collection: Collection<T>,
  where: NonNullable<Query<T>['where']> = [],
  begin?: string,
): AsyncGenerator<T[]> {
  for (let after = begin; ; ) {
    const page = await reader.list(collection, {
      where,
      limit: PAGE_SIZE,
      ...(after === undefined ? {} : { after }),
    });
    if (page.documents.length > 0) yield page.documents;
    // Unreadable documents count toward the page size.
    const ids = [...page.documents, ...page.unreadable].map(({ id }) => id);
    if (ids.length < PAGE_SIZE) return;
    after = ids.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).at(-1);
  }
}

const MAX_VALUES = 30;

export const splitForInQuery = <V extends Scalar>(values: readonly V[]): V[][] =>
  Array.from({ length: Math.ceil(values.length / MAX_VALUES) }, (_, part) =>
    values.slice(part * MAX_VALUES, (part + 1) * MAX_VALUES),
  );

function queriesFor<T extends StoredDocument>(
  field: keyof T & string,
  values: readonly Scalar[],
  where: readonly Condition<T>[],
): Query<T>[] {
  return splitForInQuery(values).map((value) => ({
    where: [{ field, op: 'in', value }, ...where],
  }));
}

export async function queryWithAnyValue<T extends StoredDocument>(
  reader: ReadOperations,
  collection: Collection<T>,
  field: keyof T & string,
  values: readonly Scalar[],
  where: readonly Condition<T>[] = [],
): Promise<T[]> {
  const found: T[][] = [];
  for (const query of queriesFor(field, values, where))
    found.push(await reader.query(collection, query));
  return found.flat();
}

export async function listWithAnyValue<T extends StoredDocument>(
  reader: ReadOperations,
  collection: Collection<T>,
  field: keyof T & string,
  values: readonly Scalar[],
  where: readonly Condition<T>[] = [],
): Promise<ListedDocuments<T>> {
  const found: ListedDocuments<T>[] = [];
  for (const query of queriesFor(field, values, where))
    found.push(await reader.list(collection, query));
  return {
    documents: found.flatMap(({ documents }) => documents),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
  };
}
