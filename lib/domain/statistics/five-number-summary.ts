import type { Rational } from '../fractions';
import { median, sorted } from './averages';

export type FiveNumbers = { min: Rational; q1: Rational; median: Rational; q3: Rational; max: Rational };

/**
 * The five numbers of a box-and-whisker plot by the rule of school books, the median of halves: the median splits the ordered values into
 * a lower and an upper half, and the quartiles are the medians of those. With an odd number of values the middle one belongs to neither
 * half. One value alone is all five numbers. @throws RangeError for an empty list.
 */
export function fiveNumberSummary(values: readonly Rational[]): FiveNumbers {
  const ordered = sorted(values);
  const middle = median(ordered);
  const half = Math.floor(ordered.length / 2);
  return {
    min: ordered[0] as Rational,
    q1: half === 0 ? middle : median(ordered.slice(0, half)),
    median: middle,
    q3: half === 0 ? middle : median(ordered.slice(-half)),
    max: ordered.at(-1) as Rational,
  };
}
