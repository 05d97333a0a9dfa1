'use client';

import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { describedBy, FieldError, FieldHint, INPUT_CLASS } from './field-parts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password' | 'off';
  hint?: ReactNode;
  error?: string | null;
};

/** A password box that can be read back. Paste and password managers work; nothing is blocked. */
export function PasswordField({ label, hint, error, id, ...input }: PasswordFieldProps) {
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  const [shown, setShown] = useState(false);
  return (
    <div>
      <label htmlFor={inputId} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint ? <FieldHint id={`${inputId}-hint`}>{hint}</FieldHint> : null}
      <div className="relative">
        <input
          {...input}
          id={inputId}
          type={shown ? 'text' : 'password'}
          className={`${INPUT_CLASS} pr-24`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(hint ? `${inputId}-hint` : null, error ? `${inputId}-error` : null)}
        />
        <button
          type="button"
          className="absolute inset-y-0.5 right-0.5 min-w-[4.5rem] rounded-sm px-3 font-semibold text-field underline underline-offset-4"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? 'Hide' : 'Show'}
        </button>
      </div>
      {error ? <FieldError id={`${inputId}-error`}>{error}</FieldError> : null}
    </div>
  );
}
