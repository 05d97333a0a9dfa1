import { z } from 'zod';
import { lineText } from '@/lib/domain/text/line-text';
import { define, id, openObject, season, timestamp, timestampOrUnknown, week } from './define';

export const helmetStickers = define(
  'helmetStickers',
  z.object({
    id,
    userId: id,
    season,
    /** 0 if unknown. */
    week: week.default(0),
    reason: lineText.default('all-tasks'),
    createdAt: timestampOrUnknown,
    /** The teacher who gave it and may take it back; missing on automatic stickers. */
    awardedBy: id.optional(),
    /**
     * Position on the helmet; null until the student places it. Missing on stickers from before
     * students placed them.
     */
    place: openObject({ x: z.number().int(), y: z.number().int() }).nullable().optional(),
  }),
  [['userId', 'season']],
);
export type HelmetSticker = z.infer<typeof helmetStickers.definition.schema>;

/**
 * The MVP ledger. A profile's `mvpPoints` is the sum of its events' `points`. The id names the
 * reason, so each reason counts once.
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
    /** The league it was earned in; empty for none, missing in older data. */
    leagueId: z.string().optional(),
    createdAt: timestamp,
  }),
  [['studentId', 'season']],
  { sorted: [{ equal: ['studentId', 'season'], by: 'createdAt', direction: 'desc' }] },
);
export type MvpEvent = z.infer<typeof mvpEvents.definition.schema>;
