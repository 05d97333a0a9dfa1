import fc from 'fast-check';
import { decimalText, rational } from './fractions';

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
      expect(shown.sub(exact).abs().mul(rational(200)).compare(rational(1))).toBeLessThanOrEqual(0);
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
