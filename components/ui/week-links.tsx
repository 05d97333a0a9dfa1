import Link from 'next/link';
import { UI } from '@/words/ui';

type WeekLinksProps = {
  week: number;
  weeks: readonly number[];
  hrefOf: (week: number) => string;
};

/** One link per week, with the chosen one marked. Nothing if there is only one week. */
export function WeekLinks({ week, weeks, hrefOf }: WeekLinksProps) {
  if (weeks.length < 2) return null;
  return (
    <nav aria-label={UI.weeks} className="print-hidden">
      <ul className="flex flex-wrap items-center gap-1">
        <li aria-hidden="true" className="pr-1 font-semibold text-content-soft">
          {UI.week}
        </li>
        {weeks.map((number) => (
          <li key={number}>
            <Link
              href={hrefOf(number)}
              prefetch={false}
              scroll={false}
              aria-current={number === week ? 'page' : undefined}
              className="choice-link"
            >
              <span className="sr-only">{`${UI.week} `}</span>
              <span>{number}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MAX_LINKS = 7;

/**
 * The first week, the latest one, and those around the chosen one: as many as fit beside a title.
 */
export function weeksForWeekLinks(week: number, latestWeek: number): number[] {
  const weeks = Array.from({ length: latestWeek }, (_, index) => index + 1);
  if (latestWeek <= MAX_LINKS) return weeks;
  const first = Math.max(2, Math.min(week - 2, latestWeek - MAX_LINKS + 2));
  return weeks.filter(
    (number) =>
      number === 1 || number === latestWeek || (number >= first && number < first + MAX_LINKS - 2),
  );
}
