import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import type { RichContent } from '@/components/ui/sentence';
import type { PlayerTileDto } from '@/lib/data/season/dto';
import type { RosterCountDto } from '@/lib/data/team/dto';
import { jerseyOf } from '@/lib/domain/football/jersey';
import type { PositionCode } from '@/lib/domain/football/positions';
import { DRAFT, draftedPlayerCountText, needsText } from '@/words/draft';
import { someOfText } from '@/words/numbers';
import { positionTitle } from '@/words/positions';

/** More spots than any position has. */
const SPOTS = Array.from({ length: 9 }, (_, place) => place);

type RosterSummaryPanelProps = {
  counts: readonly RosterCountDto[];
  team: readonly PlayerTileDto[];
  children: RichContent;
};

export function RosterSummaryPanel({ counts, team, children }: RosterSummaryPanelProps) {
  return (
    <aside
      aria-labelledby="my-team"
      className={
        'on-board flex flex-col gap-3 rounded-lg px-4 py-3 lg:col-start-2 lg:row-start-1 ' +
        'lg:self-start lg:[@media(min-height:36rem)]:sticky ' +
        'lg:[@media(min-height:36rem)]:top-4'
      }
    >
      <div className="flex items-baseline justify-between gap-x-4">
        <h2 id="my-team" className="text-lead">
          <Link
            href="/student/team"
            prefetch={false}
            className="inline-block py-0.5 text-chalk underline-offset-4 hover:underline"
          >
            {DRAFT.myTeam}
          </Link>
        </h2>
        <p>{draftedPlayerCountText(team.length)}</p>
      </div>
      <ul className="hidden divide-y divide-board-line sm:grid sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-1">
        {counts.map(({ position, max }) => {
          const players = team.filter((player) => player.position === position);
          return (
            <li
              key={position}
              className="grid min-h-11 grid-cols-[2.5rem_minmax(0,1fr)] items-center"
            >
              <span className="font-semibold">{position}</span>
              <span className="sr-only">{`: ${players.map(({ name }) => name).join(', ') || DRAFT.noOneYet}`}</span>
              <span aria-hidden="true" className="keep-colors flex gap-0.5">
                {players.map((player) => {
                  const { fill, ink, big } = jerseyOf(player);
                  return (
                    <span
                      key={player.id}
                      className="shirt"
                      style={{ background: fill, color: ink }}
                    >
                      {big}
                    </span>
                  );
                })}
                {SPOTS.slice(players.length, max).map((place) => (
                  <span key={place} className="shirt" />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
      {children}
    </aside>
  );
}

type RosterPositionNavProps = {
  counts: readonly RosterCountDto[];
  active: PositionCode;
  /**
   * Hides positions that have their minimum, except the open one: it must not vanish while someone
   * picks there.
   */
  onlyNeeded: boolean;
  hrefFor: (position: PositionCode) => string;
};

export function RosterPositionNav({ counts, active, onlyNeeded, hrefFor }: RosterPositionNavProps) {
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
