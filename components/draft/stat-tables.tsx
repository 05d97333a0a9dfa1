import { type Word, WordList } from '@/components/football/word-list';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { PlayerCardDto, PlayerWeekDto } from '@/lib/data/draft/dto';
import type { PositionCode } from '@/lib/domain/football/positions';
import { scoredWholes } from '@/lib/domain/football/scoring';
import { rowFor } from '@/lib/domain/football/statistics';
import { signed } from '@/lib/domain/numbers/mixed';
import { statisticWords } from '@/words/football';
import { gamesText } from '@/words/roster';

const NO_GAME = {
  bye: 'No game for the whole team',
  'no-game': 'The team played without this player',
  canceled: 'The NFL canceled the game',
  unknown: 'We have no data for this player',
  unreadable: 'We can’t read this game’s numbers. It isn’t in the sums below',
} as const;

/** One row per week up to the current one, and the totals. */
export function WeekTable({ card }: { card: PlayerCardDto }) {
  const { weeks, player } = card;
  const columns = player.totals.map(({ label }) => ({ label, numeric: true }));
  return (
    <ScrollTable caption="Week by week" columns={['Week', 'Game', ...columns]}>
      {weeks.map((week) => (
        <tr key={week.week}>
          <th scope="row">{week.week}</th>
          <td className="whitespace-nowrap">{gameWords(week)}</td>
          {week.game === 'played' ? (
            week.stats.map(({ field, value }) => (
              <td key={field} className="text-right tabular-nums">
                {signed(value)}
              </td>
            ))
          ) : (
            <td colSpan={columns.length} className="text-content-soft">
              {NO_GAME[week.game]}
            </td>
          )}
        </tr>
      ))}
      <tr className="font-bold">
        <th scope="row">All</th>
        <td className="whitespace-nowrap">{gamesText(player)}</td>
        {player.totals.map(({ field, value }) => (
          <td key={field} className="text-right tabular-nums">
            {signed(value)}
          </td>
        ))}
      </tr>
    </ScrollTable>
  );
}

function gameWords({ game, opponent, homeOrAway }: PlayerWeekDto): string {
  if (game === 'bye') return 'Bye';
  if (game === 'no-game') return 'Didn’t play';
  if (game === 'unknown') return 'No data';
  if (game === 'canceled') return 'Canceled';
  if (game === 'unreadable') return 'Can’t be read';
  return `${homeOrAway === 'AWAY' ? 'at' : 'against'} ${opponent ?? ''}`.trim();
}

const GENERAL: readonly Word[] = [
  {
    word: 'Touchdown (TD)',
    means: 'Getting the ball into the other team’s end zone. It’s the big score in football.',
  },
  {
    word: 'Bye',
    means:
      'A week when a team doesn’t play. Each team has one. Its players get 0 points that week.',
  },
  {
    word: 'Scouting',
    means:
      'Working out the points for a player’s last game by hand. Then you can see the points per game.',
  },
  {
    word: 'Points per game',
    means: 'The points from all games so far, shared evenly across the games.',
  },
];

export function StatGuide({ position }: { position: PositionCode }) {
  return <WordList words={[...wordsOf([position]), ...GENERAL]} />;
}

export function FullStatGuide({ positions }: { positions: readonly PositionCode[] }) {
  return <WordList words={[...GENERAL, ...wordsOf(positions)]} />;
}

/** The statistics that the formulas of these positions count. */
function wordsOf(positions: readonly PositionCode[]): Word[] {
  return scoredWholes(positions).map((whole) => ({
    word: rowFor(whole).label,
    means: statisticWords(whole).means,
  }));
}
