'use server';

import { awardSticker, giveMoreTries, removeSticker, setFormulaLevel } from '@/lib/data/student/commands';
import { awardStickerInput, formulaLevelInput, moreTriesInput, removeStickerInput } from '@/lib/data/student/dto';
import { defineAction, teachers } from './define-action';

export const setFormulaLevelAction = defineAction({
  input: formulaLevelInput,
  authorize: teachers,
  run: ({ viewer, input }) => setFormulaLevel(viewer, input),
});

export const giveMoreTriesAction = defineAction({
  input: moreTriesInput,
  authorize: teachers,
  run: ({ viewer, input }) => giveMoreTries(viewer, input),
});

export const awardStickerAction = defineAction({
  input: awardStickerInput,
  authorize: teachers,
  run: ({ viewer, input }) => awardSticker(viewer, input),
});

export const removeStickerAction = defineAction({
  input: removeStickerInput,
  authorize: teachers,
  run: ({ viewer, input }) => removeSticker(viewer, input),
});
