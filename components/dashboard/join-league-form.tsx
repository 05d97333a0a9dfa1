'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { ProofProgress } from '@/components/forms/proof-progress';
import { withProof } from '@/components/forms/with-proof';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { callAction } from '@/lib/actions/call-action';
import { joinLeagueAction } from '@/lib/actions/league';

/** For a student whose season has begun without a league. */
export function JoinLeagueForm() {
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<{ message: string; fields: Record<string, string> } | null>(null);
  const [joined, setJoined] = useState<string | null>(null);

  async function join(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    setPending(true);
    const guess = { code: String(typed.get('code')), password: String(typed.get('password')) };
    const result = await callAction(() => withProof((asking) => joinLeagueAction({ ...guess, ...asking })));
    setPending(false);
    if (result.ok) {
      setProblem(null);
      setJoined(result.data.leagueName);
      router.refresh();
      return;
    }
    const fields = result.error.fieldErrors ?? {};
    setProblem({ message: result.error.message, fields });
    form.querySelector<HTMLInputElement>(`[name="${fields.password && !fields.code ? 'password' : 'code'}"]`)?.focus();
  }

  const general = problem && Object.keys(problem.fields).length === 0 ? problem.message : null;
  return (
    // Posted, so that a form sent before this code has arrived puts nothing into the address.
    <form
      method="post"
      onSubmit={join}
      noValidate
      className="grid grid-cols-1 gap-4 sm:grid-cols-[10rem_1fr_auto] sm:items-start"
    >
      <TextField
        label="Join code"
        name="code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        required
        error={problem?.fields.code}
      />
      <TextField
        label="League password"
        name="password"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={80}
        required
        error={problem?.fields.password}
      />
      <Button type="submit" pending={pending} className="min-h-[3rem] sm:mt-[1.95rem]">
        Join
      </Button>
      <LiveRegion className="sm:col-span-3 empty:hidden">
        {joined ? <Notice tone="good">You are in {joined}.</Notice> : general ? <Notice tone="warn">{general}</Notice> : null}
      </LiveRegion>
      <ProofProgress className="sm:col-span-3" />
    </form>
  );
}
