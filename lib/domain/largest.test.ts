import { largest } from './largest';

it.each([
  [[3, 9, 4], undefined, 9],
  [[-3, -9], undefined, -3],
  [[], undefined, Number.NEGATIVE_INFINITY],
  [[3, 4], 5, 5],
  [[3, 6], 5, 6],
  [[], 5, 5],
])('of %j, and no less than %s, it is %d', (numbers, least, most) => {
  expect(largest(numbers, least)).toBe(most);
});

it('reads a list that is too long for the arguments of a function', () => {
  expect(largest(Array.from({ length: 300_000 }, (_, index) => index))).toBe(299_999);
});
