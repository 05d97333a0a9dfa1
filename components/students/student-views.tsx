import Link from 'next/link';
import { LinkButton } from '@/components/ui/link-button';

export type StudentView = 'week' | 'season';

const VIEWS: readonly { view: StudentView; label: string; query: string }[] = [
  { view: 'week', label: 'Week by week', query: '' },
  { view: 'season', label: 'The whole season', query: '?view=season' },
];

type StudentViewsProps = {
  leagueId: string;
  studentId: string;
  view: StudentView /** The week that the way back leads to. */;
  week: number;
};

/** The two halves of one student's page, and the way back to the class. */
export function StudentViews({ leagueId, studentId, view, week }: StudentViewsProps) {
  return (
    <nav aria-label="Parts of this student's page" className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <ul className="flex flex-wrap gap-2">
        {VIEWS.map((each) => (
          <li key={each.view}>
            <Link
              href={`/teacher/leagues/${leagueId}/students/${studentId}${each.query}`}
              prefetch={false}
              aria-current={each.view === view ? 'page' : undefined}
              className={
                'flex min-h-touch items-center rounded-md border-2 border-line bg-raised px-4 font-semibold text-content no-underline ' +
                'hover:border-field aria-[current=page]:border-field aria-[current=page]:bg-field-soft aria-[current=page]:text-field'
              }
            >
              {each.label}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton
        href={`/teacher/leagues/${leagueId}${week > 0 ? `?week=${week}` : ''}`}
        variant="quiet"
        icon="arrow-left"
        className="-mx-4"
      >
        {week > 0 ? `The class in week ${week}` : 'The class'}
      </LinkButton>
    </nav>
  );
}
