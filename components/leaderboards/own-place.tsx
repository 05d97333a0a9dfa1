import { Helmet } from '@/components/football/helmet';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { NumberLine } from '@/components/math/number-line';
import { Card } from '@/components/ui/card';
import type { BoardKey, LeaderboardRowDto, NeighborDto, OwnPlaceDto } from '@/lib/data/leaderboard/dto';
import { fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { ordinal, someNames, unitOf } from './board-words';

/** The student's place in words, and a close look at the line: how far it is to the next team on either side. */
export function OwnPlace({ own, board, teams }: { own: OwnPlaceDto; board: BoardKey; teams: number }) {
  const points = [
    own.above ? { value: own.above.value, label: `${someNames(own.above.teamNames)} (ahead)` } : null,
    { value: own.value, label: `${own.team.name} (you)` },
    own.below ? { value: own.below.value, label: `${someNames(own.below.teamNames)} (behind)` } : null,
  ].filter((point) => point !== null);
  return (
    <Card
      title={`You are ${own.tied ? 'tied for ' : ''}${ordinal(own.rank)} of ${teams} ${teams === 1 ? 'team' : 'teams'}`}
      heading="text-lead"
    >
      <ul className="mt-2 grid gap-1">
        <Distance neighbor={own.above} board={board} where="behind" />
        <Distance neighbor={own.below} board={board} where="ahead of" />
      </ul>
      {points.length > 1 ? (
        <div className="mt-4">
          <NumberLine points={points} {...closeEnds(points.map((point) => point.value))} />
        </div>
      ) : null}
      <p className="mt-3">
        <a href="#working">How you got your points</a>
      </p>
    </Card>
  );
}

/** The gap to a neighbor; a share has no unit. */
function Distance({ neighbor, board, where }: { neighbor: NeighborDto | null; board: BoardKey; where: string }) {
  if (!neighbor) return null;
  const { gap, teamNames } = neighbor;
  return (
    <li>
      You are <MixedNumberText value={gap} />
      {board === 'accuracy' ? '' : ` ${unitOf(board, gap)}`} {where} <strong>{someNames(teamNames)}</strong>.
    </li>
  );
}

const ROUND_TO = 10;
const ZERO_AND_ONE = [0, 1].map((wholeNumber) => ({ wholeNumber, numerator: 0, denominator: 1 }));

/** Teams with equal numbers share one spot; the student's own comes last, so it is drawn on top. */
export function pointGroups(rows: readonly LeaderboardRowDto[]) {
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

/** Whole tens around all values, with 0 always on the line. Values within one whole get a line from 0 to 1. */
export function lineEnds(values: readonly MixedNumber[]): { min: number; max: number } {
  const { min, max } = closeEnds([...values, ...ZERO_AND_ONE]);
  return min === 0 && max === 1 ? { min, max } : { min: 0 - roundUp(-min), max: roundUp(max) };
}

/** The wholes right around some values: a closer look at a part of the line. */
export function closeEnds(values: readonly MixedNumber[]): { min: number; max: number } {
  const numbers = values.map((value) => fromMixed(value));
  const min = Math.min(...numbers.map((number) => number.floor().valueOf()));
  return { min, max: Math.max(min + 1, ...numbers.map((number) => number.ceil().valueOf())) };
}

function roundUp(value: number): number {
  return Math.ceil(value / ROUND_TO) * ROUND_TO;
}

const HELMET_WIDTH = 40;
const HELMET_HEIGHT = 32;

/** Where the teams stand on the field: a dot for each, and the student's helmet. The standings next to it say the same in words. */
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
