import type { Collection, Patch, StoredDocument } from '../../port';
import { mergedFields, namedFields, validated } from '../../rules';

/**
 * The JSON text of a document that satisfies its schema; fields that are undefined or that the schema does not know are left out.
 *
 * @throws InvalidDocumentError
 */
export function encodeDocument<T extends StoredDocument>(collection: Collection<T>, document: T): string {
  return JSON.stringify(validated(collection, document));
}

/**
 * The JSON text after a merge. Fields that it does not name stay as they are, also those unknown to the schema, so that an older version
 * of the app does not destroy what a newer one wrote.
 *
 * @throws InvalidDocumentError
 */
export function encodeMerged<T extends StoredDocument>(
  collection: Collection<T>,
  id: string,
  storedJson: string | null,
  patch: Patch<T>,
): string {
  const stored: Record<string, unknown> | null = storedJson === null ? null : JSON.parse(storedJson);
  return JSON.stringify({ ...stored, ...mergedFields(collection, id, stored, namedFields(patch)), id });
}

/** The key is the id, whatever stands in a field of that name. */
export function decodeDocument({ id, json }: { id: string; json: string }): StoredDocument {
  return { ...JSON.parse(json), id };
}
