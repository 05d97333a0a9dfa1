import { Helmet } from '@/components/football/helmet';
import { NumberLine } from '@/components/math/number-line';
import type { LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import { lineEnds, pointGroups } from './point-groups';

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
