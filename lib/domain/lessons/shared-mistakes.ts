import { mean, middleOf, middleTwo, sorted } from '@/lib/domain/numbers/averages';
import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import { mistake, type PlannedMistake, rounded } from './draft';

/** Wrong fractions of a part. `part` must be smaller than `whole`. */
export function fractionMistakes(part: number, whole: number, partCount: number): PlannedMistake[] {
  return [
    ...mistake('part-to-rest', rational(part, whole - part)),
    ...mistake('fraction-upside-down', rational(whole, part)),
    ...mistake('equal-shares', rational(1, partCount), rational(part, partCount)),
    ...mistake('part-alone', part),
  ];
}

/**
 * Wrong percents or angles of a part; `full` is 100 or 360. `part` must be smaller than `whole`.
 */
export function shareMistakes(part: number, whole: number, full: 100 | 360): PlannedMistake[] {
  const share = (top: number, bottom: number, of: number) => rounded(rational(top * of, bottom));
  return [
    ...(full === 100
      ? [
          ...mistake('degrees-for-percent', share(part, whole, 360)),
          ...mistake('one-decimal-off', share(part, whole, 1000), share(part, whole, 10)),
        ]
      : [
          ...mistake('percent-for-degrees', share(part, whole, 100)),
          ...mistake('half-turn', share(part, whole, 180)),
        ]),
    ...mistake('part-to-rest', share(part, whole - part, full)),
    ...mistake('rest-for-part', share(whole - part, whole, full)),
    ...mistake('part-alone', part),
    ...mistake('fraction-alone', rational(part, whole)),
  ];
}

export function medianMistakes(inTableOrder: readonly Rational[]): PlannedMistake[] {
  const ordered = sorted(inTableOrder);
  const ends = [ordered[0], ordered.at(-1)].filter((end) => end !== undefined);
  return [
    ...mistake('not-sorted', middleOf(inTableOrder)),
    ...mistake('one-middle', ...middleTwo(ordered)),
    ...mistake('mean-for-median', mean(inTableOrder)),
    ...mistake('middle-of-ends', mean(ends)),
    ...mistake(
      'position-for-value',
      rational(ordered.length + 1, 2),
      Math.ceil(ordered.length / 2),
    ),
  ];
}
