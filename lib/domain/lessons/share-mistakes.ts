import { type Rational, rational } from '../fractions';
import { mistake, rounded } from './draft';
import type { NumberMistake } from './lesson';

const PART_TO_REST = 'Check your whole. It is everything together, this part too.';
const UPSIDE_DOWN = 'Check which number is on top. The part goes on top of the whole.';

/** What a fraction of a whole is taken for. */
export function fractionMistakes(part: number, whole: number, partCount: number): NumberMistake[] {
  return [
    ...(whole > part ? mistake('part-to-rest', PART_TO_REST, rational(part, whole - part)) : []),
    ...mistake('fraction-upside-down', UPSIDE_DOWN, rational(whole, part)),
    ...mistake(
      'equal-shares',
      'Check the sizes. Would this be right if all parts were of one size?',
      rational(1, partCount),
      rational(part, partCount),
    ),
    ...mistake('part-alone', 'This is the part by itself. Which whole is it a part of?', part),
  ];
}

/** What a percent or an angle is taken for. `full` is 100 or 360. */
export function shareMistakes(part: number, whole: number, full: 100 | 360): NumberMistake[] {
  const of = (base: Rational, all: number) => rounded(base.mul(all));
  const share = rational(part, whole);
  const swap =
    full === 100
      ? mistake(
          'degrees-for-percent',
          'Check the unit. A percent is out of one hundred. Degrees are something else.',
          of(share, 360),
        )
      : mistake('percent-for-degrees', 'Check the unit. A whole turn has more degrees than a whole has percent.', of(share, 100));
  const half =
    full === 360
      ? mistake('half-turn', 'Check the whole turn. A straight line is only half of it.', of(share, 180))
      : mistake('one-decimal-off', 'Check the last step. How many percent is one whole?', of(share, 1000), of(share, 10));
  return [
    ...swap,
    ...half,
    ...(whole > part ? mistake('part-to-rest', PART_TO_REST, of(rational(part, whole - part), full)) : []),
    ...mistake(
      'rest-for-part',
      'Which part does the question ask about? This may be all the other parts.',
      of(rational(whole - part, whole), full),
    ),
    ...mistake('part-alone', 'This is the count itself. The question asks how large a share it is.', part),
    ...mistake('fraction-alone', 'The fraction is a good start. One more step makes it the share that is asked for.', share),
  ];
}
