import Link from 'next/link';
import { toReviewIn } from '@/words/desk';

type WaitingWeeksProps = {
  leagueId: string;
  /** The week that is shown: its graphs are below. */
  week: number;
  /** Of which weeks the graphs are that wait, the newest first. */
  waiting: readonly number[];
};

/**
 * A graph that no one has looked at does not vanish with its week: the other weeks in which some
 * wait.
 */
export function WaitingWeeks({ leagueId, week, waiting }: WaitingWeeksProps) {
  const others = [...new Set(waiting)].filter((each) => each !== week);
  if (others.length === 0) return null;
  return (
    <nav
      aria-label="Other weeks with graphs to review"
      className="print-hidden flex flex-wrap items-center gap-x-4"
    >
      {others.map((each) => (
        <Link
          key={each}
          href={`/teacher/leagues/${leagueId}/graphs?week=${each}`}
          prefetch={false}
          className="touch-link"
        >
          {toReviewIn(each, waiting.filter((of) => of === each).length)}
        </Link>
      ))}
    </nav>
  );
}
