import Link from 'next/link';
import { Notice } from '@/components/ui/notice';

/** For a student who typed another league's code and then signed in. */
export function NotJoined({ wanted, own }: { wanted: string; own: string }) {
  return (
    <Notice tone="info" title={`You didn’t join ${wanted}`}>
      You’re already in {own}. You can play in one league each season. Your teacher can move you.
    </Notice>
  );
}

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
              className="inline-flex min-h-touch items-center font-semibold text-field underline underline-offset-4"
            >
              Score card for week {week}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
