import { weekValues } from '@/lib/domain/graphs/graph-source';
import { CATCHES, type MakeSketch, playersWith, round, SketchAxes, YARDS } from '../sketch';

/** With more weeks, the points would be too dense for a small picture. */
const WEEKS = 3;

export const sketchScatterPlot: MakeSketch = (source) => {
  const range = { fromWeek: Math.max(1, source.week - WEEKS + 1), toWeek: source.week };
  const games = playersWith(source, YARDS).flatMap((player) => {
    const yards = weekValues(player, YARDS, range);
    return weekValues(player, CATCHES, range).flatMap((catches, week) => {
      const own = yards[week] ?? null;
      return catches === null || own === null ? [] : [{ catches, yards: Math.max(0, own) }];
    });
  });
  if (games.length < 3) return null;
  const [across, up] = [
    Math.max(1, ...games.map(({ catches }) => catches)),
    Math.max(1, ...games.map(({ yards }) => yards)),
  ];
  const places = games.map(
    ({ catches, yards }) =>
      `${round(24 + (catches / across) * 196)} ${round(86 - (yards / up) * 76)}`,
  );
  return {
    description: `Catches and yards since week ${range.fromWeek}`,
    drawing: (
      <>
        <SketchAxes />
        <path
          className="one"
          d={[...new Set(places)].map((place) => `M${place}m-3-3l6 6m0-6l-6 6`).join('')}
        />
      </>
    ),
  };
};
