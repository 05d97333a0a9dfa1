import { z } from 'zod';
import {
  define,
  id,
  longAgo,
  openedWeeks,
  openObject,
  season,
  timestamp,
  week,
  wholeCount,
} from './define';

const standing = {
  /** The latest week whose box scores are published; 0 is pre-season. */
  currentWeek: week,
  /** Where it is not known, the lineup is open until the next week begins. */
  weekStartedAt: longAgo,
  /**
   * When each earlier week of the season was opened, by its number: what was late then stays late.
   * Missing in older data.
   */
  weekOpenings: z.record(z.string(), timestamp).optional(),
};

/** One document, `meta`. */
export const appData = define(
  'appData',
  z.object({
    id,
    currentSeason: season,
    seasonActive: z.boolean(),
    /** Since when it is not; null once it goes on again. */
    pausedAt: timestamp.nullable().optional(),
    ...standing,
    /**
     * How far each season was when another one was made the current one, by its year: coming back,
     * it goes on there.
     */
    leftSeasons: z.record(z.string(), openObject(standing)).optional(),
    /**
     * The latest week that was ever open, where a season went back to an earlier one: its lineups
     * stay closed.
     */
    openedUpTo: openedWeeks.optional(),
  }),
);
export type AppMeta = z.infer<typeof appData.definition.schema>;

/** Which file content each imported week came from, so that importing again changes nothing. */
export const seasonImports = define(
  'seasonImports',
  z.object({
    id,
    season,
    part: z.string(),
    contentHash: z.string(),
    rows: wholeCount,
    importedAt: timestamp,
  }),
  [['season'], ['part']],
);
export type SeasonImport = z.infer<typeof seasonImports.definition.schema>;

/**
 * What a repeated import of a week changed in its games, written together with the new statistics.
 * `pending` until every score card of the week was gone through. `contentHash` is the import's, so
 * that nothing is re-opened from statistics that are only half there.
 */
export const statCorrections = define(
  'statCorrections',
  z.object({
    id,
    season,
    week,
    contentHash: z.string(),
    correctedAt: timestamp,
    state: z.enum(['pending', 'applied']),
    games: z.array(
      openObject({
        kind: z.enum(['player', 'defense']),
        /** PlayerID, or TeamID of a defense. */
        gameOf: z.number().int(),
        changes: z.array(
          openObject({ field: z.string(), before: z.number().int(), after: z.number().int() }),
        ),
      }),
    ),
  }),
  [['state']],
);
export type StatCorrection = z.infer<typeof statCorrections.definition.schema>;

/**
 * One document, `clock`: the state of the season that runs by itself. Shared by all processes of a
 * store.
 */
export const seasonClock = define(
  'seasonClock',
  z.object({
    id,
    /**
     * Which process is at it, and until when the others leave it alone: a process that died is not
     * waited for longer.
     */
    leaseHolder: z.string().nullable(),
    leaseUntil: timestamp.nullable(),
    /** The Tuesday that the fields below are about. */
    slot: timestamp,
    firstTryAt: timestamp.nullable(),
    tries: wholeCount,
    nextTryAt: timestamp.nullable(),
    /**
     * The last failure; null while all is well. `told` are the kinds the admins had mail about for
     * this Tuesday.
     */
    failure: openObject({ kind: z.string(), message: z.string(), at: timestamp }).nullable(),
    told: z.array(z.string()),
  }),
);
export type SeasonClock = z.infer<typeof seasonClock.definition.schema>;
