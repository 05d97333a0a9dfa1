import { z } from 'zod';
import { studentPlace } from '@/lib/data/student/input';
import { STICKER_KIND_IDS, STICKER_WORDS_MAX, tidyStickerWords } from '@/lib/domain/stickers';
import { atMostCharacters, NO_USABLE_ID } from '@/words/form';
import { SAY_WHAT_FOR } from '@/words/stickers';

/** A reason from the bank, or own words when `kind` is null. */
export const awardStickerInput = studentPlace
  .extend({
    kind: z.enum(STICKER_KIND_IDS).nullable(),
    words: z
      .string()
      .max(400, atMostCharacters(STICKER_WORDS_MAX))
      .transform(tidyStickerWords)
      .refine((words) => [...words].length <= STICKER_WORDS_MAX, atMostCharacters(STICKER_WORDS_MAX)),
    operationId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, NO_USABLE_ID),
  })
  .refine(({ kind, words }) => kind !== null || words !== '', {
    path: ['words'],
    message: SAY_WHAT_FOR,
  });
export type AwardStickerInput = z.output<typeof awardStickerInput>;

export const removeStickerInput = studentPlace.extend({ stickerId: z.string().min(1).max(400) });
export type RemoveStickerInput = z.output<typeof removeStickerInput>;
