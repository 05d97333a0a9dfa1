import type { DocumentReference, DocumentSnapshot, Firestore, SetOptions } from 'firebase-admin/firestore';
import { z } from 'zod';
import { FieldPath } from '@/lib/firebase/sdk';
import { type Collection, ofAnyDocument, type StoredDocument, type WriteOperations } from '../../port';
import { isPossibleId, MOST_WRITES, mergedFields, namedFields, validated } from '../../rules';
import { decode, toFirestore } from './reader';

type Fields = Record<string, unknown>;

/** The writing half of a batch and of a transaction of the SDK. */
type Writer = {
  create(reference: DocumentReference, fields: Fields): unknown;
  set(reference: DocumentReference, fields: Fields, options?: SetOptions): unknown;
  update(reference: DocumentReference, field: FieldPath, value: unknown, ...more: unknown[]): unknown;
  delete(reference: DocumentReference): unknown;
};

type PendingWrite =
  | { readonly kind: 'create' | 'set'; readonly reference: DocumentReference; readonly fields: Fields }
  | {
      readonly kind: 'merge';
      readonly reference: DocumentReference;
      readonly fields: Fields;
      readonly collection: Collection<never>;
    }
  | { readonly kind: 'delete'; readonly reference: DocumentReference };

/** What is known to stand at a path when the writes begin; null when nothing does. */
export type Known = ReadonlyMap<string, DocumentSnapshot>;

/**
 * Collects writes. `create` and `set` are validated at once. A merge is valid when its result is: where the stored document is known, the
 * result is validated; where it is not, each named field is, on the condition that there is a document.
 */
export function createJournal(firestore: Firestore) {
  const pending: PendingWrite[] = [];

  function add(write: PendingWrite): void {
    if (pending.length >= MOST_WRITES) throw new RangeError(`At most ${MOST_WRITES} writes can be made together.`);
    pending.push(write);
  }

  function place<T extends StoredDocument>(kind: 'create' | 'set', collection: Collection<T>, document: T): void {
    const fields = validated(collection, document) as unknown as Fields;
    add({ kind, reference: firestore.collection(collection.path).doc(document.id), fields: structuredClone(fields) });
  }

  const writes: WriteOperations = {
    create: (collection, document) => place('create', collection, document),
    set: (collection, document) => place('set', collection, document),
    merge(collection, id, patch) {
      // Checked with the id alone, so that an impossible one is refused before it becomes part of a path.
      const fields = structuredClone(namedFields(patch));
      validatedPatch(collection, id, fields);
      add({ kind: 'merge', reference: firestore.collection(collection.path).doc(id), fields, collection: collection as never });
    },
    delete(collection, id) {
      // Where no document can be there is none to remove.
      if (!isPossibleId(id)) return;
      add({ kind: 'delete', reference: firestore.collection(collection.path).doc(id) });
    },
  };

  /** Merges whose document no one has read, nor written earlier in this journal. */
  function unknownTargets(known: Known): DocumentReference[] {
    const settled = new Set(known.keys());
    const unknown = new Map<string, DocumentReference>();
    for (const { kind, reference } of pending) {
      if (kind !== 'merge') settled.add(reference.path);
      else if (!settled.has(reference.path)) unknown.set(reference.path, reference);
    }
    return [...unknown.values()];
  }

  /** Hands the writes to the SDK in their order. */
  function apply(writer: Writer, known: Known): void {
    const state = new Map<string, Fields | null>();
    for (const [path, snapshot] of known) state.set(path, decode(snapshot));
    for (const write of pending) {
      const { reference } = write;
      switch (write.kind) {
        case 'create':
        case 'set':
          writer[write.kind](reference, toFirestore(write.fields) as Fields);
          state.set(reference.path, write.fields);
          break;
        case 'delete':
          writer.delete(reference);
          state.set(reference.path, null);
          break;
        case 'merge':
          state.set(reference.path, merge(writer, write, state.get(reference.path)) as Fields | null);
      }
    }
  }

  return {
    writes,
    /** Making these writes a second time leaves what the first time left; a second `create` would be refused by its own first. */
    get isRepeatable(): boolean {
      return pending.every(({ kind }) => kind !== 'create');
    },
    get isEmpty(): boolean {
      return pending.length === 0;
    },
    unknownTargets,
    /** Whether the merges among them can be told right from wrong without reading. */
    needsReading: (): boolean =>
      pending.some((write) => write.kind === 'merge' && (Object.keys(write.fields).length === 0 || !partialOf(write.collection))),
    apply,
  };
}

export type Journal = ReturnType<typeof createJournal>;

/** What stands there afterwards, as far as it is known. */
function merge(
  writer: Writer,
  { reference, fields, collection }: PendingWrite & { kind: 'merge' },
  stored: Fields | null | undefined,
): Fields | null | undefined {
  if (stored === undefined) {
    const [first, ...rest] = Object.entries(toFirestore(fields) as Fields);
    if (!first) throw new TypeError('A merge of nothing must know what is stored.');
    // `update` has the condition that there is a document, which merging with `set` has not.
    const others = rest.flatMap(([field, value]) => [new FieldPath(field), value]);
    writer.update(reference, new FieldPath(first[0]), first[1], ...others);
    return undefined;
  }
  const written = mergedFields(ofAnyDocument(collection), reference.id, stored, fields);
  if (!stored) writer.set(reference, toFirestore(written) as Fields);
  else {
    const mergeFields = Object.keys(written).map((field) => new FieldPath(field));
    if (mergeFields.length > 0) writer.set(reference, toFirestore(written) as Fields, { mergeFields });
  }
  return { ...stored, ...written };
}

const partials = new WeakMap<object, z.ZodType>();

/** The schema with every field optional but `id`; null when the fields cannot be judged one by one. */
function partialOf(collection: { definition: { schema: z.ZodType } }): z.ZodType | null {
  const { schema } = collection.definition;
  if (!(schema instanceof z.ZodObject)) return null;
  let partial = partials.get(schema);
  if (!partial) {
    partial = schema.partial().required({ id: true } as never);
    partials.set(schema, partial);
  }
  return partial;
}

function validatedPatch<T extends StoredDocument>(collection: Collection<T>, id: string, fields: Fields): void {
  const partial = partialOf(collection);
  if (partial)
    validated({ ...collection, definition: { ...collection.definition, schema: partial as never } }, { ...fields, id });
  else validId(collection, id);
}

function validId<T extends StoredDocument>(collection: Collection<T>, id: string): void {
  validated(
    { path: collection.path, definition: { ...collection.definition, schema: z.object({ id: z.string() }) } as never },
    { id },
  );
}
