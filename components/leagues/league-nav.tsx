'use client';

import Link from 'next/link';
import { useSelectedLayoutSegment } from 'next/navigation';

/** The places of a league. `segment` is the part of the address after the league's id; the week grid has none. */
const PLACES: readonly { segment: string | null; label: string }[] = [
  { segment: null, label: 'Week' },
  { segment: 'mistakes', label: 'Mistakes' },
  { segment: 'skills', label: 'Skills' },
  { segment: 'roster', label: 'Roster' },
  { segment: 'graphs', label: 'Graphs' },
  { segment: 'brief', label: 'Tuesday brief' },
  { segment: 'calendar', label: 'Calendar' },
  { segment: 'settings', label: 'Settings' },
  { segment: 'join', label: 'Join code' },
];

/** A row of tabs on a wide screen, rows of them on a narrow one. One student's page belongs to no tab. */
export function LeagueNav({ leagueId }: { leagueId: string }) {
  const current = useSelectedLayoutSegment();
  return (
    <nav aria-label="League pages" className="-mx-2 self-end xl:mx-0 xl:ml-auto">
      <ul className="flex flex-wrap">
        {PLACES.map(({ segment, label }) => (
          <li key={label}>
            <Link
              href={`/teacher/leagues/${leagueId}${segment ? `/${segment}` : ''}`}
              prefetch={false}
              aria-current={segment === current ? 'page' : undefined}
              className="nav-link"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
