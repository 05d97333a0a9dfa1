import { Helmet, HelmetFromSprite } from '@/components/football/helmet';
import { NumberLine, numberLineShare } from '@/components/math/number-line';
import type { LeaderboardRowDto } from '@/lib/data/leaderboard/dto';
import { fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { BOARDS, rankWithTeamNamesLabel } from '@/words/leaderboards';

const ROUND_TO = 10;
/** A line this long ends at a multiple of 100, so that its few labels are evenly spaced. */
const LONG_LINE_POINTS = 300;

/** Teams with equal numbers share a spot. The student's own comes last, so it is drawn on top. */
export function teamMarkPerRank(rows: readonly LeaderboardRowDto[]) {
  const ranks = [...new Set(rows.map((row) => row.rank))];
  const groups = ranks.flatMap((rank) => {
    const tied = rows.filter((row) => row.rank === rank);
    const shown = tied.find((row) => row.isOwn) ?? tied[0];
    if (!shown) return [];
    const label = rankWithTeamNamesLabel(
      rank,
      tied.map((row) => row.team.name),
    );
    return [{ value: shown.value, label, look: shown.team, isOwn: tied.some((row) => row.isOwn) }];
  });
  return groups.sort((a, b) => Number(a.isOwn) - Number(b.isOwn));
}

/**
 * The line's ends: multiples of ten (on a long line, of 100) around 0 and all values. If all values
 * are from 0 to 1, the line is too.
 */
export function pointsNumberLineEnds(values: readonly MixedNumber[]): { min: number; max: number } {
  const numbers = values.map(fromMixed);
  const min = Math.min(0, ...numbers.map((number) => number.floor().valueOf()));
  const max = Math.max(1, ...numbers.map((number) => number.ceil().valueOf()));
  return min === 0 && max === 1 ? { min, max } : { min: 0 - roundUp(-min), max: roundUp(max) };
}

function roundUp(value: number): number {
  const to = value > LONG_LINE_POINTS ? ROUND_TO * ROUND_TO : ROUND_TO;
  return Math.ceil(value / to) * to;
}

export const TEAM_MARK_HEIGHT_PX = 66;
const OWN_HELMET_WIDTH = 52;
const SMALL_HELMET_WIDTH = 26;
const LEVEL_HEIGHT = 21;
/** The width of a small helmet as a share of the line on a Chromebook. */
const SMALL_SHARE = 0.024;

/**
 * Assigns each helmet one of three levels above the line: the lowest free one, else the one that
 * has been free the longest.
 */
export function helmetStackLevels(shares: readonly number[]): number[] {
  const ends = [-1, -1, -1];
  const levels = shares.map(() => 0);
  for (const index of shares
    .map((_, at) => at)
    .toSorted((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0))) {
    const share = shares[index] ?? 0;
    const free = ends.findIndex((end) => end <= share);
    const level = free >= 0 ? free : ends.indexOf(Math.min(...ends));
    ends[level] = share + SMALL_SHARE;
    levels[index] = level;
  }
  return levels;
}

/**
 * The student's own helmet is large, and a ring marks last week's position. The ranking below has
 * the same in words.
 */
export function PointsNumberLine({
  rows,
  before,
}: {
  rows: readonly LeaderboardRowDto[];
  before: MixedNumber | null;
}) {
  const groups = teamMarkPerRank(rows);
  const values = groups.map((group) => group.value);
  const { min, max } = pointsNumberLineEnds(before ? [...values, before] : values);
  const levels = helmetStackLevels(values.map((value) => numberLineShare(value, min, max)));
  const points = before ? [{ value: before, label: 'before' }, ...groups] : groups;
  const extraPoints = points.length - groups.length;
  return (
    <>
      <NumberLine
        points={points}
        min={min}
        max={max}
        markHeight={TEAM_MARK_HEIGHT_PX}
        markWidth={0}
        renderMark={(_, index) => {
          const group = groups[index - extraPoints];
          if (!group)
            return (
              <circle
                cy={TEAM_MARK_HEIGHT_PX + 8}
                r="9"
                fill="none"
                stroke="#ffd24a"
                strokeWidth="3.5"
              />
            );
          return group.isOwn ? (
            <OwnTeamMark look={group.look} />
          ) : (
            <SmallMark look={group.look} level={levels[index - extraPoints] ?? 0} />
          );
        }}
      />
      <p className="sr-only">{BOARDS.aDrawing}</p>
    </>
  );
}

type Look = LeaderboardRowDto['team'];

export function OwnTeamMark({ look }: { look: Look }) {
  return (
    <>
      <path d={`M0 36V${TEAM_MARK_HEIGHT_PX + 8}`} stroke="#ffd24a" strokeWidth="3" />
      <g transform={`translate(${-OWN_HELMET_WIDTH / 2} 0)`}>
        <Helmet look={look} size={OWN_HELMET_WIDTH} />
      </g>
    </>
  );
}

function SmallMark({ look, level }: { look: Look; level: number }) {
  return (
    <g
      className="hidden sm:block"
      transform={`translate(${-SMALL_HELMET_WIDTH / 2} ${TEAM_MARK_HEIGHT_PX - (level + 1) * LEVEL_HEIGHT})`}
    >
      <HelmetFromSprite look={look} size={SMALL_HELMET_WIDTH} />
    </g>
  );
}
