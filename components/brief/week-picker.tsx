import Link from 'next/link';

/** Briefs of other weeks. */
export function WeekPicker({ leagueId, week, latestWeek }: { leagueId: string; week: number; latestWeek: number }) {
  return (
    <nav aria-label="Weeks" className="print-hidden mb-6">
      <ol className="flex flex-wrap items-center gap-1.5">
        <li aria-hidden="true" className="pr-1 font-semibold text-content-soft">
          Week
        </li>
        {Array.from({ length: latestWeek }, (_, index) => index + 1).map((each) => (
          <li key={each}>
            <Link
              href={`/teacher/leagues/${leagueId}/brief?week=${each}`}
              prefetch={false}
              aria-label={`Week ${each}`}
              aria-current={each === week ? 'page' : undefined}
              className={
                'flex size-11 items-center justify-center rounded-md border-2 border-line bg-raised font-semibold text-content tabular-nums no-underline ' +
                'hover:border-field aria-[current=page]:border-field aria-[current=page]:bg-field aria-[current=page]:text-on-field'
              }
            >
              {each}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
