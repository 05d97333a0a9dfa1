'use server';

import { z } from 'zod';
import { draftPick, draftRelease, fillRoster } from '@/lib/data/draft/commands';
import { rosterPick } from '@/lib/data/draft/dto';
import { confirmLineup, setLineupSlot } from '@/lib/data/lineup/commands';
import { changeTeam, createTeam, suggestTeamName } from '@/lib/data/team/commands';
import { teamInput } from '@/lib/data/team/dto';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
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

export const draftPickAction = defineAction({
  input: rosterPick,
  authorize: students,
  run: ({ viewer, input }) => draftPick(viewer, input),
});

export const draftReleaseAction = defineAction({
  input: rosterPick,
  authorize: students,
  run: ({ viewer, input }) => draftRelease(viewer, input),
});

export const fillRosterAction = defineAction({
  input: z.object({}).optional(),
  authorize: students,
  run: ({ viewer }) => fillRoster(viewer),
});

const week = z.number().int().min(0);

export const setLineupSlotAction = defineAction({
  input: z.object({ week, slot: z.enum(LINEUP_SLOTS), playerId: z.number().int() }),
  authorize: students,
  run: ({ viewer, input }) => setLineupSlot(viewer, input),
  failure: ERROR_MESSAGES.creatingLineupTeam,
});

export const confirmLineupAction = defineAction({
  input: z.object({ week }),
  authorize: students,
  run: ({ viewer, input }) => confirmLineup(viewer, input),
  failure: ERROR_MESSAGES.creatingLineupTeam,
});
