'use client';

import { type ComponentProps, type FormEvent, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { setFormulasOfStudentsAction } from '@/lib/actions/student-record';
import type { ClassRosterDto } from '@/lib/data/class-roster/dto';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import {
  FORMULAS_FORM,
  formulasSavedText,
  fromWeekOnText,
  ownFormulasFromNextWeekText,
  ownFormulasThisWeekText,
  quotedFormulaSetName,
  weekKeepsItsFormulasText,
} from '@/words/change-student';
import { formulasForText, ROSTER_DIALOG } from '@/words/class-roster';
import { levelInSentence, levelName } from '@/words/formula-levels';

type FormulasForStudentsFormProps = Pick<
  ClassRosterDto,
  'leagueId' | 'latestWeek' | 'classFormulas'
> & {
  students: readonly { studentId: string; name: string; formulaLevel: FormulaLevel | null }[];
  onDone: (news: string) => void;
};

type FormulasChoice = `${FormulaLevel}` | 'class';
type FirstWeek = 'this-week' | 'next-week';

/** The new formulas can start this week only for students who haven't begun it. */
export function FormulasForStudentsForm({
  leagueId,
  latestWeek,
  classFormulas,
  students,
  onDone,
}: FormulasForStudentsFormProps) {
  const [only, ...more] = students;
  const [choice, setChoice] = useState<FormulasChoice | null>(
    only && more.length === 0 && only.formulaLevel ? `${only.formulaLevel}` : null,
  );
  const [when, setWhen] = useState<FirstWeek>('next-week');
  const [isEmpty, setIsEmpty] = useState(false);
  const { pending, refusal, run } = useAction();
  const hasNext = latestWeek < FINAL_WEEK;
  const thisWeek = latestWeek > 0 && (when === 'this-week' || choice === 'class' || !hasNext);

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsEmpty(choice === null);
    if (choice === null) return;
    const formulas = choice === 'class' ? choice : (Number(choice) as FormulaLevel);
    const studentIds = students.map(({ studentId }) => studentId);
    const result = await run(() =>
      setFormulasOfStudentsAction({ leagueId, studentIds, formulas, thisWeek }),
    );
    if (!result?.ok) return;
    const nameOf = new Map(students.map(({ studentId, name }) => [studentId, name]));
    const rules =
      formulas === 'class' ? quotedFormulaSetName(classFormulas ?? '') : levelInSentence(formulas);
    onDone(
      formulasSavedText(
        rules,
        latestWeek,
        result.data.students.map((each) => ({ ...each, name: nameOf.get(each.studentId) ?? '' })),
      ),
    );
  }

  return (
    <form onSubmit={save} className="space-y-4">
      {classFormulas ? (
        <p className="text-content-soft">{ownFormulasFromNextWeekText(classFormulas)}</p>
      ) : null}
      <ChoiceCards
        legend={FORMULAS_FORM.formulas}
        name="formulas"
        columns={2}
        options={[
          ...FORMULA_LEVELS.map((level) => ({
            value: `${level}` as const,
            label: levelName(level),
          })),
          ...(classFormulas && latestWeek > 0
            ? [{ value: 'class' as const, label: ownFormulasThisWeekText(classFormulas) }]
            : []),
        ]}
        value={choice}
        onChange={setChoice}
        error={isEmpty ? FORMULAS_FORM.chooseFirst : null}
      />
      {latestWeek > 0 && hasNext && choice !== 'class' ? (
        <ChoiceCards
          legend={FORMULAS_FORM.fromWhen}
          name="from"
          columns={2}
          options={[
            {
              value: 'next-week',
              label: fromWeekOnText(latestWeek + 1),
              hint: weekKeepsItsFormulasText(latestWeek),
            },
            {
              value: 'this-week',
              label: FORMULAS_FORM.thisWeek,
              hint: FORMULAS_FORM.notBegun,
            },
          ]}
          value={when}
          onChange={setWhen}
        />
      ) : null}
      <Button type="submit" variant="secondary" pending={pending}>
        {FORMULAS_FORM.save}
      </Button>
      <Notice alert>{refusal?.message}</Notice>
    </form>
  );
}

type FormulasForStudentsDialogProps = ComponentProps<typeof FormulasForStudentsForm> & {
  onClose: () => void;
};

export function FormulasForStudentsDialog({
  onClose,
  onDone,
  ...form
}: FormulasForStudentsDialogProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={formulasForText(form.students.length)}
      closeLabel={ROSTER_DIALOG.cancel}
    >
      <FormulasForStudentsForm
        {...form}
        onDone={(news) => {
          setIsOpen(false);
          onDone(news);
        }}
      />
    </Dialog>
  );
}
