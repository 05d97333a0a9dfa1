import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  SetOptions,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { FieldPath, FieldValue } from '@/lib/firebase/sdk';
import type { CollectedWrite, DocumentFields } from '../../create-store';
import {
  documentAfterSet,
  fieldsToWriteForMerge,
  validateDocument,
  writtenFieldNamesOrNullIfAll,
} from '../../rules';
import { decodeSnapshot, toFirestoreValue } from './reader';

type Writer = {
  create(reference: DocumentReference, fields: object): unknown;
  set(reference: DocumentReference, fields: object, options?: SetOptions): unknown;
  update(
    reference: DocumentReference,
    field: FieldPath,
    value: unknown,
    ...more: unknown[]
  ): unknown;
  delete(reference: DocumentReference): unknown;
};
type Merge = CollectedWrite & { kind: 'merge' };

type KnownDocuments = ReadonlyMap<string, DocumentSnapshot>;

const pathOf = ({ collection, id }: CollectedWrite): string => `${collection.path}/${id}`;

/**
 * Applying these writes twice has the same result as once. A repeated `create` would be refused
 * because of the first one.
 */
export const isEveryWriteRepeatable = (writes: readonly CollectedWrite[]): boolean =>
  writes.every(({ kind }) => kind !== 'create');

/** True if some merges can only be validated after reading. */
export const hasMergeToReadBeforeWriting = (writes: readonly CollectedWrite[]): boolean =>
  writes.some(
    (write) =>
      write.kind === 'merge' && (Object.keys(write.fields).length === 0 || !partialOf(write)),
  );

/** The targets of merges that were neither read before nor written earlier in this list. */
export function pathsOfUnreadMergeTargets(
  writes: readonly CollectedWrite[],
  known: KnownDocuments = new Map(),
): string[] {
  const settled = new Set(known.keys());
  const unknown = new Set<string>();
  for (const write of writes) {
    const path = pathOf(write);
    if (write.kind !== 'merge') settled.add(path);
    else if (!settled.has(path)) unknown.add(path);
  }
  return [...unknown];
}

/**
 * Hands the writes to the SDK in order. A merge is valid if its result is. If the stored document
 * is known, the result is validated; otherwise each named field is, and the write requires that the
 * document exists.
 */
export function applyWrites(
  firestore: Firestore,
  writes: readonly CollectedWrite[],
  writer: Writer,
  known: KnownDocuments = new Map(),
): void {
  const state = new Map<string, DocumentFields | null | undefined>();
  for (const [path, snapshot] of known) state.set(path, decodeSnapshot(snapshot));
  for (const write of writes) {
    const path = pathOf(write);
    const reference = firestore.doc(path);
    switch (write.kind) {
      case 'create':
        writer.create(reference, toFirestoreValue(write.fields) as object);
        state.set(path, write.fields);
        break;
      case 'set':
        set(writer, reference, write);
        state.set(path, documentAfterSet(write.collection, state.get(path), write.fields));
        break;
      case 'delete':
        writer.delete(reference);
        state.set(path, null);
        break;
      case 'merge':
        state.set(path, merge(writer, reference, write, state.get(path)));
    }
  }
}

/**
 * Needs no read: the fields that the schema names are replaced or removed one by one, so other
 * programs' fields aren't touched.
 */
function set(
  writer: Writer,
  reference: DocumentReference,
  { collection, fields }: CollectedWrite & { kind: 'set' | 'create' },
): void {
  const written = toFirestoreValue(fields) as DocumentFields;
  const names = writtenFieldNamesOrNullIfAll(collection, fields);
  if (!names) {
    writer.set(reference, written);
    return;
  }
  const values = names.map((field) => [
    field,
    field in written ? written[field] : FieldValue.delete(),
  ]);
  const mergeFields = names.map((field) => new FieldPath(field));
  writer.set(reference, Object.fromEntries(values), { mergeFields });
}

/** Returns the document after the merge, as far as it is known. */
function merge(
  writer: Writer,
  reference: DocumentReference,
  write: Merge,
  stored: DocumentFields | null | undefined,
) {
  const { collection, id, fields } = write;
  if (stored === undefined) {
    assertFieldsFit(write);
    const [first, ...rest] = Object.entries(toFirestoreValue(fields) as DocumentFields);
    if (!first) throw new TypeError('A merge of nothing must know what is stored.');
    // `update` requires an existing document; `set` with merge doesn't.
    const others = rest.flatMap(([field, value]) => [new FieldPath(field), value]);
    writer.update(reference, new FieldPath(first[0]), first[1], ...others);
    return undefined;
  }
  const written = fieldsToWriteForMerge(collection, id, stored, fields);
  if (!stored) writer.set(reference, toFirestoreValue(written) as object);
  else {
    const mergeFields = Object.keys(written).map((field) => new FieldPath(field));
    if (mergeFields.length > 0)
      writer.set(reference, toFirestoreValue(written) as object, { mergeFields });
  }
  return { ...stored, ...written };
}

const partials = new WeakMap<object, z.ZodType>();

/**
 * Returns the schema with every field but `id` optional, or null if its fields can't be validated
 * one by one.
 */
function partialOf({ collection }: CollectedWrite): z.ZodType | null {
  const { schema } = collection.definition;
  if (!(schema instanceof z.ZodObject)) return null;
  let partial = partials.get(schema);
  if (!partial) {
    partial = schema.partial().required({ id: true } as never);
    partials.set(schema, partial);
  }
  return partial;
}

function assertFieldsFit(write: Merge): void {
  const { collection, id, fields } = write;
  const schema = partialOf(write) as never;
  validateDocument(
    { ...collection, definition: { ...collection.definition, schema } },
    { ...fields, id },
  );
}
