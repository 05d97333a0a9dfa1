'use client';

import { type FormAnswer, textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { acceptInvitationAction } from '@/lib/actions/account';
import { openNewSession, SchoolAuthority, SIGN_UP_BUTTON, TeacherFields, teacherOf } from './account-fields';
import { leaveFor } from './leave-for';
import { NewPasswordField } from './new-password-field';
import { prepareSession } from './open-session';

/** An invited teacher: the address stands already, and is proven by the link. */
export function InvitationForm({ token, email }: { token: string; email: string }) {
  async function accept(data: FormData): Promise<FormAnswer> {
    const password = textOf(data, 'password');
    const result = await acceptInvitationAction({ ...teacherOf(data), token, password });
    return result.ok ? openNewSession({ email, password }) : result;
  }

  return (
    <EntryForm
      fields={['displayName', 'school', 'password', 'agreed']}
      send={accept}
      onDone={() => leaveFor('/dashboard')}
      onFocus={prepareSession}
      {...SIGN_UP_BUTTON}
    >
      {({ errorOf }) => (
        <>
          <p>
            Your email: <strong className="break-words">{email}</strong>
          </p>
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
          <TeacherFields errorOf={errorOf} />
          <NewPasswordField error={errorOf('password')} />
          <SchoolAuthority error={errorOf('agreed')} />
        </>
      )}
    </EntryForm>
  );
}
