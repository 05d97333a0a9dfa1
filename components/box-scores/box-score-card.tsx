import { PlayerTile } from '@/components/football/player-tile';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/link-button';
import { ScrollTable } from '@/components/ui/scroll-table';
import type { BoxScoreRowDto } from '@/lib/data/box-score/dto';
import { stepTitle } from '@/lib/domain/football/positions';

/** One starter: the game in a sentence, and the same numbers as its line of the box score, written downwards so that none is out of sight. */
export function BoxScoreCard({ row }: { row: BoxScoreRowDto }) {
  const { player, stats } = row;
  return (
    <article className="forced-edge grid grid-cols-1 content-start gap-4 rounded-xl bg-raised p-4 shadow-card">
      <div className="flex items-center gap-4">
        <PlayerTile player={player} />
        <div className="min-w-0">
          <p className="text-content-soft text-base">{stepTitle(row.slot)}</p>
          <h2 className="text-lead">{player.name}</h2>
          <GameLine row={row} />
        </div>
      </div>
      <p className="max-w-text">{row.sentence}</p>
      {row.game === 'unknown' ? null : (
        <ScrollTable
          caption={`Box score for ${player.name}`}
          hideCaption
          columns={['Box score', { label: 'Count', numeric: true }]}
        >
          {stats.map((stat) => (
            <tr key={stat.field}>
              <th scope="row">{stat.label}</th>
              <td className="text-right font-bold text-lead">{stat.value}</td>
            </tr>
          ))}
        </ScrollTable>
      )}
      {row.gameKey ? (
        <p>
          <LinkButton href={`/student/box-scores/${encodeURIComponent(row.gameKey)}`} variant="secondary" icon="arrow-right">
            The whole game<span className="sr-only"> of {player.name}</span>
          </LinkButton>
        </p>
      ) : null}
    </article>
  );
}

function GameLine({ row }: { row: BoxScoreRowDto }) {
  if (row.game === 'bye' || row.game === 'unknown') {
    return (
      <Badge tone="warn" icon={row.game === 'bye' ? 'calendar' : 'circle-help'}>
        {row.game === 'bye' ? 'Bye: no game' : 'No data'}
      </Badge>
    );
  }
  const place = row.homeOrAway === 'AWAY' ? 'at' : 'against';
  return (
    <p className="text-content-soft">
      {row.opponent ? `${row.player.team} ${place} ${row.opponent}` : row.player.teamName}
      {row.finalScore ? ` · ${row.finalScore}` : ''}
      {row.game === 'no-game' ? ' · didn’t play' : ''}
    </p>
  );
}
