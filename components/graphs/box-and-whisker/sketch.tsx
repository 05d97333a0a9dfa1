import { FIVE_ORDER, fiveNumberSummary } from '@/lib/domain/graphs/box-and-whisker/graph';
import { rationals } from '@/lib/domain/numbers/averages';
import { allGames, type MakeSketch, round, YARDS } from '../sketch';

/** The axis has no numbers, because working out the five numbers is the student's task. */
export const sketchBoxAndWhisker: MakeSketch = (source) => {
  const games = allGames(source, YARDS);
  if (games.length < 4) return null;
  const [least, most] = [Math.min(...games), Math.max(...games)];
  const five = fiveNumberSummary(rationals(games));
  const [min, q1, median, q3, max] = FIVE_ORDER.map((name) =>
    round(20 + ((Number(five[name]) - least) / Math.max(1, most - least)) * 200),
  );
  return {
    description: 'Yards in all games',
    drawing: (
      <>
        <path className="soft" d="M12 84H228M20 80v8M70 80v8M120 80v8M170 80v8M220 80v8" />
        <path d={`M${min} 40H${q1}M${q3} 40H${max}M${min} 30v20M${max} 30v20`} />
        <path className="area one" d={`M${q1} 16V64H${q3}V16Z`} />
        <path strokeWidth={4} d={`M${median} 16V64`} />
      </>
    ),
  };
};
