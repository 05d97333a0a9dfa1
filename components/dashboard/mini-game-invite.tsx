import Link from 'next/link';
import {
  NumberLine,
  numberLineShare,
  numberLineShareToPercent,
} from '@/components/math/number-line';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { Goalposts, GuessFlag } from '@/components/points/field-marks';
import { NumberLineHops } from '@/components/points/hops';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { RichContent } from '@/components/ui/sentence';
import type { MiniGameInviteDto } from '@/lib/data/week/dto';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { MINI_GAMES, type MiniGame, miniGameRoundHref } from '@/lib/domain/play/games';
import { localFootballTermName } from '@/words/names';
import { goalPostsAtText, PLAY, PLAY_INVITES, PLAY_TITLES } from '@/words/play';

const ICONS: Readonly<Record<MiniGame, IconName>> = {
  'what-if': 'lightbulb',
  'find-the-slip': 'search',
  reverse: 'rotate-ccw',
  'call-it-first': 'flag',
};

export function MiniGameLinks({ games = MINI_GAMES }: { games?: readonly MiniGame[] }) {
  return (
    <ul aria-label={PLAY.playOn} className="mt-2 flex flex-wrap gap-2">
      {games.map((game) => (
        <li key={game} className="min-w-0 flex-[1_1_10rem]">
          <Link
            href={miniGameRoundHref(game)}
            prefetch={false}
            className={
              'forced-edge flex min-h-touch items-center gap-3 rounded-lg border-2 border-line ' +
              'bg-raised px-3 py-1 font-semibold text-content hover:border-content'
            }
          >
            <Icon name={ICONS[game]} className="size-6 shrink-0 text-field" />
            <span>{PLAY_TITLES[game]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** After the tasks: the game of the week with its field, and the others below. */
export function MiniGameInvite({ invite }: { invite: MiniGameInviteDto }) {
  const { game } = invite;
  const { title, text } = PLAY_INVITES[game];
  return (
    <section aria-labelledby="play-on" className="mt-4 grid gap-2">
      <div className="forced-edge overflow-hidden rounded-lg bg-raised shadow-card">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
          <div className="min-w-0 flex-[1_1_16rem]">
            <h2 id="play-on" className="text-title">
              {title}
            </h2>
            <p className="text-content-soft">{text}</p>
          </div>
          <LinkButton href={miniGameRoundHref(game)} variant="next" size="lg" className="min-w-44">
            {PLAY.playOn}
          </LinkButton>
        </div>
        <MiniGamePreview invite={invite} />
      </div>
      <MiniGameLinks games={MINI_GAMES.filter((each) => each !== game)} />
    </section>
  );
}

/** Pixels above the line, for hops, posts, and the handle. */
const ROOM = 54;

function MiniGamePreview({ invite: { game, pull, target } }: { invite: MiniGameInviteDto }) {
  return (
    <div className="keep-colors turf px-4 pt-1 text-on-field">
      {pull ? (
        <PullSketch {...pull} />
      ) : target ? (
        <PostsSketch target={target} />
      ) : game === 'call-it-first' ? (
        <Line max={30}>
          <At share={0.5}>
            <GuessFlag at={15} top={ROOM} isSet={false} />
          </At>
        </Line>
      ) : (
        <Line max={30}>
          <NumberLineHops hops={HOPS_WITH_A_SLIP} min={0} max={30} top={ROOM} />
        </Line>
      )}
    </div>
  );
}

/** A made-up card has no number to show yet: one hop of four is drawn as one that doesn't fit. */
const HOPS_WITH_A_SLIP = [
  { from: 0, to: 7 },
  { from: 7, to: 12 },
  { from: 12, to: 23 },
  { from: 23, to: 26 },
].map((hop, index) => ({ ...hop, typed: '', isMarked: index === 2 }));

function PullSketch({ name, label, count }: { name: string; label: string; count: number }) {
  const max = 20 * Math.ceil((count + 1) / 20) + 20;
  const end = count / max;
  return (
    <>
      <p className="font-semibold sm:-mb-6">{`${name}: ${count} ${localFootballTermName(label).toLowerCase()}`}</p>
      <Line max={max}>
        <rect
          x={numberLineShareToPercent(0)}
          y={ROOM - 32}
          width={`${(end * 94).toFixed(3)}%`}
          height="28"
          fill="#f5f8f0"
        />
        <At share={end}>
          <path
            d={`M18 ${ROOM - 18}h30m-9-8 9 8-9 8`}
            fill="none"
            stroke="#ffd24a"
            strokeWidth="3"
          />
          <rect
            x="-9"
            y={ROOM - 40}
            width="18"
            height="44"
            rx="9"
            fill="#ffd24a"
            stroke="#12231b"
            strokeWidth="3"
          />
        </At>
      </Line>
    </>
  );
}

function PostsSketch({ target }: { target: MixedNumber }) {
  const share = numberLineShare(target, 0, 1);
  const max = 10 * Math.ceil((1.25 * share + 1) / 10);
  return (
    <>
      <p className={`font-semibold sm:-mb-6 ${share / max < 0.5 ? 'sm:text-right' : ''}`}>
        <TextWithFractions>{goalPostsAtText(formatMixed(target))}</TextWithFractions>
      </p>
      <Line max={max}>
        <At share={share / max}>
          <g transform={`translate(0 ${ROOM}) scale(.7)`}>
            <Goalposts top={0} />
          </g>
        </At>
      </Line>
    </>
  );
}

function Line({ max, children }: { max: number; children: RichContent }) {
  return (
    <NumberLine bare min={0} max={max} points={[]} renderMark={() => null} markHeight={ROOM - 6}>
      {children}
    </NumberLine>
  );
}

function At({ share, children }: { share: number; children: RichContent }) {
  return (
    <svg x={numberLineShareToPercent(share)} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
