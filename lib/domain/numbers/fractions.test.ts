import fc from 'fast-check';
import {
  compareMixed,
  decimalText,
  fromMixed,
  isEqual,
  isSimplestMixedNumber,
  mentionsValue,
  type Rational,
  rational,
  sumMixedNumbers,
  sumRationals,
  toMixed,
} from './fractions';
import { greatestCommonDivisor, type MixedNumber } from './mixed';

const mixed = (wholeNumber: number, numerator: number, denominator: number): MixedNumber => ({
  wholeNumber,
  numerator,
  denominator,
});

describe('toMixed', () => {
  it.each([
    ['a whole number has no fraction', 6, 2, mixed(3, 0, 1)],
    ['zero is 0 and 0/1', 0, 7, mixed(0, 0, 1)],
    ['an improper fraction is split', 7, 4, mixed(1, 3, 4)],
    ['the fraction is reduced', 10, 8, mixed(1, 1, 4)],
    ['a proper fraction has the whole number 0', 3, 8, mixed(0, 3, 8)],
    ['below -1 the whole number has the sign', -19, 8, mixed(-2, 3, 8)],
    ['between -1 and 0 the numerator has the sign', -1, 2, mixed(0, -1, 2)],
    ['a negative whole number has no fraction', -4, 2, mixed(-2, 0, 1)],
    ['a negative denominator is the same value', 3, -2, mixed(-1, 1, 2)],
  ])('%s', (_, numerator, denominator, expected) => {
    expect(toMixed(rational(numerator, denominator))).toEqual(expected);
  });

  it('refuses a value beyond a safe integer instead of rounding it', () => {
    expect(() => toMixed(rational(2n ** 60n))).toThrow(RangeError);
  });

  it('never gives a negative zero', () => {
    for (const part of Object.values(toMixed(rational(-4, 2))))
      expect(Object.is(part, -0)).toBe(false);
  });
});

describe('rational', () => {
  it.each([
    ['a float', 0.1, 1],
    ['NaN', Number.NaN, 1],
    ['a number that lost digits', 2 ** 53, 1],
    ['a zero denominator', 1, 0],
  ])('refuses %s', (_, numerator, denominator) => {
    expect(() => rational(numerator, denominator)).toThrow(RangeError);
  });
});

describe('sumMixedNumbers, compareMixed, isSimplestMixedNumber', () => {
  it('adds signs and unlike denominators exactly', () => {
    expect(sumMixedNumbers([mixed(10, 7, 8), mixed(-1, 1, 2), mixed(0, -3, 10)])).toEqual(
      mixed(9, 3, 40),
    );
  });

  it('adds an empty list to 0', () => {
    expect(sumMixedNumbers([])).toEqual(mixed(0, 0, 1));
  });

  it('sorts by value, with negatives below zero and equal values equal however they are written', () => {
    expect(compareMixed(mixed(-1, 1, 2), mixed(0, -1, 2))).toBe(-1);
    expect(compareMixed(mixed(2, 1, 2), mixed(2, 1, 3))).toBe(1);
    expect(compareMixed(mixed(0, 7, 4), mixed(1, 6, 8))).toBe(0);
  });

  it.each([
    [true, mixed(1, 3, 4)],
    [true, mixed(0, -1, 2)],
    [true, mixed(3, 0, 1)],
    [false, mixed(1, 6, 8)],
    [false, mixed(0, 7, 4)],
    [false, mixed(3, 0, 5)],
  ])('lowest terms: %s for %o', (expected, value) => {
    expect(isSimplestMixedNumber(value)).toBe(expected);
  });
});

describe('exactness', () => {
  it('splits and reads back every value unchanged, always in lowest terms', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 1, max: 1e5 }),
        (numerator, denominator) => {
          const value = rational(numerator, denominator);
          const split = toMixed(value);
          expect(fromMixed(split).equals(value)).toBe(true);
          expect(isSimplestMixedNumber(split)).toBe(true);
          expect(Math.abs(split.numerator)).toBeLessThan(split.denominator);
        },
      ),
    );
  });

  it('finds equal what the library does: other forms, both signs, and every zero', () => {
    const values = [-3, -1, 0, 1, 2, 3].flatMap((top) =>
      [1, 2, 4, 6].map((bottom) => rational(top, bottom)),
    );
    const all = values.flatMap((value) => [value, value.neg(), value.sub(value)]);
    const pairs = all.flatMap((one) => all.map((other) => [one, other] as const));
    expect(pairs.filter(([one, other]) => isEqual(one, other) !== one.equals(other))).toEqual([]);
    expect(pairs.filter(([one, other]) => isEqual(one, other)).length).toBeGreaterThan(100);
  });

  it('agrees with plain big integers on 100,000 random expressions', () => {
    const random = seededRandom(20_230_907);
    const integer = (limit: number) => Math.floor(random() * (2 * limit + 1)) - limit;
    for (let round = 0; round < 100_000; round += 1) {
      let ours: Rational = rational(integer(400), 1 + Math.floor(random() * 48));
      let top = ours.s * ours.n;
      let bottom = ours.d;
      const operations = 2 + Math.floor(random() * 6);
      for (let step = 0; step < operations; step += 1) {
        const n = integer(60);
        const d = 1 + Math.floor(random() * 48);
        const operand = rational(n, d);
        switch (Math.floor(random() * 4)) {
          case 0:
            ours = ours.mul(operand);
            [top, bottom] = [top * BigInt(n), bottom * BigInt(d)];
            break;
          case 1:
            ours = ours.sub(operand);
            [top, bottom] = [top * BigInt(d) - BigInt(n) * bottom, bottom * BigInt(d)];
            break;
          default:
            ours = sumRationals([ours, operand]);
            [top, bottom] = [top * BigInt(d) + BigInt(n) * bottom, bottom * BigInt(d)];
        }
      }
      // Plain comparisons: a matcher for each of 100,000 rounds would take most of the time.
      if (ours.s * ours.n * bottom !== top * ours.d)
        throw new Error(`Round ${round}: ${ours.toFraction()} is not ${top}/${bottom}`);
      const [whole, rest] = [top / bottom, top % bottom];
      if (whole > -1_000_000n && whole < 1_000_000n && ours.d < 2n ** 50n) {
        const split = toMixed(ours);
        const expectedRest = whole === 0n ? rest : rest < 0n ? -rest : rest;
        if (
          BigInt(split.wholeNumber) !== whole ||
          BigInt(split.numerator) * bottom !== expectedRest * BigInt(split.denominator)
        ) {
          throw new Error(`Round ${round}: ${JSON.stringify(split)} is not ${top}/${bottom}`);
        }
      }
    }
  });
});

function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), state | 1);
    mixedBits ^= mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), mixedBits | 61);
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('what is refused, and what is taken', () => {
  it('says what it could not take', () => {
    expect(() => rational(0.5)).toThrow('Not whole numbers: 0.5/1');
    expect(() => rational(1, 0.5)).toThrow('Not whole numbers: 1/0.5');
    expect(() => rational(1, 0)).toThrow('A denominator cannot be 0');
    expect(() => rational(1n, 0n)).toThrow('A denominator cannot be 0');
    expect(() => toMixed(rational(2n ** 53n))).toThrow('Beyond a safe integer: 9007199254740992');
    expect(() => toMixed(rational(1n, 2n ** 53n))).toThrow(RangeError);
  });

  it('takes whole numbers of either kind, the largest safe ones too', () => {
    expect(rational(3n, 4).equals(rational(3, 4n))).toBe(true);
    expect(toMixed(rational(Number.MAX_SAFE_INTEGER))).toEqual(
      mixed(Number.MAX_SAFE_INTEGER, 0, 1),
    );
    expect(toMixed(rational(-(2n ** 53n) + 1n))).toEqual(mixed(-Number.MAX_SAFE_INTEGER, 0, 1));
  });

  it.each([
    [mixed(-2, 3, 8), '-19/8'],
    [mixed(2, 3, 8), '19/8'],
    [mixed(0, -3, 8), '-3/8'],
    [mixed(0, 7, 4), '7/4'],
    [mixed(1, 7, 4), '11/4'],
    [mixed(-1, 6, 8), '-7/4'],
  ])('reads %j as %s', (value, fraction) => {
    expect(fromMixed(value).toFraction()).toBe(fraction);
  });

  it.each([
    [mixed(1, 3, 4), true],
    [mixed(0, 2, 4), false],
    [mixed(0, 5, 1), false],
    [mixed(5, 0, 1), true],
    [mixed(5, 0, 4), false],
    [mixed(-1, 9, 8), false],
    [mixed(0, 0, 1), true],
  ])('%j is the simplest way to write it: %s', (value, isSimplest) => {
    expect(isSimplestMixedNumber(value)).toBe(isSimplest);
  });
});

describe('greatestCommonDivisor', () => {
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
});

describe('mentionsValue', () => {
  it.each([
    ['3/2 of it', rational(3, 2), true],
    ['It is 1 1/2.', rational(3, 2), true],
    ['It is 6/4.', rational(3, 2), true],
    ['12 yards', rational(12), true],
    ['12 yards', rational(1), false],
    ['12 yards', rational(2), false],
    ['12/17 of it', rational(12, 17), true],
    ['12/17 of it', rational(12), false],
    ['12/17 of it', rational(17), false],
    ['Yours is -4', rational(-4), true],
    ['Yours is −4', rational(-4), true],
    ['Yours is −4, not −5', rational(-5), true],
    ['Yours is -4', rational(4), false],
    ['Yours is -1 1/2', rational(-3, 2), true],
    ['Yours is -1 1/2', rational(3, 2), false],
    ['Yours is -1 1/2', rational(-1, 2), false],
    ['2 1/2 for each', rational(2), false],
    ['2 1/2 for each', rational(1, 2), false],
    ['2 3 and 4', rational(2), true],
    ['2 3 and 4', rational(3), true],
    ['2 3 and 4', rational(4), true],
    ['12 34', rational(12), true],
    ['12 345/6', rational(417, 6), true],
    ['0', rational(0), true],
    ['nothing over 3/0', rational(3), false],
    ['no number', rational(0), false],
  ])('whether "%s" shows %s: %s', (text, value, isShown) => {
    expect(mentionsValue(text, value)).toBe(isShown);
  });
});

describe('decimalText', () => {
  it.each<[number, number, string]>([
    [108, 5, '21.6'],
    [1, 3, '0.33'],
    [2, 3, '0.67'],
    [-1, 3, '-0.33'],
    [1, 200, '0.01'],
    [-1, 200, '-0.01'],
    [-1, 1000, '0'],
    [199, 200, '1'],
    [8, 1, '8'],
    [0, 1, '0'],
  ])('writes %i/%i as %s', (numerator, denominator, text) => {
    expect(decimalText(rational(numerator, denominator))).toBe(text);
  });

  it('is never more than half a hundredth away from the exact value', () => {
    const part = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(part, fc.integer({ min: 1, max: 5_000 }), (numerator, denominator) => {
        const exact = rational(numerator, denominator);
        const [whole = '0', digits = ''] = decimalText(exact).replace('-', '').split('.');
        const sign = decimalText(exact).startsWith('-') ? -1 : 1;
        const shown = rational(sign * Number(`${whole}${digits.padEnd(2, '0')}`), 100);
        expect(shown.sub(exact).abs().mul(rational(200)).compare(rational(1))).toBeLessThanOrEqual(
          0,
        );
      }),
    );
  });

  it.each<[number, number, number, string]>([
    [1, 3, 4, '0.3333'],
    [2, 3, 4, '0.6667'],
    [1, 20_000, 4, '0.0001'],
    [1, 20_001, 4, '0'],
    [5, 2, 0, '3'],
    [-5, 2, 0, '-3'],
    [7, 3, 0, '2'],
    [1001, 1000, 3, '1.001'],
    [1010, 1000, 3, '1.01'],
    [100, 1, 3, '100'],
  ])('writes %i/%i with at most %i places as %s', (numerator, denominator, places, text) => {
    expect(decimalText(rational(numerator, denominator), places)).toBe(text);
  });
});
