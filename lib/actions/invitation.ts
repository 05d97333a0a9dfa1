'use server';

import { z } from 'zod';
import { inviteTeacher, takeBackInvitation } from '@/lib/data/admin/commands';
import { defineAction, teachers } from './define-action';

/** Whether the teacher is an admin is decided in the commands, as with allowances. */
export const inviteTeacherAction = defineAction({
  input: z.object({
    email: z.email('Please type an email address like name@school.org.').max(200, 'This email address is too long.'),
  }),
  authorize: teachers,
  run: ({ viewer, input }) => inviteTeacher(viewer, input),
});

export const takeBackInvitationAction = defineAction({
  input: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  authorize: teachers,
  run: ({ viewer, input }) => takeBackInvitation(viewer, input),
});
