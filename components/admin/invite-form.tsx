'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { callAction } from '@/lib/actions/call-action';
import { inviteTeacherAction } from '@/lib/actions/invitation';
import type { InvitedDto } from '@/lib/data/invitation/dto';

type Outcome = { kind: 'sent'; invited: InvitedDto } | { kind: 'refused'; message: string; field: string | undefined };

export function InviteForm() {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    setPending(true);
    const result = await callAction(() => inviteTeacherAction({ email }));
    setPending(false);
    if (result.ok) {
      setOutcome({ kind: 'sent', invited: result.data });
      form.reset();
      router.refresh();
      return;
    }
    setOutcome({ kind: 'refused', message: result.error.message, field: result.error.fieldErrors?.email });
    form.querySelector<HTMLInputElement>('[name="email"]')?.focus();
  }

  return (
    <form method="post" onSubmit={send} noValidate className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        maxLength={200}
        required
        error={outcome?.kind === 'refused' ? (outcome.field ?? null) : null}
      />
      <Button type="submit" pending={pending} className="min-h-[3rem] sm:mt-[1.95rem]">
        Invite
      </Button>
      <LiveRegion className="sm:col-span-2 empty:hidden">
        {outcome?.kind === 'sent' ? <Sent {...outcome.invited} /> : null}
        {outcome?.kind === 'refused' && !outcome.field ? <Notice tone="warn">{outcome.message}</Notice> : null}
      </LiveRegion>
    </form>
  );
}

function Sent({ email, link }: InvitedDto) {
  if (link === null) return <Notice tone="good">The invitation is on its way to {email}.</Notice>;
  return (
    <Notice tone="good" title={`The invitation for ${email} is ready`}>
      <p>This app doesn’t send email, so give this teacher the link yourself. Whoever opens it first gets the account.</p>
      <p className="select-all font-semibold break-all">{link}</p>
      <p>It’s shown only once. For a new link, invite the teacher again.</p>
    </Notice>
  );
}
