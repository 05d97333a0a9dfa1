import { allGames, type MakeSketch, round, SketchAxes, YARDS } from '../sketch';

const WIDTH = 20;

export const sketchHistogram: MakeSketch = (source) => {
  const games = allGames(source, YARDS);
  if (games.length < 3) return null;
  const first = Math.floor(Math.min(0, ...games) / WIDTH);
  const counts = Array.from(
    { length: Math.floor(Math.max(...games) / WIDTH) - first + 1 },
    (_, bin) => games.filter((yards) => Math.floor(yards / WIDTH) - first === bin).length,
  );
  const [highest, step] = [Math.max(...counts), Math.min(44, 208 / counts.length)];
  return {
    description: `How many games, by ${WIDTH} yards`,
    drawing: (
      <>
        {counts.map((count, bin) => {
          const [left, right] = [round(16 + bin * step), round(16 + (bin + 1) * step)];
          const top = 94 - round((count / highest) * 84);
          return count > 0 ? (
            <path key={left} className="area one" d={`M${left} 94V${top}H${right}V94Z`} />
          ) : null;
        })}
        <SketchAxes />
      </>
    ),
  };
};
