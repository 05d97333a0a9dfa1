import Link from 'next/link';
import { Helmet, SmallHelmet } from '@/components/football/helmet';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { WeekLinks, weeksUntil } from '@/components/ui/week-links';
import type { BoardKey, LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import { BOARD_ORDER, BOARD_WORDS, boardHref, unitOf } from './board-words';

type StandingsProps = { rows: readonly LeaderboardRowDto[]; board: BoardKey; label: string; ownNote?: string };

/**
 * The teams of a league, best first. Equal numbers share a rank. The own row sticks to the edge of the window while its place in the list
 * is out of sight; not on a window so low that it would cover the others. A column of flex items, because a grid item can't leave its row.
 */
export function Standings({ rows, board, label, ownNote }: StandingsProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {rows.map((row, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, because classmates must not be told apart by one.
          key={index}
          className={row.isOwn ? 'z-10 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:inset-y-0' : undefined}
        >
          <StandingsRow row={row} board={board} note={row.isOwn ? ownNote : undefined} />
        </li>
      ))}
    </ol>
  );
}

function StandingsRow({ row, board, note }: { row: LeaderboardRowDto; board: BoardKey; note?: string }) {
  return (
    <div
      className={
        'forced-edge grid grid-cols-[2.5rem_auto_1fr] items-center gap-x-3 gap-y-1 rounded-lg border-2 px-3 py-2 sm:grid-cols-[3rem_auto_1fr_auto] ' +
        (row.isOwn ? 'border-content bg-next-soft shadow-lift' : 'border-transparent bg-raised shadow-card')
      }
    >
      <p className="text-center font-bold text-title tabular-nums">
        <span className="sr-only">Rank </span>
        {row.rank}
      </p>
      {row.isOwn ? <Helmet look={row.team} size={56} /> : <SmallHelmet look={row.team} size={56} />}
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold leading-snug">
          <span className="min-w-0 break-words">{row.team.name}</span>
          {row.isOwn ? <Badge tone="next">you</Badge> : null}
          {row.tied ? <Badge>tie</Badge> : null}
        </p>
        {note ? <p className="text-content-soft text-base">{note}</p> : null}
      </div>
      <p className="col-span-3 flex items-center justify-end gap-2 sm:col-span-1">
        <MixedNumberText value={row.value} size="lg" />
        <span className="text-content-soft">{unitOf(board, row.value)}</span>
      </p>
    </div>
  );
}

/** Before the first week, and for a student without a league. */
export function NoStandings({ inLeague }: { inLeague: boolean }) {
  return (
    <>
      <PageHeader title="Leaderboards" />
      <EmptyState
        title={inLeague ? 'The season hasn’t started' : 'You’re not in a league yet'}
        icon="trophy"
        action={
          <LinkButton href="/student/dashboard" size="lg">
            Back to my dashboard
          </LinkButton>
        }
      >
        {inLeague
          ? 'After the first games, you’ll see how the teams in your class are doing.'
          : 'Join your class on the dashboard. Then you’ll see its teams here.'}
      </EmptyState>
    </>
  );
}

/** The teams without a place, by name: it does not say why, so no one is told who got worse. */
export function Unranked({ names }: { names: readonly string[] }) {
  return (
    <Card title="Not on this board right now">
      <p className="max-w-text">
        A team gets on this board when it has worked on at least nine steps in both pairs of weeks, and more of its first tries
        are right than before.
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two teams may have the same name; the list is only read.
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}

const LINK =
  'flex min-h-touch min-w-touch items-center justify-center rounded-md border-2 px-3 text-center font-semibold leading-tight no-underline ' +
  'border-line-strong bg-raised text-field hover:bg-field-soft ' +
  'aria-[current=page]:border-field aria-[current=page]:bg-field aria-[current=page]:text-on-field';

/** Which board, and on the week board which week. Plain links: each board has an address of its own. */
export function BoardNav({ board, week, latestWeek }: { board: BoardKey; week: number; latestWeek: number }) {
  return (
    <div className="print-hidden grid grid-cols-1 gap-3">
      <nav aria-label="Leaderboards">
        <ul className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
          {BOARD_ORDER.map((key) => (
            <li key={key} className="grid">
              <Link href={boardHref(key)} prefetch={false} className={LINK} aria-current={key === board ? 'page' : undefined}>
                {BOARD_WORDS[key].tab}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {board === 'week' ? (
        <WeekLinks
          week={week}
          weeks={weeksUntil(latestWeek)}
          hrefOf={(number) => boardHref('week', number === latestWeek ? null : number)}
          keepsPlace
          className=""
        />
      ) : null}
    </div>
  );
}
