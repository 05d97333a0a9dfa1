'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import {
  ActionForm,
  FormErrorMessage,
  readUntrimmedFormText,
} from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/text-field';
import { renameLeagueAction } from '@/lib/actions/league';
import type { ActionResult } from '@/lib/actions/run-request';
import type { ClassWeekSummaryDto } from '@/lib/data/league/dto';
import { MAX_PERIOD_LABEL_LENGTH } from '@/lib/domain/class/period';
import {
  CLASSES_ORDERED_BY_PERIOD,
  PERIOD_HINT,
  PERIODS_FORM,
  periodOfText,
} from '@/words/class-overview';

type PeriodOrderProps = { classes: readonly Pick<ClassWeekSummaryDto, 'id' | 'name' | 'period'>[] };

export function PeriodPerClassEditor({ classes }: PeriodOrderProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);

  /** Saves one class after the other and stops at the first refusal; earlier ones stay saved. */
  async function save(data: FormData): Promise<ActionResult<unknown>> {
    for (const { id, name, period } of classes) {
      const typed = readUntrimmedFormText(data, id).trim();
      if (typed === period) continue;
      const answer = await renameLeagueAction({ leagueId: id, name, period: typed });
      if (!answer.ok)
        return {
          ok: false,
          error: { ...answer.error, fieldErrors: { [id]: answer.error.message } },
        };
    }
    return { ok: true, data: null };
  }

  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span>{CLASSES_ORDERED_BY_PERIOD}</span>
      <button type="button" onClick={() => setIsOpen(true)} className="touch-link">
        <span>{PERIODS_FORM.change}</span>
        <span className="sr-only">{` ${PERIODS_FORM.thePeriods}`}</span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={PERIODS_FORM.whenMeet}
        closeLabel={PERIODS_FORM.cancel}
      >
        <ActionForm
          fields={classes.map(({ id }) => id)}
          send={save}
          after="keeps"
          onDone={() => {
            setIsOpen(false);
            router.refresh();
          }}
          className="space-y-4"
        >
          {({ pending, message, errorOf, forget }) => (
            <>
              <p>{PERIOD_HINT}</p>
              {classes.map(({ id, name, period }) => (
                <TextField
                  key={id}
                  label={periodOfText(name)}
                  name={id}
                  defaultValue={period}
                  autoComplete="off"
                  maxLength={MAX_PERIOD_LABEL_LENGTH}
                  onChange={forget}
                  error={errorOf(id)}
                />
              ))}
              <FormErrorMessage>{message}</FormErrorMessage>
              <Button type="submit" pending={pending}>
                {PERIODS_FORM.save}
              </Button>
            </>
          )}
        </ActionForm>
      </Dialog>
    </div>
  );
}
