'use client';

import { ActionForm, FormErrorMessage, readFormTexts } from '@/components/forms/action-form';
import { STUDENT_NAME_FIELDS, StudentNameFields } from '@/components/forms/student-name-fields';
import { Button } from '@/components/ui/button';
import { createStudentProfileAction } from '@/lib/actions/profile';
import { ONBOARDING } from '@/words/onboarding';

export function CreateStudentProfileForm() {
  return (
    <ActionForm
      fields={STUDENT_NAME_FIELDS}
      send={(data) => createStudentProfileAction(readFormTexts(data, STUDENT_NAME_FIELDS))}
      after="leaves"
      // A full page load, because the session cookie has just changed to a student's.
      onDone={({ next }) => window.location.assign(next)}
      className="grid grid-cols-1 gap-4"
    >
      {({ pending, message, field }) => (
        <>
          <FormErrorMessage>{message}</FormErrorMessage>
          <StudentNameFields field={field} />
          <Button type="submit" variant="next" size="lg" pending={pending}>
            {ONBOARDING.next}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
