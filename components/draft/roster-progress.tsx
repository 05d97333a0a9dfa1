import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { RosterCountDto } from '@/lib/data/draft/dto';
import { POSITION_NAMES, type PositionCode } from '@/lib/domain/football/positions';

type RosterProgressProps = {
  counts: readonly RosterCountDto[];
  active: PositionCode;
  /** Leaves out positions that have their minimum. The open one stays: it must not vanish under the hand that fills it. */
  onlyNeeded: boolean;
  hrefFor: (position: PositionCode) => string;
};

/** The six positions as links, each with how many are picked. The one that is open is marked. */
export function RosterProgress({ counts, active, onlyNeeded, hrefFor }: RosterProgressProps) {
  const listed = onlyNeeded ? counts.filter((count) => count.position === active || !isFilled(count)) : counts;
  return (
    <nav aria-label="Positions">
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-6">
        {listed.map((count) => (
          <li key={count.position} className="min-w-0">
            <Link
              href={hrefFor(count.position)}
              prefetch={false}
              scroll={false}
              aria-current={count.position === active ? 'page' : undefined}
              className={
                'flex h-full min-h-[3.5rem] flex-col justify-center rounded-md border-2 bg-raised px-2 py-2 text-content leading-tight no-underline hover:border-field ' +
                'aria-[current=page]:border-content aria-[current=page]:shadow-[inset_0_-0.3rem_0_var(--color-next)] ' +
                (isFilled(count) ? 'border-correct' : 'border-line')
              }
            >
              <span className="font-semibold">{POSITION_NAMES[count.position]}</span>
              <span
                className={`inline-flex items-center gap-1 text-base leading-tight ${isFilled(count) ? 'text-correct' : 'text-content-soft'}`}
              >
                <Icon name={isFilled(count) ? 'circle-check' : 'circle'} className="size-[1em]" />
                {countText(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isFilled({ drafted, min }: RosterCountDto): boolean {
  return drafted >= min;
}

/** "1 picked, needs 2" until the minimum is there, then "2 of up to 6". */
function countText(count: RosterCountDto): string {
  return isFilled(count) ? `${count.drafted} of up to ${count.max}` : `${count.drafted} picked, needs ${count.min}`;
}
