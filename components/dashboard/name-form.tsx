'use client';

import { useRouter } from 'next/navigation';
import { ActionForm, FormMessage, textsOf } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { saveOwnNameAction } from '@/lib/actions/profile';
import { SAY_YOUR_NAME } from '@/words/profile';

const FIELDS = ['firstName', 'lastInitial'] as const;

/** Two boxes for a name, which are gone once it is saved. */
export function NameForm() {
  const router = useRouter();
  return (
    <ActionForm
      fields={FIELDS}
      send={(data) => saveOwnNameAction(textsOf(data, FIELDS))}
      after="leaves"
      onDone={() => router.refresh()}
      className="flex flex-wrap items-end gap-3"
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
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={1}
          />
          <Button type="submit" pending={pending}>
            {SAY_YOUR_NAME.save}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
