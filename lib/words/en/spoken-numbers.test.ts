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
