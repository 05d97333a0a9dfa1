import { z } from 'zod';
import { lineText } from '@/lib/domain/text/line-text';
import { define, id, longAgo, openObject, season, timestamp, week } from './define';

export const helmetStickers = define(
  'helmetStickers',
  z.object({
    id,
    userId: id,
    season,
    /** 0 where it is not known. */
    week: week.default(0),
    reason: lineText.default('all-tasks'),
    createdAt: longAgo,
    /**
     * The teacher who gave it; missing on a sticker that came by itself. Says who may take it back.
     */
    awardedBy: id.optional(),
    /**
     * Where the student has put it on the helmet; null until then. Missing on those that came
     * before students did that.
     */
    place: openObject({ x: z.number().int(), y: z.number().int() }).nullable().optional(),
  }),
  [['userId', 'season']],
);
export type HelmetSticker = z.infer<typeof helmetStickers.definition.schema>;

/**
 * The MVP ledger: a profile's `mvpPoints` is the sum of its events' `points`. The id names the
 * reason, so it happens once.
 */
export const mvpEvents = define(
  'mvpEvents',
  z.object({
    id,
    studentId: id,
    season,
    week,
    reason: z.string(),
    points: z.number().int(),
    /** The league it was earned in, empty for none. Missing in older data. */
    leagueId: z.string().optional(),
    createdAt: timestamp,
  }),
  [['studentId', 'season']],
  { sorted: [{ equal: ['studentId', 'season'], by: 'createdAt', direction: 'desc' }] },
);
export type MvpEvent = z.infer<typeof mvpEvents.definition.schema>;
