import { rational } from '../fractions';
import { mentionsAnswer } from './mentions';

it.each([
  ['a whole number', 'It has 12 yards.', 12, 1],
  ['a fraction, reduced or not', 'It is 6/4 of it.', 3, 2],
  ['a mixed number', 'It is 1 1/2.', 3, 2],
  ['a decimal', 'It is 12.5 yards.', 25, 2],
  ['a small decimal', 'It is 0.05.', 1, 20],
  ['a number below zero', 'It is −7 there.', -7, 1],
  ['a decimal below zero', 'It is −7.25 there.', -29, 4],
])('finds %s', (_, text, top, bottom) => {
  expect(mentionsAnswer(text, rational(top, bottom))).toBe(true);
});

it.each([
  ['the digits of a longer number', 'It has 120 yards.', 12],
  ['the parts of a decimal', 'It is 12.5 yards.', 12],
  ['the part behind the point', 'It is 12.5 yards.', 5],
  ['the same number with another sign', 'It is −7 there.', 7],
])('does not take %s for it', (_, text, value) => {
  expect(mentionsAnswer(text, rational(value))).toBe(false);
});
