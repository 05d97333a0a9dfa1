import Link from 'next/link';
import { weekGraphsToReviewText } from '@/words/class-overview';
import { REVIEW } from '@/words/review-board';

type WaitingWeeksProps = {
  leagueId: string;
  week: number;
  /** The week of each waiting graph, the newest week first; a week repeats for each graph. */
  waiting: readonly number[];
};

/** Links to other weeks with unreviewed graphs, so that none is forgotten when its week ends. */
export function LinksToOtherWeeksWithWaitingGraphs({ leagueId, week, waiting }: WaitingWeeksProps) {
  const others = [...new Set(waiting)].filter((each) => each !== week);
  if (others.length === 0) return null;
  return (
    <nav
      aria-label={REVIEW.otherWeeks}
      className="print-hidden flex flex-wrap items-center gap-x-4"
    >
      {others.map((each) => (
        <Link
          key={each}
          href={`/teacher/leagues/${leagueId}/graphs?week=${each}`}
          prefetch={false}
          className="touch-link"
        >
          {weekGraphsToReviewText(each, waiting.filter((of) => of === each).length)}
        </Link>
      ))}
    </nav>
  );
}
