'use server';

import {
  markOnPaperInput,
  markStepCommentReadInput,
  setTryTakenOutInput,
  stepCommentInput,
} from '@/lib/data/score-card/dto';
import {
  markStepCommentRead,
  markStepsDoneOnPaper,
  setStepComment,
  setTryTakenOut,
} from '@/lib/data/score-card/teacher-commands';
import {
  askForStepLines,
  askManyForLines,
  awardSticker,
  giveMoreTries,
  removeSticker,
  setCatchUpWeeks,
  setFormulasOfStudents,
} from '@/lib/data/student/commands';
import {
  askForStepLinesInput,
  askManyForLinesInput,
  awardStickerInput,
  catchUpWeeksInput,
  formulasOfStudentsInput,
  moreTriesInput,
  removeStickerInput,
  supportsInput,
} from '@/lib/data/student/dto';
import { setStudentSupports } from '@/lib/data/student/supports';
import { defineStudentAction, defineTeacherAction, withoutResult } from './define-action';

export const setFormulasOfStudentsAction = defineTeacherAction(
  formulasOfStudentsInput,
  setFormulasOfStudents,
);
export const giveMoreTriesAction = defineTeacherAction(moreTriesInput, giveMoreTries);
export const askForStepLinesAction = defineTeacherAction(
  askForStepLinesInput,
  withoutResult(askForStepLines),
);
export const askManyForLinesAction = defineTeacherAction(askManyForLinesInput, askManyForLines);
export const setAnswerTakenOutAction = defineTeacherAction(setTryTakenOutInput, setTryTakenOut);
export const setStepsDoneOnPaperAction = defineTeacherAction(
  markOnPaperInput,
  markStepsDoneOnPaper,
);
export const setStepCommentAction = defineTeacherAction(stepCommentInput, setStepComment);
export const markStepCommentReadAction = defineStudentAction(
  markStepCommentReadInput,
  withoutResult(markStepCommentRead),
);
export const setCatchUpWeeksAction = defineTeacherAction(catchUpWeeksInput, setCatchUpWeeks);
export const setSupportsAction = defineTeacherAction(
  supportsInput,
  withoutResult(setStudentSupports),
);
export const awardStickerAction = defineTeacherAction(awardStickerInput, awardSticker);
export const removeStickerAction = defineTeacherAction(removeStickerInput, removeSticker);
