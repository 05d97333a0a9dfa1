'use client';

import type { ReactNode } from 'react';
import type { FormAnswer } from '@/components/forms/action-form';
import { withProof } from '@/components/forms/with-proof';
import { signUpTeacherAction } from '@/lib/actions/account';
import { accountOf, NewAccountFields, NewAccountForm, openNewSession } from './account-fields';
import { leaveFor } from './leave-for';
import { TeacherFields, teacherOf } from './teacher-fields';

async function signUpTeacher(data: FormData): Promise<FormAnswer> {
  const account = accountOf(data);
  const teacher = { ...account, ...teacherOf(data) };
  const result = await withProof((asking) => signUpTeacherAction({ ...teacher, ...asking }));
  return result.ok ? openNewSession(account) : result;
}

export function TeacherSignUpForm({ note }: { note: ReactNode }) {
  return (
    <NewAccountForm
      fields={['displayName', 'school', 'email', 'password', 'classCount', 'agreed']}
      send={signUpTeacher}
      onDone={() => leaveFor('/confirm-email')}
    >
      {({ errorOf }) => (
        <TeacherFields errorOf={errorOf} note={note}>
          <NewAccountFields errorOf={errorOf} />
        </TeacherFields>
      )}
    </NewAccountForm>
  );
}
