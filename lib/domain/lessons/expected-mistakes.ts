import {
  mean,
  medianWithoutSorting,
  middleTwoValues,
  sortRationals,
} from '@/lib/domain/numbers/averages';
import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import { type ExpectedMistake, expectedMistakes, roundHalfUp } from './lesson-plan';

/** `part` must be smaller than `whole`. */
export function expectedFractionMistakes(
  part: number,
  whole: number,
  partCount: number,
): ExpectedMistake[] {
  return [
    ...expectedMistakes('part-to-rest', rational(part, whole - part)),
    ...expectedMistakes('fraction-upside-down', rational(whole, part)),
    ...expectedMistakes('equal-shares', rational(1, partCount), rational(part, partCount)),
    ...expectedMistakes('part-alone', part),
  ];
}

/** `full` is 100 or 360, and `part` must be smaller than `whole`. */
export function percentAndAngleMistakes(
  part: number,
  whole: number,
  full: 100 | 360,
): ExpectedMistake[] {
  const share = (top: number, bottom: number, of: number) =>
    roundHalfUp(rational(top * of, bottom));
  return [
    ...(full === 100
      ? [
          ...expectedMistakes('degrees-for-percent', share(part, whole, 360)),
          ...expectedMistakes('one-decimal-off', share(part, whole, 1000), share(part, whole, 10)),
        ]
      : [
          ...expectedMistakes('percent-for-degrees', share(part, whole, 100)),
          ...expectedMistakes('half-turn', share(part, whole, 180)),
        ]),
    ...expectedMistakes('part-to-rest', share(part, whole - part, full)),
    ...expectedMistakes('rest-for-part', share(whole - part, whole, full)),
    ...expectedMistakes('part-alone', part),
    ...expectedMistakes('fraction-alone', rational(part, whole)),
  ];
}

export function medianMistakes(inTableOrder: readonly Rational[]): ExpectedMistake[] {
  const ordered = sortRationals(inTableOrder);
  const ends = [ordered[0], ordered.at(-1)].filter((end) => end !== undefined);
  return [
    ...expectedMistakes('not-sorted', medianWithoutSorting(inTableOrder)),
    ...expectedMistakes('one-middle', ...middleTwoValues(ordered)),
    ...expectedMistakes('mean-for-median', mean(inTableOrder)),
    ...expectedMistakes('middle-of-ends', mean(ends)),
    ...expectedMistakes(
      'position-for-value',
      rational(ordered.length + 1, 2),
      Math.ceil(ordered.length / 2),
    ),
  ];
}
