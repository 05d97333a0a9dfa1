import { formatMixed } from '@/lib/domain/numbers/mixed';
import { speakMixedText } from './spoken-numbers';

describe('a mixed number as text and as spoken words', () => {
  it.each([
    [2, 3, 8, '2 3/8', 'two and three eighths'],
    [0, 1, 2, '1/2', 'one half'],
    [0, -1, 2, '-1/2', 'negative one half'],
    [-1, 1, 2, '-1 1/2', 'negative one and one half'],
    [0, 3, 2, '3/2', 'three halves'],
    [3, 0, 1, '3', 'three'],
    [0, 0, 1, '0', 'zero'],
    [-7, 0, 1, '-7', 'negative seven'],
    [1, 2, 3, '1 2/3', 'one and two thirds'],
    [0, 3, 4, '3/4', 'three fourths'],
    [10, 7, 12, '10 7/12', 'ten and seven twelfths'],
    [7, 11, 24, '7 11/24', 'seven and eleven twenty-fourths'],
    [120, 1, 20, '120 1/20', 'one hundred twenty and one twentieth'],
    [0, 1, 21, '1/21', 'one twenty-first'],
    [0, 9, 120, '9/120', 'nine one hundred twentieths'],
    [0, 1, 100, '1/100', 'one one hundredth'],
    [0, 5, 1, '5/1', 'five over one'],
    [1234, 5, 1000, '1234 5/1000', '1234 and five over 1000'],
  ])('%i and %i/%i', (wholeNumber, numerator, denominator, text, spoken) => {
    expect(formatMixed({ wholeNumber, numerator, denominator })).toBe(text);
    expect(speakMixedText({ wholeNumber, numerator, denominator })).toBe(spoken);
  });
});

const NUMERATORS = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eleven',
  'nineteen',
  'twenty',
];
const VALUES = [1, 2, 3, 4, 5, 6, 7, 11, 19, 20];
const DENOMINATORS: readonly (readonly [number, one: string, many: string])[] = [
  [2, 'half', 'halves'],
  [3, 'third', 'thirds'],
  [4, 'fourth', 'fourths'],
  [5, 'fifth', 'fifths'],
  [6, 'sixth', 'sixths'],
  [7, 'seventh', 'sevenths'],
  [8, 'eighth', 'eighths'],
  [9, 'ninth', 'ninths'],
  [10, 'tenth', 'tenths'],
  [11, 'eleventh', 'elevenths'],
  [12, 'twelfth', 'twelfths'],
  [13, 'thirteenth', 'thirteenths'],
  [15, 'fifteenth', 'fifteenths'],
  [20, 'twentieth', 'twentieths'],
  [24, 'twenty-fourth', 'twenty-fourths'],
  [25, 'twenty-fifth', 'twenty-fifths'],
  [30, 'thirtieth', 'thirtieths'],
  [40, 'fortieth', 'fortieths'],
  [50, 'fiftieth', 'fiftieths'],
  [100, 'one hundredth', 'one hundredths'],
];

it.each(DENOMINATORS)('ten fractions with the denominator %d', (denominator, one, many) => {
  const named = VALUES.map((numerator) =>
    speakMixedText({ wholeNumber: 0, numerator, denominator }),
  );
  expect(named).toEqual(NUMERATORS.map((name, place) => `${name} ${place === 0 ? one : many}`));
});
