import { cache } from 'react';
import { compareTimestamps, type Timestamp } from '@/lib/domain/time/timestamp';
import { logCatalogue } from '@/lib/platform/log';
import { getServices } from '@/lib/platform/services';
import {
  type Collection,
  equal,
  type Listed,
  type ReadOperations,
  type Scalar,
  type StoredDocument,
  UnreadableDocumentError,
} from '@/lib/store/port';

/**
 * The one document with these fields that is meant. Where data of another program holds several,
 * the oldest is taken, on every backend the same one, and the log says so. What can't be read is
 * never taken for missing: whoever made it anew would write over it.
 *
 * @throws UnreadableDocumentError when something matches and none of it can be read
 */
export async function findOnlyOne<T extends StoredDocument, Field extends keyof T & string>(
  reader: ReadOperations,
  collection: Collection<T>,
  fields: Readonly<Record<Field, Scalar>>,
  isMeant?: (document: Readonly<Record<string, unknown>>) => boolean,
): Promise<T | null> {
  return onlyOneOf(collection, await reader.list(collection, { where: equal(fields) }), isMeant);
}

/** The same of what was listed already, among those that are meant. */
export function onlyOneOf<T extends StoredDocument>(
  { path }: Collection<T>,
  { documents, unreadable }: Listed<T>,
  isMeant: (document: Readonly<Record<string, unknown>>) => boolean = () => true,
): T | null {
  const meant = oldestFirst(documents.filter((document) => isMeant(document)));
  const [first = null] = meant;
  if (meant.length > 1) logDuplicates(path, meant);
  const broken = unreadable.find(({ stored }) => isMeant(stored));
  if (!first && broken) throw new UnreadableDocumentError(path, broken);
  return first;
}

/**
 * Before a document is made that no query found: what is stored under its id nevertheless has lost
 * the fields that it is found by, and must not be made anew.
 *
 * @throws UnreadableDocumentError
 */
export async function requireFreeId<T extends StoredDocument>(
  reader: ReadOperations,
  collection: Collection<T>,
  id: string,
): Promise<void> {
  if (await reader.get(collection, id))
    throw new UnreadableDocumentError(collection.path, {
      id,
      why: 'it is not found by its own fields',
    });
}

/** By when they were made, where it is known, and then by id. */
export function oldestFirst<T extends StoredDocument & { createdAt?: unknown }>(
  documents: readonly T[],
): T[] {
  return documents.toSorted(
    (a, b) => compareTimestamps(madeAt(a), madeAt(b)) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/** What is not known comes last. */
function madeAt({ createdAt }: { createdAt?: unknown }): Timestamp {
  if (typeof createdAt !== 'object' || createdAt === null)
    return { seconds: Number.MAX_SAFE_INTEGER, nanoseconds: 0 };
  return createdAt as Timestamp;
}

/** What was named already: a page that is opened again says nothing new. */
const named = new Set<string>();
const MOST_NAMED = 500;

/** Ids are random and tell nothing outside; where they are addresses, the place alone has to do. */
export function logDuplicates(path: string, documents: readonly StoredDocument[]): void {
  const ids = oldestFirst(documents).map(({ id }) => id);
  const message = `Duplicate documents in ${path}: ${ids.some((id) => id.includes('@')) ? ids.length : ids.join(', ')}. The first one is used.`;
  if (named.has(message) || named.size >= MOST_NAMED) return;
  named.add(message);
  logCatalogue(message);
}

/**
 * Read once for each page view, however many components ask. Only what was found is remembered: in
 * the first view of a new season the profile is looked for, then made from the one of the season
 * before, and the page that asks next has to find it.
 */
export function oncePerView<T>(
  find: (reader: ReadOperations, id: string, season: number) => Promise<T | null>,
) {
  const remembered = cache((_id: string, _season: number): { found: Promise<T | null> | null } => ({
    found: null,
  }));
  return async (id: string, season: number): Promise<T | null> => {
    const memory = remembered(id, season);
    memory.found ??= find(getServices().store, id, season);
    const found = await memory.found;
    if (!found) memory.found = null;
    return found;
  };
}
