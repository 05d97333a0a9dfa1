'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { callAction } from '@/lib/actions/call-action';
import type { ActionResult } from '@/lib/actions/result';

type SettingFormProps = {
  /** The input's name, and the field a refusal names. */
  field: string;
  label: string;
  hint: ReactNode;
  value: string;
  /** Offers another text. */
  suggest?: () => string;
  button: string;
  saved: string;
  send: (typed: string) => Promise<ActionResult<unknown>>;
};

type Outcome = { kind: 'saved' } | { kind: 'refused'; message: string; atField: boolean } | null;

/** One text of a league with its own button. */
export function SettingForm({ field, label, hint, value, suggest, button, saved, send }: SettingFormProps) {
  const [typed, setTyped] = useState(value);
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const box = useRef<HTMLInputElement>(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const result = await callAction(() => send(typed));
    setPending(false);
    if (result.ok) return setOutcome({ kind: 'saved' });
    const message = result.error.fieldErrors?.[field];
    setOutcome({ kind: 'refused', message: message ?? result.error.message, atField: message !== undefined });
    if (message) box.current?.focus();
  }

  return (
    // Posted, so that a form sent before this code has arrived puts nothing into the address.
    <form method="post" onSubmit={save} noValidate className="space-y-4">
      <div>
        <TextField
          ref={box}
          label={label}
          name={`league-${field}`}
          hint={hint}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          required
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOutcome(null);
          }}
          error={outcome?.kind === 'refused' && outcome.atField ? outcome.message : null}
        />
        {suggest ? (
          <Button
            variant="quiet"
            icon="dices"
            className="mt-1 -ml-4"
            onClick={() => {
              setTyped(suggest());
              setOutcome(null);
              box.current?.focus();
            }}
          >
            Suggest one
          </Button>
        ) : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" icon="save" pending={pending}>
          {button}
        </Button>
      </div>
      <LiveRegion className="empty:hidden">
        {outcome?.kind === 'saved' ? <Notice tone="good">{saved}</Notice> : null}
        {outcome?.kind === 'refused' && !outcome.atField ? <Notice tone="warn">{outcome.message}</Notice> : null}
      </LiveRegion>
    </form>
  );
}
