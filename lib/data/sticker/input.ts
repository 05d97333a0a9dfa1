import { z } from 'zod';
import { studentPlace } from '@/lib/data/student/input';
import { STICKER_KIND_IDS, STICKER_WORDS_MAX, tidyStickerWords } from '@/lib/domain/stickers';

/** A reason from the bank, or own words when `kind` is null. */
export const awardStickerInput = studentPlace
  .extend({
    kind: z.enum(STICKER_KIND_IDS).nullable(),
    words: z
      .string()
      .max(400, `Please use at most ${STICKER_WORDS_MAX} letters.`)
      .transform(tidyStickerWords)
      .refine((words) => [...words].length <= STICKER_WORDS_MAX, `Please use at most ${STICKER_WORDS_MAX} letters.`),
    operationId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'The sticker has no usable id.'),
  })
  .refine(({ kind, words }) => kind !== null || words !== '', {
    path: ['words'],
    message: 'Please say in a few words what the sticker is for.',
  });
export type AwardStickerInput = z.output<typeof awardStickerInput>;

export const removeStickerInput = studentPlace.extend({ stickerId: z.string().min(1).max(400) });
export type RemoveStickerInput = z.output<typeof removeStickerInput>;
