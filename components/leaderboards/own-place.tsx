import type { ReactNode } from 'react';
import { Helmet } from '@/components/football/helmet';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { NumberLine } from '@/components/math/number-line';
import type { BoardKey, LeaderboardRowDto, NeighborDto, OwnPlaceDto } from '@/lib/data/leaderboard/dto';
import type { TeamLookDto } from '@/lib/data/team/dto';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { BOARD_WORDS, ordinal, someNames } from './board-words';

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

type PointGroup = { value: MixedNumber; label: string; look: TeamLookDto; isOwn: boolean };

const ROUND_TO = 10;

/** Teams with equal numbers stand on one spot; the own team's spot comes last, so that it is drawn on top. */
export function pointGroups(rows: readonly LeaderboardRowDto[]): PointGroup[] {
  const ranks = [...new Set(rows.map((row) => row.rank))];
  const groups = ranks.flatMap((rank) => {
    const tied = rows.filter((row) => row.rank === rank);
    const shown = tied.find((row) => row.isOwn) ?? tied[0];
    if (!shown) return [];
    const label = `Rank ${rank}, ${tied.map((row) => row.team.name).join(', ')}`;
    return [{ value: shown.value, label, look: shown.team, isOwn: tied.some((row) => row.isOwn) }];
  });
  return groups.sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
}

/** The whole number at or below a value, and the one at or above it. */
function wholesAround({ wholeNumber, numerator }: MixedNumber): { below: number; above: number } {
  if (numerator === 0) return { below: wholeNumber, above: wholeNumber };
  const negative = wholeNumber < 0 || numerator < 0;
  return negative ? { below: wholeNumber - 1, above: wholeNumber } : { below: wholeNumber, above: wholeNumber + 1 };
}

/** Whole tens around all values, with 0 always on the line. Values within one whole get a line from 0 to 1. */
export function lineEnds(values: readonly MixedNumber[]): { min: number; max: number } {
  const around = values.map(wholesAround);
  const below = Math.min(0, ...around.map((wholes) => wholes.below));
  const above = Math.max(1, ...around.map((wholes) => wholes.above));
  if (below === 0 && above === 1) return { min: 0, max: 1 };
  return { min: 0 - roundUp(-below), max: roundUp(above) };
}

/** The wholes right around some values: a closer look at a part of the line. */
export function closeEnds(values: readonly MixedNumber[]): { min: number; max: number } {
  const around = values.map(wholesAround);
  const min = Math.min(...around.map((wholes) => wholes.below));
  return { min, max: Math.max(min + 1, ...around.map((wholes) => wholes.above)) };
}

function roundUp(value: number): number {
  return Math.ceil(value / ROUND_TO) * ROUND_TO;
}

const HELMET_WIDTH = 40;
const HELMET_HEIGHT = 32;

/** Where the teams stand on the field: a dot for each, and the own helmet. The standings next to it say the same in words. */
export function PointsLine({ rows }: { rows: readonly LeaderboardRowDto[] }) {
  const groups = pointGroups(rows);
  const { min, max } = lineEnds(groups.map((group) => group.value));
  return (
    <>
      <NumberLine
        points={groups}
        min={min}
        max={max}
        hideList
        markWidth={HELMET_WIDTH}
        markHeight={HELMET_HEIGHT}
        renderMark={(_, index) => {
          const group = groups[index];
          return group?.isOwn ? <Helmet look={group.look} size={HELMET_WIDTH} /> : null;
        }}
      />
      <p className="sr-only">A drawing. The list below says the same thing in words.</p>
    </>
  );
}
