import { ScrollTable } from '@/components/ui/scroll-table';
import type { PlayerCardDto, PlayerWeekDto } from '@/lib/data/draft/dto';

const NO_GAME = {
  bye: 'No game for the whole team',
  'no-game': 'The team played without this player',
  unknown: 'We have no data for this player',
} as const;

/** A player's weeks up to the current one, then all of them together. */
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
        <td className="whitespace-nowrap">{player.gamesPlayed === 1 ? '1 game' : `${player.gamesPlayed} games`}</td>
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
  return `${homeOrAway === 'AWAY' ? 'at' : 'against'} ${opponent ?? ''}`.trim();
}

function signed(value: number): string {
  return value < 0 ? `−${Math.abs(value)}` : String(value);
}
