import Link from 'next/link';

const LINK =
  'flex min-h-[2.75rem] min-w-[2.75rem] items-center justify-center rounded-md border-2 px-3 font-semibold no-underline ' +
  'border-line-strong bg-raised text-field hover:bg-field-soft ' +
  'aria-[current=page]:border-field aria-[current=page]:bg-field aria-[current=page]:text-on-field';

/** One link for each week, the chosen one marked. */
export function WeekLinks({ leagueId, week, weeks }: { leagueId: string; week: number; weeks: readonly number[] }) {
  if (weeks.length < 2) return null;
  return (
    <nav aria-label="Weeks" className="print-hidden mb-5">
      <ul className="flex flex-wrap items-center gap-2">
        <li aria-hidden="true" className="pr-1 font-semibold text-content-soft">
          Week
        </li>
        {weeks.toReversed().map((number) => (
          <li key={number}>
            <Link
              href={`/teacher/leagues/${leagueId}/graphs?week=${number}`}
              prefetch={false}
              scroll={false}
              className={LINK}
              aria-current={number === week ? 'page' : undefined}
            >
              <span className="sr-only">Week </span>
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
