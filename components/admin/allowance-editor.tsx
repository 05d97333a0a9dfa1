'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field-parts';
import { LiveRegion } from '@/components/ui/live-region';
import { deleteAllowanceAction, setAllowanceAction } from '@/lib/actions/allowance';
import type { ActionResult } from '@/lib/actions/result';

type AllowanceEditorProps = { email: string; allowed: number; hasRecord: boolean; defaultAllowance: number };

/** How many leagues one teacher may open: changed in its row. */
export function AllowanceEditor({ email, allowed, hasRecord, defaultAllowance }: AllowanceEditorProps) {
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState(String(allowed));
  const { pending, done, refusal, run, forget } = useAction();

  async function send(change: () => Promise<ActionResult<{ leagueAllowance: number }>>) {
    const result = await run(change);
    if (!result?.ok) return;
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
          aria-invalid={refusal ? true : undefined}
          aria-describedby={`${id}-outcome`}
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
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
      <LiveRegion className={`font-semibold empty:hidden ${done ? 'text-correct' : 'text-again'}`}>
        {done || refusal ? <span id={`${id}-outcome`}>{refusal?.message ?? 'Saved'}</span> : null}
      </LiveRegion>
    </form>
  );
}
