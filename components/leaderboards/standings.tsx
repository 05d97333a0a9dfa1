import Link from 'next/link';
import { HelmetFromSprite } from '@/components/football/helmet';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmptyPage } from '@/components/ui/empty-state';
import { WeekLinks, weeksForWeekLinks } from '@/components/ui/week-links';
import type { LeaderboardKey, LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import { BOARD_WORDS, BOARDS, boardUnitText } from '@/words/leaderboards';
import { LEADERBOARD_ORDER, leaderboardHref } from './leaderboard-href';

const ROWS_IN_COLUMN = 6;
const ROWS_BEFORE_OWN = 2;

/**
 * `near` has the first six rows and six around the student's own, or the first twelve; `others` has
 * the rest.
 */
export function splitStandingsIntoNearAndOthers(rows: readonly LeaderboardRowDto[]): {
  near: LeaderboardRowDto[];
  others: LeaderboardRowDto[];
} {
  const own = rows.findIndex((row) => row.isOwn);
  const start =
    own < 2 * ROWS_IN_COLUMN
      ? ROWS_IN_COLUMN
      : Math.min(own - ROWS_BEFORE_OWN, rows.length - ROWS_IN_COLUMN);
  const near = [...rows.slice(0, ROWS_IN_COLUMN), ...rows.slice(start, start + ROWS_IN_COLUMN)];
  return { near, others: rows.filter((row) => !near.includes(row)) };
}

type StandingsProps = { rows: readonly LeaderboardRowDto[]; board: LeaderboardKey; label: string };

export function Standings({ rows, board, label }: StandingsProps) {
  const inColumn = Math.max(Math.ceil(rows.length / 2), Math.min(ROWS_IN_COLUMN, rows.length));
  return (
    <ol
      aria-label={label}
      className={
        'forced-edge grid auto-cols-fr overflow-hidden rounded-lg bg-raised shadow-card ' +
        'lg:grid-flow-col'
      }
      style={{ gridTemplateRows: `repeat(${inColumn}, auto)` }}
    >
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows carry no classmate's id.
        <StandingsRow key={index} row={row} board={board} />
      ))}
    </ol>
  );
}

/** A word wider than a phone's row. Shorter words stay whole, and take a row of their own. */
const LONG_WORD = /\S{17}/;

function StandingsRow({ row, board }: { row: LeaderboardRowDto; board: LeaderboardKey }) {
  return (
    <li
      className={
        'flex min-h-touch min-w-0 flex-wrap items-center gap-x-2 border-line border-b px-3 lg:border-r ' +
        (row.isOwn ? 'bg-next-soft outline-2 outline-content -outline-offset-2' : '')
      }
    >
      <span className="w-6 shrink-0 text-center font-bold tabular-nums">
        <span className="sr-only">{`${BOARDS.rank} `}</span>
        <span>{row.rank}</span>
      </span>
      <HelmetFromSprite look={row.team} size={30} />
      <span className="flex min-w-min max-w-full grow basis-0 flex-wrap items-center gap-x-2 leading-tight">
        <span
          className={`min-w-0 ${LONG_WORD.test(row.team.name) ? 'wrap-anywhere' : ''} ${row.isOwn ? 'font-bold' : 'font-medium'}`}
        >
          {row.team.name}
        </span>
        {row.isOwn ? <Badge tone="next">{BOARDS.you}</Badge> : null}
        {row.tied ? <Badge>{BOARDS.tie}</Badge> : null}
      </span>
      <span className="ml-auto flex shrink-0 text-title leading-none">
        <MixedNumberText value={row.value} />
      </span>
      <span className="shrink-0 text-content-soft text-unit max-sm:sr-only">
        {boardUnitText(board, row.value)}
      </span>
    </li>
  );
}

export function EmptyLeaderboardPage({ inLeague }: { inLeague: boolean }) {
  return (
    <EmptyPage
      page={BOARDS.leaderboards}
      title={inLeague ? BOARDS.seasonNotStarted : BOARDS.notInLeague}
      icon="trophy"
      href="/student/dashboard"
      linkLabel={BOARDS.backToDashboard}
    >
      {inLeague ? BOARDS.afterFirstGames : BOARDS.joinFirst}
    </EmptyPage>
  );
}

/** The teams without a rank. Gives no reason, so that it doesn't show who got worse. */
export function UnrankedTeams({ names }: { names: readonly string[] }) {
  return (
    <Card title={BOARDS.notOnBoard}>
      <p className="max-w-text">{BOARDS.whenOnBoard}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two teams may share a name.
          <li key={index}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}

type LeaderboardNavProps = {
  board: LeaderboardKey;
  week: number;
  latestWeek: number;
  base?: string;
};

/** Each board has its own URL; the week board also has one per week. */
export function LeaderboardNav({ board, week, latestWeek, base }: LeaderboardNavProps) {
  return (
    <>
      <nav aria-label={BOARDS.leaderboards} className="print-hidden max-sm:w-full lg:mr-auto">
        <ul className="grid grid-cols-2 gap-1 sm:flex sm:flex-wrap">
          {LEADERBOARD_ORDER.map((key) => (
            <li key={key} className="grid">
              <Link
                href={leaderboardHref(key, { base })}
                prefetch={false}
                scroll={false}
                className="choice-link lg:px-3"
                aria-current={key === board ? 'page' : undefined}
              >
                {BOARD_WORDS[key].tab}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {board === 'week' ? (
        <WeekLinks
          week={week}
          weeks={weeksForWeekLinks(week, latestWeek)}
          hrefOf={(number) =>
            leaderboardHref('week', { week: number === latestWeek ? null : number, base })
          }
        />
      ) : null}
    </>
  );
}
