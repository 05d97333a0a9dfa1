'use client';

import { useState } from 'react';
import { UI } from '@/words/ui';
import { TextField, type TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password' | 'off';
};

export function PasswordField({ label, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...input}
      label={label}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endButton={
        <button
          type="button"
          className={
            'absolute inset-y-0.5 right-0.5 min-w-[4.5rem] rounded-sm px-3 font-semibold ' +
            'text-field underline underline-offset-4'
          }
          aria-label={`${shown ? UI.hide : UI.show} ${label.toLowerCase()}`}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? UI.hide : UI.show}
        </button>
      }
    />
  );
}
