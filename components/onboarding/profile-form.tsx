'use client';

import { ActionForm, FormMessage, textsOf } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { createStudentProfileAction } from '@/lib/actions/profile';

const FIELDS = ['firstName', 'lastInitial'] as const;

export function ProfileForm() {
  return (
    <ActionForm
      fields={FIELDS}
      send={(data) => createStudentProfileAction(textsOf(data, FIELDS))}
      after="leaves"
      // The session cookie has just learned that this is a student, so the next page is loaded
      // afresh.
      onDone={({ next }) => window.location.assign(next)}
      className="grid grid-cols-1 gap-4"
    >
      {({ pending, message, field }) => (
        <>
          <FormMessage>{message}</FormMessage>
          <TextField
            label="First name"
            {...field('firstName')}
            autoComplete="given-name"
            required
            maxLength={20}
          />
          <TextField
            label="First letter of your last name"
            {...field('lastInitial')}
            hint="One letter, so your teacher can tell two Sams apart. You can leave it blank."
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={1}
          />
          <Button type="submit" variant="next" size="lg" pending={pending}>
            Next
          </Button>
        </>
      )}
    </ActionForm>
  );
}
