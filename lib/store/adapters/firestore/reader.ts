import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query as FirestoreQuery,
  QuerySnapshot,
} from 'firebase-admin/firestore';
import { FieldPath, Filter, Timestamp as FirestoreTimestamp } from '@/lib/firebase/sdk';
import type {
  Collection,
  Condition,
  DocumentStore,
  ListedDocuments,
  Query,
  Scalar,
  StoredDocument,
} from '@/lib/store/port';
import {
  assertFewIds,
  cannotMatch,
  isPossibleId,
  isTimestamp,
  parseStoredDocument,
  parseStoredDocuments,
  requireListValueForIn,
  requireSingleValue,
  requireValidLimit,
  validatedStartId,
} from '@/lib/store/rules';

/** Null for an id that no document can have. */
export function referenceOrNullIfInvalidId<T extends StoredDocument>(
  firestore: Firestore,
  collection: Collection<T>,
  id: string,
): DocumentReference | null {
  return isPossibleId(id) ? firestore.collection(collection.path).doc(id) : null;
}

/**
 * Returns a new copy on each call. The key is the id, even if an older document has another value
 * in its id field.
 */
export function decodeSnapshot(snapshot: DocumentSnapshot): StoredDocument | null {
  const data = snapshot.data();
  if (!data) return null;
  return { ...(fromFirestore(data) as Record<string, unknown>), id: snapshot.id };
}

type Source = {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
  getQuery(query: FirestoreQuery): Promise<QuerySnapshot>;
};

export function createReads(
  firestore: Firestore,
  { getAll, getQuery }: Source,
  read: <R>(job: () => Promise<R>) => Promise<R>,
) {
  const getMany: DocumentStore['getMany'] = (collection, ids) =>
    read(async () => {
      assertFewIds(ids);
      const references = ids.map((id) => referenceOrNullIfInvalidId(firestore, collection, id));
      const possible = references.filter((reference) => reference !== null);
      const snapshots = possible.length > 0 ? await getAll(...possible) : [];
      const byPath = new Map(snapshots.map((snapshot) => [snapshot.ref.path, snapshot]));
      return references.map((reference) => {
        const snapshot = reference && byPath.get(reference.path);
        return snapshot ? parseSnapshot(collection, snapshot) : null;
      });
    });
  const list: DocumentStore['list'] = (collection, query) =>
    read(async () => {
      if (cannotMatch(query)) return { documents: [], unreadable: [] };
      return parseSnapshots(
        collection,
        (await getQuery(toFirestoreQuery(firestore, collection, query))).docs,
      );
    });
  return {
    get: async <T extends StoredDocument>(collection: Collection<T>, id: string) =>
      (await getMany(collection, [id]))[0] ?? null,
    getMany,
    list,
  };
}

/** @throws UnreadableDocumentError */
export function parseSnapshot<T extends StoredDocument>(
  collection: Collection<T>,
  snapshot: DocumentSnapshot,
): T | null {
  const stored = decodeSnapshot(snapshot);
  return stored && parseStoredDocument(collection, stored);
}

export function parseSnapshots<T extends StoredDocument>(
  collection: Collection<T>,
  snapshots: readonly DocumentSnapshot[],
): ListedDocuments<T> {
  return parseStoredDocuments(
    collection,
    snapshots.flatMap((snapshot) => decodeSnapshot(snapshot) ?? []),
  );
}

/** @throws RangeError for a limit or a list of values out of bounds. */
export function toFirestoreQuery<T extends StoredDocument>(
  firestore: Firestore,
  collection: Collection<T>,
  query: Query<T>,
): FirestoreQuery {
  const { where = [], orderBy, limit } = query;
  const after = validatedStartId(query);
  const reference: CollectionReference = firestore.collection(collection.path);
  const filters = where.map((condition) => toFilter(reference, condition));
  let firestoreQuery: FirestoreQuery =
    filters.length > 0 ? reference.where(Filter.and(...filters)) : reference;
  // Documents with equal values follow by id, in the same direction.
  if (orderBy) firestoreQuery = firestoreQuery.orderBy(fieldOf(orderBy.field), orderBy.direction);
  if (after !== undefined)
    firestoreQuery = firestoreQuery.orderBy(FieldPath.documentId()).startAfter(after);
  return limit === undefined ? firestoreQuery : firestoreQuery.limit(requireValidLimit(limit));
}

function fieldOf(field: string): string | FieldPath {
  return field === 'id' ? FieldPath.documentId() : new FieldPath(field);
}

function toFilter<T>(reference: CollectionReference, { field, op, value }: Condition<T>): Filter {
  const stored = fieldOf(field);
  switch (op) {
    case 'array-contains':
      return Filter.where(stored, 'array-contains', requireSingleValue(op, value));
    case '==':
      return field === 'id'
        ? idFilter(reference, [requireSingleValue(op, value)])
        : Filter.where(stored, '==', requireSingleValue(op, value));
    case 'in':
      return field === 'id'
        ? idFilter(reference, requireListValueForIn(value))
        : inFilter(stored, requireListValueForIn(value));
  }
}

/** Firestore's `in` never matches null, so null needs its own condition. */
function inFilter(field: string | FieldPath, values: readonly Scalar[]): Filter {
  const others = values.filter((value) => value !== null);
  if (others.length === values.length) return Filter.where(field, 'in', values);
  const isNull = Filter.where(field, '==', null);
  return others.length === 0 ? isNull : Filter.or(isNull, Filter.where(field, 'in', others));
}

/** Firestore rejects impossible ids, so they are replaced by one that certainly doesn't exist. */
function idFilter(reference: CollectionReference, values: readonly Scalar[]): Filter {
  const ids = values.filter(
    (value): value is string => typeof value === 'string' && isPossibleId(value),
  );
  const references = (ids.length > 0 ? ids : ['\u{10FFFF}']).map((id) => reference.doc(id));
  return Filter.where(FieldPath.documentId(), 'in', references);
}

/**
 * Converts a value of the port to Firestore's types: timestamps are converted, undefined fields are
 * left out. Shares nothing with `value`.
 */
export function toFirestoreValue(value: unknown): unknown {
  if (isTimestamp(value)) return new FirestoreTimestamp(value.seconds, value.nanoseconds);
  if (Array.isArray(value)) return value.map(toFirestoreValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([field, inner]) =>
        inner === undefined ? [] : [[field, toFirestoreValue(inner)]],
      ),
    );
  }
  return value;
}

/**
 * Types that the app never writes but older data may hold (reference, bytes, geo point) become
 * text, so that no SDK type gets out.
 */
function fromFirestore(value: unknown): unknown {
  if (value instanceof FirestoreTimestamp)
    return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, fromFirestore(inner)]),
    );
  }
  const path = (value as { path?: unknown }).path;
  return typeof path === 'string' ? path : JSON.stringify(value);
}
