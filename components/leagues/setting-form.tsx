'use client';

import { type ReactNode, useRef } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { FormMessage } from '@/components/forms/form-message';
import { textOf } from '@/components/forms/use-entry-form';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
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

/** One text of a league with its own button. */
export function SettingForm({ field, label, hint, value, suggest, button, saved, send }: SettingFormProps) {
  const box = useRef<HTMLInputElement>(null);
  const name = `league-${field}`;

  function typeSuggestion(text: string) {
    if (!box.current) return;
    box.current.value = text;
    box.current.focus();
  }

  return (
    <ActionForm fields={[field]} send={(data) => send(textOf(data, name))} after="keeps" className="space-y-4">
      {({ pending, done, message, errorOf, forget }) => (
        <>
          <div>
            <TextField
              ref={box}
              label={label}
              name={name}
              hint={hint}
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              required
              defaultValue={value}
              onChange={forget}
              error={errorOf(field)}
            />
            {suggest ? (
              <Button
                variant="quiet"
                icon="dices"
                className="mt-1 -ml-4"
                onClick={() => {
                  typeSuggestion(suggest());
                  forget();
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
          <LiveRegion className="empty:hidden">{done && !pending ? <Notice tone="good">{saved}</Notice> : null}</LiveRegion>
          <FormMessage>{message}</FormMessage>
        </>
      )}
    </ActionForm>
  );
}
