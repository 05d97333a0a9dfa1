'use client';

import { useRouter } from 'next/navigation';
import { useId, useRef } from 'react';
import { ActionForm, readFormNumber } from '@/components/forms/action-form';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { INPUT_CLASS } from '@/components/ui/field';
import { LiveRegion } from '@/components/ui/notice';
import { deleteLeagueAllowanceAction, setLeagueAllowanceAction } from '@/lib/actions/admin';
import {
  applyDefaultAllowanceText,
  forTeacherText,
  LEAGUE_ALLOWANCES_PAGE,
  leaguesAllowedForText,
  saveAllowanceSuffixText,
} from '@/words/admin';

type AllowanceEditorProps = {
  email: string;
  allowed: number;
  hasRecord: boolean;
  defaultAllowance: number;
};

export function LeagueAllowanceEditor({
  email,
  allowed,
  hasRecord,
  defaultAllowance,
}: AllowanceEditorProps) {
  const router = useRouter();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const removal = useAction();

  function save(data: FormData) {
    removal.forget();
    return setLeagueAllowanceAction({
      email,
      leagueAllowance: readFormNumber(data, 'leagueAllowance'),
    });
  }

  function show({ leagueAllowance }: { leagueAllowance: number }) {
    if (box.current) box.current.value = String(leagueAllowance);
    router.refresh();
  }

  return (
    // Relative, so that its hidden labels stay inside the table's own scrolling region.
    <ActionForm
      fields={[]}
      send={save}
      after="keeps"
      onDone={show}
      className="relative flex flex-wrap items-center gap-2"
    >
      {({ pending, done, message, forget }) => {
        const problem = message ?? removal.refusal?.message ?? null;
        const isSaved = done || removal.done;
        return (
          <>
            <label htmlFor={id} className="sr-only">
              {leaguesAllowedForText(email)}
            </label>
            <div className="w-20">
              <input
                ref={box}
                id={id}
                name="leagueAllowance"
                className={INPUT_CLASS}
                inputMode="numeric"
                autoComplete="off"
                defaultValue={allowed}
                aria-invalid={problem ? true : undefined}
                aria-describedby={`${id}-outcome`}
                onChange={() => {
                  forget();
                  removal.forget();
                }}
              />
            </div>
            <Button type="submit" variant="secondary" pending={pending}>
              <span>{LEAGUE_ALLOWANCES_PAGE.save}</span>
              <span className="sr-only">{` ${saveAllowanceSuffixText(email)}`}</span>
            </Button>
            {hasRecord ? (
              <Button
                variant="quiet"
                onClick={async () => {
                  forget();
                  const result = await removal.run(() => deleteLeagueAllowanceAction({ email }));
                  if (result?.ok) show(result.data);
                }}
              >
                <span>{applyDefaultAllowanceText(defaultAllowance)}</span>
                <span className="sr-only">{` ${forTeacherText(email)}`}</span>
              </Button>
            ) : null}
            <LiveRegion
              className={`font-semibold empty:absolute ${problem ? 'text-again' : 'text-correct'}`}
            >
              {problem || isSaved ? (
                <span id={`${id}-outcome`}>{problem ?? LEAGUE_ALLOWANCES_PAGE.saved}</span>
              ) : null}
            </LiveRegion>
          </>
        );
      }}
    </ActionForm>
  );
}
