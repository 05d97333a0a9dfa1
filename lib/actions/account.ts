'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { rememberDevice } from '@/lib/auth/device-cookie';
import {
  changePassword,
  confirmAddress,
  requestPasswordReset,
  resetPassword,
  sendLetterAgain,
  signUpStudent,
  signUpTeacher,
} from '@/lib/data/account/commands';
import { acceptInvitation, joinClasses } from '@/lib/data/account/invitation-commands';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/lib/domain/account/accounts';
import {
  emailTooLongText,
  noEmailHelpText,
  passwordProblem,
  typeAnEmailText,
} from '@/words/account';
import { proofInput, requestClient } from './asking';
import {
  anyone,
  defineAction,
  noInput,
  passwordChangeToo,
  unverifiedTeacherToo,
  withoutResult,
} from './define-action';
import { newTeacherInput } from './new-teacher';

const emailOr = (refusal: () => string) =>
  z.email({ error: refusal }).max(254, { error: emailTooLongText });
const email = emailOr(typeAnEmailText);
/**
 * Length is checked together with the other fields; the stricter password rules only once those are
 * right.
 */
const password = z
  .string()
  .min(MIN_PASSWORD_LENGTH, { error: () => passwordProblem('too-short') })
  .max(MAX_PASSWORD_LENGTH, { error: () => passwordProblem('too-long') });

export const signUpStudentAction = defineAction({
  input: z.object({ email, password, ...proofInput }),
  authorize: anyone,
  run: withoutResult(async ({ input, headers }) =>
    signUpStudent(input, ...(await requestClient(headers, input))),
  ),
});

const token = z.string().min(10).max(200);

export const signUpTeacherAction = defineAction({
  input: z.object({ email, password, ...newTeacherInput, ...proofInput }),
  authorize: anyone,
  run: withoutResult(async ({ input, headers }) => {
    after(await signUpTeacher(input, ...(await requestClient(headers, input))));
  }),
});

export const acceptInvitationAction = defineAction({
  input: z.object({ token, password, ...newTeacherInput }),
  authorize: anyone,
  run: ({ viewer, input }) => acceptInvitation(viewer, input),
});

export const joinClassesAction = defineAction({
  input: z.object({ token }),
  authorize: anyone,
  run: ({ viewer, input }) => joinClasses(viewer, input),
});

export const confirmAddressAction = defineAction({
  input: z.object({ token }),
  authorize: unverifiedTeacherToo,
  run: withoutResult(async ({ viewer, input }) => confirmAddress(viewer, input.token)),
});

export const sendLetterAgainAction = defineAction({
  input: noInput,
  authorize: unverifiedTeacherToo,
  run: withoutResult(async ({ viewer }) => sendLetterAgain(viewer)),
});

export const requestPasswordResetAction = defineAction({
  input: z.object({
    email: emailOr(() => `${typeAnEmailText()} ${noEmailHelpText()}`),
    ...proofInput,
  }),
  authorize: anyone,
  run: withoutResult(async ({ input, headers }) => {
    // A stopping server still finishes work passed to `after`.
    after(await requestPasswordReset(input.email, ...(await requestClient(headers, input))));
  }),
});

export const resetPasswordAction = defineAction({
  input: z.object({ token, password }),
  authorize: anyone,
  run: withoutResult(async ({ input }) =>
    rememberDevice(await resetPassword(input.token, input.password)),
  ),
});

export const changePasswordAction = defineAction({
  input: z.object({ current: z.string().max(128), password }),
  authorize: passwordChangeToo,
  run: withoutResult(async ({ viewer, input }) =>
    rememberDevice(await changePassword(viewer, input)),
  ),
});
