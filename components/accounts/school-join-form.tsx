'use client';

import { FullPageForm } from '@/components/forms/full-page-form';
import { withProofOfWork } from '@/components/forms/proof-of-work';
import { joinFromSchoolAction } from '@/lib/actions/school-sign-in';
import { navigateTo } from './navigate-to';

/** For a new student who has typed a class's code: one button. */
export function JoinClassWithSchoolForm(words: { button: string; working: string }) {
  return (
    <FullPageForm
      fields={[]}
      send={() => withProofOfWork((proofInput) => joinFromSchoolAction(proofInput))}
      onDone={() => navigateTo('/dashboard')}
      {...words}
    >
      {() => null}
    </FullPageForm>
  );
}
