'use client';

import type { FormResult } from '@/components/forms/action-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { signUpStudentByEmailAction } from '@/lib/actions/account';
import { navigateTo } from './navigate-to';
import {
  NewAccountFields,
  NewAccountForm,
  readNewAccountCredentials,
  signInWithNewAccount,
} from './new-account-form';

async function signUpStudent(data: FormData): Promise<FormResult> {
  const account = readNewAccountCredentials(data);
  const result = await withProofOfWork((proofInput) =>
    signUpStudentByEmailAction({ ...account, ...proofInput }),
  );
  return result.ok ? signInWithNewAccount({ ...account, forStudents: true }) : result;
}

export function StudentEmailSignUpForm() {
  return (
    <NewAccountForm
      fields={['email', 'password']}
      send={signUpStudent}
      onDone={() => navigateTo('/dashboard')}
    >
      {({ errorOf }) => <NewAccountFields errorOf={errorOf} />}
    </NewAccountForm>
  );
}
