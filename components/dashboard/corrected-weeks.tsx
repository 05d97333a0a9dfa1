import Link from 'next/link';
import { Notice } from '@/components/ui/notice';

/** Leads to the score cards with steps that a correction of the NFL has opened again. Nothing when there are none. */
export function CorrectedWeeks({ weeks }: { weeks: readonly number[] }) {
  if (weeks.length === 0) return null;
  return (
    <Notice tone="info" title="The NFL corrected a game">
      <p>One of your players’ numbers changed. You keep your points. Work out the step again:</p>
      <ul>
        {weeks.map((week) => (
          <li key={week}>
            <Link
              href={`/student/score-cards?week=${week}`}
              className="inline-flex min-h-[2.75rem] items-center font-semibold text-field underline underline-offset-4"
            >
              Score card for week {week}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
