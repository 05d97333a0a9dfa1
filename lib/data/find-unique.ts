import { cache } from 'react';
import { compareTimestamps, type Timestamp } from '@/lib/domain/time/timestamp';
import { logCatalogMessage } from '@/lib/platform/log';
import { getServices } from '@/lib/platform/services';
import {
  type Collection,
  equalConditions,
  type ListedDocuments,
  type ReadOperations,
  type Scalar,
  type StoredDocument,
  UnreadableDocumentError,
} from '@/lib/store/port';

/**
 * The one document with these fields. If another program's data has several, the oldest is used,
 * the same one on every backend, and this is logged. An unreadable document never counts as
 * missing, because recreating it would overwrite it.
 *
 * @throws UnreadableDocumentError when something matches and none of it can be read
 */
export async function findUnique<T extends StoredDocument, Field extends keyof T & string>(
  reader: ReadOperations,
  collection: Collection<T>,
  fields: Readonly<Record<Field, Scalar>>,
  isMeant?: (document: Readonly<Record<string, unknown>>) => boolean,
): Promise<T | null> {
  return pickUnique(
    collection,
    await reader.list(collection, { where: equalConditions(fields) }),
    isMeant,
  );
}

/** Like `findUnique`, for a list that has already been read. */
export function pickUnique<T extends StoredDocument>(
  { path }: Collection<T>,
  { documents, unreadable }: ListedDocuments<T>,
  isMeant: (document: Readonly<Record<string, unknown>>) => boolean = () => true,
): T | null {
  const meant = sortOldestFirst(documents.filter((document) => isMeant(document)));
  const [first = null] = meant;
  if (meant.length > 1) logDuplicates(path, meant);
  const broken = unreadable.find(({ stored }) => isMeant(stored));
  if (!first && broken) throw new UnreadableDocumentError(path, broken);
  return first;
}

/**
 * Call it before creating a document that no query found: an existing document under its id has
 * lost the fields it is found by, and must not be recreated.
 *
 * @throws UnreadableDocumentError
 */
export async function requireUnusedId<T extends StoredDocument>(
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

export function sortOldestFirst<T extends StoredDocument & { createdAt?: unknown }>(
  documents: readonly T[],
): T[] {
  return documents.toSorted(
    (a, b) =>
      compareTimestamps(createdAtOf(a), createdAtOf(b)) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

function createdAtOf({ createdAt }: { createdAt?: unknown }): Timestamp {
  if (typeof createdAt !== 'object' || createdAt === null)
    return { seconds: Number.MAX_SAFE_INTEGER, nanoseconds: 0 };
  return createdAt as Timestamp;
}

/** Messages that are logged already, so opening a page again logs nothing new. */
const loggedMessages = new Set<string>();
const MAX_LOGGED_MESSAGES = 500;

/**
 * Ids are random and mean nothing to outsiders; if they are email addresses, only their number is
 * logged.
 */
export function logDuplicates(path: string, documents: readonly StoredDocument[]): void {
  const ids = sortOldestFirst(documents).map(({ id }) => id);
  const message =
    `Duplicate documents in ${path}: ` +
    `${ids.some((id) => id.includes('@')) ? ids.length : ids.join(', ')}. ` +
    'The first one is used.';
  if (loggedMessages.has(message) || loggedMessages.size >= MAX_LOGGED_MESSAGES) return;
  loggedMessages.add(message);
  logCatalogMessage(message);
}

/**
 * Read once per page view, however many components need it. Only found documents are remembered: on
 * the first view of a new season the profile isn't found, then copied from the previous season, and
 * the next component must find it.
 */
export function cachePerRequest<T>(
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
