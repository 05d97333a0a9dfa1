import Link from 'next/link';

const LINK =
  'flex min-h-touch min-w-touch items-center justify-center rounded-md border-2 border-line-strong bg-raised px-2 font-semibold ' +
  'text-field no-underline hover:bg-field-soft aria-[current=page]:border-field aria-[current=page]:bg-field ' +
  'aria-[current=page]:text-on-field';

type WeekLinksProps = {
  week: number;
  weeks: readonly number[];
  hrefOf: (week: number) => string;
  /** The page stays where it is scrolled to. */
  keepsPlace?: boolean;
  className?: string;
};

/** One link for each week, the chosen one marked. Nothing to choose where there is only one. */
export function WeekLinks({ week, weeks, hrefOf, keepsPlace = false, className = 'mb-6' }: WeekLinksProps) {
  if (weeks.length < 2) return null;
  return (
    <nav aria-label="Weeks" className={`print-hidden ${className}`}>
      <ul className="flex flex-wrap items-center gap-2">
        <li aria-hidden="true" className="pr-1 font-semibold text-content-soft">
          Week
        </li>
        {weeks.map((number) => (
          <li key={number}>
            <Link
              href={hrefOf(number)}
              prefetch={false}
              scroll={keepsPlace ? false : undefined}
              aria-current={number === week ? 'page' : undefined}
              className={LINK}
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

/** 1 up to `latestWeek`. */
export function weeksUntil(latestWeek: number): number[] {
  return Array.from({ length: latestWeek }, (_, index) => index + 1);
}
