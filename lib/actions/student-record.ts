'use server';

import {
  askForLines,
  awardSticker,
  giveMoreTries,
  removeSticker,
  setCatchUp,
  setFormulas,
} from '@/lib/data/student/commands';
import {
  askForLinesInput,
  awardStickerInput,
  catchUpInput,
  formulasInput,
  moreTriesInput,
  removeStickerInput,
  supportsInput,
} from '@/lib/data/student/dto';
import { setSupports } from '@/lib/data/student/supports';
import { teacherAction, withoutResult } from './define-action';

export const setFormulasAction = teacherAction(formulasInput, setFormulas);
export const giveMoreTriesAction = teacherAction(moreTriesInput, giveMoreTries);
export const askForLinesAction = teacherAction(askForLinesInput, withoutResult(askForLines));
export const setCatchUpAction = teacherAction(catchUpInput, setCatchUp);
export const setSupportsAction = teacherAction(supportsInput, withoutResult(setSupports));
export const awardStickerAction = teacherAction(awardStickerInput, awardSticker);
export const removeStickerAction = teacherAction(removeStickerInput, removeSticker);
