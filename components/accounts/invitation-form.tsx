'use client';

import type { ReactNode } from 'react';
import { type FormAnswer, textOf } from '@/components/forms/action-form';
import { Sentence } from '@/components/ui/sentence';
import { acceptInvitationAction } from '@/lib/actions/account';
import { yourEmail } from '@/words/sign-up';
import { NewAccountForm, openNewSession } from './account-fields';
import { leaveFor } from './leave-for';
import { NewPasswordField, PasswordOwner } from './password-fields';
import { TeacherFields, teacherOf } from './teacher-fields';

/** For an invited teacher: the address is already known, and the link proves it. */
export function InvitationForm({
  token,
  email,
  note,
}: {
  token: string;
  email: string;
  note: ReactNode;
}) {
  async function accept(data: FormData): Promise<FormAnswer> {
    const password = textOf(data, 'password');
    const result = await acceptInvitationAction({ ...teacherOf(data), token, password });
    return result.ok ? openNewSession({ email, password }) : result;
  }

  return (
    <NewAccountForm
      fields={['displayName', 'school', 'password', 'classCount', 'agreed']}
      send={accept}
      onDone={() => leaveFor('/dashboard')}
    >
      {({ errorOf }) => (
        <>
          <p>
            <Sentence parts={yourEmail(<strong className="break-words">{email}</strong>)} />
          </p>
          <PasswordOwner name={email} />
          <TeacherFields errorOf={errorOf} note={note}>
            <NewPasswordField error={errorOf('password')} />
          </TeacherFields>
        </>
      )}
    </NewAccountForm>
  );
}
