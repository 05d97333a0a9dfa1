import { totalValue, weekValues } from '@/lib/domain/graphs/graph-source';
import { type MakeSketch, PIECES, playersWith, round, SketchAxes, YARDS } from '../sketch';

/** The two players with the most yards among those with at least two games. */
export const sketchMultipleLine: MakeSketch = (source) => {
  const weeks = { fromWeek: 1, toWeek: source.week };
  const lines = playersWith(source, YARDS)
    .toSorted((one, other) => totalValue(other, YARDS, weeks) - totalValue(one, YARDS, weeks))
    .map((player) => weekValues(player, YARDS, weeks))
    .filter((values) => values.filter((value) => value !== null).length > 1)
    .slice(0, 2);
  const all = lines.flat().filter((value) => value !== null);
  if (lines.length < 2) return null;
  const [lowest, highest] = [Math.min(0, ...all), Math.max(1, ...all)];
  const step = 196 / Math.max(1, source.week - 1);
  const points = lines.map((values) =>
    values.map((value, week) =>
      value === null
        ? null
        : {
            x: round(26 + week * step),
            y: round(90 - ((value - lowest) / (highest - lowest)) * 80),
          },
    ),
  );
  return {
    description: `Yards in weeks 1 to ${source.week}`,
    drawing: (
      <>
        <SketchAxes />
        {points.map((line, index) => (
          <g key={PIECES[index]} className={PIECES[index]}>
            <path
              className={index > 0 ? 'dashes' : undefined}
              d={line
                .map((point, week) =>
                  point ? `${week > 0 && line[week - 1] ? 'L' : 'M'}${point.x} ${point.y}` : '',
                )
                .join('')}
            />
            {line.map((point) =>
              point ? (
                <circle key={point.x} className="dot" cx={point.x} cy={point.y} r={4} />
              ) : null,
            )}
          </g>
        ))}
      </>
    ),
  };
};
