import { Card } from '@/components/ui/card';
import type { StudentSupportsDto } from '@/lib/data/student/dto';
import { SUPPORT_SWITCHES } from '@/lib/domain/calendar/supports';
import { STEP_COUNT } from '@/lib/domain/week/steps';
import {
  dueForStudentText,
  fullWeekText,
  moreSchoolDaysText,
  SUPPORTS,
  someCardsText,
} from '@/words/supports';

export const LABELED_SUPPORT_SWITCHES = SUPPORT_SWITCHES.map((name) => ({
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
    ...(steps < STEP_COUNT ? [{ label: someCardsText(steps), says: fullWeekText(steps) }] : []),
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
