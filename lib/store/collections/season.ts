import { z } from 'zod';
import { idSchema } from '@/lib/domain/text/id-schema';
import {
  defineCollection,
  latestOpenedWeekBySeasonSchema,
  openObject,
  seasonSchema,
  timestampSchema,
  timestampUnknownIfMissingSchema,
  weekOrZeroSchema,
  wholeCountSchema,
} from './define';

const seasonState = {
  currentWeek: weekOrZeroSchema,
  /** If unknown, the lineup stays open until the next week begins. */
  weekStartedAt: timestampUnknownIfMissingSchema,
  /**
   * When each earlier week was opened, by week number, so that late work stays late. Missing in
   * older data.
   */
  weekOpenings: z.record(z.string(), timestampSchema).optional(),
};

/** The one document, `meta`, says which season is current and how far it has come. */
export const appData = defineCollection(
  'appData',
  z.object({
    id: idSchema,
    currentSeason: seasonSchema,
    seasonActive: z.boolean(),
    pausedAt: timestampSchema.nullable().optional(),
    ...seasonState,
    /**
     * How far each season had come when another one replaced it, by its year. If it becomes the
     * current one again, it continues from there.
     */
    leftSeasons: z.record(z.string(), openObject(seasonState)).optional(),
    /**
     * The latest week that was ever open, in case a season was set back to an earlier one: its
     * lineups stay closed.
     */
    openedUpTo: latestOpenedWeekBySeasonSchema.optional(),
  }),
);
export type AppMeta = z.infer<typeof appData.definition.schema>;

/**
 * A hash of the rows of each imported part (teams, players, a week), so that importing them again
 * changes nothing.
 */
export const seasonImports = defineCollection(
  'seasonImports',
  z.object({
    id: idSchema,
    season: seasonSchema,
    part: z.string(),
    contentHash: z.string(),
    rows: wholeCountSchema,
    importedAt: timestampSchema,
  }),
  [['season'], ['part']],
);
export type SeasonImport = z.infer<typeof seasonImports.definition.schema>;

/**
 * The changes that a repeated import made to a week's games, written together with the new
 * statistics. `pending` until every score card of the week was checked. `contentHash` identifies
 * the import, so that no step is reopened because of half-imported statistics.
 */
export const statCorrections = defineCollection(
  'statCorrections',
  z.object({
    id: idSchema,
    season: seasonSchema,
    week: weekOrZeroSchema,
    contentHash: z.string(),
    correctedAt: timestampSchema,
    state: z.enum(['pending', 'applied']),
    games: z.array(
      openObject({
        kind: z.enum(['player', 'defense']),
        gameOf: z.number().int(),
        changes: z.array(
          openObject({ field: z.string(), before: z.number().int(), after: z.number().int() }),
        ),
      }),
    ),
  }),
  [['state']],
);
export type WeekStatCorrections = z.infer<typeof statCorrections.definition.schema>;

/** One document, `clock`: the state of the automatic season, shared by all processes of a store. */
export const seasonClock = defineCollection(
  'seasonClock',
  z.object({
    id: idSchema,
    /**
     * The process that is working, and until when others leave it alone. If it died, they take over
     * after that.
     */
    leaseHolder: z.string().nullable(),
    leaseUntil: timestampSchema.nullable(),
    /** The Tuesday that the fields below describe. */
    slot: timestampSchema,
    firstTryAt: timestampSchema.nullable(),
    tries: wholeCountSchema,
    nextTryAt: timestampSchema.nullable(),
    /**
     * The last failure; null if there was none. `told` lists the kinds of failure that were
     * already reported to the admins by mail for this Tuesday.
     */
    failure: openObject({ kind: z.string(), message: z.string(), at: timestampSchema }).nullable(),
    told: z.array(z.string()),
  }),
);
export type SeasonClock = z.infer<typeof seasonClock.definition.schema>;
