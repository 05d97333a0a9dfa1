'use client';

import { ActionForm, FormErrorMessage, readFormTextByField } from '@/components/forms/action-form';
import {
  FIRST_NAME_AND_INITIAL_FIELDS,
  FirstNameAndInitialFields,
} from '@/components/forms/first-name-and-initial-fields';
import { Button } from '@/components/ui/button';
import { createProfileAndJoinLeagueAction } from '@/lib/actions/profile';
import { ONBOARDING } from '@/words/onboarding';

export function OwnNameAndJoinLeagueForm() {
  return (
    <ActionForm
      fields={FIRST_NAME_AND_INITIAL_FIELDS}
      send={(data) =>
        createProfileAndJoinLeagueAction(readFormTextByField(data, FIRST_NAME_AND_INITIAL_FIELDS))
      }
      after="leaves"
      // A full page load, because the session cookie has just changed to a student's.
      onDone={({ next }) => window.location.assign(next)}
      className="grid grid-cols-1 gap-4"
    >
      {({ pending, message, field }) => (
        <>
          <FormErrorMessage>{message}</FormErrorMessage>
          <FirstNameAndInitialFields field={field} />
          <Button type="submit" variant="next" size="lg" pending={pending}>
            {ONBOARDING.next}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
