'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { ActionForm, FormMessage, textOf } from '@/components/forms/action-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion } from '@/components/ui/live-region';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { archiveLeagueAction, changeLeaguePasswordAction, renameLeagueAction, replaceJoinCodeAction } from '@/lib/actions/league';
import type { ActionResult } from '@/lib/actions/result';
import { JoinCodeText } from './join-code';
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
function SettingForm({ field, label, hint, value, suggest, button, saved, send }: SettingFormProps) {
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

/** @param archivedText since when the league is archived, in words; null while it is open. */
export function ArchiveLeague({ leagueId, archivedText }: { leagueId: string; archivedText: string | null }) {
  const router = useRouter();
  const { pending, refusal, run } = useAction();
  const archived = archivedText !== null;

  async function change() {
    const result = await run(() => archiveLeagueAction({ leagueId, archived: !archived }));
    if (result?.ok) router.refresh();
  }

  return (
    <div className="space-y-4">
      <LiveRegion>
        {archived ? (
          <Notice tone="info" title="This league is archived">
            Since {archivedText}. No one new can join. Its students can look at everything but can’t change anything.
          </Notice>
        ) : (
          <p className="text-content-soft">
            For when a class is done: no one new can join, and students can look at everything but can’t change anything. You can
            reopen it at any time. An archived league still counts as one of your leagues.
          </p>
        )}
      </LiveRegion>
      {refusal ? (
        <Notice tone="warn" role="alert">
          {refusal.message}
        </Notice>
      ) : null}
      <Button variant="secondary" icon={archived ? 'rotate-ccw' : 'lock'} pending={pending} onClick={change}>
        {archived ? 'Reopen this league' : 'Archive this league'}
      </Button>
    </div>
  );
}

/** Another code for a league whose code has got around, after asking once more. */
export function NewJoinCode({ leagueId, code }: { leagueId: string; code: number }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const { pending, data, refusal, run } = useAction<{ code: number }>();

  async function replace() {
    const result = await run(() => replaceJoinCodeAction({ leagueId, code }));
    if (!result) return;
    setAsking(false);
    if (result.ok) router.refresh();
  }

  return (
    <div className="space-y-4">
      <p className="text-content-soft">
        Now it is <JoinCodeText code={code} />. If the wrong people are using it, give the league a new one. Students who already
        joined stay in the league.
      </p>
      <Button variant="secondary" icon="dices" onClick={() => setAsking(true)}>
        Make a new code
      </Button>
      <LiveRegion className="empty:hidden">
        {data ? (
          <Notice tone="good">
            The new code is <JoinCodeText code={data.code} />. The old one no longer works.
          </Notice>
        ) : null}
        {refusal ? <Notice tone="warn">{refusal.message}</Notice> : null}
      </LiveRegion>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make a new join code?"
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button pending={pending} onClick={replace}>
              Make the new code
            </Button>
          </>
        }
      >
        <p>
          The old code stops working right away, even on paper you’ve handed out. The league password stays the same. Show the new
          code to students who haven’t joined yet.
        </p>
      </Dialog>
    </div>
  );
}
