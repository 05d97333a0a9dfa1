'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field-parts';
import { LiveRegion } from '@/components/ui/live-region';
import { deleteAllowanceAction, setAllowanceAction } from '@/lib/actions/allowance';
import { callAction } from '@/lib/actions/call-action';
import type { ActionResult } from '@/lib/actions/result';

type AllowanceEditorProps = { email: string; allowed: number; hasRecord: boolean; defaultAllowance: number };

/** How many leagues one teacher may open: changed in its row. */
export function AllowanceEditor({ email, allowed, hasRecord, defaultAllowance }: AllowanceEditorProps) {
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState(String(allowed));
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{ ok: boolean; text: string } | null>(null);

  async function send(run: () => Promise<ActionResult<{ leagueAllowance: number }>>) {
    if (pending) return;
    setPending(true);
    const result = await callAction(run);
    setPending(false);
    setOutcome(result.ok ? { ok: true, text: 'Saved' } : { ok: false, text: result.error.message });
    if (!result.ok) return;
    setTyped(String(result.data.leagueAllowance));
    router.refresh();
  }

  function save(event: FormEvent) {
    event.preventDefault();
    const leagueAllowance = typed.trim() === '' ? Number.NaN : Number(typed);
    void send(() => setAllowanceAction({ email, leagueAllowance }));
  }

  return (
    // Relative, so that its hidden labels stay inside the table's own scrolling region.
    <form method="post" onSubmit={save} noValidate className="relative flex flex-wrap items-center gap-2">
      <label htmlFor={id} className="sr-only">
        Leagues allowed for {email}
      </label>
      <div className="w-20">
        <input
          id={id}
          className={INPUT_CLASS}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={outcome && !outcome.ok ? true : undefined}
          aria-describedby={`${id}-outcome`}
          onChange={(event) => {
            setTyped(event.target.value);
            setOutcome(null);
          }}
        />
      </div>
      <Button type="submit" variant="secondary" pending={pending}>
        Save<span className="sr-only"> the allowance of {email}</span>
      </Button>
      {hasRecord ? (
        <Button variant="quiet" onClick={() => send(() => deleteAllowanceAction({ email }))}>
          Use the default ({defaultAllowance})<span className="sr-only"> for {email}</span>
        </Button>
      ) : null}
      <LiveRegion className={`font-semibold empty:hidden ${outcome?.ok ? 'text-correct' : 'text-again'}`}>
        {outcome ? <span id={`${id}-outcome`}>{outcome.text}</span> : null}
      </LiveRegion>
    </form>
  );
}
