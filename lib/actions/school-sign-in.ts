'use server';

import { z } from 'zod';
import { beginSession } from '@/lib/auth/begin-session';
import { readJoinTicket } from '@/lib/auth/join-ticket';
import { forgetSchoolVisitor, readSchoolVisitor } from '@/lib/auth/school-cookie';
import {
  askTeacherToConnect,
  signUpStudentWithSchool,
  signUpTeacherWithSchool,
} from '@/lib/data/account/school-commands';
import { DomainError } from '@/lib/data/errors';
import { lineText } from '@/lib/domain/text/line-text';
import {
  SCHOOL_SIGN_IN,
  schoolVisitIsOverText,
  typeTheCodeFirstText,
} from '@/words/school-sign-in';
import { proofInput, requestClient } from './asking';
import { anyone, defineAction, noInput, withoutResult } from './define-action';
import { newTeacherInput } from './new-teacher';

/**
 * The person who has just signed in at the school, from a cookie that only the server can write.
 */
async function requireVisitor() {
  const person = await readSchoolVisitor();
  if (!person) throw new DomainError('not-found', schoolVisitIsOverText());
  return person;
}

export const joinFromSchoolAction = defineAction({
  input: z.object(proofInput),
  authorize: anyone,
  run: withoutResult(async ({ input, headers }) => {
    const person = await requireVisitor();
    if (!(await readJoinTicket(null))) throw new DomainError('not-allowed', typeTheCodeFirstText());
    await beginSession(
      await signUpStudentWithSchool(person, ...(await requestClient(headers, input))),
    );
  }),
});

export const teachFromSchoolAction = defineAction({
  input: z.object({ ...newTeacherInput, ...proofInput }),
  authorize: anyone,
  run: withoutResult(async ({ input, headers }) => {
    const person = await requireVisitor();
    await beginSession(
      await signUpTeacherWithSchool(person, input, ...(await requestClient(headers, input))),
    );
  }),
});

export const askTeacherAction = defineAction({
  input: z.object({
    userName: lineText.pipe(
      z
        .string()
        .min(1, { error: () => SCHOOL_SIGN_IN.typeUserName })
        .max(254),
    ),
    ...proofInput,
  }),
  authorize: anyone,
  run: withoutResult(async ({ input, headers }) =>
    askTeacherToConnect(
      await requireVisitor(),
      input.userName,
      ...(await requestClient(headers, input)),
    ),
  ),
});

export const leaveSchoolVisitAction = defineAction({
  input: noInput,
  authorize: anyone,
  run: withoutResult(forgetSchoolVisitor),
});
