'use server';

import { answerSchoolSignInRequestInput } from '@/lib/data/account/dto';
import { answerSchoolAccountRequest } from '@/lib/data/account/school-commands';
import { addStudents, replaceLoginCards } from '@/lib/data/class-roster/add-student-commands';
import {
  approveTeamName,
  approveTeamNames,
  bringBackStudent,
  changeOwnReference,
  changeOwnReferences,
  changeTeamName,
  moveStudent,
  refuseTeamName,
  removeStudent,
  renameStudent,
} from '@/lib/data/class-roster/commands';
import {
  addStudentsInput,
  approveTeamNamesInput,
  bringBackStudentInput,
  changeTeamNameInput,
  classesForListCheckInput,
  moveStudentInput,
  ownReferenceInput,
  ownReferencesInput,
  removeStudentInput,
  renameStudentInput,
  replaceLoginCardsInput,
  reprintLoginCardsInput,
  setSchoolClassLinkInput,
  teamNameDecisionInput,
} from '@/lib/data/class-roster/dto';
import { reprintLoginCards } from '@/lib/data/class-roster/login-cards';
import { getClassesForListCheck } from '@/lib/data/class-roster/queries';
import {
  readSchoolRosterAndNoteChanges,
  setSchoolClassLink,
} from '@/lib/data/school-roster/commands';
import { defineTeacherAction, withoutResult } from './define-action';

export const addStudentsAction = defineTeacherAction(addStudentsInput, addStudents);
export const getClassesForListCheckAction = defineTeacherAction(
  classesForListCheckInput,
  getClassesForListCheck,
);
export const readSchoolRosterOfTeacherAction = defineTeacherAction(
  classesForListCheckInput,
  readSchoolRosterAndNoteChanges,
);
export const setSchoolClassLinkAction = defineTeacherAction(
  setSchoolClassLinkInput,
  withoutResult(setSchoolClassLink),
);
export const replaceLoginCardsAction = defineTeacherAction(
  replaceLoginCardsInput,
  replaceLoginCards,
);
export const reprintUnusedLoginCardsAction = defineTeacherAction(
  reprintLoginCardsInput,
  reprintLoginCards,
);
export const moveStudentAction = defineTeacherAction(moveStudentInput, withoutResult(moveStudent));
export const removeStudentAction = defineTeacherAction(
  removeStudentInput,
  withoutResult(removeStudent),
);
export const bringBackStudentAction = defineTeacherAction(
  bringBackStudentInput,
  withoutResult(bringBackStudent),
);
export const renameStudentAction = defineTeacherAction(renameStudentInput, renameStudent);
export const changeOwnReferencesOfStudentsAction = defineTeacherAction(
  ownReferencesInput,
  changeOwnReferences,
);
export const changeOwnReferenceOfStudentAction = defineTeacherAction(
  ownReferenceInput,
  changeOwnReference,
);
export const approveTeamNameAction = defineTeacherAction(
  teamNameDecisionInput,
  withoutResult(approveTeamName),
);
export const approveTeamNamesAction = defineTeacherAction(approveTeamNamesInput, approveTeamNames);
export const refuseTeamNameAction = defineTeacherAction(
  teamNameDecisionInput,
  withoutResult(refuseTeamName),
);
export const changeTeamNameAction = defineTeacherAction(changeTeamNameInput, changeTeamName);
export const answerAccountLinkRequestAction = defineTeacherAction(
  answerSchoolSignInRequestInput,
  withoutResult(answerSchoolAccountRequest),
);
