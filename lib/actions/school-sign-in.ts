'use server';

import { z } from 'zod';
import { startSessionOutsideNextAuth } from '@/lib/auth/begin-session';
import { forgetPendingSchoolSignIn, readPendingSchoolSignIn } from '@/lib/auth/cookies';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import {
  askTeacherToConnectSchoolAccount,
  signUpStudentWithSchool,
  signUpTeacherWithSchool,
} from '@/lib/data/account/school-commands';
import { DomainError } from '@/lib/data/errors';
import { textToOneLineSchema } from '@/lib/domain/text/line-text';
import {
  SCHOOL_SIGN_IN,
  schoolSignInTimedOutText,
  typeTheCodeFirstText,
} from '@/words/school-sign-in';
import { ANYONE } from './audience';
import { defineAction, noInput, withoutResult } from './define-action';
import {
  clientAndProofOfRequest,
  newTeacherInputFields,
  proofOfWorkInputFields,
} from './sign-up-input';

async function requireVisitor() {
  const person = await readPendingSchoolSignIn();
  if (!person) throw new DomainError('not-found', schoolSignInTimedOutText());
  return person;
}

export const signUpStudentWithSchoolAction = defineAction({
  input: z.object(proofOfWorkInputFields),
  audience: ANYONE,
  run: withoutResult(async ({ input, headers }) => {
    const person = await requireVisitor();
    if (!(await readJoinTicket(null))) throw new DomainError('not-allowed', typeTheCodeFirstText());
    await startSessionOutsideNextAuth(
      await signUpStudentWithSchool(person, ...(await clientAndProofOfRequest(headers, input))),
    );
  }),
});

export const signUpTeacherWithSchoolAction = defineAction({
  input: z.object({ ...newTeacherInputFields, ...proofOfWorkInputFields }),
  audience: ANYONE,
  run: withoutResult(async ({ input, headers }) => {
    const person = await requireVisitor();
    await startSessionOutsideNextAuth(
      await signUpTeacherWithSchool(
        person,
        input,
        ...(await clientAndProofOfRequest(headers, input)),
      ),
    );
  }),
});

export const askTeacherToConnectAction = defineAction({
  input: z.object({
    userName: textToOneLineSchema.pipe(
      z
        .string()
        .min(1, { error: () => SCHOOL_SIGN_IN.typeUserName })
        .max(254),
    ),
    ...proofOfWorkInputFields,
  }),
  audience: ANYONE,
  run: withoutResult(async ({ input, headers }) =>
    askTeacherToConnectSchoolAccount(
      await requireVisitor(),
      input.userName,
      ...(await clientAndProofOfRequest(headers, input)),
    ),
  ),
});

export const cancelSchoolSignInAction = defineAction({
  input: noInput,
  audience: ANYONE,
  run: withoutResult(forgetPendingSchoolSignIn),
});
