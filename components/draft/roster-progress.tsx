import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { RosterCountDto } from '@/lib/data/team/dto';
import type { PositionCode } from '@/lib/domain/football/positions';
import { DRAFT, needsText } from '@/words/draft';
import { someOfText } from '@/words/numbers';
import { positionTitle } from '@/words/positions';

type RosterProgressProps = {
  counts: readonly RosterCountDto[];
  active: PositionCode;
  /**
   * Hides positions that have their minimum, except the open one: it must not vanish while someone
   * picks there.
   */
  onlyNeeded: boolean;
  hrefFor: (position: PositionCode) => string;
};

export function RosterPositionNav({ counts, active, onlyNeeded, hrefFor }: RosterProgressProps) {
  const listed = onlyNeeded
    ? counts.filter((count) => count.position === active || !isFilled(count))
    : counts;
  return (
    <nav aria-label={DRAFT.positions} className="grow sm:grow-0">
      <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {listed.map((count) => (
          <li key={count.position}>
            <Link
              href={hrefFor(count.position)}
              prefetch={false}
              scroll={false}
              aria-current={count.position === active ? 'page' : undefined}
              className={
                'flex min-h-12 flex-col justify-center rounded-md border-2 bg-raised px-2 ' +
                'text-content leading-tight no-underline hover:border-field ' +
                'aria-[current=page]:border-content aria-[current=page]:bg-content ' +
                'aria-[current=page]:text-chalk ' +
                (isFilled(count) ? 'border-correct' : 'border-line')
              }
            >
              <span className="font-semibold">{positionTitle(count.position)}</span>
              <span className="inline-flex items-center gap-1">
                <Icon name={isFilled(count) ? 'circle-check' : 'circle'} className="size-[1em]" />
                <span>
                  {isFilled(count) ? (
                    <span>{someOfText(count.drafted, count.max)}</span>
                  ) : (
                    needsText(count.min - count.drafted)
                  )}
                </span>
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
