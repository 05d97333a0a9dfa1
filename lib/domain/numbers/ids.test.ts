import fc from 'fast-check';
import { randomSixDigits } from './random';

describe('randomSixDigits', () => {
  it('reaches both ends', () => {
    expect(randomSixDigits(() => 0)).toBe(100_000);
    expect(randomSixDigits(() => 1 - Number.EPSILON)).toBe(999_999);
  });

  it('is always a whole number of six digits', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) => {
        expect(String(randomSixDigits(() => number))).toMatch(/^[1-9]\d{5}$/);
      }),
    );
  });
});
