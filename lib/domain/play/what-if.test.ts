import { formatAsMixedNumber, rational } from '@/lib/domain/numbers/fractions';
import {
  adjustableRange,
  isGoalReached,
  lineValue,
  pointBoxLayoutOfLine,
  reachableGoals,
  totalOfLines,
} from './what-if';

const rate = (numerator: number, denominator: number) => ({
  wholeNumber: 0,
  numerator,
  denominator,
});
const whole = (wholeNumber: number) => ({ wholeNumber, numerator: 0, denominator: 1 });

/**
 * Raheem Mostert in week 6 of 2023, by level 1: 115 yards, 2 touchdowns, 3 catches, 17 yards, 1.
 */
const MOSTERT = [
  { count: 115, rate: rate(1, 10) },
  { count: 2, rate: whole(5) },
  { count: 3, rate: whole(1) },
  { count: 17, rate: rate(1, 10) },
  { count: 1, rate: whole(5) },
];

it('moves the exact sum with the pulled number: 127 yards make 32 2/5', () => {
  expect(formatAsMixedNumber(totalOfLines(MOSTERT))).toBe('31 1/5');
  const pulled = MOSTERT.with(0, { count: 127, rate: rate(1, 10) });
  expect(formatAsMixedNumber(totalOfLines(pulled))).toBe('32 2/5');
});

it('cuts a line into boxes that add up to its points, below zero too', () => {
  expect(pointBoxLayoutOfLine({ count: 127, rate: rate(1, 10) })).toMatchObject({
    length: 10,
    full: 12,
  });
  expect(formatAsMixedNumber(pointBoxLayoutOfLine({ count: 127, rate: rate(1, 10) }).rest)).toBe(
    '7/10',
  );
  expect(pointBoxLayoutOfLine({ count: 3, rate: rate(5, 2) })).toMatchObject({
    length: 1,
    full: 3,
  });
  for (const line of [
    ...MOSTERT,
    { count: -7, rate: rate(1, 8) },
    { count: 5, rate: rate(3, 4) },
  ]) {
    const { worth, full, rest } = pointBoxLayoutOfLine(line);
    expect(worth.mul(full).add(rest).equals(lineValue(line))).toBe(true);
  }
});

it('keeps the real number inside the field, with room to pull', () => {
  for (const count of [-12, -3, 0, 1, 9, 10, 115, 149, 425])
    for (const each of [rate(1, 10), rate(1, 24), rate(1, 2), rate(5, 2), whole(5)]) {
      const { min, max } = adjustableRange({ count, rate: each });
      expect(min).toBeLessThanOrEqual(Math.min(0, count));
      expect(max).toBeGreaterThan(count);
    }
});

it('reaches a whole number, 1/2 more, and 1 more only exactly', () => {
  const real = rational(156, 5);
  expect(isGoalReached('whole', real, rational(32))).toBe(true);
  expect(isGoalReached('whole', real, rational(159, 5))).toBe(false);
  expect(isGoalReached('half-more', real, rational(317, 10))).toBe(true);
  expect(isGoalReached('one-more', real, rational(161, 5))).toBe(true);
  expect(isGoalReached('one-more', real, rational(151, 5))).toBe(false);
  expect(isGoalReached('whole', rational(8), rational(8))).toBe(false);
});

it('asks only for what one number can reach', () => {
  expect(reachableGoals(MOSTERT)).toEqual(['whole', 'half-more', 'one-more']);
  expect(
    reachableGoals([
      { count: 2, rate: whole(1) },
      { count: 2, rate: whole(3) },
    ]),
  ).toEqual(['whole', 'one-more']);
  expect(reachableGoals([{ count: 1, rate: rate(22, 47) }])).toEqual(['whole']);
});
