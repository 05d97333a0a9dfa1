'use client';

import { useRouter } from 'next/navigation';
import { textOf } from '@/components/forms/action-form';
import { FileButton } from '@/components/forms/file-button';
import { SaveForm } from '@/components/forms/save-form';
import { useChange } from '@/components/forms/use-change';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { removeTeacherPictureAction, saveTeacherNameAction } from '@/lib/actions/profile';
import type { ActionResult } from '@/lib/actions/result';
import { TeacherPicture } from './teacher-picture';

/** Uploads a picture as soon as it is chosen, or removes it. */
export function PictureForm({ url }: { url: string | null }) {
  const { send, news, pending } = useChange();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <TeacherPicture url={url} className="size-28" />
        <div className="flex flex-wrap gap-3">
          <FileButton
            variant="secondary"
            onFile={(file) => send(() => sendPicture(file), 'Your picture is up.')}
          >
            <Icon
              name={pending ? 'refresh-cw' : 'upload'}
              className={pending ? 'size-[1.1em] animate-spin' : undefined}
            />
            <span>{url ? 'Choose another picture' : 'Choose a picture'}</span>
          </FileButton>
          {url ? (
            <Button
              variant="quiet"
              icon="trash-2"
              onClick={() =>
                send(() => removeTeacherPictureAction(undefined), 'Your picture was removed.')
              }
            >
              Take it down
            </Button>
          ) : null}
        </div>
      </div>
      <p className="text-content-soft">
        PNG, JPEG, or WebP, up to 8 MB. We remove any place or date the camera saved in it.
      </p>
      <LiveRegion className="empty:absolute">{news}</LiveRegion>
    </div>
  );
}

async function sendPicture(file: File): Promise<ActionResult<unknown>> {
  const form = new FormData();
  form.append('file', file, 'picture');
  const response = await fetch('/api/profile-picture', { method: 'POST', body: form });
  return (await response.json()) as ActionResult<unknown>;
}

/** Changes what students call the teacher. */
export function NameForm({ displayName }: { displayName: string }) {
  const router = useRouter();
  return (
    <SaveForm
      fields={['displayName']}
      send={(data) => saveTeacherNameAction({ displayName: textOf(data, 'displayName') })}
      onDone={router.refresh}
      button="Save the name"
      saved="Your name is saved."
    >
      {({ errorOf }) => (
        <TextField
          label="The name your students call you"
          name="displayName"
          autoComplete="name"
          maxLength={60}
          defaultValue={displayName}
          error={errorOf('displayName')}
        />
      )}
    </SaveForm>
  );
}
