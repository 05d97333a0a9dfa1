import { SHARED_HINTS } from '@/words/graphs/lesson-words';
import { expectedFractionMistakes, percentAndAngleMistakes } from './expected-mistakes';
import type { ExpectedMistake } from './lesson-plan';

const ways = (mistakes: readonly ExpectedMistake[]) =>
  mistakes.map(({ tag, value }) => [tag, value.toFraction()]);

it('knows what a fraction of a whole is taken for', () => {
  expect(ways(expectedFractionMistakes(3, 8, 4))).toEqual([
    ['part-to-rest', '3/5'],
    ['fraction-upside-down', '8/3'],
    ['equal-shares', '1/4'],
    ['equal-shares', '3/4'],
    ['part-alone', '3'],
  ]);
});

it('knows what a percent is taken for, rounded as the answer is', () => {
  // 3 of 7 is 42 6/7 percent: 3 × 360 ÷ 7 = 154 2/7, 3 × 1000 ÷ 7 = 428 4/7, 30 ÷ 7 = 4 2/7, 300 ÷
  // 4 = 75, 400 ÷ 7 = 57 1/7.
  expect(ways(percentAndAngleMistakes(3, 7, 100))).toEqual([
    ['degrees-for-percent', '154'],
    ['one-decimal-off', '429'],
    ['one-decimal-off', '4'],
    ['part-to-rest', '75'],
    ['rest-for-part', '57'],
    ['part-alone', '3'],
    ['fraction-alone', '3/7'],
  ]);
});

it('knows what an angle is taken for', () => {
  // 5 of 12 is 150 degrees: 500 ÷ 12 = 41 2/3, 5 × 180 ÷ 12 = 75, 5 × 360 ÷ 7 = 257 1/7, 7 × 360 ÷
  // 12 = 210.
  expect(ways(percentAndAngleMistakes(5, 12, 360))).toEqual([
    ['percent-for-degrees', '42'],
    ['half-turn', '75'],
    ['part-to-rest', '257'],
    ['rest-for-part', '210'],
    ['part-alone', '5'],
    ['fraction-alone', '5/12'],
  ]);
});

it('asks with each mistake, and says no number', () => {
  for (const { tag } of [
    ...expectedFractionMistakes(3, 8, 4),
    ...percentAndAngleMistakes(3, 7, 100),
    ...percentAndAngleMistakes(5, 12, 360),
  ]) {
    expect(SHARED_HINTS[tag]).toMatch(/^[A-Z][^\d]+[.?]$/);
  }
});
