import Link from 'next/link';

const LINK =
  'flex min-h-[2.75rem] min-w-[2.75rem] items-center justify-center rounded-md border-2 border-line-strong bg-raised px-2 font-semibold ' +
  'text-field no-underline hover:bg-field-soft aria-[current=page]:border-field aria-[current=page]:bg-field ' +
  'aria-[current=page]:text-on-field';

type WeekLinksProps = { week: number; latestWeek: number; hrefOf: (week: number) => string };

/** Every week that has been opened, each a link of its own. Nothing to choose in the first week. */
export function WeekLinks({ week, latestWeek, hrefOf }: WeekLinksProps) {
  if (latestWeek < 2) return null;
  return (
    <nav aria-label="Weeks" className="print-hidden mb-6">
      <ul className="flex flex-wrap items-center gap-1.5">
        <li aria-hidden="true" className="pr-1 font-semibold text-content-soft">
          Week
        </li>
        {Array.from({ length: latestWeek }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link href={hrefOf(number)} prefetch={false} aria-current={number === week ? 'page' : undefined} className={LINK}>
              <span className="sr-only">Week </span>
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
