import { z } from 'zod';
import type { OwnLine } from '@/lib/domain/answers/lines';
import { FORMULA_LEVELS, formulaLevelOf, type OwnFormulas } from '@/lib/domain/football/formulas';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { COUNTABLES } from '@/lib/domain/football/statistics';
import { lineText } from '@/lib/domain/text/line-text';
import { momentFrom, THE_BEGINNING, timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  type Collection,
  type CollectionDefinition,
  type StoredDocument,
  UNREADABLE,
} from '../port';

/**
 * What the definitions of this folder share. The collections are the twenty of the specification,
 * spelled as there, and a few of our own, in one file a noun; `all.ts` lists them.
 *
 * A document with exactly the fields that the specification names can be read: every field of ours
 * in its twenty collections has its default in the schema, so that no reader has to think of a
 * missing one. What depends on other fields is filled in by `complete`.
 */

/**
 * An object inside a document. What other programs keep in it stays, as long as the app makes the
 * new value from the one it has read. Moments and mixed numbers are single values and hold nothing
 * else.
 */
export const openObject = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> =>
  z.looseObject(shape) as unknown as z.ZodObject<Shape>;

export const id = z.string().min(1).max(200);
export const season = z.number().int();
export const week = z.number().int().min(0).max(LAST_WEEK);

/**
 * A whole number that another program may have written as text. Not for fields that queries
 * compare: they would not find the text.
 */
const whole = (check: z.ZodNumber) => z.preprocess(numberFrom, check);
const WHOLE_NUMBER = /^-?(?:0|[1-9]\d{0,14})$/;
export const numberFrom = (stored: unknown): unknown =>
  typeof stored === 'string' && WHOLE_NUMBER.test(stored) ? Number(stored) : stored;

/** A field that its collection names as marked. */
export const orUnreadable = <Value extends z.ZodType>(value: Value) =>
  z.union([value, z.literal(UNREADABLE)]);

export const wholeCount = whole(z.number().int().min(0));
/** The latest week that was ever open, by the year of the statistics. */
export const openedWeeks = z.record(z.string(), week);
export const none = wholeCount.default(0);
export const text = z.string().default('');

/** Also in the spellings that other programs leave. */
export const timestamp = z.preprocess(
  momentFrom,
  z.object({ seconds: z.number().int(), nanoseconds: z.number().int() }),
);

/**
 * Where a profile or a league doesn't say when it was made: September 1 of its school year, so that the day on
 * which it is due for deletion is that of its season and not long past.
 */
export function withBeginning(stored: Record<string, unknown>): Record<string, unknown> {
  if (stored.createdAt !== undefined || typeof stored.season !== 'number') return stored;
  return { ...stored, createdAt: timestampFromDate(new Date(Date.UTC(stored.season, 8, 1))) };
}

/** For when nothing is known of when it was. */
export const longAgo = timestamp.default(THE_BEGINNING);

/** Any value is one of the levels; what is written is one of them. */
export const formulaLevel = z.preprocess(formulaLevelOf, z.literal(FORMULA_LEVELS));

const rate = z.tuple([z.number().int(), z.number().int().positive()]);
const ownRules = z.partialRecord(z.enum(POSITION_CODES), z.partialRecord(z.enum(COUNTABLES), rate));

/**
 * A teacher's own formula set; rates are lists of two numbers, which both stores keep in their
 * order.
 */
export const formulaSet: z.ZodType<OwnFormulas> = openObject({
  name: lineText,
  lines: ownRules,
  before: ownRules.optional(),
});

/** 0 when the slot has no player. PlayerID and TeamID are whole numbers as in the season files. */
export const playerId = whole(z.number().int());
export const nobody = playerId.default(0);

/**
 * A mixed number as stored; the sign is on `wholeNumber`, or on `numerator` when `wholeNumber` is
 * 0.
 */
export const mixedNumber = z.object({
  wholeNumber: z.number().int(),
  numerator: z.number().int(),
  denominator: z.number().int().positive(),
});

/** What a student wrote beside a sum, as typed; which lines of the step each is about. */
export const ownLines: z.ZodType<readonly OwnLine[]> = z.array(
  openObject({ of: z.array(wholeCount), typed: lineText }),
);

/**
 * A collection with its schema and what the queries on it need: one index for each set of fields
 * that they compare.
 */
export function define<S extends z.ZodType<StoredDocument>>(
  name: string,
  schema: S,
  indexes: CollectionDefinition<z.infer<S>>['indexes'] = [],
  more: Pick<
    CollectionDefinition<z.infer<S>>,
    'arrayFields' | 'sorted' | 'complete' | 'dispensable' | 'marked'
  > = {},
): Collection<z.infer<S>> {
  const definition = { name, schema, indexes, ...more } as unknown as CollectionDefinition<
    z.infer<S>
  >;
  return { definition, path: name };
}
