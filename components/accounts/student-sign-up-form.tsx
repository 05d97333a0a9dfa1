'use client';

import type { FormResult } from '@/components/forms/action-form';
import { withProofOfWork } from '@/components/forms/with-proof';
import { signUpStudentAction } from '@/lib/actions/account';
import {
  NewAccountFields,
  NewAccountForm,
  readAccountFields,
  signInWithNewAccount,
} from './account-fields';
import { navigateTo } from './navigate-to';

async function signUpStudent(data: FormData): Promise<FormResult> {
  const account = readAccountFields(data);
  const result = await withProofOfWork((proofInput) =>
    signUpStudentAction({ ...account, ...proofInput }),
  );
  return result.ok ? signInWithNewAccount({ ...account, forStudents: true }) : result;
}

export function StudentSignUpForm() {
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
