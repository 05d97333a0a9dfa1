import {
  mean,
  medianWithoutSorting,
  middleTwoValues,
  sortRationals,
} from '@/lib/domain/numbers/averages';
import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import { type PlannedMistake, plannedMistakes, roundHalfUp } from './draft';

/** Wrong fractions of a part. `part` must be smaller than `whole`. */
export function fractionMistakes(part: number, whole: number, partCount: number): PlannedMistake[] {
  return [
    ...plannedMistakes('part-to-rest', rational(part, whole - part)),
    ...plannedMistakes('fraction-upside-down', rational(whole, part)),
    ...plannedMistakes('equal-shares', rational(1, partCount), rational(part, partCount)),
    ...plannedMistakes('part-alone', part),
  ];
}

/**
 * Wrong percents or angles of a part; `full` is 100 or 360. `part` must be smaller than `whole`.
 */
export function shareMistakes(part: number, whole: number, full: 100 | 360): PlannedMistake[] {
  const share = (top: number, bottom: number, of: number) =>
    roundHalfUp(rational(top * of, bottom));
  return [
    ...(full === 100
      ? [
          ...plannedMistakes('degrees-for-percent', share(part, whole, 360)),
          ...plannedMistakes('one-decimal-off', share(part, whole, 1000), share(part, whole, 10)),
        ]
      : [
          ...plannedMistakes('percent-for-degrees', share(part, whole, 100)),
          ...plannedMistakes('half-turn', share(part, whole, 180)),
        ]),
    ...plannedMistakes('part-to-rest', share(part, whole - part, full)),
    ...plannedMistakes('rest-for-part', share(whole - part, whole, full)),
    ...plannedMistakes('part-alone', part),
    ...plannedMistakes('fraction-alone', rational(part, whole)),
  ];
}

export function medianMistakes(inTableOrder: readonly Rational[]): PlannedMistake[] {
  const ordered = sortRationals(inTableOrder);
  const ends = [ordered[0], ordered.at(-1)].filter((end) => end !== undefined);
  return [
    ...plannedMistakes('not-sorted', medianWithoutSorting(inTableOrder)),
    ...plannedMistakes('one-middle', ...middleTwoValues(ordered)),
    ...plannedMistakes('mean-for-median', mean(inTableOrder)),
    ...plannedMistakes('middle-of-ends', mean(ends)),
    ...plannedMistakes(
      'position-for-value',
      rational(ordered.length + 1, 2),
      Math.ceil(ordered.length / 2),
    ),
  ];
}
