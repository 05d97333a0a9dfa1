import { greatestCommonDivisor } from './mixed';

it.each([
  [12, 18, 6],
  [18, 12, 6],
  [35, 64, 1],
  [7, 7, 7],
  [1, 9, 1],
  [48, 16, 16],
  [0, 5, 5],
  [5, 0, 5],
  [0, 0, 0],
])(
  'the largest number that divides %i and %i is %i, for either kind of number',
  (a, b, divisor) => {
    expect(greatestCommonDivisor(a, b)).toBe(divisor);
    expect(greatestCommonDivisor(BigInt(a), BigInt(b))).toBe(BigInt(divisor));
  },
);
