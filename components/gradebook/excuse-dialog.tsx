'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { excuseStudentAction } from '@/lib/actions/league';
import type { GradebookDto, GradebookRowDto } from '@/lib/data/gradebook/dto';
import { EXCUSE, excuseOfText, GRADEBOOK, savedExcuseText } from '@/words/gradebook';
import { WeekCheckboxes } from './week-boxes';

type ExcuseDialogProps = {
  book: GradebookDto;
  row: GradebookRowDto;
  onClose: () => void;
  onChanged: (news: string) => void;
};

/** Excused weeks are blank in the gradebook. The student's work and points stay as they are. */
export function ExcuseWeeksDialog({ book, row, onClose, onChanged }: ExcuseDialogProps) {
  const [all, setAll] = useState(row.excused.all);
  const [weeks, setWeeks] = useState(row.excused.weeks);
  const { pending, refusal, run } = useAction();

  async function save() {
    const input = { leagueId: book.leagueId, studentId: row.studentId, all, weeks: [...weeks] };
    const result = await run(() => excuseStudentAction(input));
    if (result?.ok) onChanged(savedExcuseText(row.name));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={excuseOfText(row.name)}
      close={GRADEBOOK.cancel}
      actions={
        <Button pending={pending} onClick={() => void save()}>
          {GRADEBOOK.save}
        </Button>
      }
    >
      <div className="space-y-4">
        <p>{EXCUSE.whatItDoes}</p>
        <label className="flex min-h-touch items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
          <span>{EXCUSE.allWeeks}</span>
        </label>
        {all ? null : (
          <WeekCheckboxes
            legend={EXCUSE.onlyThese}
            latestWeek={book.latestWeek}
            weeks={weeks}
            onChange={setWeeks}
          />
        )}
        <Notice alert>{refusal?.message}</Notice>
      </div>
    </Dialog>
  );
}
