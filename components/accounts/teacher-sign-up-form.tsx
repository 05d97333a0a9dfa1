'use client';

import type { ReactNode } from 'react';
import type { FormResult } from '@/components/forms/action-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { signUpTeacherAction } from '@/lib/actions/account';
import { navigateTo } from './navigate-to';
import {
  NewAccountFields,
  NewAccountForm,
  readAccountFields,
  signInWithNewAccount,
} from './new-account-form';
import { readTeacherFields, TeacherFields } from './teacher-fields';

async function signUpTeacher(data: FormData): Promise<FormResult> {
  const account = readAccountFields(data);
  const teacher = { ...account, ...readTeacherFields(data) };
  const result = await withProofOfWork((proofInput) =>
    signUpTeacherAction({ ...teacher, ...proofInput }),
  );
  return result.ok ? signInWithNewAccount(account) : result;
}

export function TeacherSignUpForm({ consentNote }: { consentNote: ReactNode }) {
  return (
    <NewAccountForm
      fields={['displayName', 'school', 'email', 'password', 'classCount', 'agreed']}
      send={signUpTeacher}
      onDone={() => navigateTo('/confirm-email')}
    >
      {({ errorOf }) => (
        <TeacherFields errorOf={errorOf} consentNote={consentNote}>
          <NewAccountFields errorOf={errorOf} />
        </TeacherFields>
      )}
    </NewAccountForm>
  );
}
