import type { Timestamp } from '@/lib/domain/timestamp';
import { type Collection, InvalidDocumentError, type Patch, type Query, type Scalar, type StoredDocument } from './port';

/** What every adapter refuses alike: the limits are Firestore's, so that nothing works on one backend that fails on the other. */

export const MOST_WRITES = 500;
export const MOST_IDS = 500;
const MOST_IN_VALUES = 30;
const MOST_ID_BYTES = 1500;
const MOST_DOCUMENT_BYTES = 1_048_576;

/** Ids that Firestore can hold. */
export function isPossibleId(id: string): boolean {
  if (id === '' || id === '.' || id === '..' || id.includes('/') || /^__.*__$/.test(id)) return false;
  return Buffer.byteLength(id) <= MOST_ID_BYTES;
}

/**
 * The document as its schema gives it back: checked, without fields that the schema does not know.
 *
 * @throws InvalidDocumentError
 */
export function validated<T extends StoredDocument>(collection: Collection<T>, document: unknown): T {
  const result = collection.definition.schema.safeParse(document);
  if (!result.success) {
    const findings = result.error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`);
    throw new InvalidDocumentError(`${collection.path}: ${findings.join('; ')}`);
  }
  if (!isPossibleId(result.data.id))
    throw new InvalidDocumentError(`${collection.path}: the id cannot be used as a document's key.`);
  assertStorable(collection.path, result.data);
  return result.data;
}

/** The fields that a patch names; an undefined one is not named. */
export function namedFields<T extends StoredDocument>(patch: Patch<T>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(patch).filter(([field, value]) => field !== 'id' && value !== undefined));
}

/** A moment is recognised by its shape, wherever it stands in a document. */
export function isTimestamp(value: unknown): value is Timestamp {
  if (typeof value !== 'object' || value === null) return false;
  const { seconds, nanoseconds } = value as Partial<Timestamp>;
  return Object.keys(value).length === 2 && Number.isInteger(seconds) && Number.isInteger(nanoseconds);
}

/**
 * Refuses what Firestore cannot hold: a document of more than 1 MiB by its way of counting, an array directly inside an array.
 *
 * @throws InvalidDocumentError
 */
export function assertStorable(path: string, document: StoredDocument): void {
  const bytes = sizeOf(path, document, false) + Buffer.byteLength(`${path}/${document.id}`) + 48;
  if (bytes > MOST_DOCUMENT_BYTES) {
    throw new InvalidDocumentError(`${path}: the document has ${bytes} bytes; at most ${MOST_DOCUMENT_BYTES} can be stored.`);
  }
}

function sizeOf(path: string, value: unknown, insideArray: boolean): number {
  if (value === undefined) return 0;
  if (typeof value === 'string') return Buffer.byteLength(value) + 1;
  if (typeof value === 'number' || isTimestamp(value)) return 8;
  if (Array.isArray(value)) {
    if (insideArray) throw new InvalidDocumentError(`${path}: an array cannot stand directly inside another array.`);
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
 * @throws TypeError together with an order: pages follow the ids.
 */
export function checkedAfter<T>({ after, orderBy }: Query<T>): string | undefined {
  if (after !== undefined && orderBy) throw new TypeError('"after" goes by the ids and not by another order.');
  return after;
}

/** @throws RangeError */
export function checkedLimit(limit: number): number {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError(`A limit must be a whole number above 0, not ${limit}.`);
  return limit;
}

/** @throws RangeError */
export function assertFewIds(ids: readonly string[]): void {
  if (ids.length > MOST_IDS) throw new RangeError(`At most ${MOST_IDS} documents can be read at once, not ${ids.length}.`);
}

function isList(value: Scalar | readonly Scalar[]): value is readonly Scalar[] {
  return Array.isArray(value);
}

/** The value of a condition that compares with one. */
export function singleValue(op: string, value: Scalar | readonly Scalar[]): Scalar {
  if (isList(value)) throw new TypeError(`"${op}" compares with one value, not with a list.`);
  return value;
}

/**
 * The values of an `in`.
 *
 * @throws RangeError
 */
export function inValues(value: Scalar | readonly Scalar[]): readonly Scalar[] {
  if (!isList(value)) throw new TypeError('"in" compares with a list of values.');
  if (value.length > MOST_IN_VALUES) throw new RangeError(`"in" takes at most ${MOST_IN_VALUES} values, not ${value.length}.`);
  return value;
}

/** Whether the query asks for nothing at all, as `in` does with no values. */
export function findsNothing<T>(query: Query<T>): boolean {
  return (query.where ?? []).some(({ op, value }) => op === 'in' && inValues(value).length === 0);
}
