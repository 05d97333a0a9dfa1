import {
  pickPreferred,
  pickRandomOrThrow,
  preferredOrAllItems,
  shuffledCopy,
  uniqueLargest,
} from './random-picks';

function numbers(...list: number[]) {
  const rest = [...list];
  return () => rest.shift() ?? Number.NaN;
}

it('draws an order one item at a time out of those that are left, and leaves the list as it was', () => {
  const items = ['a', 'b', 'c', 'd'];
  // The third of four, the first of three, the second of two, and the one that is left.
  expect(shuffledCopy(items, numbers(0.5, 0, 0.99, 0.3))).toEqual(['c', 'a', 'd', 'b']);
  expect(shuffledCopy(items, numbers(0.99, 0.99, 0.99, 0.99))).toEqual(['d', 'c', 'b', 'a']);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
  expect(shuffledCopy([], numbers())).toEqual([]);
});

it('draws one item, each from an equal part of chance, and says so where there is none', () => {
  expect(
    [0, 0.33, 0.34, 0.66, 0.67, 0.99].map((chance) =>
      pickRandomOrThrow(['a', 'b', 'c'], numbers(chance)),
    ),
  ).toEqual(['a', 'a', 'b', 'b', 'c', 'c']);
  expect(() => pickRandomOrThrow([], numbers(0))).toThrow(
    new RangeError('There is nothing to draw from'),
  );
});

it('keeps to those that pass as long as there are any', () => {
  const isBig = (value: number) => value > 2;
  expect(preferredOrAllItems([1, 2, 3, 4], isBig)).toEqual([3, 4]);
  expect(preferredOrAllItems([1, 2, 3], isBig)).toEqual([3]);
  expect(preferredOrAllItems([1, 2], isBig)).toEqual([1, 2]);
  expect(pickPreferred([1, 2, 3, 4], isBig, numbers(0))).toBe(3);
  expect(pickPreferred([1, 2, 3, 4], isBig, numbers(0.99))).toBe(4);
  expect(pickPreferred([1, 2], isBig, numbers(0.99))).toBe(2);
});

it.each<[string, number[], number | undefined]>([
  ['the largest in the middle', [3, 8, 5], 8],
  ['the largest at the end', [3, 5, 8], 8],
  ['the only one', [3], 3],
  ['a tie below it', [5, 5, 8], 8],
  ['a tie for the largest', [8, 3, 8], undefined],
  ['numbers below zero', [-3, -1, -2], -1],
  ['nothing', [], undefined],
])('finds the one with the most of %s', (_, sizes, largest) => {
  expect(
    uniqueLargest(
      sizes.map((size) => ({ size })),
      ({ size }) => size,
    ),
  ).toEqual(largest === undefined ? undefined : { size: largest });
});
