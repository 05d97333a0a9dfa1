'use client';

import Link from 'next/link';
import { useSelectedLayoutSegment } from 'next/navigation';

/** The places of a league. `segment` is the part of the address after the league's id; the week grid has none. */
const PLACES: readonly { segment: string | null; label: string }[] = [
  { segment: null, label: 'Week' },
  { segment: 'mistakes', label: 'Mistakes' },
  { segment: 'roster', label: 'Roster' },
  { segment: 'graphs', label: 'Graphs' },
  { segment: 'brief', label: 'Tuesday brief' },
  { segment: 'settings', label: 'Settings' },
  { segment: 'join', label: 'Join code' },
];

/** A row of tabs on a wide screen, rows of them on a narrow one. One student's page belongs to no tab. */
export function LeagueNav({ leagueId }: { leagueId: string }) {
  const current = useSelectedLayoutSegment();
  return (
    <nav aria-label="League pages" className="mt-1 border-line border-b-2">
      <ul className="-mb-0.5 flex flex-wrap gap-x-1">
        {PLACES.map(({ segment, label }) => (
          <li key={label}>
            <Link
              href={`/teacher/leagues/${leagueId}${segment ? `/${segment}` : ''}`}
              prefetch={false}
              aria-current={segment === current ? 'page' : undefined}
              className={
                'flex min-h-touch items-center border-transparent border-b-4 px-3 pt-1 font-medium text-content-soft no-underline ' +
                'hover:border-line-strong hover:text-content ' +
                'aria-[current=page]:border-field aria-[current=page]:font-semibold aria-[current=page]:text-field'
              }
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
