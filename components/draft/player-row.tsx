import Link from 'next/link';
import { memo } from 'react';
import { PlayerTile } from '@/components/football/player-tile';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import type { DraftPlayerDto, PointsPerGameDto } from '@/lib/data/draft/dto';
import { isDefense } from '@/lib/domain/football/positions';

type PlayerRowProps = {
  player: DraftPlayerDto;
  drafted: boolean;
  /** Scouting is what is asked for next: the row leads there. */
  scoutFirst: boolean;
  /** Id of the text that says why the button does nothing; null when it works. */
  blockedBy: string | null;
  cardHref: string;
  onToggle: (player: DraftPlayerDto) => void;
};

/** One real player with the season so far. Rows that are out of sight are not laid out. */
export const PlayerRow = memo(function PlayerRow({ player, drafted, scoutFirst, blockedBy, cardHref, onToggle }: PlayerRowProps) {
  const action = 'col-span-2 md:col-span-1 md:min-w-[7.5rem]';
  return (
    <li
      className={
        'forced-edge grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 rounded-lg border-2 p-3 [content-visibility:auto] ' +
        '[contain-intrinsic-size:auto_15rem] md:[contain-intrinsic-size:auto_7rem] md:grid-cols-[auto_12rem_1fr_auto] ' +
        (drafted ? 'border-correct bg-correct-soft' : 'border-line bg-raised')
      }
    >
      <PlayerTile player={player} />
      <div className="min-w-0">
        <h3 className="text-lead leading-tight">
          <Link
            href={cardHref}
            prefetch={false}
            className="inline-block py-1 text-content underline underline-offset-4 hover:text-field"
          >
            {player.name}
          </Link>
        </h3>
        <p className="text-content-soft text-base">{isDefense(player.position) ? 'Team defense' : player.teamName}</p>
        <p className="text-content-soft text-base">
          Bye in week {player.byeWeek} · {player.gamesPlayed === 1 ? '1 game' : `${player.gamesPlayed} games`}
        </p>
      </div>
      <div className="col-span-2 grid gap-1 md:col-span-1">
        <dl className="flex flex-wrap gap-x-3 gap-y-2">
          {player.totals.map((total) => (
            <div key={total.field} className="flex flex-col-reverse">
              <dt className="text-content-soft text-base leading-tight">{total.label}</dt>
              <dd className="font-bold leading-tight tabular-nums">{total.value}</dd>
            </div>
          ))}
        </dl>
        {player.pointsPerGame ? (
          <p className="inline-flex flex-wrap items-center gap-x-2 font-semibold text-correct">
            <MixedNumberText value={player.pointsPerGame.exact} />
            <span>points per game{decimalWords(player.pointsPerGame)}</span>
          </p>
        ) : null}
      </div>
      {scoutFirst && !drafted && player.gamesPlayed > 0 ? (
        <LinkButton href={cardHref} icon="search" className={action}>
          Scout
          <span className="sr-only"> {player.name}</span>
        </LinkButton>
      ) : (
        <Button
          variant={drafted ? 'secondary' : 'primary'}
          icon={drafted ? 'minus' : 'plus'}
          aria-disabled={blockedBy ? true : undefined}
          aria-describedby={blockedBy ?? undefined}
          onClick={() => onToggle(player)}
          className={action}
        >
          {drafted ? 'Let go' : 'Pick'}
          <span className="sr-only"> {player.name}</span>
        </Button>
      )}
    </li>
  );
});

/** What scouting revealed, large, with where it comes from. */
export function PointsPerGame({ points }: { points: PointsPerGameDto }) {
  return (
    <div className="on-board grid gap-2 rounded-lg px-4 py-4">
      <h2 className="text-lead">Points per game</h2>
      <p className="flex flex-wrap items-center gap-3">
        <MixedNumberText value={points.exact} size="xl" />
        {points.exact.numerator === 0 ? null : <span>{decimalWords(points).trimStart()}</span>}
      </p>
      <p className="text-chalk-soft">
        <MixedNumberText value={points.total} /> points in{' '}
        {points.games === 1 ? '1 game' : `${points.games} games, shared evenly`}.
      </p>
    </div>
  );
}

/** " (21.6)" or " (about 21.67)"; nothing for a whole number. */
function decimalWords({ exact, decimal }: PointsPerGameDto): string {
  if (exact.numerator === 0) return '';
  return 100 % exact.denominator === 0 ? ` (${decimal})` : ` (about ${decimal})`;
}
