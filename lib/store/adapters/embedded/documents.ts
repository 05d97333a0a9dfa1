import type { Collection, Patch, StoredDocument } from '../../port';
import { assertStorable, namedFields, validated } from '../../rules';

/**
 * The JSON text of a document that satisfies its schema; fields that are undefined or that the schema does not know are left out.
 *
 * @throws InvalidDocumentError
 */
export function encodeDocument<T extends StoredDocument>(collection: Collection<T>, document: T): string {
  return JSON.stringify(validated(collection, document));
}

/**
 * The JSON text after a merge. Fields that are stored already but unknown to the schema stay, so that an older version of the app
 * does not destroy what a newer one wrote.
 *
 * @throws InvalidDocumentError
 */
export function encodeMerged<T extends StoredDocument>(
  collection: Collection<T>,
  id: string,
  storedJson: string | null,
  patch: Patch<T>,
): string {
  const stored: Record<string, unknown> = storedJson === null ? {} : JSON.parse(storedJson);
  const merged = { ...stored, ...validated(collection, { ...stored, ...namedFields(patch), id }) };
  assertStorable(collection.path, merged);
  return JSON.stringify(merged);
}

export function decodeDocument<T extends StoredDocument>(json: string): T {
  // Only documents that satisfied the collection's schema were ever written.
  return JSON.parse(json) as T;
}
