'use client';

import type { ReactNode } from 'react';
import type { FormResult } from '@/components/forms/action-form';
import { withProofOfWork } from '@/components/forms/with-proof';
import { signUpTeacherAction } from '@/lib/actions/account';
import {
  NewAccountFields,
  NewAccountForm,
  readAccountFields,
  signInWithNewAccount,
} from './account-fields';
import { navigateTo } from './navigate-to';
import { readTeacherFields, TeacherFields } from './teacher-fields';

async function signUpTeacher(data: FormData): Promise<FormResult> {
  const account = readAccountFields(data);
  const teacher = { ...account, ...readTeacherFields(data) };
  const result = await withProofOfWork((proofInput) =>
    signUpTeacherAction({ ...teacher, ...proofInput }),
  );
  return result.ok ? signInWithNewAccount(account) : result;
}

export function TeacherSignUpForm({ note }: { note: ReactNode }) {
  return (
    <NewAccountForm
      fields={['displayName', 'school', 'email', 'password', 'classCount', 'agreed']}
      send={signUpTeacher}
      onDone={() => navigateTo('/confirm-email')}
    >
      {({ errorOf }) => (
        <TeacherFields errorOf={errorOf} note={note}>
          <NewAccountFields errorOf={errorOf} />
        </TeacherFields>
      )}
    </NewAccountForm>
  );
}
