'use server';

import { addStudents, makeNewCards } from '@/lib/data/class-roster/card-commands';
import {
  approveTeamName,
  approveTeamNames,
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
  removeStudentInput,
} from '@/lib/data/class-roster/dto';
import { defineAction, teachers } from './define-action';

const done = { done: true } as const;

export const addStudentsAction = defineAction({
  input: addStudentsInput,
  authorize: teachers,
  run: ({ viewer, input }) => addStudents(viewer, input),
});

export const makeNewCardsAction = defineAction({
  input: newCardsInput,
  authorize: teachers,
  run: ({ viewer, input }) => makeNewCards(viewer, input),
});

export const moveStudentAction = defineAction({
  input: moveStudentInput,
  authorize: teachers,
  run: async ({ viewer, input }) => {
    await moveStudent(viewer, input);
    return done;
  },
});

export const removeStudentAction = defineAction({
  input: removeStudentInput,
  authorize: teachers,
  run: async ({ viewer, input }) => {
    await removeStudent(viewer, input);
    return done;
  },
});

export const approveTeamNameAction = defineAction({
  input: approveTeamNameInput,
  authorize: teachers,
  run: async ({ viewer, input }) => {
    await approveTeamName(viewer, input);
    return done;
  },
});

export const approveTeamNamesAction = defineAction({
  input: approveTeamNamesInput,
  authorize: teachers,
  run: ({ viewer, input }) => approveTeamNames(viewer, input),
});

export const refuseTeamNameAction = defineAction({
  input: approveTeamNameInput,
  authorize: teachers,
  run: async ({ viewer, input }) => {
    await refuseTeamName(viewer, input);
    return done;
  },
});

export const changeTeamNameAction = defineAction({
  input: changeTeamNameInput,
  authorize: teachers,
  run: ({ viewer, input }) => changeTeamName(viewer, input),
});
