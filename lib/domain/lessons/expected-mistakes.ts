import {
  mean,
  medianWithoutSorting,
  middleTwoValues,
  sortRationals,
} from '@/lib/domain/numbers/averages';
import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import { type ExpectedMistake, expectedMistakesWithTag, roundHalfUp } from './lesson-plan';

/** `part` must be smaller than `whole`. */
export function expectedFractionMistakes(
  part: number,
  whole: number,
  partCount: number,
): ExpectedMistake[] {
  return [
    ...expectedMistakesWithTag('part-to-rest', rational(part, whole - part)),
    ...expectedMistakesWithTag('fraction-upside-down', rational(whole, part)),
    ...expectedMistakesWithTag('equal-shares', rational(1, partCount), rational(part, partCount)),
    ...expectedMistakesWithTag('part-alone', part),
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
          ...expectedMistakesWithTag('degrees-for-percent', share(part, whole, 360)),
          ...expectedMistakesWithTag(
            'one-decimal-off',
            share(part, whole, 1000),
            share(part, whole, 10),
          ),
        ]
      : [
          ...expectedMistakesWithTag('percent-for-degrees', share(part, whole, 100)),
          ...expectedMistakesWithTag('half-turn', share(part, whole, 180)),
        ]),
    ...expectedMistakesWithTag('part-to-rest', share(part, whole - part, full)),
    ...expectedMistakesWithTag('rest-for-part', share(whole - part, whole, full)),
    ...expectedMistakesWithTag('part-alone', part),
    ...expectedMistakesWithTag('fraction-alone', rational(part, whole)),
  ];
}

export function medianMistakes(inTableOrder: readonly Rational[]): ExpectedMistake[] {
  const ordered = sortRationals(inTableOrder);
  const ends = [ordered[0], ordered.at(-1)].filter((end) => end !== undefined);
  return [
    ...expectedMistakesWithTag('not-sorted', medianWithoutSorting(inTableOrder)),
    ...expectedMistakesWithTag('one-middle', ...middleTwoValues(ordered)),
    ...expectedMistakesWithTag('mean-for-median', mean(inTableOrder)),
    ...expectedMistakesWithTag('middle-of-ends', mean(ends)),
    ...expectedMistakesWithTag(
      'position-for-value',
      rational(ordered.length + 1, 2),
      Math.ceil(ordered.length / 2),
    ),
  ];
}
