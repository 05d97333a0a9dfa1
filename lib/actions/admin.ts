'use server';

import { z } from 'zod';
import {
  answerMoreLeaguesRequest,
  inviteTeacher,
  resetLeagueAllowance,
  setLeagueAllowance,
  takeBackTeacherInvitation,
} from '@/lib/data/admin/commands';
import { setGameCanceledInput } from '@/lib/data/admin/dto';
import { setGameCanceled } from '@/lib/data/admin/game-commands';
import { decideTeacherSignUp } from '@/lib/data/admin/sign-up-commands';
import { idSchema } from '@/lib/domain/text/id-schema';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import { CATALOG_ERROR_MESSAGES } from '@/lib/platform/log';
import { emailTooLongText, typeAnEmailText } from '@/words/account';
import { atMostCharactersText, numberFromToText, typeWholeNumberText } from '@/words/form';
import { defineTeacherAction } from './define-action';

const email = z.email({ error: typeAnEmailText }).max(200, { error: emailTooLongText });

/** As for each action here, the command itself checks that the teacher is an admin. */
export const setLeagueAllowanceAction = defineTeacherAction(
  z.object({
    email,
    leagueAllowance: z
      .number({ error: typeWholeNumberText })
      .int({ error: typeWholeNumberText })
      .min(0, { error: () => numberFromToText(0, 1000) })
      .max(1000, { error: () => numberFromToText(0, 1000) }),
  }),
  setLeagueAllowance,
  CATALOG_ERROR_MESSAGES.settingLeagueAllowance,
);

const sentence = textToOneLineSchema.pipe(
  z.string().max(300, { error: () => atMostCharactersText(300) }),
);
export const answerLeagueRequestAction = defineTeacherAction(
  z.object({
    teacherId: idSchema,
    askedAt: z.iso.datetime(),
    allow: z.boolean(),
    sentence,
  }),
  answerMoreLeaguesRequest,
);

export const deleteLeagueAllowanceAction = defineTeacherAction(
  z.object({ email }),
  resetLeagueAllowance,
  CATALOG_ERROR_MESSAGES.deletingLeagueAllowance,
);

export const decideTeacherSignUpAction = defineTeacherAction(
  z.object({ accountId: idSchema, letIn: z.boolean() }),
  decideTeacherSignUp,
);

export const inviteTeacherAction = defineTeacherAction(z.object({ email }), inviteTeacher);
export const takeBackTeacherInvitationAction = defineTeacherAction(
  z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
  takeBackTeacherInvitation,
);

export const setGameCanceledAction = defineTeacherAction(setGameCanceledInput, setGameCanceled);
