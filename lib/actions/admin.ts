'use server';

import { z } from 'zod';
import {
  answerLeagueRequest,
  deleteLeagueAllowance,
  inviteTeacher,
  setLeagueAllowance,
  takeBackInvitation,
} from '@/lib/data/admin/commands';
import { canceledGameInput } from '@/lib/data/admin/dto';
import { setGameCanceled } from '@/lib/data/admin/game-commands';
import { decideSignUp } from '@/lib/data/admin/sign-up-commands';
import { oneLineSchema } from '@/lib/domain/text/line-text';
import { ERROR_MESSAGES } from '@/lib/platform/log';
import { teacherAction } from './define-action';

const email = z
  .email('Please type an email address like name@school.org.')
  .max(200, 'This email address is too long.');

/** The command checks inside its transaction that the teacher is an admin. */
export const setAllowanceAction = teacherAction(
  z.object({
    email,
    leagueAllowance: z
      .number('Please type a whole number.')
      .int('Please type a whole number.')
      .min(0, 'Please type a number from 0 to 1000.')
      .max(1000, 'Please type a number from 0 to 1000.'),
  }),
  setLeagueAllowance,
  ERROR_MESSAGES.settingLeagueAllowance,
);

const sentence = oneLineSchema.pipe(z.string().max(300, 'Please use at most 300 characters.'));
export const answerLeagueRequestAction = teacherAction(
  z.object({
    teacherId: z.string().min(1).max(200),
    askedAt: z.iso.datetime(),
    allow: z.boolean(),
    sentence,
  }),
  answerLeagueRequest,
);

export const deleteAllowanceAction = teacherAction(
  z.object({ email }),
  deleteLeagueAllowance,
  ERROR_MESSAGES.deletingLeagueAllowance,
);

/** The command checks that the teacher is an admin. */
export const answerSignUpAction = teacherAction(
  z.object({ accountId: z.string().min(1).max(200), letIn: z.boolean() }),
  decideSignUp,
);

/** The commands check that the teacher is an admin, as with allowances. */
export const inviteTeacherAction = teacherAction(z.object({ email }), inviteTeacher);
export const takeBackInvitationAction = teacherAction(
  z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  takeBackInvitation,
);

/** The command checks that the teacher is an admin. */
export const setGameCanceledAction = teacherAction(canceledGameInput, setGameCanceled);
