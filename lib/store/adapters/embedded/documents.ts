import { type Collection, InvalidDocumentError, type Patch, type StoredDocument } from '../../port';

const MOST_ID_BYTES = 1500;

/** Ids that Firestore can hold as well. */
export function isPossibleId(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..' && !id.includes('/') && Buffer.byteLength(id) <= MOST_ID_BYTES;
}

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
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  return JSON.stringify({ ...stored, ...validated(collection, { ...stored, ...given, id }) });
}

export function decodeDocument<T extends StoredDocument>(json: string): T {
  // Only documents that satisfied the collection's schema were ever written.
  return JSON.parse(json) as T;
}

function validated<T extends StoredDocument>(collection: Collection<T>, document: unknown): T {
  const result = collection.definition.schema.safeParse(document);
  if (!result.success) {
    const findings = result.error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`);
    throw new InvalidDocumentError(`${collection.path}: ${findings.join('; ')}`);
  }
  if (!isPossibleId(result.data.id))
    throw new InvalidDocumentError(`${collection.path}: the id cannot be used as a document's key.`);
  return result.data;
}
