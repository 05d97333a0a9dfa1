import type {
  Collection,
  Condition,
  Listed,
  Query,
  ReadOperations,
  Scalar,
  StoredDocument,
} from './port';

/** Few enough to hold in memory whatever the documents are, and as many as one batch may delete. */
const PAGE_SIZE = 500;

/**
 * All documents of a query by their ids, after `begin`, a page at a time: however many there are,
 * one page of them is in memory.
 */
export async function* inPages<T extends StoredDocument>(
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
    // What cannot be read takes its place in the page.
    const ids = [...page.documents, ...page.unreadable].map(({ id }) => id);
    if (ids.length < PAGE_SIZE) return;
    after = ids.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).at(-1);
  }
}

const MOST_VALUES = 30;

/** The values in parts of which each fits into one `in`. */
export const inParts = <V extends Scalar>(values: readonly V[]): V[][] =>
  Array.from({ length: Math.ceil(values.length / MOST_VALUES) }, (_, part) =>
    values.slice(part * MOST_VALUES, (part + 1) * MOST_VALUES),
  );

/** A query for each part of `values` that fits into one `in`, where `where` holds too. */
function queriesFor<T extends StoredDocument>(
  field: keyof T & string,
  values: readonly Scalar[],
  where: readonly Condition<T>[],
): Query<T>[] {
  return inParts(values).map((value) => ({ where: [{ field, op: 'in', value }, ...where] }));
}

/** All documents whose field has one of these values, however many those are. */
export async function queryAny<T extends StoredDocument>(
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

/** The same with what cannot be read. */
export async function listAny<T extends StoredDocument>(
  reader: ReadOperations,
  collection: Collection<T>,
  field: keyof T & string,
  values: readonly Scalar[],
  where: readonly Condition<T>[] = [],
): Promise<Listed<T>> {
  const found: Listed<T>[] = [];
  for (const query of queriesFor(field, values, where))
    found.push(await reader.list(collection, query));
  return {
    documents: found.flatMap(({ documents }) => documents),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
  };
}
