'use client';

import { ActionForm, FormMessage, textOf } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { createStudentProfileAction } from '@/lib/actions/profile';

export function ProfileForm() {
  return (
    <ActionForm
      fields={['firstName', 'lastInitial']}
      send={(data) =>
        createStudentProfileAction({ firstName: textOf(data, 'firstName'), lastInitial: textOf(data, 'lastInitial') })
      }
      after="leaves"
      // The session cookie has just learned that this is a student, so the next page is loaded afresh.
      onDone={({ next }) => window.location.assign(next)}
      className="grid grid-cols-1 gap-5"
    >
      {({ pending, message, errorOf }) => (
        <>
          <FormMessage>{message}</FormMessage>
          <TextField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            required
            maxLength={20}
            error={errorOf('firstName')}
          />
          <TextField
            label="First letter of your last name"
            name="lastInitial"
            hint="One letter, so your teacher can tell two Sams apart. You can leave it blank."
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={1}
            error={errorOf('lastInitial')}
          />
          <Button type="submit" size="lg" pending={pending}>
            Next
          </Button>
        </>
      )}
    </ActionForm>
  );
}
