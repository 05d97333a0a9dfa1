import { stemsAndLeaves } from '@/lib/domain/graphs/stem-and-leaf/graph';
import { inWeek, type MakeSketch, newestWeek, YARDS } from '../sketch';

/** Only values below this, because more rows would be unreadable in a small picture. */
const BELOW = 60;
const ROW = 16;

export const sketchStemAndLeaf: MakeSketch = (source) => {
  const found = newestWeek(source, 3, (week) =>
    inWeek(source, YARDS, week).filter((yards) => yards > 0 && yards < BELOW),
  );
  if (!found) return null;
  const rows = stemsAndLeaves(found.pieces);
  const top = 50 - (rows.length * ROW) / 2;
  return {
    description: `Yards below ${BELOW}, week ${found.week}`,
    drawing: (
      <>
        <path className="soft" d={`M92 ${top}v${rows.length * ROW}`} />
        {rows.map(({ label, leaves }, row) => (
          <g key={label}>
            <text x={82} y={top + row * ROW + 13} textAnchor="end">
              {label}
            </text>
            <text x={104} y={top + row * ROW + 13} wordSpacing={6}>
              {leaves.join(' ')}
            </text>
          </g>
        ))}
      </>
    ),
  };
};
