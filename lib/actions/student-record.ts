'use server';

import { awardSticker, giveMoreTries, removeSticker, setCatchUp, setFormulaLevel } from '@/lib/data/student/commands';
import { awardStickerInput, catchUpInput, formulaLevelInput, moreTriesInput, removeStickerInput } from '@/lib/data/student/dto';
import { teacherAction } from './define-action';

export const setFormulaLevelAction = teacherAction(formulaLevelInput, setFormulaLevel);
export const giveMoreTriesAction = teacherAction(moreTriesInput, giveMoreTries);
export const setCatchUpAction = teacherAction(catchUpInput, setCatchUp);
export const awardStickerAction = teacherAction(awardStickerInput, awardSticker);
export const removeStickerAction = teacherAction(removeStickerInput, removeSticker);
