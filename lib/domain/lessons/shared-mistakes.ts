import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import { mean, sorted } from '../graphs/averages';
import { mistake, type PlannedMistake, rounded } from './draft';

/** What a fraction of a whole is taken for. The part is smaller than its whole. */
export function fractionMistakes(part: number, whole: number, partCount: number): PlannedMistake[] {
  return [
    ...mistake('part-to-rest', rational(part, whole - part)),
    ...mistake('fraction-upside-down', rational(whole, part)),
    ...mistake('equal-shares', rational(1, partCount), rational(part, partCount)),
    ...mistake('part-alone', part),
  ];
}

/** What a percent or an angle is taken for. The part is smaller than its whole, and `full` is 100 or 360. */
export function shareMistakes(part: number, whole: number, full: 100 | 360): PlannedMistake[] {
  const share = (top: number, bottom: number, of: number) => rounded(rational(top * of, bottom));
  return [
    ...(full === 100
      ? [
          ...mistake('degrees-for-percent', share(part, whole, 360)),
          ...mistake('one-decimal-off', share(part, whole, 1000), share(part, whole, 10)),
        ]
      : [...mistake('percent-for-degrees', share(part, whole, 100)), ...mistake('half-turn', share(part, whole, 180))]),
    ...mistake('part-to-rest', share(part, whole - part, full)),
    ...mistake('rest-for-part', share(whole - part, whole, full)),
    ...mistake('part-alone', part),
    ...mistake('fraction-alone', rational(part, whole)),
  ];
}

/** Results of looking for the median in another way. */
export function medianMistakes(inTableOrder: readonly Rational[]): PlannedMistake[] {
  const ordered = sorted(inTableOrder);
  const half = ordered.length / 2;
  const unsorted = inTableOrder.length % 2 === 1 ? at(inTableOrder, Math.floor(half)) : halfway(inTableOrder, half);
  const neighbors = ordered.length % 2 === 0 ? [at(ordered, half - 1), at(ordered, half)] : [];
  return [
    ...mistake('not-sorted', unsorted),
    ...mistake('one-middle', ...neighbors),
    ...mistake('mean-for-median', mean(inTableOrder)),
    ...mistake('middle-of-ends', halfway([at(ordered, 0), at(ordered, -1)], 1)),
    ...mistake('position-for-value', rational(ordered.length + 1, 2), Math.ceil(half)),
  ];
}

function at(values: readonly Rational[], index: number): Rational {
  return values.at(index) ?? rational(0);
}

function halfway(values: readonly Rational[], upper: number): Rational {
  return at(values, upper - 1)
    .add(at(values, upper))
    .div(2);
}
