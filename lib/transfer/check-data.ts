import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { readAllPages } from '@/lib/store/any-value-query';
import { allCollections } from '@/lib/store/collections/all';
import { toNumberIfWholeNumberText } from '@/lib/store/collections/define';
import {
  asRawCollection,
  type Collection,
  type DocumentStore,
  type RawStoredDocument,
  type StoredDocument,
} from '@/lib/store/port';
import { parseStoredDocuments } from '@/lib/store/rules';
import { collectionAt, collectionsOfDefinition } from './content';

/** A stored document that can't be read, or not with all its fields. */
export type UnreadableRecord = {
  readonly path: string;
  readonly id: string;
  /** Why the document can't be read, without its content; null if only some fields can't. */
  readonly unreadable: string | null;
  readonly fields: readonly string[];
  /** Fields for which only one value can be meant. */
  readonly repairs: readonly {
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
  }[];
};

/** Finds every document that doesn't fit its schema. Changes nothing. */
export async function* findUnreadableRecords(
  store: DocumentStore,
): AsyncGenerator<UnreadableRecord> {
  for (const collection of allCollections) {
    for await (const place of collectionsOfDefinition(store, collection)) {
      for await (const page of readAllPages(store, asRawCollection(place))) {
        for (const stored of page) {
          const misfit = misfitOf(collection, place.path, stored);
          if (misfit) yield misfit;
        }
      }
    }
  }
}

/**
 * Repairs a document as it is stored now; fields changed meanwhile stay. Returns the repaired
 * fields.
 */
export async function repairRecord(
  store: DocumentStore,
  { path, id, repairs }: UnreadableRecord,
): Promise<readonly string[]> {
  const collection = collectionAt(path);
  if (!collection) throw new Error(`There is no collection ${path}.`);
  const place = asRawCollection(collection);
  return store.transaction(async (transaction) => {
    const stored = await transaction.get(place, id);
    const wanted = (stored && misfitOf(collection, path, stored)?.repairs) ?? [];
    const same = wanted.filter((one) => repairs.some((said) => isDeepStrictEqual(said, one)));
    if (same.length > 0)
      transaction.merge(
        place,
        id,
        Object.fromEntries(same.map(({ field, after }) => [field, after])),
      );
    return same.map(({ field }) => field);
  });
}

function misfitOf(
  collection: Collection<StoredDocument>,
  path: string,
  stored: RawStoredDocument,
): UnreadableRecord | null {
  const { schema, complete = (fields) => fields } = collection.definition;
  const { shape } = schema as unknown as { shape: Readonly<Record<string, z.ZodType>> };
  const completed = complete(stored);
  const fields: string[] = [];
  const repairs: UnreadableRecord['repairs'][number][] = [];
  for (const [field, content] of Object.entries(shape)) {
    const before = stored[field];
    if (before === undefined || before === null) continue;
    if (fits(content, completed[field])) continue;
    const meant = candidates(field, before).filter((value) => fits(content, value));
    const [after] = meant;
    if (meant.length === 1) repairs.push({ field, before, after });
    else fields.push(field);
  }
  const [broken] = parseStoredDocuments(collection, [stored]).unreadable;
  if (!broken && fields.length + repairs.length === 0) return null;
  return { path, id: stored.id, unreadable: broken?.why ?? null, fields, repairs };
}

/**
 * True if a value can stay as it is. A number stored as text can't, since queries don't find it.
 */
function fits(content: z.ZodType, value: unknown): boolean {
  const result = content.safeParse(value);
  if (!result.success) return false;
  const number = withNumbers(value);
  return isDeepStrictEqual(value, number) || !isDeepStrictEqual(result.data, number);
}

/**
 * The possible meanings of a value: a number or boolean stored as text, an id stored as a number,
 * or a single item instead of a list.
 */
function candidates(field: string, value: unknown): unknown[] {
  const isReference = /(?:^id|Ids?)$/.test(field);
  const all = [
    withNumbers(value),
    value === 'true' ? true : value === 'false' ? false : value,
    isReference ? withTexts(value) : value,
    typeof value === 'object' ? value : [value],
    typeof value === 'object' ? value : [toNumberIfWholeNumberText(value)],
  ];
  const distinct: unknown[] = [];
  for (const one of all) {
    if (![value, ...distinct].some((known) => isDeepStrictEqual(known, one))) distinct.push(one);
  }
  return distinct;
}

function withNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNumbers);
  if (typeof value !== 'object' || value === null) return toNumberIfWholeNumberText(value);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withNumbers(inner)]));
}

function withTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTexts);
  return typeof value === 'number' && Number.isInteger(value) ? String(value) : value;
}
