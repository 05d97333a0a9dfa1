'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { ActionForm, FormMessage, textOf } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { changeLeaguePasswordAction, renameLeagueAction } from '@/lib/actions/league';
import type { ActionResult } from '@/lib/actions/result';
import { secureRandom, suggestPhrase } from './phrases';

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

export function RenameForm({ leagueId, name }: { leagueId: string; name: string }) {
  const router = useRouter();
  return (
    <SettingForm
      field="name"
      label="League name"
      hint="Your students will see it."
      value={name}
      button="Save the name"
      saved="The new name is saved."
      send={async (typed) => {
        const result = await renameLeagueAction({ leagueId, name: typed });
        if (result.ok) router.refresh();
        return result;
      }}
    />
  );
}

export function LeaguePasswordForm({ leagueId, password }: { leagueId: string; password: string }) {
  const router = useRouter();
  return (
    <SettingForm
      field="password"
      label="League password"
      hint="The old password stops working right away. Students who already joined stay in the league."
      value={password}
      suggest={() => suggestPhrase(secureRandom)}
      button="Save the password"
      saved="The new password is saved. The old one no longer works."
      send={async (typed) => {
        const result = await changeLeaguePasswordAction({ leagueId, password: typed });
        if (result.ok) router.refresh();
        return result;
      }}
    />
  );
}
