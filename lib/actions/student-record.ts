'use server';

import {
  cardCommentInput,
  markOnPaperInput,
  readCommentInput,
  takeOutAnswerInput,
} from '@/lib/data/score-card/dto';
import {
  markCardCommentRead,
  markStepsDoneOnPaper,
  setCardComment,
  takeOutAnswer,
} from '@/lib/data/score-card/teacher-commands';
import {
  askForLines,
  askManyForLines,
  awardSticker,
  giveMoreTries,
  removeSticker,
  setCatchUp,
  setStudentFormulas,
} from '@/lib/data/student/commands';
import {
  askForLinesInput,
  askManyForLinesInput,
  awardStickerInput,
  catchUpInput,
  formulasInput,
  moreTriesInput,
  removeStickerInput,
  supportsInput,
} from '@/lib/data/student/dto';
import { setSupports } from '@/lib/data/student/supports';
import { studentAction, teacherAction, withoutResult } from './define-action';

export const setFormulasAction = teacherAction(formulasInput, setStudentFormulas);
export const giveMoreTriesAction = teacherAction(moreTriesInput, giveMoreTries);
export const askForLinesAction = teacherAction(askForLinesInput, withoutResult(askForLines));
export const askManyForLinesAction = teacherAction(askManyForLinesInput, askManyForLines);
export const takeOutAnswerAction = teacherAction(takeOutAnswerInput, takeOutAnswer);
export const setOnPaperAction = teacherAction(markOnPaperInput, markStepsDoneOnPaper);
export const setCardCommentAction = teacherAction(cardCommentInput, setCardComment);
export const readCardCommentAction = studentAction(
  readCommentInput,
  withoutResult(markCardCommentRead),
);
export const setCatchUpAction = teacherAction(catchUpInput, setCatchUp);
export const setSupportsAction = teacherAction(supportsInput, withoutResult(setSupports));
export const awardStickerAction = teacherAction(awardStickerInput, awardSticker);
export const removeStickerAction = teacherAction(removeStickerInput, removeSticker);
