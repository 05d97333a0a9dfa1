'use client';

import { FullPageForm } from '@/components/forms/full-page-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { signUpStudentWithSchoolAction } from '@/lib/actions/school-sign-in';
import { navigateTo } from './navigate-to';

/** For a new student who has typed a class's code: one button. */
export function SchoolStudentSignUpForm(words: { button: string; working: string }) {
  return (
    <FullPageForm
      fields={[]}
      send={() => withProofOfWork((proofInput) => signUpStudentWithSchoolAction(proofInput))}
      onDone={() => navigateTo('/dashboard')}
      {...words}
    >
      {() => null}
    </FullPageForm>
  );
}
