'use client';

import type { FormAnswer } from '@/components/forms/action-form';
import { withProof } from '@/components/forms/with-proof';
import { signUpStudentAction } from '@/lib/actions/account';
import { accountOf, NewAccountFields, NewAccountForm, openNewSession } from './account-fields';
import { leaveFor } from './leave-for';

async function signUpStudent(data: FormData): Promise<FormAnswer> {
  const account = accountOf(data);
  const result = await withProof((asking) => signUpStudentAction({ ...account, ...asking }));
  return result.ok ? openNewSession({ ...account, forStudents: true }) : result;
}

export function StudentSignUpForm() {
  return (
    <NewAccountForm
      fields={['email', 'password']}
      send={signUpStudent}
      onDone={() => leaveFor('/dashboard')}
    >
      {({ errorOf }) => <NewAccountFields errorOf={errorOf} />}
    </NewAccountForm>
  );
}
