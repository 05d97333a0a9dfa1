import { z } from 'zod';
import { newDataDigest } from '@/lib/domain/site/requests';

/** Every stored document carries its own key as `id`. */
export type StoredDocument = { id: string };

/**
 * One collection: the single source for validation, the SQL indexes of the embedded adapter, and
 * `firestore.indexes.json`.
 */
export type CollectionDefinition<T extends StoredDocument> = {
  /**
   * As in the specification, e.g. `studentTeams`. A subcollection names its parent:
   * `leagues/students`.
   */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /**
   * Field lists whose fields are compared together in one query, the one that finds fewest
   * documents first.
   */
  readonly indexes: readonly (readonly (keyof T & string)[])[];
  /** Fields that hold arrays and are searched with `array-contains`. */
  readonly arrayFields?: readonly (keyof T & string)[];
  /** Queries that have both conditions and an order. */
  readonly sorted?: readonly SortedIndex<T>[];
  /**
   * What is missing in a document and follows from its other fields, before it is read by the
   * schema.
   */
  readonly complete?: ((stored: Record<string, unknown>) => Record<string, unknown>) | undefined;
  /**
   * Fields that a document can be read without: what is stored there and doesn't fit counts as
   * missing, and stays stored until it is replaced. Only fields for which "not there" is true
   * enough to show. A balance or a roster is not one.
   */
  readonly dispensable?: readonly (keyof T & string)[] | undefined;
  /**
   * Fields that are read as {@link UNREADABLE} where what is stored there doesn't fit: numbers that
   * a page can show as not known, and never as 0. No write touches what is stored.
   */
  readonly marked?: readonly (keyof T & string)[] | undefined;
};

/** Stands for a stored value that can't be read. */
export const UNREADABLE = 'unreadable';

/** `equal` are the fields of the conditions, `by` is the field of `orderBy`. */
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
  /** `studentTeams`, or `leagues/{leagueId}/students`. */
  readonly path: string;
};

/**
 * A collection of any documents, for work that is the same for all of them, such as copying. Its
 * type can't say so: documents go in and come out, so no collection is another's subtype. Writes
 * are still checked by the collection's own schema.
 */
export function ofAnyDocument<T extends StoredDocument>(
  collection: Collection<T>,
): Collection<StoredDocument> {
  return collection as unknown as Collection<StoredDocument>;
}

const anyDocument = z.looseObject({ id: z.string() });

/**
 * The same collection with documents as they are: copying, exporting, and deleting must not lose or
 * stumble over any.
 */
export function asStored<T extends StoredDocument>({
  definition,
  path,
}: Collection<T>): Collection<AnyStored> {
  const { complete: _, ...rest } = definition;
  return {
    path,
    definition: { ...rest, schema: anyDocument } as unknown as CollectionDefinition<AnyStored>,
  };
}
export type AnyStored = StoredDocument & Record<string, unknown>;

export type Scalar = string | number | boolean | null;

export type Condition<T> = {
  readonly field: keyof T & string;
  readonly op: '==' | 'array-contains' | 'in';
  /**
   * For `in` at most 30 values, as in Firestore; more throw a RangeError. A missing field equals
   * nothing, not even null.
   */
  readonly value: Scalar | readonly Scalar[];
};

/**
 * That each of these fields has this value. As in an index, the field that finds the fewest
 * documents comes first.
 */
export function equal<Field extends string>(
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
   * Documents without the field are left out, as in Firestore. Moments are told apart to the
   * microsecond. Ties follow `id` in the same direction.
   */
  readonly orderBy?: { readonly field: keyof T & string; readonly direction: 'asc' | 'desc' };
  /**
   * Only documents whose id comes after this one; not together with `orderBy`. Large collections
   * are read in pages by it.
   */
  readonly after?: string;
  /** At most this many documents; a whole number above 0. */
  readonly limit?: number;
};

/**
 * A patch for a merge write: top-level fields are replaced one by one; nested objects and arrays
 * are replaced whole. What other programs keep inside them stays when the new value is made from
 * the one that was read (`openObject` in `collections/define.ts`).
 */
export type Patch<T extends StoredDocument> = Partial<Omit<T, 'id'>>;

export type Unreadable = {
  readonly id: string;
  /** Which fields are not as they should be, and how: never their content. */
  readonly why: string;
};

export type Listed<T> = {
  readonly documents: T[];
  /** With the document itself: for whoever has to find out whose it is. */
  readonly unreadable: readonly (Unreadable & { readonly stored: AnyStored })[];
};

/**
 * What is read fits its schema, with defaults for what is missing; unknown fields stay. A list
 * leaves out what can't be read.
 */
export interface ReadOperations {
  /**
   * The document, or null when there is none; {@link UnreadableDocumentError} when it cannot be
   * read.
   */
  get<T extends StoredDocument>(collection: Collection<T>, id: string): Promise<T | null>;
  /**
   * One entry per id (at most 500), null where there is none. {@link UnreadableDocumentError} when
   * one of them can't be read.
   */
  getMany<T extends StoredDocument>(
    collection: Collection<T>,
    ids: readonly string[],
  ): Promise<(T | null)[]>;
  /**
   * Matching documents ordered by `orderBy`, else by id ascending. An empty list when nothing
   * matches.
   */
  query<T extends StoredDocument>(collection: Collection<T>, query: Query<T>): Promise<T[]>;
  /** The same, and which of those that match cannot be read. A `limit` counts them too. */
  list<T extends StoredDocument>(collection: Collection<T>, query: Query<T>): Promise<Listed<T>>;
}

export type WriteOperations = {
  /** Writes a new document; {@link AlreadyExistsError} when the id is taken. */
  create<T extends StoredDocument>(collection: Collection<T>, document: T): void;
  /**
   * Writes every field that the schema names, and removes those that the document doesn't have.
   * Fields that the schema doesn't name belong to other programs and stay as they are stored. A
   * schema that takes any field, as {@link asStored} has, replaces the whole document.
   */
  set<T extends StoredDocument>(collection: Collection<T>, document: T): void;
  /**
   * Changes the named top-level fields and keeps the others; creates the document when there is
   * none. What results must satisfy the schema, else {@link InvalidDocumentError} and nothing is
   * written.
   */
  merge<T extends StoredDocument>(collection: Collection<T>, id: string, patch: Patch<T>): void;
  /** Removes the document; no error when there is none. Documents in its subcollections stay. */
  delete<T extends StoredDocument>(collection: Collection<T>, id: string): void;
};

/** Reads first, then writes: a read after the first write throws {@link ReadAfterWriteError}. */
export type Transaction = ReadOperations & WriteOperations;

export type Unsubscribe = () => void;

/**
 * Documents in named collections. All of it fits Firestore; adapters prove themselves in
 * `contract/`. Returned documents are the caller's own copies. Reads outside a transaction see only
 * committed data. Each write below is atomic and durable once its promise resolves.
 */
export interface DocumentStore extends ReadOperations {
  /** How many documents match; `limit` and `after` are honored, `orderBy` ignored. */
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
   * Runs `body` so that its reads and writes happen as if no one else were writing: what it read
   * (documents, absences, and the result of its queries, so also documents inserted meanwhile) is
   * unchanged when its writes are applied, otherwise it runs again. `body` may therefore run
   * several times and must have no effect of its own but through the transaction. When `body`
   * throws, nothing is written and the error is passed on. After too many runs:
   * {@link ContentionError}.
   */
  transaction<R>(body: (transaction: Transaction) => Promise<R>): Promise<R>;

  /**
   * Calls `listener` once with the present state and again after each change by whatever process,
   * at the latest a second after it; several changes in quick succession may be told as one. Never
   * called after unsubscribing. Errors of the connection are passed to `onError`, after which the
   * watch goes on by itself; so is {@link UnreadableDocumentError} for a document that cannot be
   * read. Of a query what cannot be read is told next to it.
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
    listener: (documents: T[], unreadable: Listed<T>['unreadable']) => void,
    onError?: (error: unknown) => void,
  ): Unsubscribe;

  /**
   * After a deletion for good: makes what was deleted impossible to find in the files this store
   * keeps itself. It may take a moment and is for deletions of people and classes, not for every
   * write.
   */
  scrub(): Promise<void>;

  /**
   * Resolves when the store answers and would take a write, as far as that can be told without
   * writing; else {@link StoreUnavailableError}. Cheap enough to be asked every few seconds.
   */
  checkUsable(): Promise<void>;

  /** Releases files and connections. No call is allowed afterwards. */
  close(): Promise<void>;
}

export class AlreadyExistsError extends Error {
  override readonly name = 'AlreadyExistsError';
}
/** The document does not satisfy its collection's schema; nothing was written. */
export class InvalidDocumentError extends Error {
  override readonly name = 'InvalidDocumentError';
}
/**
 * There is a document, and it does not fit its collection's schema. Names the place and the fields,
 * never their content.
 */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
  constructor(
    readonly path: string,
    readonly unreadable: Unreadable,
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
 * The store cannot be used now: disk full, read-only, busy, damaged or unreachable. Nothing was
 * written.
 */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
  /** A part of the data is damaged: waiting doesn't help. */
  readonly isDamaged: boolean;
  /** The framework tells a failed page's browser nothing but this. */
  readonly digest = newDataDigest();
  constructor(message?: string, { cause, isDamaged = false }: DataProblem = {}) {
    super(message, { cause });
    this.isDamaged = isDamaged;
  }
}
type DataProblem = { cause?: unknown; isDamaged?: boolean };
