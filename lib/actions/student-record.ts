'use server';

import {
  awardSticker,
  giveMoreTries,
  removeSticker,
  setCatchUp,
  setFormulas,
} from '@/lib/data/student/commands';
import {
  awardStickerInput,
  catchUpInput,
  formulasInput,
  moreTriesInput,
  removeStickerInput,
} from '@/lib/data/student/dto';
import { teacherAction } from './define-action';

export const setFormulasAction = teacherAction(formulasInput, setFormulas);
export const giveMoreTriesAction = teacherAction(moreTriesInput, giveMoreTries);
export const setCatchUpAction = teacherAction(catchUpInput, setCatchUp);
export const awardStickerAction = teacherAction(awardStickerInput, awardSticker);
export const removeStickerAction = teacherAction(removeStickerInput, removeSticker);
