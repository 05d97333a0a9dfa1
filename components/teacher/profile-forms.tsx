'use client';

import { useRouter } from 'next/navigation';
import { readUntrimmedFormText } from '@/components/forms/action-form';
import { FileButton } from '@/components/forms/file-button';
import { SaveForm } from '@/components/forms/save-form';
import { useActionWithRefresh } from '@/components/forms/use-action-with-refresh';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { removeTeacherPictureAction, saveTeacherNameAction } from '@/lib/actions/profile';
import type { ActionResult } from '@/lib/actions/run-request';
import { TEACHER_PROFILE } from '@/words/teacher-profile';
import { TeacherPicture } from './teacher-picture';

export function TeacherPictureForm({ url }: { url: string | null }) {
  const { send, news, pending } = useActionWithRefresh();
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <TeacherPicture url={url} className="size-28" />
        <div className="flex flex-wrap gap-3">
          <FileButton
            variant="secondary"
            onFile={(file) => send(() => sendPicture(file), TEACHER_PROFILE.pictureUp)}
          >
            <Icon
              name={pending ? 'refresh-cw' : 'upload'}
              className={pending ? 'size-[1.1em] animate-spin' : undefined}
            />
            <span>{url ? TEACHER_PROFILE.chooseAnother : TEACHER_PROFILE.choosePicture}</span>
          </FileButton>
          {url ? (
            <Button
              variant="quiet"
              icon="trash-2"
              onClick={() =>
                send(() => removeTeacherPictureAction(undefined), TEACHER_PROFILE.pictureRemoved)
              }
            >
              {TEACHER_PROFILE.takeDown}
            </Button>
          ) : null}
        </div>
      </div>
      <p className="text-content-soft">{TEACHER_PROFILE.files}</p>
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

export function TeacherNameForm({ displayName }: { displayName: string }) {
  const router = useRouter();
  return (
    <SaveForm
      fields={['displayName']}
      send={(data) =>
        saveTeacherNameAction({ displayName: readUntrimmedFormText(data, 'displayName') })
      }
      onDone={router.refresh}
      button={TEACHER_PROFILE.saveName}
      saved={TEACHER_PROFILE.nameSaved}
    >
      {({ errorOf }) => (
        <TextField
          label={TEACHER_PROFILE.name}
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
