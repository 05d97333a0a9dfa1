import { mentionsValue, rational } from './fractions';

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
  // A whole number and a fraction are one number; two whole numbers are two.
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
