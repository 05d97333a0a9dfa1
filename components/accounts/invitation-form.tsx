'use client';

import type { ReactNode } from 'react';
import { type FormResult, formText } from '@/components/forms/action-form';
import { Sentence } from '@/components/ui/sentence';
import { acceptInvitationAction } from '@/lib/actions/account';
import { yourEmailText } from '@/words/sign-up';
import { NewAccountForm, signInWithNewAccount } from './account-fields';
import { navigateTo } from './navigate-to';
import { HiddenUsernameField, NewPasswordField } from './password-fields';
import { readTeacherFields, TeacherFields } from './teacher-fields';

/** For an invited teacher: the address is already known, and the link proves it. */
export function InvitedTeacherSignUpForm({
  token,
  email,
  note,
}: {
  token: string;
  email: string;
  note: ReactNode;
}) {
  async function accept(data: FormData): Promise<FormResult> {
    const password = formText(data, 'password');
    const result = await acceptInvitationAction({ ...readTeacherFields(data), token, password });
    return result.ok ? signInWithNewAccount({ email, password }) : result;
  }

  return (
    <NewAccountForm
      fields={['displayName', 'school', 'password', 'classCount', 'agreed']}
      send={accept}
      onDone={() => navigateTo('/dashboard')}
    >
      {({ errorOf }) => (
        <>
          <p>
            <Sentence parts={yourEmailText(<strong className="break-words">{email}</strong>)} />
          </p>
          <HiddenUsernameField name={email} />
          <TeacherFields errorOf={errorOf} note={note}>
            <NewPasswordField error={errorOf('password')} />
          </TeacherFields>
        </>
      )}
    </NewAccountForm>
  );
}
