'use server';

import { schoolRequestAnswerInput } from '@/lib/data/account/dto';
import { answerSchoolRequest } from '@/lib/data/account/school-commands';
import { addStudents, makeNewLoginCards } from '@/lib/data/class-roster/card-commands';
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
  approveTeamNameInput,
  approveTeamNamesInput,
  bringBackInput,
  changeTeamNameInput,
  compareClassesInput,
  moveStudentInput,
  newCardsInput,
  ownReferenceInput,
  ownReferencesInput,
  removeStudentInput,
  renameStudentInput,
  reprintInput,
  saveSchoolClassInput,
} from '@/lib/data/class-roster/dto';
import { getClassesToCompare } from '@/lib/data/class-roster/queries';
import { reprintLoginCards } from '@/lib/data/class-roster/unused-cards';
import { lookAtSchoolRoster, saveSchoolClass } from '@/lib/data/school-roster/commands';
import { teacherAction, withoutResult } from './define-action';

export const addStudentsAction = teacherAction(addStudentsInput, addStudents);
export const getClassesToCompareAction = teacherAction(compareClassesInput, getClassesToCompare);
export const lookAtSchoolRosterAction = teacherAction(compareClassesInput, lookAtSchoolRoster);
export const saveSchoolClassAction = teacherAction(
  saveSchoolClassInput,
  withoutResult(saveSchoolClass),
);
export const makeNewCardsAction = teacherAction(newCardsInput, makeNewLoginCards);
export const reprintCardsAction = teacherAction(reprintInput, reprintLoginCards);
export const moveStudentAction = teacherAction(moveStudentInput, withoutResult(moveStudent));
export const removeStudentAction = teacherAction(removeStudentInput, withoutResult(removeStudent));
export const bringBackStudentAction = teacherAction(
  bringBackInput,
  withoutResult(bringBackStudent),
);
export const renameStudentAction = teacherAction(renameStudentInput, renameStudent);
export const changeOwnReferencesAction = teacherAction(ownReferencesInput, changeOwnReferences);
export const changeOwnReferenceAction = teacherAction(ownReferenceInput, changeOwnReference);
export const approveTeamNameAction = teacherAction(
  approveTeamNameInput,
  withoutResult(approveTeamName),
);
export const approveTeamNamesAction = teacherAction(approveTeamNamesInput, approveTeamNames);
export const refuseTeamNameAction = teacherAction(
  approveTeamNameInput,
  withoutResult(refuseTeamName),
);
export const changeTeamNameAction = teacherAction(changeTeamNameInput, changeTeamName);
export const answerSchoolRequestAction = teacherAction(
  schoolRequestAnswerInput,
  withoutResult(answerSchoolRequest),
);
