'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { callAction } from '@/lib/actions/call-action';
import { saveTeacherNameAction } from '@/lib/actions/teacher';

/** Changes what students call the teacher. */
export function NameForm({ displayName }: { displayName: string }) {
  const router = useRouter();
  const [name, setName] = useState(displayName);
  const [error, setError] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  const [pending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setSaved(false);
    const result = await callAction(() => saveTeacherNameAction({ displayName: name }));
    setPending(false);
    setError(result.ok ? null : result.error.message);
    setSaved(result.ok);
    if (result.ok) router.refresh();
    else form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="grid grid-cols-1 gap-4">
      <TextField
        label="The name your students call you"
        name="displayName"
        autoComplete="name"
        maxLength={60}
        value={name}
        error={error}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <Button type="submit" icon="save" pending={pending}>
          Save the name
        </Button>
      </div>
      <LiveRegion className="empty:hidden">{saved ? <Notice tone="good">Your name is saved.</Notice> : null}</LiveRegion>
    </form>
  );
}
