import { CATCHES, inWeek, type MakeSketch, newestWeek, PIECES, round } from '../sketch';

const RADIUS = 45;

export const sketchCircle: MakeSketch = (source) => {
  const found = newestWeek(source, 2, (week) =>
    inWeek(source, CATCHES, week)
      .filter((catches) => catches > 0)
      .slice(0, PIECES.length),
  );
  if (!found) return null;
  const whole = found.pieces.reduce((sum, catches) => sum + catches, 0);
  let turned = 0;
  const corner = () => {
    const angle = (2 * Math.PI * turned) / whole;
    return `${round(120 + RADIUS * Math.sin(angle))} ${round(50 - RADIUS * Math.cos(angle))}`;
  };
  const slices = found.pieces.map((catches) => {
    const from = corner();
    turned += catches;
    return `M120 50L${from}A${RADIUS} ${RADIUS} 0 ${catches * 2 > whole ? 1 : 0} 1 ${corner()}Z`;
  });
  return {
    description: `Catches in week ${found.week}`,
    drawing: slices.map((slice, index) => (
      <path key={slice} className={`area ${PIECES[index]}`} d={slice} />
    )),
  };
};
