'use server';

import { z } from 'zod';
import { draftPick, draftRelease, fillRoster } from '@/lib/data/draft/commands';
import { rosterPick } from '@/lib/data/draft/dto';
import { defineAction, students } from './define-action';

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
