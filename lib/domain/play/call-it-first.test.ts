import { rational } from '@/lib/domain/numbers/fractions';
import { predictionErrorColumns, roundToWholePoint } from './call-it-first';

it('goes to the nearest point, halves away from zero', () => {
  const cases: [number, number, number][] = [
    [11, 10, 1],
    [14, 10, 1],
    [15, 10, 2],
    [-15, 10, -2],
    [-14, 10, -1],
    [1, 3, 0],
    [-1, 3, 0],
    [0, 1, 0],
    [163, 20, 8],
  ];
  for (const [top, bottom, nearest] of cases)
    expect(roundToWholePoint(rational(top, bottom))).toBe(nearest);
});

it('has a column for every point around zero, and every dot is in one', () => {
  const columns = predictionErrorColumns([-9, 1, 1, 8, 40]);
  expect(columns[0]?.at).toBe(-20);
  expect(columns.at(-1)).toEqual({ at: 20, calls: 1 });
  expect(columns.find(({ at }) => at === 1)?.calls).toBe(2);
  expect(columns.reduce((sum, { calls }) => sum + calls, 0)).toBe(5);
  expect(predictionErrorColumns([]).map(({ at }) => at)).toEqual(
    Array.from({ length: 17 }, (_, i) => i - 8),
  );
  expect(predictionErrorColumns([-9])).toHaveLength(25);
});
