'use client';

import { useId, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { changeGradeRulesAction } from '@/lib/actions/league';
import type { GradebookDto } from '@/lib/data/gradebook/dto';
import { LATE_CREDITS } from '@/lib/domain/class/gradebook';
import { GRADE_RULES, GRADEBOOK, LATE_CREDIT_NAMES, TYPE_WHOLE_POINTS } from '@/words/gradebook';
import { weekTitle } from '@/words/week-names';

type GradeRulesDialogProps = {
  book: GradebookDto;
  onClose: () => void;
  onChanged: (news: string) => void;
};

export function GradeRulesDialog({ book, onClose, onChanged }: GradeRulesDialogProps) {
  const [late, setLate] = useState(book.rules.late);
  const [graph, setGraph] = useState(book.rules.graph);
  const [outOf, setOutOf] = useState(`${book.rules.outOf}`);
  const [weeks, setWeeks] = useState(book.excusedWeeks);
  const { pending, refusal, run } = useAction();
  const formId = useId();

  async function save() {
    const points = /^\d{1,5}$/.test(outOf.trim()) ? Number(outOf) : 0;
    const input = { leagueId: book.leagueId, late, graph, outOf: points, excusedWeeks: [...weeks] };
    const result = await run(() => changeGradeRulesAction(input));
    if (result?.ok) onChanged(GRADE_RULES.saved);
  }

  const wrongPoints = refusal?.fieldErrors?.outOf ? TYPE_WHOLE_POINTS : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={GRADEBOOK.whatCounts}
      closeLabel={GRADEBOOK.cancel}
      actions={
        <Button type="submit" form={formId} pending={pending}>
          {GRADEBOOK.save}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p>{GRADE_RULES.nineSteps}</p>
        <label className="flex min-h-touch items-center gap-3">
          <input
            type="checkbox"
            className="size-6 shrink-0"
            checked={graph}
            onChange={(event) => setGraph(event.target.checked)}
          />
          <span>{GRADE_RULES.graphCounts}</span>
        </label>
        <SelectField
          label={GRADE_RULES.lateCounts}
          name="late"
          value={late}
          options={LATE_CREDITS.map((value) => ({ value, label: LATE_CREDIT_NAMES[value] }))}
          onChange={(event) =>
            setLate(LATE_CREDITS.find((each) => each === event.target.value) ?? 'full')
          }
        />
        <TextField
          label={GRADE_RULES.outOf}
          name="outOf"
          inputMode="numeric"
          autoComplete="off"
          value={outOf}
          onChange={(event) => setOutOf(event.target.value)}
          error={wrongPoints}
        />
        <WeekCheckboxes
          legend={GRADE_RULES.forNoOne}
          latestWeek={book.latestWeek}
          weeks={weeks}
          onChange={setWeeks}
        />
        <Notice alert>{wrongPoints ? null : refusal?.message}</Notice>
      </form>
    </Dialog>
  );
}

type WeekCheckboxesProps = {
  legend: string;
  latestWeek: number;
  weeks: readonly number[];
  onChange: (weeks: readonly number[]) => void;
};

export function WeekCheckboxes({ legend, latestWeek, weeks, onChange }: WeekCheckboxesProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {Array.from({ length: latestWeek }, (_, index) => index + 1).map((week) => (
          <label key={week} className="inline-flex min-h-touch items-center gap-3">
            <input
              type="checkbox"
              className="size-6"
              checked={weeks.includes(week)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...weeks, week] : weeks.filter((each) => each !== week),
                )
              }
            />
            <span>{weekTitle(week)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
