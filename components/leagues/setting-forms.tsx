'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { textOf } from '@/components/forms/action-form';
import { SaveForm } from '@/components/forms/save-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import {
  archiveLeagueAction,
  changeLeaguePasswordAction,
  renameLeagueAction,
  replaceJoinCodeAction,
} from '@/lib/actions/league';
import { JoinCodeText } from './join-code';
import { LeaguePasswordField, leaguePasswordOf } from './league-password-field';
import { PeriodField } from './period-field';

export function RenameForm({
  leagueId,
  name,
  period,
}: {
  leagueId: string;
  name: string;
  period: string;
}) {
  const router = useRouter();
  return (
    <SaveForm
      fields={['name', 'period']}
      send={(data) =>
        renameLeagueAction({
          leagueId,
          name: textOf(data, 'league-name'),
          period: textOf(data, 'period'),
        })
      }
      onDone={router.refresh}
      button="Save name and period"
      saved="Name and period are saved."
    >
      {({ errorOf, forget }) => (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            label="League name"
            name="league-name"
            hint="Your students will see it."
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            required
            defaultValue={name}
            onChange={forget}
            error={errorOf('name')}
          />
          <PeriodField defaultValue={period} onChange={forget} error={errorOf('period')} />
        </div>
      )}
    </SaveForm>
  );
}

export function LeaguePasswordForm({ leagueId, password }: { leagueId: string; password: string }) {
  const router = useRouter();
  return (
    <SaveForm
      fields={['password']}
      send={(data) => changeLeaguePasswordAction({ leagueId, password: leaguePasswordOf(data) })}
      onDone={router.refresh}
      button="Save the password"
      saved="The new password is saved. The old one no longer works."
    >
      {({ errorOf, forget }) => (
        <LeaguePasswordField
          hint="The old password stops working right away. Students who already joined stay in the league."
          defaultValue={password}
          onChange={forget}
          error={errorOf('password')}
        />
      )}
    </SaveForm>
  );
}

/** @param archivedText the date of archiving in words; null while the league is open. */
export function ArchiveLeague({
  leagueId,
  archivedText,
}: {
  leagueId: string;
  archivedText: string | null;
}) {
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
            {`Since ${archivedText}. No one new can join. Its students can look at everything but can’t change anything.`}
          </Notice>
        ) : (
          <p className="text-content-soft">
            For when a class is done: no one new can join, and students can look at everything but
            can’t change anything. You can reopen it at any time. An archived league takes no place
            among your leagues.
          </p>
        )}
      </LiveRegion>
      <Notice alert>{refusal?.message}</Notice>
      <Button
        variant="secondary"
        icon={archived ? 'rotate-ccw' : 'lock'}
        pending={pending}
        onClick={change}
      >
        {archived ? 'Reopen this league' : 'Archive this league'}
      </Button>
    </div>
  );
}

/** Replaces the join code after a confirmation. */
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
        <span>{'Now it is '}</span>
        <JoinCodeText code={code} />
        <span>
          . If the wrong people are using it, give the league a new one. Students who already joined
          stay in the league.
        </span>
      </p>
      <Button variant="secondary" icon="dices" onClick={() => setAsking(true)}>
        Make a new code
      </Button>
      <LiveRegion className="empty:absolute">
        {data ? (
          <Notice tone="good">
            <span>{'The new code is '}</span>
            <JoinCodeText code={data.code} />
            <span>. The old one no longer works.</span>
          </Notice>
        ) : null}
        {refusal ? <Notice tone="warn">{refusal.message}</Notice> : null}
      </LiveRegion>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Make a new join code?"
        close="Cancel"
        actions={
          <Button pending={pending} onClick={replace}>
            Make the new code
          </Button>
        }
      >
        <p>
          The old code stops working right away, even on paper you’ve handed out. The league
          password stays the same. Show the new code to students who haven’t joined yet.
        </p>
      </Dialog>
    </div>
  );
}
