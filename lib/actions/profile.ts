'use server';

import { clearJoinTicket, readJoinTicket } from '@/lib/auth/join-ticket';
import { createStudentProfile, saveAssessment } from '@/lib/data/profile/commands';
import { assessmentInput, profileInput } from '@/lib/data/profile/dto';
import { defineAction, signedIn, students } from './define-action';

export const createStudentProfileAction = defineAction({
  input: profileInput,
  authorize: signedIn,
  run: async ({ viewer, input }) => {
    const ticket = await readJoinTicket(viewer);
    const created = await createStudentProfile(viewer, input, ticket);
    await clearJoinTicket();
    return created;
  },
});

export const saveAssessmentAction = defineAction({
  input: assessmentInput,
  authorize: students,
  run: ({ viewer, input }) => saveAssessment(viewer, input),
});
