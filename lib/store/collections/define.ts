import { z } from 'zod';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import {
  type CustomFormulas,
  FORMULA_LEVELS,
  parseFormulaLevelOrLevel2,
} from '@/lib/domain/football/formulas';
import { POSITION_CODES } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { STATISTICS_AND_SUMS } from '@/lib/domain/football/statistics';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import {
  timestampFromDate,
  timestampFromStoredOrUnchanged,
  UNKNOWN_TIMESTAMP,
} from '@/lib/domain/time/timestamp';
import {
  type Collection,
  type CollectionDefinition,
  type StoredDocument,
  UNREADABLE,
} from '../port';

/**
 * Shared parts of the definitions in this folder. The collections are the specification's twenty,
 * with its spelling, and a few of our own, in one file per noun; `all.ts` lists them. A document
 * with exactly the specification's fields can be read: each field we added to the twenty has a
 * default, so no reader has to handle a missing one. `complete` fills in what depends on other
 * fields.
 */

/**
 * An object inside a document. Other programs' fields in it are kept if the app builds the new
 * value from the one it has read. Timestamps and mixed numbers are single values and have no extra
 * fields.
 */
export const openObject = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> =>
  z.looseObject(shape) as unknown as z.ZodObject<Shape>;

export const seasonSchema = z.number().int();
export const weekOrZeroSchema = z.number().int().min(0).max(FINAL_WEEK);

/**
 * A whole number that another program may have stored as text. Not for fields that queries compare,
 * since they wouldn't match the text.
 */
const whole = (check: z.ZodNumber) => z.preprocess(toNumberIfWholeNumberText, check);
const WHOLE_NUMBER = /^-?(?:0|[1-9]\d{0,14})$/;
export const toNumberIfWholeNumberText = (stored: unknown): unknown =>
  typeof stored === 'string' && WHOLE_NUMBER.test(stored) ? Number(stored) : stored;

export const allowUnreadableMarker = <Value extends z.ZodType>(value: Value) =>
  z.union([value, z.literal(UNREADABLE)]);

export const wholeCountSchema = whole(z.number().int().min(0));
export const latestOpenedWeekBySeasonSchema = z.record(z.string(), weekOrZeroSchema);
export const countZeroIfMissingSchema = wholeCountSchema.default(0);
export const textEmptyIfMissingSchema = z.string().default('');

/** Accepts the timestamp formats of other programs too. */
export const timestampSchema = z.preprocess(
  timestampFromStoredOrUnchanged,
  z.object({ seconds: z.number().int(), nanoseconds: z.number().int() }),
);

/**
 * A profile or league without a creation time gets September 1 of its school year, so that it
 * becomes due for deletion with its season and not at once.
 */
export function addMissingCreatedAt(stored: Record<string, unknown>): Record<string, unknown> {
  if (stored.createdAt !== undefined || typeof stored.season !== 'number') return stored;
  return { ...stored, createdAt: timestampFromDate(new Date(Date.UTC(stored.season, 8, 1))) };
}

export const timestampUnknownIfMissingSchema = timestampSchema.default(UNKNOWN_TIMESTAMP);

/** Accepts any stored value and maps it to a level. */
export const formulaLevelSchema = z.preprocess(
  parseFormulaLevelOrLevel2,
  z.literal(FORMULA_LEVELS),
);

const rate = z.tuple([z.number().int(), z.number().int().positive()]);
const ratesByPosition = z.partialRecord(
  z.enum(POSITION_CODES),
  z.partialRecord(z.enum(STATISTICS_AND_SUMS), rate),
);

/**
 * A teacher's own formulas. Rates are lists of two numbers, because both stores keep their order.
 */
export const formulaSetSchema: z.ZodType<CustomFormulas> = openObject({
  name: textToOneLineSchema,
  lines: ratesByPosition,
  before: ratesByPosition.optional(),
});

/** PlayerID and TeamID are whole numbers, as in the season files. */
export const playerIdSchema = whole(z.number().int());
/** 0 when the slot has no player. */
export const playerIdOrNoneSchema = playerIdSchema.default(0);

/** The sign is on `wholeNumber`, or on `numerator` when `wholeNumber` is 0. */
export const mixedNumberSchema = z.object({
  wholeNumber: z.number().int(),
  numerator: z.number().int(),
  denominator: z.number().int().positive(),
});

/** The products a student typed beside a sum; `of` has the step's lines that each one covers. */
export const studentWorkLinesSchema: z.ZodType<readonly StudentWorkLine[]> = z.array(
  openObject({ of: z.array(wholeCountSchema), typed: textToOneLineSchema }),
);

/** A collection with its schema and one index for each set of fields that its queries compare. */
export function defineCollection<S extends z.ZodType<StoredDocument>>(
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

export const daySchema = z.iso.date();
