'use server';

import { z } from 'zod';
import { confirmLineup, setLineupSlot } from '@/lib/data/lineup/commands';
import { LINEUP_SLOTS } from '@/lib/domain/football/positions';
import { ERROR_MESSAGES } from '@/lib/reporting/error-messages';
import { defineAction, students } from './define-action';

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
