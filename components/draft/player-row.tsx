import Link from 'next/link';
import { type CSSProperties, memo, useEffect } from 'react';
import { PlayerTilePicture } from '@/components/football/player-tile-picture';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Sentence } from '@/components/ui/sentence';
import type { DraftPlayerDto, PointsPerGameDto } from '@/lib/data/draft/dto';
import { isDefense } from '@/lib/domain/football/positions';
import { withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { playedGamesText } from '@/words/roster';
import './measured.css';
import { byeInText, DRAFT, nextPositionText, pointsInGamesText } from '@/words/draft';
import { localFootballTermName } from '@/words/names';

type PlayerRowProps = {
  player: DraftPlayerDto;
  best: ReadonlyMap<string, number>;
  drafted: boolean;
  scoutFirst: boolean;
  /** Id of the text that explains why the button is blocked; null when it isn't. */
  blockedBy: string | null;
  cardHref: string;
  refusal: string | null;
  nextLink: { href: string; label: string } | null;
  onToggle: (player: DraftPlayerDto) => void;
  /**
   * Rows below the first screen skip layout until they scroll into view. A visible row with this
   * would be laid out twice.
   */
  isFar: boolean;
};

const FAR =
  '[content-visibility:auto] [contain-intrinsic-size:auto_17rem] ' +
  'sm:[contain-intrinsic-size:auto_11rem] ' +
  'xl:[contain-intrinsic-size:auto_4.625rem]';

export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const {
    player,
    best,
    drafted,
    scoutFirst,
    blockedBy,
    cardHref,
    refusal,
    nextLink,
    onToggle,
    isFar,
  } = props;
  const action =
    'col-span-2 sm:col-span-1 sm:col-start-3 sm:row-start-1 xl:col-start-auto xl:row-start-auto';
  return (
    <li
      className={
        'forced-edge relative grid grid-cols-[auto_1fr] items-center gap-3 border-line ' +
        'border-t p-3 sm:grid-cols-[auto_1fr_7.25rem] ' +
        'xl:min-h-[4.625rem] xl:grid-cols-(--columns) xl:py-1 ' +
        `${drafted ? 'bg-correct-soft' : ''} ${isFar ? FAR : ''}`
      }
    >
      <PlayerTilePicture player={player} size="sm" />
      <div className="min-w-0 leading-tight">
        <h3 className="leading-tight">
          <Link
            href={cardHref}
            prefetch={false}
            className="inline-block py-0.5 text-content underline underline-offset-4 hover:text-field"
          >
            {player.name}
          </Link>
        </h3>
        <p className="text-content-soft">
          {isDefense(player.position) ? DRAFT.teamDefense : player.teamName}
        </p>
        {drafted ? (
          <p className="font-semibold text-correct">
            <Icon name="check" className="size-[1em]" />
            <span>{` ${DRAFT.onYourTeam}`}</span>
          </p>
        ) : null}
      </div>
      <dl className="measured col-span-full flex flex-wrap gap-x-4 gap-y-2 xl:contents">
        {player.totals.map(({ field, label, value }) => (
          <div key={field} style={{ '--reach': reach(value, best.get(field)) } as CSSProperties}>
            <dt>{localFootballTermName(label)}</dt>
            <dd>{withTypographicMinus(value)}</dd>
          </div>
        ))}
      </dl>
      <div
        className={
          'col-span-full flex flex-wrap items-center gap-x-3 text-content-soft leading-tight ' +
          'xl:col-span-1 xl:block'
        }
      >
        {player.pointsPerGame ? (
          <p className="font-semibold text-correct">
            <MixedNumberText value={player.pointsPerGame.exact} />{' '}
            <span className="xl:sr-only">{DRAFT.points}</span>
            <span>{` ${DRAFT.perGame}`}</span>
          </p>
        ) : null}
        <p>{playedGamesText(player)}</p>
        {player.byeWeek > 0 ? <p>{byeInText(player.byeWeek)}</p> : null}
      </div>
      {scoutFirst && !drafted && player.gamesPlayed > 0 ? (
        <LinkButton href={cardHref} icon="search" className={action}>
          <span>{DRAFT.scout}</span>
          <span className="sr-only">{` ${player.name}`}</span>
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
          <span>{drafted ? DRAFT.letGo : DRAFT.pick}</span>
          <span className="sr-only">{` ${player.name}`}</span>
        </Button>
      )}
      {nextLink ? (
        <Link
          href={nextLink.href}
          prefetch={false}
          className={
            'sr-only rounded-md bg-raised px-4 py-3 font-semibold focus:not-sr-only ' +
            'focus:absolute focus:top-2 focus:right-2 focus:px-4 focus:py-3 xl:focus:right-36'
          }
        >
          {nextPositionText(nextLink.label)}
        </Link>
      ) : null}
      {refusal ? (
        <p aria-hidden="true" className="col-span-full font-medium text-again">
          {refusal}
        </p>
      ) : null}
    </li>
  );
});

/** Percent of the bar: 100 for the best of the list, and 0 for negative values. */
function reach(value: number, best = 0): string {
  return `${best > 0 ? Math.max(0, Math.round((100 * value) / best)) : 0}%`;
}

/** Points per game, with the working that scouting revealed. */
export function PointsPerGamePanel({ points }: { points: PointsPerGameDto }) {
  return (
    <div className="on-board grid gap-2 rounded-lg px-4 py-4">
      <h2 className="text-lead">{DRAFT.pointsPerGame}</h2>
      <p className="flex flex-wrap items-center gap-3">
        <MixedNumberText value={points.exact} size="xl" />
        {points.exact.numerator === 0 ? null : <span>{decimalWords(points)}</span>}
      </p>
      <p className="text-chalk-soft">
        <Sentence
          parts={pointsInGamesText(<MixedNumberText value={points.total} />, points.games)}
        />
      </p>
    </div>
  );
}

/** For example "(21.6)" or "(about 21.67)". */
function decimalWords({ exact, decimal }: PointsPerGameDto): string {
  return 100 % exact.denominator === 0 ? `(${decimal})` : `(about ${decimal})`;
}

/** The player whose page was just left. Reset as soon as any other page but the list is shown. */
let last: number | null = null;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** Remembers the player on their page, so that the list can focus that row after a link or Back. */
export function useRememberViewedPlayer(id: number): void {
  useEffect(() => {
    clearTimeout(forgetting);
    last = id;
    return () => {
      // By this time the next page has rendered.
      forgetting = setTimeout(() => {
        last = null;
      });
    };
  }, [id]);
}

export const readLastViewedPlayerId = () => last;
