import type { ReactNode } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { NumberLine } from '@/components/math/number-line';
import type { BoardKey, NeighborDto, OwnPlaceDto } from '@/lib/data/leaderboard/dto';
import type { MixedNumber } from '@/lib/domain/mixed-number';
import { BOARD_WORDS, ordinal, someNames } from './board-words';
import { closeEnds } from './point-groups';

type OwnPlaceProps = { own: OwnPlaceDto; board: BoardKey; teams: number };

/** The own place in words, and a close look at the line: how far it is to the next team on either side. */
export function OwnPlace({ own, board, teams }: OwnPlaceProps) {
  const points = [
    own.above ? { value: own.above.value, label: `${someNames(own.above.teamNames)} (ahead)` } : null,
    { value: own.value, label: `${own.team.name} (you)` },
    own.below ? { value: own.below.value, label: `${someNames(own.below.teamNames)} (behind)` } : null,
  ].filter((point) => point !== null);
  return (
    <section aria-labelledby="own-place" className="forced-edge rounded-lg bg-raised p-5 shadow-card sm:p-6">
      <h2 id="own-place" className="text-xl">
        You are {own.tied ? 'tied for ' : ''}
        {ordinal(own.rank)} of {teams} {teams === 1 ? 'team' : 'teams'}
      </h2>
      <ul className="mt-2 grid gap-1">
        {own.above ? (
          <Distance neighbor={own.above} board={board}>
            behind
          </Distance>
        ) : null}
        {own.below ? (
          <Distance neighbor={own.below} board={board}>
            ahead of
          </Distance>
        ) : null}
      </ul>
      {points.length > 1 ? (
        <div className="mt-4">
          <NumberLine points={points} {...closeEnds(points.map((point) => point.value))} />
        </div>
      ) : null}
      <p className="mt-3">
        <a href="#working">How you got your points</a>
      </p>
    </section>
  );
}

function Distance({ neighbor, board, children }: { neighbor: NeighborDto; board: BoardKey; children: ReactNode }) {
  return (
    <li>
      You are <Amount value={neighbor.gap} board={board} /> {children} <strong>{someNames(neighbor.teamNames)}</strong>.
    </li>
  );
}

/** A share has no unit. */
function Amount({ value, board }: { value: MixedNumber; board: BoardKey }) {
  const { one, many } = BOARD_WORDS[board].unit;
  const isOne = value.wholeNumber === 1 && value.numerator === 0;
  return (
    <>
      <MixedNumberText value={value} />
      {board === 'accuracy' ? null : ` ${isOne ? one : many}`}
    </>
  );
}
