import { PlayerTilePicture } from '@/components/football/player-tile-picture';
import { Badge } from '@/components/ui/badge';
import { BelowTheFold } from '@/components/ui/below-the-fold';
import { LinkButton } from '@/components/ui/link-button';
import type { BoxScoreRowDto } from '@/lib/data/box-score/dto';
import { stepTitle } from '@/lib/domain/football/positions';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { BOX_SCORES, matchupText, NO_GAME_LABELS, ofPlayerText } from '@/words/box-scores';
import { localFootballTermName } from '@/words/names';
import { FaceDownCard } from './face-down-card';
import { YardStrip } from './yard-strip';

type BoxScoreCardProps = {
  row: BoxScoreRowDto;
  stripEnd: number;
  isInView: boolean;
};

export function BoxScoreCard({ row, stripEnd, isInView }: BoxScoreCardProps) {
  const { player, stats } = row;
  return (
    <article
      id={row.slot}
      tabIndex={-1}
      className="forced-edge flex flex-col gap-2 rounded-xl bg-raised px-4 py-3 shadow-card"
    >
      <BelowTheFold isImmediate={isInView}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PlayerTilePicture player={player} />
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="text-title">{player.name}</h2>
            <p className="text-content-soft">{localFootballTermName(stepTitle(row.slot))}</p>
            <GameLine row={row} />
          </div>
          {row.gameKey ? (
            <LinkButton
              href={`/student/box-scores/${encodeURIComponent(row.gameKey)}`}
              variant="quiet"
              className="-mx-4 self-start"
            >
              <span>{BOX_SCORES.wholeGame}</span>
              <span className="sr-only">{` ${ofPlayerText(player.name)}`}</span>
            </LinkButton>
          ) : null}
        </div>
        <FaceDownCard slot={row.slot} name={player.name}>
          <p className="text-lead">{row.sentence}</p>
          {row.game === 'unknown' || row.game === 'unreadable' ? null : (
            <dl
              className={
                'mt-auto grid gap-2 ' +
                (stats.length === 6
                  ? 'grid-cols-2 sm:grid-cols-3'
                  : 'grid-cols-[repeat(auto-fit,minmax(6rem,1fr))]')
              }
            >
              {stats.map(({ field, label, value }) => (
                <div
                  key={field}
                  className={
                    'forced-edge flex flex-col-reverse justify-end rounded-md px-1 py-2 ' +
                    'text-center leading-tight ' +
                    (value === 0 ? 'bg-sunk' : 'bg-board text-chalk')
                  }
                >
                  <dt>{localFootballTermName(label)}</dt>
                  <dd className="font-bold text-big tabular-nums">{withTypographicMinus(value)}</dd>
                </div>
              ))}
            </dl>
          )}
          <YardStrip stats={stats} end={stripEnd} />
        </FaceDownCard>
      </BelowTheFold>
    </article>
  );
}

function GameLine({ row }: { row: BoxScoreRowDto }) {
  if (row.game !== 'played' && row.game !== 'no-game') {
    return (
      <Badge
        tone="warn"
        icon={row.game === 'unknown' || row.game === 'unreadable' ? 'circle-help' : 'calendar'}
      >
        {NO_GAME_LABELS[row.game]}
      </Badge>
    );
  }
  const { opponent, player, homeOrAway, finalScore, game } = row;
  return (
    <p className="text-content-soft">
      {[
        opponent ? matchupText(player.team, opponent, homeOrAway === 'AWAY') : player.teamName,
        finalScore,
        game === 'no-game' ? BOX_SCORES.didNotPlay : null,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
