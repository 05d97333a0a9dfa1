'use server';

import { z } from 'zod';
import { changeTeam, createTeam, suggestTeamName } from '@/lib/data/team/commands';
import { teamInput } from '@/lib/data/team/dto';
import { ERROR_MESSAGES } from '@/lib/reporting/error-messages';
import { defineAction, students } from './define-action';

export const createTeamAction = defineAction({
  input: teamInput,
  authorize: students,
  run: ({ viewer, input }) => createTeam(viewer, input),
  failure: ERROR_MESSAGES.creatingStudentTeam,
});

export const changeTeamAction = defineAction({
  input: teamInput,
  authorize: students,
  run: ({ viewer, input }) => changeTeam(viewer, input),
});

export const suggestTeamNameAction = defineAction({
  input: z.object({}).optional(),
  authorize: students,
  run: ({ viewer }) => suggestTeamName(viewer),
});
