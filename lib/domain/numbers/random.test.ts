import fc from 'fast-check';
import {
  hashToNumber,
  pickRandom,
  randomInteger,
  randomSixDigitNumber,
  seededRandom,
  shuffled,
} from './random';

const sourceOf = (...numbers: number[]) => {
  let at = 0;
  return () => numbers[at++] ?? 0;
};

it.each([
  [0, [1144304738, 1416247, 958946056, 627933444]],
  [1, [2693262067, 11749833, 2265367787, 4213581821]],
  [42, [2581720956, 1925393290, 3661312704, 2876485805]],
  [4294967295, [3850105811, 813802916, 3073704848, 4054706436]],
])(
  'gives the numbers of Mulberry32 as published for the seed %i, in the same order on every computer',
  (seed, numbers) => {
    const random = seededRandom(seed);
    expect(numbers.map(() => random() * 2 ** 32)).toEqual(numbers);
  },
);

it('leads each text to one whole number: times 31 for each character, the rest of 2 to the power of 32', () => {
  // 7; 7 * 31 + 97; 314 * 31 + 98; 7 * 31 + 129446, the otter's code point; worked out with whole
  // numbers of any size.
  expect(['', 'a', 'ab', 'ba', '🦦', 'Sea Otters'].map(hashToNumber)).toEqual([
    7, 314, 9832, 9862, 129_663, 1_267_828_815,
  ]);
});

it('puts the items in the order of their random numbers, each once, and leaves the list it was given as it was', () => {
  const list = ['a', 'b', 'c', 'd'];
  expect(shuffled(list, sourceOf(0.9, 0.1, 0.5, 0.2))).toEqual(['b', 'd', 'c', 'a']);
  expect(list).toEqual(['a', 'b', 'c', 'd']);
  expect(shuffled([], sourceOf())).toEqual([]);
});

it.each([
  [0, 'a'],
  [0.33, 'a'],
  [0.34, 'b'],
  [0.67, 'c'],
  [0.999, 'c'],
])('picks one of three items, each from a third of the chances: %d gives %s', (chance, item) => {
  expect(pickRandom(['a', 'b', 'c'], () => chance)).toBe(item);
});

it('picks nothing from an empty list', () => {
  expect(pickRandom([], () => 0)).toBeUndefined();
});

it.each([
  [0, 3],
  [0.24, 3],
  [0.25, 4],
  [0.5, 5],
  [0.75, 6],
  [0.999, 6],
])('gives a whole number from 3 to 6, both included: a chance of %d gives %i', (chance, number) => {
  expect(randomInteger(() => chance, 3, 6)).toBe(number);
});

describe('randomSixDigitNumber', () => {
  it('reaches both ends', () => {
    expect(randomSixDigitNumber(() => 0)).toBe(100_000);
    expect(randomSixDigitNumber(() => 1 - Number.EPSILON)).toBe(999_999);
  });

  it('is always a whole number of six digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) => {
        expect(String(randomSixDigitNumber(() => number))).toMatch(/^[1-9]\d{5}$/);
      }),
    );
  });
});
