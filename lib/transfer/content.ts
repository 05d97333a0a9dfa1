import { createHash } from 'node:crypto';
import { readAllPages } from '@/lib/store/any-value-query';
import {
  accountResetTokens,
  rateLimits,
  schoolAccounts,
  sessions,
} from '@/lib/store/collections/accounts';
import { allCollections } from '@/lib/store/collections/all';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import {
  asAnyCollection,
  asRawCollection,
  type Collection,
  type DocumentStore,
  type StoredDocument,
} from '@/lib/store/port';
import { isTimestamp, validateDocument } from '@/lib/store/rules';

/** Collections that aren't copied, and the consequence. */
const STAYING = new Map<string, string>([
  [sessions.path, 'Everyone signs in again.'],
  [rateLimits.path, 'Pauses after wrong passwords begin anew.'],
  [accountResetTokens.path, 'They move with their accounts.'],
  [schoolAccounts.path, 'They move with their accounts.'],
]);

export const copiedCollections = allCollections.filter(({ path }) => !STAYING.has(path));

/** A server in use leaves documents in these collections, and a copy never does. */
export const collectionsShowingServerUse = [asAnyCollection(sessions), asAnyCollection(rateLimits)];

/**
 * The places of a definition's documents: one, or for a subcollection one per league, in order.
 * They are read as stored, with unreadable documents and unknown fields.
 */
export async function* collectionsOfDefinition(
  store: DocumentStore,
  collection: Collection<StoredDocument>,
): AsyncGenerator<Collection<StoredDocument>> {
  const { name } = collection.definition;
  if (!name.includes('/')) {
    yield asAnyCollection(asRawCollection(collection));
    return;
  }
  if (name !== 'leagues/students')
    throw new Error(`Where the documents of ${name} lie is not known to the copy.`);
  for await (const page of readAllPages(store, asRawCollection(leagues))) {
    for (const { id } of page) yield asAnyCollection(asRawCollection(leagueStudents(id)));
  }
}

/**
 * The collection at a path such as `studentTeams` or `leagues/{leagueId}/students`; null if the app
 * has no such collection.
 */
export function collectionAt(path: string): Collection<StoredDocument> | null {
  const name = path.replace(/^leagues\/[^/]+\/students$/, 'leagues/students');
  const collection = allCollections.find(({ definition }) => definition.name === name);
  return collection ? { ...collection, path } : null;
}

/**
 * The document as text that is equal on every backend: fields sorted, timestamps to the
 * microsecond.
 *
 * @throws InvalidDocumentError
 */
export function canonicalDocumentText<T extends StoredDocument>(
  collection: Collection<T>,
  document: T,
): string {
  return JSON.stringify(ordered(validateDocument(collection, document)));
}

function ordered(value: unknown): unknown {
  if (isTimestamp(value))
    return { seconds: value.seconds, nanoseconds: value.nanoseconds - (value.nanoseconds % 1000) };
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(
    fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([field, inner]) => [field, ordered(inner)]),
  );
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * One document as formatted JSON, exactly as stored, so that even a document that the app can't
 * read can be inspected. Null if there is none.
 */
export async function readRawDocumentAsJson(
  store: DocumentStore,
  path: string,
  id: string,
): Promise<string | null> {
  const collection = collectionAt(path);
  const document = collection && (await store.get(asRawCollection(collection), id));
  return document && JSON.stringify(document, null, 2);
}
