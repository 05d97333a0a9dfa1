'use client';

import { useRouter } from 'next/navigation';
import { ActionForm, FormErrorMessage, readFormTextByField } from '@/components/forms/action-form';
import {
  FIRST_NAME_AND_INITIAL_FIELDS,
  FirstNameAndInitialFields,
} from '@/components/forms/first-name-and-initial-fields';
import { Button } from '@/components/ui/button';
import { saveOwnNameOnceAction } from '@/lib/actions/profile';
import { SAY_YOUR_NAME } from '@/words/profile';

/** Two boxes for a name, which disappear once it is saved. */
export function OwnNameForm() {
  const router = useRouter();
  return (
    <ActionForm
      fields={FIRST_NAME_AND_INITIAL_FIELDS}
      send={(data) =>
        saveOwnNameOnceAction(readFormTextByField(data, FIRST_NAME_AND_INITIAL_FIELDS))
      }
      after="leaves"
      onDone={() => router.refresh()}
      className="grid max-w-2xl grid-cols-1 justify-items-start gap-3"
    >
      {({ pending, message, field }) => (
        <>
          <FormErrorMessage>{message}</FormErrorMessage>
          <div className="grid w-full grid-cols-1 items-end gap-3 sm:grid-cols-2">
            <FirstNameAndInitialFields field={field} />
          </div>
          <Button type="submit" pending={pending}>
            {SAY_YOUR_NAME.save}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
