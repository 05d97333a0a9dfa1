'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { textOf } from '@/components/forms/action-form';
import { SaveForm } from '@/components/forms/save-form';
import { useAction } from '@/components/forms/use-action';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { removeTeacherPictureAction, saveTeacherNameAction } from '@/lib/actions/profile';
import type { ActionResult } from '@/lib/actions/result';
import { PICTURE_TYPES } from '@/lib/domain/graph';
import { TeacherPicture } from './teacher-picture';

type Outcome = { tone: 'good' | 'warn'; text: string };

/** Puts up a picture as soon as it is chosen, or takes it down. */
export function PictureForm({ url }: { url: string | null }) {
  const router = useRouter();
  const { pending, run } = useAction();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function change(work: () => Promise<ActionResult<unknown>>, done: string) {
    setOutcome(null);
    const result = await run(work);
    if (!result) return;
    setOutcome(result.ok ? { tone: 'good', text: done } : { tone: 'warn', text: result.error.message });
    if (result.ok) router.refresh();
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <TeacherPicture url={url} className="size-28" />
        <div className="flex flex-wrap gap-3">
          <label
            className={buttonClass(
              'secondary',
              'md',
              'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            )}
          >
            <Icon name={pending ? 'refresh-cw' : 'upload'} className={pending ? 'size-[1.1em] animate-spin' : undefined} />
            {url ? 'Choose another picture' : 'Choose a picture'}
            <input
              type="file"
              accept={PICTURE_TYPES}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) void change(() => sendPicture(file), 'Your picture is up.');
                event.target.value = '';
              }}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
          </label>
          {url ? (
            <Button
              variant="quiet"
              icon="trash-2"
              onClick={() => void change(() => removeTeacherPictureAction(undefined), 'Your picture was removed.')}
            >
              Take it down
            </Button>
          ) : null}
        </div>
      </div>
      <p className="text-content-soft">PNG, JPEG, or WebP, up to 8 MB. We remove any place or date the camera saved in it.</p>
      <LiveRegion className="empty:absolute">{outcome ? <Notice tone={outcome.tone}>{outcome.text}</Notice> : null}</LiveRegion>
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
