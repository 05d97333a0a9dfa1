import { leastCommonMultipleOfAll, type NumberOnPaper } from './child';
import {
  denominatorsOnPaper,
  type LineSlip,
  reducedMixedText,
  type SumSlip,
  slipInAddition,
  slipInDivision,
  slipInDivisionWithRest,
  slipInUnlikeAddition,
  sumOfNumbers,
  totalOfNumerators,
  unreducedMixedText,
} from './held-out-paper';
import { mistakeKindOfLine, mistakeKindOfSum } from './kinds';
import { mistakeRows } from './mistake-table';
import type { MistakeKind } from './work';

/** Mistakes in one multiplication that no rule describes. */
export const UNKNOWN_LINE_MISTAKES: readonly MistakeKind[] = mistakeRows<LineSlip>(
  'No rule: lines',
  {
    'zero-lost-in-quotient': slipInDivision(({ whole, rest, bottom }) => {
      const digits = String(whole).replaceAll('0', '');
      return whole < 10 || !digits ? null : unreducedMixedText(Number(digits), rest, bottom);
    }),
    'halved-too-few-times': slipInDivision(({ product, bottom }) =>
      bottom < 8 ? null : reducedMixedText(0, product * 2, bottom),
    ),
    'digits-divided-apart': slipInDivision(({ count, top, bottom }) =>
      count < 10
        ? null
        : unreducedMixedText(0, sumOfNumbers([...String(count)].map(Number)) * top, bottom),
    ),
    'last-digit-struck-out': slipInDivisionWithRest(({ count, top, bottom }) =>
      bottom % 10 !== 0 || bottom === 10
        ? null
        : reducedMixedText(0, Math.floor(count / 10) * top, bottom / 10),
    ),
    'count-rounded-first': slipInDivision(({ count, top, bottom }) =>
      count < 15 ? null : reducedMixedText(0, Math.round(count / 10) * 10 * top, bottom),
    ),
    'denominator-taken-away': slipInDivision(({ product, bottom }) =>
      unreducedMixedText(product - bottom),
    ),
    'rate-taken-away': slipInDivision(({ product, count, top, bottom }) =>
      product === 0 ? null : unreducedMixedText(0, count * bottom - top, bottom),
    ),
    'point-one-place-off': slipInDivision(({ product, bottom }) =>
      reducedMixedText(0, product, bottom * 10),
    ),
    'only-the-hundreds-divided': slipInDivision(({ count, top, bottom }) =>
      count < 100 ? null : reducedMixedText(0, (count - (count % 100)) * top, bottom),
    ),
    'distance-to-next-multiple': slipInDivisionWithRest(({ whole, rest, bottom }) =>
      unreducedMixedText(whole + 1, bottom - rest, bottom),
    ),
    'skip-count-from-the-number': slipInDivision(({ whole, rest, bottom }) =>
      whole > 1 ? unreducedMixedText(whole + 1, rest, bottom) : null,
    ),
    'rest-over-twice-the-divisor': slipInDivisionWithRest(({ whole, rest, bottom }) =>
      unreducedMixedText(whole, rest, bottom * 2),
    ),
  },
).map(mistakeKindOfLine);

/** A sum of papers that stands for the whole answer. */
function total(papers: readonly NumberOnPaper[], extraTop = 0): string | null {
  const bottom = leastCommonMultipleOfAll(denominatorsOnPaper(papers));
  const tops = papers.map((paper) => (paper.top * bottom) / paper.bottom);
  const whole = sumOfNumbers(papers.map((paper) => paper.whole));
  return reducedMixedText(whole, sumOfNumbers(tops) + extraTop, bottom);
}

/** Mistakes in the addition that no rule describes. */
export const UNKNOWN_SUM_MISTAKES: readonly MistakeKind[] = mistakeRows<SumSlip>('No rule: sums', {
  'carry-taken-away': slipInAddition(2, ({ wholes, tops, bottom }) =>
    sumOfNumbers(tops) < bottom
      ? null
      : reducedMixedText(wholes - 1, sumOfNumbers(tops) % bottom, bottom),
  ),
  'fractions-averaged': slipInAddition(2, ({ wholes, tops, bottom }) =>
    tops.length === 2 ? reducedMixedText(wholes, sumOfNumbers(tops), bottom * 2) : null,
  ),
  'first-twice-last-never': slipInAddition(0, ({ papers }) => {
    const filled = papers.filter(({ whole, top }) => whole > 0 || top > 0);
    const [first] = filled;
    return first && filled.length > 2 ? total([first, ...filled.slice(0, -1)]) : null;
  }),
  'halves-for-all-fractions': slipInAddition(1, ({ wholes, fractions }) =>
    reducedMixedText(wholes, fractions.length, 2),
  ),
  'wholes-lined-up-left': slipInAddition(0, ({ papers, tops, bottom }) => {
    const numbers = papers.map(({ whole }) => whole).filter((whole) => whole > 0);
    const longest = Math.max(0, ...numbers.map((whole) => String(whole).length));
    const moved = numbers.map((whole) => Number(String(whole).padEnd(longest, '0')));
    return longest < 2 ? null : reducedMixedText(sumOfNumbers(moved), sumOfNumbers(tops), bottom);
  }),
  'all-digits-added': slipInAddition(0, ({ papers, tops, bottom }) => {
    const digits = papers.flatMap(({ whole }) => [...String(whole)].map(Number));
    return reducedMixedText(sumOfNumbers(digits), sumOfNumbers(tops), bottom);
  }),
  'factor-added-to-top': slipInUnlikeAddition(({ wholes, fractions, bottom }) =>
    unreducedMixedText(
      wholes,
      sumOfNumbers(
        fractions.map((each) =>
          each.bottom === bottom ? each.top : each.top + bottom / each.bottom,
        ),
      ),
      bottom,
    ),
  ),
  'one-factor-for-all': slipInUnlikeAddition(({ wholes, fractions, bottom }) => {
    const scaled = fractions.find((each) => each.bottom !== bottom) ?? fractions[0];
    const factor = scaled ? bottom / scaled.bottom : 1;
    return unreducedMixedText(wholes, totalOfNumerators(fractions) * factor, bottom);
  }),
  'wholes-as-one': slipInAddition(1, ({ papers }) => {
    const ones = papers.map((paper) =>
      paper.top === 0 && paper.whole > 0 ? { ...paper, whole: 1 } : paper,
    );
    return total(ones);
  }),
  'one-fraction-completed': slipInAddition(1, ({ papers, fractions }, chance) => {
    const turned = chance.pick(fractions);
    return total(
      papers.map((each) => (each === turned ? { ...each, top: each.bottom - each.top } : each)),
    );
  }),
  'shared-among-the-lines': slipInAddition(0, ({ papers, wholes, tops, bottom }) => {
    const filled = papers.filter(({ whole, top }) => whole > 0 || top > 0).length;
    return filled < 2
      ? null
      : reducedMixedText(0, wholes * bottom + sumOfNumbers(tops), bottom * filled);
  }),
  'tops-added-as-wholes': slipInAddition(2, ({ wholes, fractions }) =>
    unreducedMixedText(wholes + totalOfNumerators(fractions)),
  ),
  'no-carry-inside-tops': slipInAddition(2, ({ wholes, tops, bottom }) => {
    const ones = sumOfNumbers(tops.map((top) => top % 10));
    return ones < 10
      ? null
      : unreducedMixedText(wholes, sumOfNumbers(tops) - (ones - (ones % 10)), bottom);
  }),
  'same-digits-struck-out': slipInAddition(1, ({ wholes, tops, bottom }) => {
    const sum = sumOfNumbers(tops);
    const top = String(sum % bottom);
    const shared = [...top].find((digit) => String(bottom).includes(digit));
    if (shared === undefined) return null;
    const [above, below] = [top, String(bottom)].map((each) => Number(each.replace(shared, '')));
    return above && below
      ? unreducedMixedText(wholes + Math.floor(sum / bottom), above, below)
      : null;
  }),
  'across-and-carry': slipInAddition(2, ({ wholes, fractions, tops, bottom }) =>
    sumOfNumbers(tops) < bottom
      ? null
      : unreducedMixedText(
          wholes + 1,
          totalOfNumerators(fractions),
          sumOfNumbers(denominatorsOnPaper(fractions)),
        ),
  ),
  'wholes-over-the-common-bottom': slipInAddition(2, ({ wholes, tops, bottom }) =>
    unreducedMixedText(0, wholes + sumOfNumbers(tops), bottom),
  ),
}).map(mistakeKindOfSum);
