import { counted } from './counted';

it.each([
  [12, '12'],
  [0, '0'],
  [-1, '\u22121'],
])('writes %i as %s', (count, written) => {
  expect(counted(count)).toBe(written);
});
