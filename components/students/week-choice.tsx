import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { WeekChoiceDto } from '@/lib/data/student/dto';
import { STEP_COUNT } from '@/lib/domain/steps';

type WeekChoiceProps = { leagueId: string; studentId: string; week: number; weeks: readonly WeekChoiceDto[] };

/** Every week so far, with how far the student came. */
export function WeekChoice({ leagueId, studentId, week, weeks }: WeekChoiceProps) {
  return (
    <nav aria-label="Weeks" className="print-hidden mb-6">
      <ol className="flex flex-wrap gap-2">
        {weeks.map((each) => {
          const isDone = each.stepsRight === STEP_COUNT;
          const state = isDone ? 'all right' : each.started ? `${each.stepsRight} of ${STEP_COUNT} right` : 'not begun';
          return (
            <li key={each.week}>
              <Link
                href={`/teacher/leagues/${leagueId}/students/${studentId}?week=${each.week}`}
                prefetch={false}
                aria-current={each.week === week ? 'page' : undefined}
                className={
                  'grid min-h-[3.25rem] min-w-[5.5rem] content-center justify-items-center rounded-md border-2 border-line bg-raised px-2 py-1 ' +
                  'text-content leading-tight no-underline hover:border-field aria-[current=page]:border-field aria-[current=page]:bg-field-soft'
                }
              >
                <span className="font-semibold">Week {each.week}</span>
                <span className="flex items-center gap-1 text-content-soft text-sm">
                  {isDone ? <Icon name="check" className="size-[1.1em]" /> : null}
                  {state}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
