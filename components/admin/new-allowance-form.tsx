'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { setAllowanceAction } from '@/lib/actions/allowance';
import { callAction } from '@/lib/actions/call-action';

type Outcome = { kind: 'saved'; text: string } | { kind: 'refused'; message: string; fields: Record<string, string> };

/** An allowance by address, also for a teacher who has not signed up yet. */
export function NewAllowanceForm() {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email'));
    const number = String(data.get('leagueAllowance')).trim();
    setPending(true);
    const result = await callAction(() =>
      setAllowanceAction({ email: email.trim(), leagueAllowance: number === '' ? Number.NaN : Number(number) }),
    );
    setPending(false);
    if (result.ok) {
      setOutcome({ kind: 'saved', text: `${email.trim()} may open ${result.data.leagueAllowance} now.` });
      form.reset();
      router.refresh();
      return;
    }
    const fields = result.error.fieldErrors ?? {};
    setOutcome({ kind: 'refused', message: result.error.message, fields });
    form
      .querySelector<HTMLInputElement>(`[name="${fields.email || !fields.leagueAllowance ? 'email' : 'leagueAllowance'}"]`)
      ?.focus();
  }

  const fields = outcome?.kind === 'refused' ? outcome.fields : {};
  const isGeneral = outcome?.kind === 'refused' && Object.keys(fields).length === 0;
  return (
    <form method="post" onSubmit={save} noValidate className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_8rem_auto] sm:items-start">
      <TextField label="Email" name="email" type="email" autoComplete="off" maxLength={200} required error={fields.email} />
      <TextField
        label="Leagues"
        name="leagueAllowance"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        required
        error={fields.leagueAllowance}
      />
      <Button type="submit" pending={pending} className="min-h-[3rem] sm:mt-[1.95rem]">
        Save
      </Button>
      <LiveRegion className="sm:col-span-3 empty:hidden">
        {outcome?.kind === 'saved' ? <Notice tone="good">{outcome.text}</Notice> : null}
        {isGeneral && outcome?.kind === 'refused' ? <Notice tone="warn">{outcome.message}</Notice> : null}
      </LiveRegion>
    </form>
  );
}
