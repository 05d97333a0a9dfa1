import type { LineBoxControls } from '@/components/math/line-box';
import { numberLineShare, numberLineShareToPercent } from '@/components/math/number-line';
import { filledInLines } from '@/components/outbox/draft-lines';
import type { ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import { parseMixedNumberBoxes } from '@/lib/domain/answers/read';
import { formatMixed, type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';

/** The value of one typed line; `isMarked` if it was wrong. */
type Hop = { typed: string; value: MixedNumber; isMarked: boolean };

export type PlacedHop = { typed: string; isMarked: boolean; from: number; to: number };

const numberOf = (value: MixedNumber) => numberLineShare(value, 0, 1);

/** Places the hops one after another from 0; zeros are left out. */
export function placeHops(hops: readonly Hop[]): PlacedHop[] {
  let at = 0;
  return hops.flatMap(({ typed, value, isMarked }) => {
    const from = at;
    at += numberOf(value);
    return from === at ? [] : [{ typed, isMarked, from, to: at }];
  });
}

/** The written groups, and the starters in none of them, who count as they are. */
function withUngroupedStarters(
  lines: readonly StudentWorkLine[],
  players: readonly ScoreStepDto[],
): StudentWorkLine[] {
  const groups = filledInLines(lines);
  if (groups.length === 0) return [];
  const inGroups = new Set(groups.flatMap(({ of }) => of));
  const ungrouped = players.flatMap(({ own }, index) =>
    own && !inGroups.has(index) ? [{ of: [index], typed: formatMixed(own) }] : [],
  );
  return [...groups, ...ungrouped];
}

/** The lines that are numbers; for a team, its groups and the starters in none. */
export function hopsOfLines(
  { markOf }: LineBoxControls,
  lines: readonly StudentWorkLine[],
  players: readonly ScoreStepDto[],
): PlacedHop[] {
  const hops = [...(players.length > 0 ? withUngroupedStarters(lines, players) : lines)]
    .sort((a, b) => (a.of[0] ?? 0) - (b.of[0] ?? 0))
    .flatMap(({ of, typed }) => {
      const read = parseMixedNumberBoxes({ whole: typed, numerator: '', denominator: '' });
      return read.ok ? [{ typed, value: read.value, isMarked: markOf(of) === 'look' }] : [];
    });
  return placeHops(hops);
}

/** Minimum width of the field in px, on a wide screen and on a narrow one. */
const WIDE = 700;
const NARROW = 240;
const fitsInHop = (label: string, width: number): boolean => label.length * 8.5 + 10 <= width;

type HopsProps = { hops: readonly PlacedHop[]; min: number; max: number; top: number };

/** Decoration only, because the boxes have the same content. */
export function NumberLineHops({ hops, min, max, top }: HopsProps) {
  return hops.map(({ typed, isMarked, from, to }) => {
    const [left, right] = [Math.min(from, to), Math.max(from, to)].map(
      (at) => (at - min) / (max - min),
    ) as [number, number];
    const share = right - left;
    const label = withTypographicMinus(typed.trim());
    const hasLabel = fitsInHop(label, share * WIDE);
    const height = hasLabel ? top - 16 : Math.min(top - 16, 12 + share * 60);
    const ink = isMarked ? '#ffd24a' : '#f5f8f0';
    return (
      <g key={`${from}-${to}`}>
        <svg
          x={numberLineShareToPercent(left)}
          y={top - height}
          width={`${(share * 94).toFixed(3)}%`}
          height={height}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          overflow="visible"
          aria-hidden="true"
        >
          <path
            d="M0 100C4-33 96-33 100 100"
            fill="none"
            stroke={ink}
            strokeWidth="2.5"
            strokeDasharray={isMarked ? '7 5' : undefined}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {hasLabel ? (
          <text
            x={numberLineShareToPercent((left + right) / 2)}
            y={top - 6}
            textAnchor="middle"
            fill={ink}
            fontSize="16"
            fontWeight="700"
            className={fitsInHop(label, share * NARROW) ? undefined : 'max-lg:hidden'}
          >
            {label}
          </text>
        ) : null}
      </g>
    );
  });
}
