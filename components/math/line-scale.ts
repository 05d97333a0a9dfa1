import { greatestCommonDivisor } from '@/lib/domain/common-divisor';
import type { MixedNumber } from '@/lib/domain/mixed-number';

/** Where a number stands between `min` and `max`, as a share of the way. For drawing only: a score is never computed from it. */
export function shareOfLine(value: MixedNumber, min: number, max: number): number {
  const sign = value.wholeNumber < 0 ? -1 : 1;
  return (value.wholeNumber + (sign * value.numerator) / value.denominator - min) / (max - min);
}

/** Into how many parts each whole is cut: the common denominator where that stays readable, else none. */
export function partsPerWhole(denominators: readonly number[], wholes: number): number {
  const common = denominators.reduce((all, next) => (all * next) / greatestCommonDivisor(all, next), 1);
  return common <= 24 && common * wholes <= 150 ? common : 1;
}

/** Every how many wholes a number is written, so that at most about a dozen are. */
export function labelStep(wholes: number): number {
  return [1, 2, 5, 10, 20, 50, 100].find((step) => wholes / step <= 10) ?? 200;
}
