import { z } from 'zod';
import { newDataErrorDigest } from '@/lib/domain/site/requests';

export type StoredDocument = { id: string };

/**
 * One collection: the single source for validation, the SQL indexes of the embedded adapter, and
 * `firestore.indexes.json`.
 */
export type CollectionDefinition<T extends StoredDocument> = {
  /**
   * The specification's name, e.g. `studentTeams`. A subcollection includes its parent:
   * `leagues/students`.
   */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /**
   * Lists of fields that one query compares together. The field that finds the fewest documents
   * comes first.
   */
  readonly indexes: readonly (readonly (keyof T & string)[])[];
  /** Array fields that are searched with `array-contains`. */
  readonly arrayFields?: readonly (keyof T & string)[];
  readonly sorted?: readonly SortedIndex<T>[];
  /**
   * Fills in missing fields that follow from other fields, before the schema reads the document.
   */
  readonly complete?: ((stored: Record<string, unknown>) => Record<string, unknown>) | undefined;
  /**
   * Fields that may be unreadable without making the document unreadable: a value that doesn't fit
   * counts as missing, and stays stored until it is replaced. Only for fields where "missing" is
   * true enough to show; a balance or a roster isn't one.
   */
  readonly dispensable?: readonly (keyof T & string)[] | undefined;
  /**
   * Fields that read as {@link UNREADABLE} if the stored value doesn't fit: numbers that a page can
   * show as unknown, and never as 0. Writes leave the stored value alone.
   */
  readonly marked?: readonly (keyof T & string)[] | undefined;
};

export const UNREADABLE = 'unreadable';

/** `equal` are the fields of the conditions; `by` is the field of `orderBy`. */
export type SortedIndex<T> = {
  readonly equal: readonly (keyof T & string)[];
  readonly by: keyof T & string;
  readonly direction: 'asc' | 'desc';
};

/**
 * A definition bound to a place: the same for a root collection, one per parent document for a
 * subcollection.
 */
export type Collection<T extends StoredDocument> = {
  readonly definition: CollectionDefinition<T>;
  readonly path: string;
};

/**
 * Treats a collection as one of any documents, for work that is the same for all, such as copying.
 * The types can't express this: documents go in and come out, so no collection is a subtype of
 * another. Writes are still checked by the collection's own schema.
 */
export function asAnyCollection<T extends StoredDocument>(
  collection: Collection<T>,
): Collection<StoredDocument> {
  return collection as unknown as Collection<StoredDocument>;
}

const anyDocument = z.looseObject({ id: z.string() });

/**
 * The same collection with documents as they are stored. Copying, exporting, and deleting must not
 * lose any document or fail on one.
 */
export function asRawCollection<T extends StoredDocument>({
  definition,
  path,
}: Collection<T>): Collection<RawStoredDocument> {
  const { complete: _, ...rest } = definition;
  return {
    path,
    definition: {
      ...rest,
      schema: anyDocument,
    } as unknown as CollectionDefinition<RawStoredDocument>,
  };
}
export type RawStoredDocument = StoredDocument & Record<string, unknown>;

export type Scalar = string | number | boolean | null;

export type Condition<T> = {
  readonly field: keyof T & string;
  readonly op: '==' | 'array-contains' | 'in';
  /**
   * At most 30 values for `in`, as in Firestore; more throw a RangeError. A missing field equals
   * nothing, not even null.
   */
  readonly value: Scalar | readonly Scalar[];
};

/**
 * Conditions that each field has this value. As in an index, the field that finds the fewest
 * documents comes first.
 */
export function equalConditions<Field extends string>(
  fields: Readonly<Record<Field, Scalar>>,
): { field: Field; op: '=='; value: Scalar }[] {
  return (Object.keys(fields) as Field[]).map((field) => ({
    field,
    op: '==',
    value: fields[field],
  }));
}

export type Query<T> = {
  readonly where?: readonly Condition<T>[];
  /**
   * Documents without the field are left out, as in Firestore. Timestamps are compared to the
   * microsecond. Ties are ordered by `id` in the same direction.
   */
  readonly orderBy?: { readonly field: keyof T & string; readonly direction: 'asc' | 'desc' };
  /**
   * Only documents whose id comes after this one; not together with `orderBy`. Used to read large
   * collections page by page.
   */
  readonly after?: string;
  readonly limit?: number;
};

/**
 * A patch for a merge write: top-level fields are replaced one by one, nested objects and arrays as
 * a whole. Other programs' fields inside them are kept if the new value is built from the one that
 * was read (`openObject` in `collections/define.ts`).
 */
export type Patch<T extends StoredDocument> = Partial<Omit<T, 'id'>>;

export type UnreadableEntry = {
  readonly id: string;
  /** The fields that don't fit and the reason, but never their content. */
  readonly why: string;
};

export type ListedDocuments<T> = {
  readonly documents: T[];
  /** Includes the document itself, to find out whose it is. */
  readonly unreadable: readonly (UnreadableEntry & { readonly stored: RawStoredDocument })[];
};

/**
 * Reads return documents that fit their schema, with defaults for missing fields; unknown fields
 * stay. A list leaves out unreadable documents.
 */
export interface ReadOperations {
  get<T extends StoredDocument>(collection: Collection<T>, id: string): Promise<T | null>;
  /**
   * One entry per id (at most 500), null for those that don't exist. {@link
   * UnreadableDocumentError} when one can't be read.
   */
  getMany<T extends StoredDocument>(
    collection: Collection<T>,
    ids: readonly string[],
  ): Promise<(T | null)[]>;
  query<T extends StoredDocument>(collection: Collection<T>, query: Query<T>): Promise<T[]>;
  list<T extends StoredDocument>(
    collection: Collection<T>,
    query: Query<T>,
  ): Promise<ListedDocuments<T>>;
}

export type WriteOperations = {
  /** Writes a new document; {@link AlreadyExistsError} when the id is taken. */
  create<T extends StoredDocument>(collection: Collection<T>, document: T): void;
  /**
   * Writes every field that the schema names, and removes those that the document doesn't have.
   * Fields that the schema doesn't name belong to other programs and stay as stored. A schema that
   * accepts any field, as in {@link asRawCollection}, replaces the whole document.
   */
  set<T extends StoredDocument>(collection: Collection<T>, document: T): void;
  /**
   * Changes the named top-level fields and keeps the others; creates the document if there is none.
   * The result must satisfy the schema, otherwise {@link InvalidDocumentError} and nothing is
   * written.
   */
  merge<T extends StoredDocument>(collection: Collection<T>, id: string, patch: Patch<T>): void;
  /** Removes the document; no error if there is none. Documents in its subcollections stay. */
  delete<T extends StoredDocument>(collection: Collection<T>, id: string): void;
};

/**
 * Reads come first, then writes: a read after the first write throws {@link ReadAfterWriteError}.
 */
export type Transaction = ReadOperations & WriteOperations;

export type Unsubscribe = () => void;

/**
 * Documents in named collections. All of it fits Firestore; `contract/` tests every adapter.
 * Returned documents are the caller's own copies. Reads outside a transaction see only committed
 * data. Each write below is atomic, and durable once its promise resolves.
 */
export interface DocumentStore extends ReadOperations {
  /** Number of matching documents. `limit` and `after` are honored, `orderBy` is ignored. */
  count<T extends StoredDocument>(collection: Collection<T>, query: Query<T>): Promise<number>;

  create<T extends StoredDocument>(collection: Collection<T>, document: T): Promise<void>;
  set<T extends StoredDocument>(collection: Collection<T>, document: T): Promise<void>;
  merge<T extends StoredDocument>(
    collection: Collection<T>,
    id: string,
    patch: Patch<T>,
  ): Promise<void>;
  delete<T extends StoredDocument>(collection: Collection<T>, id: string): Promise<void>;
  /**
   * Adds a document under a new random id of 128 bits (32 hexadecimal digits) and returns the id.
   */
  append<T extends StoredDocument>(
    collection: Collection<T>,
    document: Omit<T, 'id'>,
  ): Promise<string>;

  /**
   * All of these writes or none. At most 500, as in Firestore; more throw a RangeError before
   * anything is written.
   */
  batch(write: (writes: WriteOperations) => void): Promise<void>;

  /**
   * Runs `body` as if no one else were writing: if anything it read (documents, absences, query
   * results) has changed when its writes are applied, it runs again. `body` may therefore run
   * several times and must have no effects outside the transaction. When `body` throws, nothing is
   * written and the error is passed on. After too many runs: {@link ContentionError}.
   */
  transaction<R>(body: (transaction: Transaction) => Promise<R>): Promise<R>;

  /**
   * Calls `listener` once with the present state, and again within a second of each change by any
   * process; several quick changes may be reported as one. Never called after unsubscribing.
   * Connection errors go to `onError`, after which the watch recovers by itself; so does {@link
   * UnreadableDocumentError} for a document. For a query, unreadable documents are passed as the
   * second argument.
   */
  watch<T extends StoredDocument>(
    collection: Collection<T>,
    id: string,
    listener: (document: T | null) => void,
    onError?: (error: unknown) => void,
  ): Unsubscribe;
  watchQuery<T extends StoredDocument>(
    collection: Collection<T>,
    query: Query<T>,
    listener: (documents: T[], unreadable: ListedDocuments<T>['unreadable']) => void,
    onError?: (error: unknown) => void,
  ): Unsubscribe;

  /**
   * After a permanent deletion: makes the deleted data unrecoverable from the store's own files. It
   * can take a moment, so it is for deleting people and classes, not for every write.
   */
  scrub(): Promise<void>;

  /**
   * Resolves when the store answers and would accept a write, as far as that can be known without
   * writing; otherwise {@link StoreUnavailableError}. Cheap enough to call every few seconds.
   */
  checkUsable(): Promise<void>;

  close(): Promise<void>;
}

export class AlreadyExistsError extends Error {
  override readonly name = 'AlreadyExistsError';
}
/** The document doesn't fit its collection's schema; nothing was written. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';
}
/**
 * A stored document doesn't fit its collection's schema. Names the place and the fields, never
 * their content.
 */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
  constructor(
    readonly path: string,
    readonly unreadable: UnreadableEntry,
  ) {
    super(`${path}: a document cannot be read. ${unreadable.why}`);
  }
}
export class ReadAfterWriteError extends Error {
  override readonly name = 'ReadAfterWriteError';
}
/** A transaction lost against others too often; trying again later may succeed. */
export class ContentionError extends Error {
  override readonly name = 'ContentionError';
}
/**
 * The store can't be used now: disk full, read-only, busy, damaged, or unreachable. Nothing was
 * written.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  /** Part of the data is damaged, so waiting doesn't help. */
  readonly isDamaged: boolean;
  /** The only thing that Next passes to the browser of a failed page. */
  readonly digest = newDataErrorDigest();
  constructor(message?: string, { cause, isDamaged = false }: DataProblem = {}) {
    super(message, { cause });
    this.isDamaged = isDamaged;
  }
}
type DataProblem = { cause?: unknown; isDamaged?: boolean };
