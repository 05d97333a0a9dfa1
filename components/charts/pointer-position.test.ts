import { continuousDragAngle } from './pointer-position';

const CENTER = { x: 10, y: 10 };
const [TOP, RIGHT, DOWN, LEFT] = [
  { x: 10, y: 0 },
  { x: 20, y: 10 },
  { x: 10, y: 20 },
  { x: 0, y: 10 },
];
const [BEFORE_TOP, AFTER_TOP] = [
  { x: 9, y: 0 },
  { x: 11, y: 0 },
];

it.each([
  ['the top', TOP, 0, null, 0],
  ['the right', RIGHT, 0, null, 90],
  ['below', DOWN, 0, null, 180],
  ['the left', LEFT, 0, null, 270],
  ['the right, from where a slice begins', RIGHT, 60, null, 30],
  ['the top, from a slice that begins at the left', TOP, 270, 20, 90],
  ['over the top of a turn that is nearly whole', AFTER_TOP, 0, 350, 360],
  ['back over the top of a turn that has hardly begun', BEFORE_TOP, 0, 10, 0],
])('%s', (_, place, from, before, degrees) =>
  expect(continuousDragAngle(place, CENTER, from, before)).toBeCloseTo(degrees, 9),
);

it('goes anywhere while there is no turn to go on from', () => {
  expect(continuousDragAngle(BEFORE_TOP, CENTER, 0, null)).toBeGreaterThan(350);
});
