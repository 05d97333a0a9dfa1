'use client';

import { type ReactNode, useState } from 'react';
import { ActionForm } from '@/components/forms/action-form';
import { SaveButton } from '@/components/forms/save-form';
import { Card } from '@/components/ui/card';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { setSupportsAction } from '@/lib/actions/student-record';
import type { StudentSupportsDto } from '@/lib/data/student/dto';
import {
  type LearningSupports,
  MAX_SUPPORT_EXTRA_DAYS,
  SUPPORT_SWITCHES,
} from '@/lib/domain/calendar/supports';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import {
  cardsForFullWeekText,
  dueForStudentText,
  fullWeekText,
  moreSchoolDaysText,
  SUPPORTS,
  saveSupportsOfStudentText,
  supportsOfStudentSavedText,
  WHO_SEES,
} from '@/words/supports';

const EXTRA_DAYS = Array.from({ length: MAX_SUPPORT_EXTRA_DAYS + 1 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? SUPPORTS.noExtraDays : moreSchoolDaysText(days),
}));
const STEPS = Array.from({ length: STEPS_PER_CARD }, (_, index) => STEPS_PER_CARD - index).map(
  (steps) => ({
    value: String(steps),
    label: steps === STEPS_PER_CARD ? SUPPORTS.allSteps : cardsForFullWeekText(steps),
  }),
);

/** Sets one student's supports; it never asks for the reason. */
export function LearningSupportsForm({ student }: { student: StudentSupportsDto }) {
  const { leagueId, studentId, name, week, dueByExtraDays } = student;
  const [supports, setSupports] = useState<LearningSupports>(student.supports);
  const [hasEnd, setHasEnd] = useState(student.supports.lastDay !== undefined);
  const [lastDay, setLastDay] = useState(student.supports.lastDay ?? '');
  const change = (changes: Partial<LearningSupports>) =>
    setSupports((before) => ({ ...before, ...changes }));
  const due = dueByExtraDays[supports.extraDays];
  return (
    <ActionForm
      after="keeps"
      fields={['lastDay']}
      send={() =>
        setSupportsAction({ leagueId, studentId, ...supports, lastDay: hasEnd ? lastDay : null })
      }
    >
      {({ forget, field, ...view }) => (
        <div
          className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          onChange={forget}
        >
          <Card className="divide-y divide-line py-2!">
            <Row says={due ? dueForStudentText(week, due) : null}>
              <SelectField
                isLabelBeside
                label={SUPPORTS.ownDueDay}
                options={EXTRA_DAYS}
                value={String(supports.extraDays)}
                onChange={({ target }) => change({ extraDays: Number(target.value) })}
              />
            </Row>
            <Row says={fullWeekText(supports.steps)}>
              <SelectField
                isLabelBeside
                label={SUPPORTS.fewerSteps}
                options={STEPS}
                value={String(supports.steps)}
                onChange={({ target }) => change({ steps: Number(target.value) })}
              />
            </Row>
            {LABELED_SUPPORT_SWITCHES.map((each) => (
              <Row key={each.name} says={each.says}>
                <label className="flex min-h-11 items-center gap-3 font-semibold">
                  <input
                    type="checkbox"
                    className="size-6 shrink-0"
                    checked={supports[each.name]}
                    onChange={({ target }) => change({ [each.name]: target.checked })}
                  />
                  <span>{each.label}</span>
                </label>
              </Row>
            ))}
          </Card>
          <div className="grid gap-3">
            <Card className="grid gap-2 py-3!">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <h2 className="text-lead">{SUPPORTS.untilWhen}</h2>
                <SegmentedControl
                  legend={SUPPORTS.untilWhen}
                  name="end"
                  options={[
                    { value: 'none', label: SUPPORTS.noEnd },
                    { value: 'day', label: SUPPORTS.aDay },
                  ]}
                  value={hasEnd ? 'day' : 'none'}
                  onChange={(value) => setHasEnd(value === 'day')}
                />
              </div>
              <p className="text-content-soft">{SUPPORTS.endsAfter}</p>
              {hasEnd ? (
                <TextField
                  {...field('lastDay')}
                  label={SUPPORTS.lastDay}
                  type="date"
                  value={lastDay}
                  onChange={({ target }) => setLastDay(target.value)}
                />
              ) : null}
              <SaveButton
                view={view}
                button={saveSupportsOfStudentText(name)}
                look={{ variant: 'next' }}
                saved={supportsOfStudentSavedText(name)}
              />
            </Card>
            <Card className="py-3!">
              <h2 className="mb-1 text-lead">{SUPPORTS.whoSees}</h2>
              <dl className="grid gap-1 leading-snug">
                {WHO_SEES.map(({ who, what }) => (
                  <div key={who}>
                    <dt className="font-semibold">{who}</dt>
                    <dd className="text-content-soft">{what}</dd>
                  </div>
                ))}
              </dl>
              <p className="mt-2 leading-snug">{SUPPORTS.noReason}</p>
            </Card>
          </div>
        </div>
      )}
    </ActionForm>
  );
}

function Row({ says, children }: { says: string | null; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-center gap-x-6 gap-y-1 py-1 sm:grid-cols-2">
      <div>{children}</div>
      <p className="text-content-soft leading-snug">{says}</p>
    </div>
  );
}

const LABELED_SUPPORT_SWITCHES = SUPPORT_SWITCHES.map((name) => ({
  name,
  label: SUPPORTS[name],
  says: SUPPORTS[`${name}Text`],
}));

/** Lists a student's supports for adults who work with the student and can't change them. */
export function LearningSupportsList({ student }: { student: StudentSupportsDto }) {
  const { supports, week, dueByExtraDays } = student;
  const { extraDays, steps } = supports;
  const due = dueByExtraDays[extraDays];
  const given = [
    ...(extraDays > 0
      ? [
          {
            label: `${SUPPORTS.ownDueDay}: ${moreSchoolDaysText(extraDays)}`,
            says: due ? dueForStudentText(week, due) : '',
          },
        ]
      : []),
    ...(steps < STEPS_PER_CARD
      ? [{ label: cardsForFullWeekText(steps), says: fullWeekText(steps) }]
      : []),
    ...LABELED_SUPPORT_SWITCHES.filter(({ name }) => supports[name]),
  ];
  return (
    <Card>
      {given.length === 0 ? (
        <p>{SUPPORTS.none}</p>
      ) : (
        <dl className="divide-y divide-line">
          {given.map(({ label, says }) => (
            <div key={label} className="grid grid-cols-1 gap-x-6 py-2 sm:grid-cols-2">
              <dt className="font-semibold">{label}</dt>
              <dd className="text-content-soft">{says}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
