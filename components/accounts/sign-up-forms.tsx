'use client';

import { type FormAnswer, textOf } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { withProof } from '@/components/forms/with-proof';
import { acceptInvitationAction, signUpStudentAction, signUpTeacherAction } from '@/lib/actions/account';
import { NewAccountFields, NewPasswordField, SchoolAuthority, TeacherFields, teacherOf } from './account-fields';
import { leaveFor } from './leave-for';
import { type OpenSession, openSession, prepareSession } from './open-session';

/** The same words whether or not the address had an account before, so that signing up tells nobody who has one. */
const NOT_SIGNED_IN =
  'We couldn’t sign you in with this email and password. If you already have an account, sign in or choose a new password.';
const BUTTON = { button: 'Create my account', working: 'Creating your account…' };

const accountOf = (data: FormData): OpenSession => ({
  email: textOf(data, 'email').trim(),
  password: textOf(data, 'password'),
});

/** The sign-in that follows a sign-up. */
async function openNewSession(account: OpenSession): Promise<FormAnswer> {
  const refusal = await openSession(account);
  if (!refusal) return { ok: true, data: null };
  return { ok: false, error: refusal.kind === 'refused' ? { message: NOT_SIGNED_IN } : refusal.failure };
}

async function signUpStudent(data: FormData): Promise<FormAnswer> {
  const account = accountOf(data);
  const result = await withProof((asking) => signUpStudentAction({ ...account, ...asking }));
  return result.ok ? openNewSession(account) : result;
}

export function StudentSignUpForm() {
  return (
    <EntryForm
      fields={['email', 'password']}
      send={signUpStudent}
      onDone={() => leaveFor('/dashboard')}
      onFocus={prepareSession}
      {...BUTTON}
    >
      {({ errorOf }) => <NewAccountFields errorOf={errorOf} />}
    </EntryForm>
  );
}

async function signUpTeacher(data: FormData): Promise<FormAnswer> {
  const account = accountOf(data);
  const teacher = { ...account, ...teacherOf(data) };
  const result = await withProof((asking) => signUpTeacherAction({ ...teacher, ...asking }));
  return result.ok ? openNewSession(account) : result;
}

export function TeacherSignUpForm() {
  return (
    <EntryForm
      fields={['displayName', 'school', 'email', 'password', 'agreed']}
      send={signUpTeacher}
      onDone={() => leaveFor('/confirm-email')}
      onFocus={prepareSession}
      {...BUTTON}
    >
      {({ errorOf }) => (
        <>
          <TeacherFields errorOf={errorOf} />
          <NewAccountFields errorOf={errorOf} />
          <SchoolAuthority error={errorOf('agreed')} />
        </>
      )}
    </EntryForm>
  );
}

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
      {...BUTTON}
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
