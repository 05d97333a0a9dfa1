import { ScrollTable } from '@/components/ui/scroll-table';
import { formatChartNumber } from '@/lib/domain/graphs/chart-data';
import {
  type GraphPlayer,
  totalValue,
  weeksInRange,
  weekValues,
} from '@/lib/domain/graphs/graph-source';
import { BUILDER, whenText, yourNumbersText } from '@/words/graph-builder';
import { statisticLabel } from '@/words/graph-statistics';
import { weekTitle } from '@/words/week';
import type { GraphFieldsProps } from '../graph-view';

/** The source numbers from the box scores, without the ones the student has to work out. */
export function NumbersTable({ plan, draft, players }: GraphFieldsProps) {
  if (plan.totals) return <TotalsTable draft={draft} players={players} />;
  const weeks = weeksInRange(draft);
  const rows = players.flatMap((player) => draft.fields.map((field) => ({ player, field })));
  return (
    <ScrollTable
      caption={BUILDER.gameByGame}
      columns={[
        BUILDER.player,
        ...weeks.map((week) => ({ label: weekTitle(week), numeric: true })),
      ]}
    >
      {rows.map(({ player, field }) => (
        <tr key={`${player.key} ${field}`}>
          <th scope="row" className="min-w-[8rem]">
            <span>{player.name}</span>
            {draft.fields.length > 1 ? (
              <span className="block text-base font-normal">{statisticLabel(field)}</span>
            ) : null}
          </th>
          {weekValues(player, field, draft).map((value, index) => (
            <td key={weeks[index]} className="text-right">
              {value === null ? noGame(player, weeks[index] ?? 0) : formatChartNumber(value)}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}

function noGame(player: GraphPlayer, week: number): string {
  const game = player.games[week - 1];
  return game === 'unreadable' ? BUILDER.unreadable : game === 'bye' ? BUILDER.bye : BUILDER.noGame;
}

function TotalsTable({ draft, players }: Pick<GraphFieldsProps, 'draft' | 'players'>) {
  const labels = draft.fields.map(statisticLabel);
  const when = whenText(draft.fromWeek, draft.toWeek);
  return (
    <ScrollTable
      caption={yourNumbersText(when)}
      columns={[BUILDER.player, ...[...new Set(labels)].map((label) => ({ label, numeric: true }))]}
    >
      {players.map((player) => (
        <tr key={player.key}>
          <th scope="row">{player.name}</th>
          {[...new Set(draft.fields)].map((field) => (
            <td key={field} className="text-right">
              {formatChartNumber(totalValue(player, field, draft))}
            </td>
          ))}
        </tr>
      ))}
    </ScrollTable>
  );
}
