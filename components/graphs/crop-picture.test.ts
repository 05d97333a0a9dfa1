import fc from 'fast-check';
import { CROP_EDGE_NAMES, MIN_CROP_PERCENT, moveCropEdge } from './crop-picture';

const PART = { x: 5, y: 5, width: 90, height: 90 };

it('moves one edge and leaves the other three', () => {
  expect(moveCropEdge(PART, 'left', 5)).toEqual({ x: 10, y: 5, width: 85, height: 90 });
  expect(moveCropEdge(PART, 'right', 5)).toEqual({ x: 5, y: 5, width: 85, height: 90 });
  expect(moveCropEdge(PART, 'top', -5)).toEqual({ x: 5, y: 0, width: 90, height: 95 });
  expect(moveCropEdge(PART, 'bottom', -5)).toEqual({ x: 5, y: 5, width: 90, height: 95 });
});

it('stays on the picture and leaves something of it, however often an edge is moved', () => {
  const move = fc.tuple(fc.constantFrom(...CROP_EDGE_NAMES), fc.integer({ min: -20, max: 20 }));
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const { x, y, width, height } = moves.reduce(
        (part, [edge, by]) => moveCropEdge(part, edge, by),
        PART,
      );
      for (const [start, length] of [
        [x, width],
        [y, height],
      ] as const) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + length).toBeLessThanOrEqual(100);
        expect(length).toBeGreaterThanOrEqual(MIN_CROP_PERCENT);
      }
    }),
  );
});
