'use server';

import { addStudents, makeNewCards } from '@/lib/data/class-roster/card-commands';
import {
  approveTeamName,
  approveTeamNames,
  changeOwnReference,
  changeTeamName,
  moveStudent,
  refuseTeamName,
  removeStudent,
} from '@/lib/data/class-roster/commands';
import {
  addStudentsInput,
  approveTeamNameInput,
  approveTeamNamesInput,
  changeTeamNameInput,
  moveStudentInput,
  newCardsInput,
  ownReferenceInput,
  removeStudentInput,
  reprintInput,
} from '@/lib/data/class-roster/dto';
import { reprintCards } from '@/lib/data/class-roster/unused-cards';
import { doneAfter, teacherAction } from './define-action';

export const addStudentsAction = teacherAction(addStudentsInput, addStudents);
export const makeNewCardsAction = teacherAction(newCardsInput, makeNewCards);
export const reprintCardsAction = teacherAction(reprintInput, reprintCards);
export const moveStudentAction = teacherAction(moveStudentInput, doneAfter(moveStudent));
export const removeStudentAction = teacherAction(removeStudentInput, doneAfter(removeStudent));
export const changeOwnReferenceAction = teacherAction(ownReferenceInput, changeOwnReference);
export const approveTeamNameAction = teacherAction(approveTeamNameInput, doneAfter(approveTeamName));
export const approveTeamNamesAction = teacherAction(approveTeamNamesInput, approveTeamNames);
export const refuseTeamNameAction = teacherAction(approveTeamNameInput, doneAfter(refuseTeamName));
export const changeTeamNameAction = teacherAction(changeTeamNameInput, changeTeamName);
