import { rangesOfPart } from './part.mjs';

it('takes every part of the lines once, and something else of the next file', () => {
  const parts = [1, 2, 3].map((number) => rangesOfPart(45, 0, [number, 3]));
  expect(parts).toEqual([
    [
      [1, 10],
      [31, 40],
    ],
    [
      [11, 20],
      [41, 45],
    ],
    [[21, 30]],
  ]);
  expect(rangesOfPart(45, 1, [1, 3])).toEqual([[21, 30]]);
  expect(rangesOfPart(45, 0, [1, 1])).toHaveLength(5);
});
