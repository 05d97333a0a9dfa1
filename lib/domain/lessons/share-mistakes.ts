import { rational } from '../fractions';
import { mistake, rounded } from './draft';
import type { NumberMistake } from './lesson';

const PART_TO_REST = 'Check your whole. It is everything together, including this part.';

/** What a fraction of a whole is taken for. The part is smaller than its whole. */
export function fractionMistakes(part: number, whole: number, partCount: number): NumberMistake[] {
  return [
    ...mistake('part-to-rest', PART_TO_REST, rational(part, whole - part)),
    ...mistake('fraction-upside-down', 'Check which number is on top. The part goes on top of the whole.', rational(whole, part)),
    ...mistake(
      'equal-shares',
      'Check the sizes. Are all the parts really the same size?',
      rational(1, partCount),
      rational(part, partCount),
    ),
    ...mistake('part-alone', 'This is the part by itself. Which whole is it a part of?', part),
  ];
}

/** What a percent or an angle is taken for. The part is smaller than its whole, and `full` is 100 or 360. */
export function shareMistakes(part: number, whole: number, full: 100 | 360): NumberMistake[] {
  const share = (top: number, bottom: number, of: number) => rounded(rational(top * of, bottom));
  return [
    ...(full === 100
      ? [
          ...mistake(
            'degrees-for-percent',
            'Check the unit. A percent is out of one hundred. Degrees are something else.',
            share(part, whole, 360),
          ),
          ...mistake(
            'one-decimal-off',
            'Check the last step. How many percent make one whole?',
            share(part, whole, 1000),
            share(part, whole, 10),
          ),
        ]
      : [
          ...mistake(
            'percent-for-degrees',
            'Check the unit. A whole turn has more degrees than a whole has percent.',
            share(part, whole, 100),
          ),
          ...mistake('half-turn', 'Check the whole turn. A straight line is only half of it.', share(part, whole, 180)),
        ]),
    ...mistake('part-to-rest', PART_TO_REST, share(part, whole - part, full)),
    ...mistake(
      'rest-for-part',
      'Which part does the question ask about? This may be everything else.',
      share(whole - part, whole, full),
    ),
    ...mistake('part-alone', 'This is the count itself. The question asks how large a share it is.', part),
    ...mistake(
      'fraction-alone',
      'The fraction is a good start. One more step turns it into the share that the question asks for.',
      rational(part, whole),
    ),
  ];
}
