'use client';

import { useRouter } from 'next/navigation';
import { ActionForm } from '@/components/forms/action-form';
import { FormMessage } from '@/components/forms/form-message';
import { textOf } from '@/components/forms/use-entry-form';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { saveTeacherNameAction } from '@/lib/actions/teacher';

/** Changes what students call the teacher. */
export function NameForm({ displayName }: { displayName: string }) {
  const router = useRouter();
  return (
    <ActionForm
      fields={['displayName']}
      send={(data) => saveTeacherNameAction({ displayName: textOf(data, 'displayName') })}
      after="keeps"
      onDone={router.refresh}
      className="grid grid-cols-1 gap-4"
    >
      {({ pending, done, message, errorOf }) => (
        <>
          <TextField
            label="The name your students call you"
            name="displayName"
            autoComplete="name"
            maxLength={60}
            defaultValue={displayName}
            error={errorOf('displayName')}
          />
          <div>
            <Button type="submit" icon="save" pending={pending}>
              Save the name
            </Button>
          </div>
          <LiveRegion className="empty:hidden">
            {done && !pending ? <Notice tone="good">Your name is saved.</Notice> : null}
          </LiveRegion>
          <FormMessage>{message}</FormMessage>
        </>
      )}
    </ActionForm>
  );
}
