'use client';

import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { confirmsName } from '@/lib/domain/text/confirm-name';
import { Button } from './button';
import { TextField } from './text-field';

type ConfirmByNameProps = {
  /** What has to be typed. */
  name: string;
  label: string;
  /** On the button, for instance "Delete this league for good". */
  deed: ReactNode;
  pending?: boolean;
  error?: string | null;
  onConfirm: (typed: string) => void;
};

/** For what cannot be undone: the button works once the name was typed, and says what is missing when it was not. */
export function ConfirmByName({ name, label, deed, pending = false, error, onConfirm }: ConfirmByNameProps) {
  const [typed, setTyped] = useState('');
  const [slip, setSlip] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  function confirm(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    const isMeant = confirmsName(typed, name);
    setSlip(!isMeant);
    if (isMeant) onConfirm(typed);
    else box.current?.focus();
  }

  return (
    <form onSubmit={confirm} noValidate method="post" className="max-w-md space-y-4">
      <TextField
        ref={box}
        label={label}
        name="confirmName"
        hint={
          <>
            Type <strong className="break-words text-content">{name}</strong>
          </>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setSlip(false);
        }}
        error={slip ? `Please type “${name}” exactly as shown above.` : (error ?? null)}
      />
      <Button type="submit" variant="danger" icon="trash-2" pending={pending}>
        {deed}
      </Button>
    </form>
  );
}
