import { totalValue } from '@/lib/domain/graphs/graph-source';
import { type MakeSketch, newestWeek, playersWith, round, SketchAxes, YARDS } from '../sketch';

const MOST_BARS = 5;
const [FOOT, HEIGHT] = [94, 84];

export const sketchStackedBar: MakeSketch = (source) => {
  const found = newestWeek(source, 2, (week) =>
    playersWith(source, YARDS)
      .map((player) =>
        ['RushingYards', YARDS].map((field) =>
          Math.max(0, totalValue(player, field, { fromWeek: week, toWeek: week })),
        ),
      )
      .filter((pieces) => sum(pieces) > 0)
      .slice(0, MOST_BARS),
  );
  if (!found) return null;
  const highest = Math.max(...found.pieces.map(sum));
  return {
    description: `Yards in week ${found.week}`,
    drawing: (
      <>
        {found.pieces.map(([run = 0, caught = 0], bar) => {
          const [low, high] = [run, run + caught].map((yards) =>
            round((yards / highest) * HEIGHT),
          ) as [number, number];
          const left = 30 + bar * 40;
          const piece = (from: number, to: number, look: string) =>
            to > from ? (
              <path
                className={`area ${look}`}
                d={`M${left} ${FOOT - from}V${FOOT - to}h26V${FOOT - from}Z`}
              />
            ) : null;
          return (
            <g key={left}>
              {piece(0, low, 'one')}
              {piece(low, high, 'two')}
            </g>
          );
        })}
        <SketchAxes />
      </>
    ),
  };
};

const sum = (pieces: readonly number[]) => pieces.reduce((all, piece) => all + piece, 0);
