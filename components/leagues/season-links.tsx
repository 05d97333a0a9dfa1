import Link from 'next/link';

type SeasonLinksProps = { season: number; shownSeason: number; pastSeasons: readonly number[] };

/** The way to leagues of earlier seasons and back. Nothing while there are none. */
export function SeasonLinks({ season, shownSeason, pastSeasons }: SeasonLinksProps) {
  if (pastSeasons.length === 0) return null;
  return (
    <nav aria-label="Seasons" className="mt-10">
      <h2 className="mb-2 text-xl">Seasons</h2>
      <ul className="flex flex-wrap gap-x-2">
        {[season, ...pastSeasons].map((year) => (
          <li key={year}>
            <Link
              href={year === season ? '/teacher/dashboard' : `/teacher/dashboard?season=${year}`}
              prefetch={false}
              aria-current={year === shownSeason ? 'page' : undefined}
              className="flex min-h-[2.75rem] items-center rounded-md px-4 font-semibold text-field underline underline-offset-4 aria-[current=page]:bg-field-soft aria-[current=page]:no-underline"
            >
              {year}
              {year === season ? ' (now)' : ''}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
