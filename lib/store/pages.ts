import type { Collection, Query, ReadOperations, StoredDocument } from './port';

/** Few enough to hold in memory whatever the documents are, and as many as one batch may delete. */
export const PAGE_SIZE = 500;

/** All documents of a query by their ids, a page at a time: however many there are, one page of them is in memory. */
export async function* inPages<T extends StoredDocument>(
  reader: ReadOperations,
  collection: Collection<T>,
  where: NonNullable<Query<T>['where']>,
): AsyncGenerator<T[]> {
  let after: string | undefined;
  for (;;) {
    const page = await reader.list(collection, { where, limit: PAGE_SIZE, ...(after === undefined ? {} : { after }) });
    if (page.documents.length > 0) yield page.documents;
    // What cannot be read takes its place in the page.
    const ids = [...page.documents, ...page.unreadable].map(({ id }) => id);
    if (ids.length < PAGE_SIZE) return;
    after = ids.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).at(-1);
  }
}
