import { z } from 'zod';
import type { Timestamp } from '@/lib/domain/time/timestamp';
import {
  type Collection,
  InvalidDocumentError,
  type ListedDocuments,
  type Patch,
  type Query,
  type Scalar,
  type StoredDocument,
  UNREADABLE,
  UnreadableDocumentError,
} from './port';

/**
 * The checks that all adapters share. The limits are Firestore's, so nothing works on one backend
 * and fails on the other.
 */

export const MAX_BATCH_WRITES = 500;
const MAX_IDS = 500;
const MAX_IN_VALUES = 30;
const MAX_ID_BYTES = 1500;
const MAX_DOCUMENT_BYTES = 1_048_576;

/** Half of a surrogate pair, which has no form in UTF-8. */
const HALF_CHARACTER = /\p{Cs}/u;

export function isPossibleId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || id.includes('/') || /^__.*__$/s.test(id))
    return false;
  return isPossibleKey(id);
}

const isPossibleKey = (text: string): boolean =>
  Buffer.byteLength(text) <= MAX_ID_BYTES && !HALF_CHARACTER.test(text);

type Fields = Record<string, unknown>;

/**
 * The document parsed by its schema, and its fields without those that count as missing: null where
 * null isn't allowed (other programs write it for unknown values) and, if `isRead`, unreadable
 * `dispensable` fields. Unreadable `marked` fields become {@link UNREADABLE}.
 */
function parsed<T extends StoredDocument>(
  { definition }: Collection<T>,
  document: Fields,
  { isRead = false } = {},
) {
  const {
    schema,
    complete = (stored: Fields) => stored,
    dispensable = [],
    marked = [],
  } = definition;
  const first = schema.safeParse(complete(document));
  if (first.success) return { ...first, fields: document };
  const misfits = new Set(first.error.issues.map(({ path }) => String(path[0])));
  const isMissing = (field: string) =>
    misfits.has(field) &&
    (document[field] === null || (isRead && dispensable.some((each) => each === field)));
  const isMarked = (field: string) =>
    isRead && misfits.has(field) && marked.some((each) => each === field);
  const fields = Object.fromEntries(
    Object.entries(document)
      .filter(([field]) => !isMissing(field))
      .map(([field, value]) => [field, isMarked(field) ? UNREADABLE : value]),
  );
  const again = schema.safeParse(complete(fields));
  return again.success ? { ...again, fields } : first;
}

const findings = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'document'}: ${message}`).join('; ');

/**
 * The fields that writing this document replaces; null means all of them. Other fields belong to
 * other programs or are unreadable, and stay.
 */
export function writtenFieldNamesOrNullIfAll<T extends StoredDocument>(
  { definition }: Collection<T>,
  document: Fields,
): readonly string[] | null {
  const { schema, marked = [] }: { schema: z.ZodType; marked?: readonly string[] } = definition;
  if (!(schema instanceof z.ZodObject) || schema.def.catchall) return null;
  return Object.keys(schema.shape).filter(
    (field) => document[field] !== UNREADABLE || !marked.includes(field),
  );
}

/**
 * The stored document after `set`, including fields that the write leaves alone.
 *
 * @throws InvalidDocumentError when both are too large together
 */
export function documentAfterSet<T extends StoredDocument>(
  collection: Collection<T>,
  stored: Fields | null | undefined,
  written: Fields,
): Fields {
  const names = writtenFieldNamesOrNullIfAll(collection, written);
  if (!stored || !names) return written;
  const others = Object.entries(stored).filter(([field]) => !names.includes(field));
  const result = { ...written, ...Object.fromEntries(others) } as Fields & StoredDocument;
  assertStorable(collection.path, result);
  return result;
}

/**
 * The document as its schema returns it: checked, complete, without unknown fields.
 *
 * @throws InvalidDocumentError
 */
export function validateDocument<T extends StoredDocument>(
  collection: Collection<T>,
  document: unknown,
): T {
  const result = parsed(collection, document as Fields);
  if (!result.success)
    throw new InvalidDocumentError(`${collection.path}: ${findings(result.error)}`);
  if (!isPossibleId(result.data.id))
    throw new InvalidDocumentError(
      `${collection.path}: the id cannot be used as a document's key.`,
    );
  assertStorable(collection.path, result.data);
  return result.data;
}

/** The fields that a merge writes: all of them if nothing is `stored`, otherwise those it names. */
export function fieldsToWriteForMerge<T extends StoredDocument>(
  collection: Collection<T>,
  id: string,
  stored: Fields | null,
  named: Fields,
): Fields {
  const readable = stored && parsed(collection, { ...stored, id }, { isRead: true });
  const result = validateDocument(collection, {
    ...(readable?.success ? readable.fields : stored),
    ...named,
    id,
  }) as unknown as Fields;
  const written = stored
    ? Object.fromEntries(Object.entries(result).filter(([field]) => field in named))
    : result;
  assertStorable(collection.path, { ...stored, ...written, id });
  return written;
}

/**
 * A stored document as readers get it: complete, with unknown fields.
 *
 * @throws UnreadableDocumentError
 */
export function parseStoredDocument<T extends StoredDocument>(
  collection: Collection<T>,
  stored: StoredDocument,
): T {
  const result = parsed(collection, stored, { isRead: true });
  if (result.success) return { ...result.fields, ...result.data };
  throw new UnreadableDocumentError(collection.path, {
    id: stored.id,
    why: findings(result.error),
  });
}

export function parseStoredDocuments<T extends StoredDocument>(
  collection: Collection<T>,
  stored: readonly StoredDocument[],
): ListedDocuments<T> {
  const documents: T[] = [];
  const unreadable: ListedDocuments<T>['unreadable'][number][] = [];
  for (const each of stored) {
    const result = parsed(collection, each, { isRead: true });
    if (result.success) documents.push({ ...result.fields, ...result.data });
    else unreadable.push({ id: each.id, why: findings(result.error), stored: { ...each } });
  }
  return { documents, unreadable };
}

/** The fields that a patch names; undefined ones don't count. */
export function fieldsInPatch<T extends StoredDocument>(patch: Patch<T>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => field !== 'id' && value !== undefined),
  );
}

export function isTimestamp(value: unknown): value is Timestamp {
  if (typeof value !== 'object' || value === null) return false;
  const { seconds, nanoseconds } = value as Partial<Timestamp>;
  return (
    Object.keys(value).length === 2 && Number.isInteger(seconds) && Number.isInteger(nanoseconds)
  );
}

/**
 * Rejects documents that Firestore can't hold: over 1 MiB as it counts, or an array inside an
 * array.
 *
 * @throws InvalidDocumentError
 */
function assertStorable(path: string, document: StoredDocument): void {
  const bytes = sizeOf(path, document, false) + Buffer.byteLength(`${path}/${document.id}`) + 48;
  if (bytes > MAX_DOCUMENT_BYTES) {
    throw new InvalidDocumentError(
      `${path}: the document has ${bytes} bytes; at most ${MAX_DOCUMENT_BYTES} can be stored.`,
    );
  }
}

function sizeOf(path: string, value: unknown, insideArray: boolean): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number' || isTimestamp(value)) return 8;
  if (Array.isArray(value)) {
    if (insideArray)
      throw new InvalidDocumentError(
        `${path}: an array cannot stand directly inside another array.`,
      );
    return value.reduce((sum: number, element) => sum + sizeOf(path, element, true), 0);
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).reduce(
      (sum, [field, inner]) => sum + Buffer.byteLength(field) + 1 + sizeOf(path, inner, false),
      0,
    );
  }
  return 1;
}

/**
 * The id after which a query begins.
 *
 * @throws TypeError when combined with an order, because pages follow the ids.
 */
export function validatedStartId<T>({ after, orderBy }: Query<T>): string | undefined {
  if (after !== undefined && orderBy)
    throw new TypeError('"after" goes by the ids and not by another order.');
  return after;
}

export function requireValidLimit(limit: number): number {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError(`A limit must be a whole number above 0, not ${limit}.`);
  return limit;
}

export function assertFewIds(ids: readonly string[]): void {
  if (ids.length > MAX_IDS)
    throw new RangeError(`At most ${MAX_IDS} documents can be read at once, not ${ids.length}.`);
}

function isList(value: Scalar | readonly Scalar[]): value is readonly Scalar[] {
  return Array.isArray(value);
}

export function requireSingleValue(op: string, value: Scalar | readonly Scalar[]): Scalar {
  if (isList(value)) throw new TypeError(`"${op}" compares with one value, not with a list.`);
  return value;
}

/**
 * The values of an `in`.
 *
 * @throws RangeError
 */
export function requireListValueForIn(value: Scalar | readonly Scalar[]): readonly Scalar[] {
  if (!isList(value)) throw new TypeError('"in" compares with a list of values.');
  if (value.length > MAX_IN_VALUES)
    throw new RangeError(`"in" takes at most ${MAX_IN_VALUES} values, not ${value.length}.`);
  return value;
}

/** True for a query that can't match, such as `in` without values. */
export function cannotMatch<T>(query: Query<T>): boolean {
  return (query.where ?? []).some(({ op, value }) =>
    op === 'in'
      ? requireListValueForIn(value).length === 0
      : typeof value === 'string' && !isPossibleKey(value),
  );
}
