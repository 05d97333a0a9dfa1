'use server';

import { awardSticker, giveMoreTries, removeSticker, setFormulaLevel } from '@/lib/data/student/commands';
import { awardStickerInput, formulaLevelInput, moreTriesInput, removeStickerInput } from '@/lib/data/student/dto';
import { teacherAction } from './define-action';

export const setFormulaLevelAction = teacherAction(formulaLevelInput, setFormulaLevel);
export const giveMoreTriesAction = teacherAction(moreTriesInput, giveMoreTries);
export const awardStickerAction = teacherAction(awardStickerInput, awardSticker);
export const removeStickerAction = teacherAction(removeStickerInput, removeSticker);
