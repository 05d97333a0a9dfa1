import { NumberLine, numberLinePercent, numberLineShare } from '@/components/math/number-line';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { GuessFlag } from '@/components/points/ball';
import { Goalposts } from '@/components/points/goalposts';
import { NumberLineHops } from '@/components/points/hops';
import type { RichContent } from '@/components/ui/sentence';
import type { MiniGameInviteDto } from '@/lib/data/week/dto';
import { formatMixed, type MixedNumber } from '@/lib/domain/numbers/mixed';
import { nameText } from '@/words/names';
import { targetText } from '@/words/play';

/** Room above the line for hops, posts, and the handle. */
const ROOM = 54;

/** The field of the week's game: what waits there, with the numbers of its first question. */
export function MiniGamePreview({ invite: { game, pull, target } }: { invite: MiniGameInviteDto }) {
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
          <NumberLineHops hops={SLIPPED} min={0} max={30} top={ROOM} />
        </Line>
      )}
    </div>
  );
}

/** A made-up card has no number to show yet: one hop of four is drawn as one that doesn't fit. */
const SLIPPED = [
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
      <p className="font-semibold sm:-mb-6">{`${name}: ${count} ${nameText(label).toLowerCase()}`}</p>
      <Line max={max}>
        <rect
          x={numberLinePercent(0)}
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
        <TextWithFractions>{targetText(formatMixed(target))}</TextWithFractions>
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
    <svg x={numberLinePercent(share)} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
