import { type Rational, rational, show } from '@/lib/domain/numbers/fractions';
import { mean, sorted } from '../graphs/averages';
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

/** Exact on both sides, so that nothing in it has to be rounded. */
export function percentSibling(n: number): string {
  return `${3 + n} out of 50: ${3 + n} × 100 ÷ 50 = ${6 + 2 * n} percent.`;
}

export function medianSibling(n: number): string {
  return `${11 + n}, ${18 + n}, ${25 + n}, ${40 + n}: in the middle are ${18 + n} and ${25 + n}. Halfway is (${18 + n} + ${25 + n}) ÷ 2 = ${show(rational(43 + 2 * n, 2))}.`;
}

/** Results of looking for the median in another way. */
export function medianMistakes(inTableOrder: readonly Rational[]): NumberMistake[] {
  const ordered = sorted(inTableOrder);
  const half = ordered.length / 2;
  const unsorted = inTableOrder.length % 2 === 1 ? at(inTableOrder, Math.floor(half)) : halfway(inTableOrder, half);
  const neighbors = ordered.length % 2 === 0 ? [at(ordered, half - 1), at(ordered, half)] : [];
  return [
    ...mistake('not-sorted', 'Check the order. Did you put the numbers in order before you looked for the middle?', unsorted),
    ...mistake('one-middle', 'Check how many are in the middle. If there are two, go halfway between them.', ...neighbors),
    ...mistake(
      'mean-for-median',
      'This may be the mean. The median is the middle number when all are in order.',
      mean(inTableOrder),
    ),
    ...mistake(
      'middle-of-ends',
      'This may be halfway between the ends. Count the games instead.',
      halfway([at(ordered, 0), at(ordered, -1)], 1),
    ),
    ...mistake(
      'position-for-value',
      'This may be the place of the middle. Which number is in that place?',
      rational(ordered.length + 1, 2),
      Math.ceil(half),
    ),
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
