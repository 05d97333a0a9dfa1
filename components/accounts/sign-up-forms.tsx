'use client';

import type { FormAnswer } from '@/components/forms/action-form';
import { EntryForm } from '@/components/forms/entry-form';
import { withProof } from '@/components/forms/with-proof';
import { signUpStudentAction, signUpTeacherAction } from '@/lib/actions/account';
import {
  accountOf,
  NewAccountFields,
  openNewSession,
  SchoolAuthority,
  SIGN_UP_BUTTON,
  TeacherFields,
  teacherOf,
} from './account-fields';
import { leaveFor } from './leave-for';
import { prepareSession } from './open-session';

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
      {...SIGN_UP_BUTTON}
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
      {...SIGN_UP_BUTTON}
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
