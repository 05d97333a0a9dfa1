'use server';

import { after } from 'next/server';
import { z } from 'zod';
import { rememberDevice } from '@/lib/auth/device-cookie';
import {
  changePassword,
  confirmEmailAddress,
  requestPasswordResetAndPrepareEmail,
  resendConfirmationEmail,
  resetPassword,
  signUpStudent,
  signUpTeacherAndPrepareEmail,
} from '@/lib/data/account/commands';
import {
  acceptClassInvitation,
  signUpInvitedTeacher,
} from '@/lib/data/account/invitation-commands';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@/lib/domain/account/accounts';
import {
  emailTooLongText,
  forgotPasswordWithUserNameText,
  passwordProblemText,
  typeAnEmailText,
} from '@/words/account';
import { ANYONE, MUST_CHANGE_PASSWORD_TOO, SIGNED_IN_UNVERIFIED_TOO } from './audience';
import { defineAction, noInput, withoutResult } from './define-action';
import {
  clientAndProofOfRequest,
  newTeacherInputFields,
  proofOfWorkInputFields,
} from './sign-up-input';

const emailOr = (refusal: () => string) =>
  z.email({ error: refusal }).max(254, { error: emailTooLongText });
const email = emailOr(typeAnEmailText);
/**
 * A password's length is checked together with the form's other fields; the stricter password rules
 * only once all fields are right.
 */
const password = z
  .string()
  .min(MIN_PASSWORD_LENGTH, { error: () => passwordProblemText('too-short') })
  .max(MAX_PASSWORD_LENGTH, { error: () => passwordProblemText('too-long') });

export const signUpStudentByEmailAction = defineAction({
  input: z.object({ email, password, ...proofOfWorkInputFields }),
  audience: ANYONE,
  run: withoutResult(async ({ input, headers }) =>
    signUpStudent(input, ...(await clientAndProofOfRequest(headers, input))),
  ),
});

const token = z.string().min(10).max(200);

export const signUpTeacherAction = defineAction({
  input: z.object({ email, password, ...newTeacherInputFields, ...proofOfWorkInputFields }),
  audience: ANYONE,
  run: withoutResult(async ({ input, headers }) => {
    after(
      await signUpTeacherAndPrepareEmail(input, ...(await clientAndProofOfRequest(headers, input))),
    );
  }),
});

export const signUpInvitedTeacherAction = defineAction({
  input: z.object({ token, password, ...newTeacherInputFields }),
  audience: ANYONE,
  run: ({ viewer, input }) => signUpInvitedTeacher(viewer, input),
});

export const acceptClassInvitationAction = defineAction({
  input: z.object({ token }),
  audience: ANYONE,
  run: ({ viewer, input }) => acceptClassInvitation(viewer, input),
});

export const confirmEmailAddressAction = defineAction({
  input: z.object({ token }),
  audience: SIGNED_IN_UNVERIFIED_TOO,
  run: withoutResult(async ({ viewer, input }) => confirmEmailAddress(viewer, input.token)),
});

export const resendConfirmationEmailAction = defineAction({
  input: noInput,
  audience: SIGNED_IN_UNVERIFIED_TOO,
  run: withoutResult(async ({ viewer }) => resendConfirmationEmail(viewer)),
});

export const requestPasswordResetAction = defineAction({
  input: z.object({
    email: emailOr(() => `${typeAnEmailText()} ${forgotPasswordWithUserNameText()}`),
    ...proofOfWorkInputFields,
  }),
  audience: ANYONE,
  run: withoutResult(async ({ input, headers }) => {
    // A stopping server still finishes work passed to `after`.
    after(
      await requestPasswordResetAndPrepareEmail(
        input.email,
        ...(await clientAndProofOfRequest(headers, input)),
      ),
    );
  }),
});

export const resetPasswordAction = defineAction({
  input: z.object({ token, password }),
  audience: ANYONE,
  run: withoutResult(async ({ input }) =>
    rememberDevice(await resetPassword(input.token, input.password)),
  ),
});

export const changePasswordAction = defineAction({
  input: z.object({ current: z.string().max(128), password }),
  audience: MUST_CHANGE_PASSWORD_TOO,
  run: withoutResult(async ({ viewer, input }) =>
    rememberDevice(await changePassword(viewer, input)),
  ),
});
