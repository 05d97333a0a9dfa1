'use client';

import type { ReactNode } from 'react';
import type { FormResult } from '@/components/forms/action-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { signUpTeacherAction } from '@/lib/actions/account';
import { navigateTo } from './navigate-to';
import {
  NewAccountFields,
  NewAccountForm,
  readNewAccountCredentials,
  signInWithNewAccount,
} from './new-account-form';
import { readTeacherAndSchoolFields, TeacherAndSchoolFields } from './teacher-and-school-fields';

async function signUpTeacher(data: FormData): Promise<FormResult> {
  const account = readNewAccountCredentials(data);
  const teacher = { ...account, ...readTeacherAndSchoolFields(data) };
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
        <TeacherAndSchoolFields errorOf={errorOf} consentNote={consentNote}>
          <NewAccountFields errorOf={errorOf} />
        </TeacherAndSchoolFields>
      )}
    </NewAccountForm>
  );
}
