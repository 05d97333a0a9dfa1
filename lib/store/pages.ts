import type { Collection, Condition, Query, ReadOperations, Scalar, StoredDocument } from './port';

/** Few enough to hold in memory whatever the documents are, and as many as one batch may delete. */
const PAGE_SIZE = 500;

/** All documents of a query by their ids, after `begin`, a page at a time: however many there are, one page of them is in memory. */
export async function* inPages<T extends StoredDocument>(
  reader: ReadOperations,
  collection: Collection<T>,
  where: NonNullable<Query<T>['where']> = [],
  begin?: string,
): AsyncGenerator<T[]> {
  for (let after = begin; ; ) {
    const page = await reader.list(collection, { where, limit: PAGE_SIZE, ...(after === undefined ? {} : { after }) });
    if (page.documents.length > 0) yield page.documents;
    // What cannot be read takes its place in the page.
    const ids = [...page.documents, ...page.unreadable].map(({ id }) => id);
    if (ids.length < PAGE_SIZE) return;
    after = ids.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).at(-1);
  }
}

const MOST_VALUES = 30;

/** All documents whose field has one of these values, however many those are, where `where` holds too. */
export async function queryAny<T extends StoredDocument>(
  reader: ReadOperations,
  collection: Collection<T>,
  field: keyof T & string,
  values: readonly Scalar[],
  where: readonly Condition<T>[] = [],
): Promise<T[]> {
  const found: T[][] = [];
  for (let start = 0; start < values.length; start += MOST_VALUES) {
    const value = values.slice(start, start + MOST_VALUES);
    found.push(await reader.query(collection, { where: [{ field, op: 'in', value }, ...where] }));
  }
  return found.flat();
}
