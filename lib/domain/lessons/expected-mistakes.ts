import {
  mean,
  medianWithoutSorting,
  middleTwoValuesIfEvenCount,
  sortRationals,
} from '@/lib/domain/numbers/averages';
import { type Rational, rational } from '@/lib/domain/numbers/fractions';
import { type ExpectedMistake, makeExpectedMistakes, roundHalfUp } from './lesson-plan';

/** `part` must be smaller than `whole`. */
export function expectedFractionMistakes(
  part: number,
  whole: number,
  partCount: number,
): ExpectedMistake[] {
  return [
    ...makeExpectedMistakes('part-to-rest', rational(part, whole - part)),
    ...makeExpectedMistakes('fraction-upside-down', rational(whole, part)),
    ...makeExpectedMistakes('equal-shares', rational(1, partCount), rational(part, partCount)),
    ...makeExpectedMistakes('part-alone', part),
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
          ...makeExpectedMistakes('degrees-for-percent', share(part, whole, 360)),
          ...makeExpectedMistakes(
            'one-decimal-off',
            share(part, whole, 1000),
            share(part, whole, 10),
          ),
        ]
      : [
          ...makeExpectedMistakes('percent-for-degrees', share(part, whole, 100)),
          ...makeExpectedMistakes('half-turn', share(part, whole, 180)),
        ]),
    ...makeExpectedMistakes('part-to-rest', share(part, whole - part, full)),
    ...makeExpectedMistakes('rest-for-part', share(whole - part, whole, full)),
    ...makeExpectedMistakes('part-alone', part),
    ...makeExpectedMistakes('fraction-alone', rational(part, whole)),
  ];
}

export function medianMistakes(inTableOrder: readonly Rational[]): ExpectedMistake[] {
  const ordered = sortRationals(inTableOrder);
  const ends = [ordered[0], ordered.at(-1)].filter((end) => end !== undefined);
  return [
    ...makeExpectedMistakes('not-sorted', medianWithoutSorting(inTableOrder)),
    ...makeExpectedMistakes('one-middle', ...middleTwoValuesIfEvenCount(ordered)),
    ...makeExpectedMistakes('mean-for-median', mean(inTableOrder)),
    ...makeExpectedMistakes('middle-of-ends', mean(ends)),
    ...makeExpectedMistakes(
      'position-for-value',
      rational(ordered.length + 1, 2),
      Math.ceil(ordered.length / 2),
    ),
  ];
}
