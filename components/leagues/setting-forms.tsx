'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { readUntrimmedFormText } from '@/components/forms/action-form';
import { SaveForm } from '@/components/forms/save-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { CheckBoxes } from '@/components/ui/check-boxes';
import { Dialog } from '@/components/ui/dialog';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { Sentence } from '@/components/ui/sentence';
import { TextField } from '@/components/ui/text-field';
import {
  changeLeaguePasswordAction,
  copySettingsAction,
  renameLeagueAction,
  replaceJoinCodeAction,
} from '@/lib/actions/league';
import type { LeagueSettingsDto } from '@/lib/data/league/dto';
import {
  COPYABLE_CLASS_SETTINGS,
  type CopyableClassSetting,
} from '@/lib/domain/class/copyable-settings';
import { MAX_PERIOD_LABEL_LENGTH } from '@/lib/domain/class/period';
import { LEAGUE_FIELDS } from '@/words/league-fields';
import {
  COPY_SETTINGS,
  currentJoinCodeText,
  LEAGUE_SETTINGS,
  newCodeIsText,
} from '@/words/league-settings';
import { JoinCodeText } from './join-code';
import { LeaguePasswordField, readLeaguePasswordField } from './league-password-field';

export function LeagueNameAndPeriodForm({
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
          name: readUntrimmedFormText(data, 'league-name'),
          period: readUntrimmedFormText(data, 'period'),
        })
      }
      onDone={router.refresh}
      button={LEAGUE_SETTINGS.saveNameAndPeriod}
      saved={LEAGUE_SETTINGS.nameSaved}
    >
      {({ errorOf, forget }) => (
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
          <TextField
            label={LEAGUE_FIELDS.name}
            name="league-name"
            hint={LEAGUE_SETTINGS.studentsSee}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            required
            defaultValue={name}
            onChange={forget}
            error={errorOf('name')}
          />
          <TextField
            label={LEAGUE_FIELDS.period}
            name="period"
            hint={LEAGUE_FIELDS.periodHint}
            autoComplete="off"
            maxLength={MAX_PERIOD_LABEL_LENGTH}
            defaultValue={period}
            onChange={forget}
            error={errorOf('period')}
          />
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
      send={(data) =>
        changeLeaguePasswordAction({ leagueId, password: readLeaguePasswordField(data) })
      }
      onDone={router.refresh}
      button={LEAGUE_SETTINGS.savePassword}
      saved={LEAGUE_SETTINGS.passwordSaved}
    >
      {({ errorOf, forget }) => (
        <LeaguePasswordField
          hint={LEAGUE_SETTINGS.passwordHint}
          defaultValue={password}
          onChange={forget}
          error={errorOf('password')}
        />
      )}
    </SaveForm>
  );
}

export function NewJoinCodeForm({ leagueId, code }: { leagueId: string; code: number }) {
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
        <Sentence parts={currentJoinCodeText(<JoinCodeText code={code} />)} />
      </p>
      <Button variant="secondary" icon="dices" onClick={() => setAsking(true)}>
        {LEAGUE_SETTINGS.makeCode}
      </Button>
      <LiveRegion className="empty:absolute">
        {data ? (
          <Notice tone="good">
            <Sentence parts={newCodeIsText(<JoinCodeText code={data.code} />)} />
          </Notice>
        ) : null}
        {refusal ? <Notice tone="warn">{refusal.message}</Notice> : null}
      </LiveRegion>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={LEAGUE_SETTINGS.makeCodeTitle}
        closeLabel={LEAGUE_SETTINGS.cancel}
        actions={
          <Button pending={pending} onClick={replace}>
            {LEAGUE_SETTINGS.makeTheCode}
          </Button>
        }
      >
        <p>{LEAGUE_SETTINGS.oldCodeStops}</p>
      </Dialog>
    </div>
  );
}

export function CopySettingsForm({
  leagueId,
  classes,
}: {
  leagueId: string;
  classes: LeagueSettingsDto['classes'];
}) {
  const router = useRouter();
  const options = classes.map((each) => ({ value: each.id, label: each.name }));
  const [from, setFrom] = useState(options.find(({ value }) => value !== leagueId)?.value ?? '');
  const [parts, setParts] = useState<readonly CopyableClassSetting[]>(
    COPYABLE_CLASS_SETTINGS.slice(0, 4),
  );
  const [to, setTo] = useState<readonly string[]>([leagueId]);
  const others = options.filter(({ value }) => value !== from);
  const chosen = to.filter((each) => each !== from);
  return (
    <SaveForm
      fields={[]}
      send={() => copySettingsAction({ from, leagueIds: [...chosen], parts: [...parts] })}
      onDone={router.refresh}
      button={COPY_SETTINGS.copy}
      look={{ icon: 'copy', variant: 'secondary' }}
      saved={COPY_SETTINGS.copied}
    >
      {({ forget }) => (
        <>
          <SelectField
            label={COPY_SETTINGS.from}
            options={options}
            value={from}
            onChange={({ target }) => {
              setFrom(target.value);
              forget();
            }}
          />
          <CheckBoxes
            legend={COPY_SETTINGS.what}
            options={COPYABLE_CLASS_SETTINGS.map((value) => ({
              value,
              label: COPY_SETTINGS.parts[value],
            }))}
            chosen={parts}
            onChange={(wanted) => {
              setParts(wanted);
              forget();
            }}
          />
          <CheckBoxes
            legend={COPY_SETTINGS.to}
            options={others}
            chosen={chosen}
            onChange={(wanted) => {
              setTo(wanted);
              forget();
            }}
          />
          <p className="text-content-soft">{COPY_SETTINGS.hint}</p>
        </>
      )}
    </SaveForm>
  );
}
