import { toNumberOnPaper, withTransposedDigits } from './child';
import {
  decimalDigitsOf,
  denominatorsOnPaper,
  productOfNumbers,
  reducedMixedText,
  type SumSlip,
  slipInAddition,
  slipInUnlikeAddition,
  sumOfNumbers,
  totalOfNumerators,
  unreducedMixedText,
} from './held-out-paper';
import { mistakeKindOfSum } from './kinds';
import { mistakeRows } from './mistake-table';
import type { MistakeKind } from './work';

/** Well-known mistakes in the addition. */
export const HELD_OUT_SUM_MISTAKES: readonly MistakeKind[] = mistakeRows<SumSlip>(
  'Another author: sums',
  {
    'tens-not-carried': slipInAddition(0, ({ papers, wholes, tops, bottom }) => {
      const ones = sumOfNumbers(papers.map(({ whole }) => whole % 10));
      return ones < 10
        ? null
        : reducedMixedText(wholes - (ones - (ones % 10)), sumOfNumbers(tops), bottom);
    }),
    'column-sums-written-out': slipInAddition(0, ({ papers, tops, bottom }) => {
      const ones = sumOfNumbers(papers.map(({ whole }) => whole % 10));
      const tens = sumOfNumbers(papers.map(({ whole }) => Math.floor(whole / 10)));
      return ones < 10 || tens === 0
        ? null
        : reducedMixedText(Number(`${tens}${ones}`), sumOfNumbers(tops), bottom);
    }),
    'fractions-subtracted': slipInAddition(2, ({ tops, wholes, bottom }) => {
      if (tops.length !== 2) return null;
      const [one = 0, two = 0] = tops;
      return reducedMixedText(wholes, Math.abs(one - two), bottom);
    }),
    'one-fraction-left-off': slipInAddition(2, ({ wholes, tops, bottom }, chance) => {
      const left = chance.upTo(tops.length);
      return reducedMixedText(
        wholes,
        sumOfNumbers(tops.filter((_, place) => place !== left)),
        bottom,
      );
    }),
    'all-fractions-left-off': slipInAddition(1, ({ wholes }) => unreducedMixedText(wholes)),
    'wholes-forgotten': slipInAddition(2, ({ wholes, tops, bottom }) =>
      wholes > 0 ? reducedMixedText(0, sumOfNumbers(tops), bottom) : null,
    ),
    across: slipInAddition(2, ({ wholes, fractions }) =>
      unreducedMixedText(
        wholes,
        totalOfNumerators(fractions),
        sumOfNumbers(denominatorsOnPaper(fractions)),
      ),
    ),
    'across-reduced': slipInUnlikeAddition(({ wholes, fractions }) =>
      reducedMixedText(
        wholes,
        totalOfNumerators(fractions),
        sumOfNumbers(denominatorsOnPaper(fractions)),
      ),
    ),
    'larger-denominator': slipInUnlikeAddition(({ wholes, fractions }) =>
      unreducedMixedText(
        wholes,
        totalOfNumerators(fractions),
        Math.max(...denominatorsOnPaper(fractions)),
      ),
    ),
    'smaller-denominator': slipInUnlikeAddition(({ wholes, fractions }) =>
      unreducedMixedText(
        wholes,
        totalOfNumerators(fractions),
        Math.min(...denominatorsOnPaper(fractions)),
      ),
    ),
    'tops-as-they-were': slipInUnlikeAddition(({ wholes, fractions, bottom }) =>
      unreducedMixedText(wholes, totalOfNumerators(fractions), bottom),
    ),
    'bottoms-multiplied-tops-added': slipInAddition(2, ({ wholes, fractions }) =>
      fractions.length > 3
        ? null
        : unreducedMixedText(
            wholes,
            totalOfNumerators(fractions),
            productOfNumbers(denominatorsOnPaper(fractions)),
          ),
    ),
    'fractions-multiplied': slipInAddition(2, ({ wholes, fractions }) =>
      fractions.length > 3
        ? null
        : reducedMixedText(
            wholes,
            productOfNumbers(fractions.map(({ top }) => top)),
            productOfNumbers(denominatorsOnPaper(fractions)),
          ),
    ),
    'tops-multiplied-over-common': slipInAddition(2, ({ wholes, tops, bottom }) =>
      tops.length > 2 ? null : unreducedMixedText(wholes, productOfNumbers(tops), bottom),
    ),
    'made-equal-by-adding': slipInUnlikeAddition(({ wholes, fractions, bottom }) =>
      unreducedMixedText(
        wholes,
        sumOfNumbers(fractions.map((each) => each.top + bottom - each.bottom)),
        bottom,
      ),
    ),
    'carry-forgotten': slipInAddition(2, ({ wholes, tops, bottom }) =>
      sumOfNumbers(tops) < bottom
        ? null
        : reducedMixedText(wholes, sumOfNumbers(tops) % bottom, bottom),
    ),
    'carried-as-ten': slipInAddition(2, ({ wholes, tops, bottom }) => {
      const top = sumOfNumbers(tops);
      return top < 10 || top < bottom
        ? null
        : unreducedMixedText(wholes + Math.floor(top / 10), top % 10, bottom);
    }),
    'sum-inverted': slipInAddition(1, ({ wholes, tops, bottom }) => {
      const top = sumOfNumbers(tops) % bottom;
      return top === 0
        ? null
        : unreducedMixedText(wholes + Math.floor(sumOfNumbers(tops) / bottom), bottom, top);
    }),
    'one-addend-inverted': slipInAddition(2, ({ papers, fractions: [first] }) => {
      if (!first || first.top === 1) return null;
      const other = { ...first, top: first.bottom % first.top, bottom: first.top };
      const turned = { ...other, whole: first.whole + Math.floor(first.bottom / first.top) };
      const values = papers.map((paper) => (paper === first ? turned : paper));
      const bottom = productOfNumbers([...new Set(denominatorsOnPaper(values))]);
      const tops = values.map((each) => (each.top * bottom) / each.bottom);
      return reducedMixedText(
        sumOfNumbers(values.map(({ whole }) => whole)),
        sumOfNumbers(tops),
        bottom,
      );
    }),
    'sum-tops-as-decimal': ({ total }) => {
      const { minus, whole, top } = toNumberOnPaper(total);
      return minus || top === 0 ? null : `${whole}.${top}`;
    },
    'decimals-lined-up-right': slipInAddition(1, ({ papers }) => {
      const digits = papers.map(({ top, bottom }) =>
        top === 0 ? '' : decimalDigitsOf(top, bottom),
      );
      if (digits.includes(null)) return null;
      const places = Math.max(...digits.map((each) => each?.length ?? 0));
      const sum = sumOfNumbers(papers.map(({ whole }, at) => Number(`${whole}${digits[at]}`)));
      const all = String(sum).padStart(places + 1, '0');
      return `${all.slice(0, -places)}.${all.slice(-places)}`;
    }),
    'decimals-added-apart': slipInAddition(2, ({ wholes, fractions }) => {
      const digits = fractions.map(({ top, bottom }) => decimalDigitsOf(top, bottom));
      return digits.includes(null) ? null : `${wholes}.${sumOfNumbers(digits.map(Number))}`;
    }),
    'reduced-by-subtracting': slipInAddition(2, ({ wholes, tops, bottom }) =>
      sumOfNumbers(tops) % bottom < 3 || sumOfNumbers(tops) % 2 === 1
        ? null
        : unreducedMixedText(
            wholes + Math.floor(sumOfNumbers(tops) / bottom),
            (sumOfNumbers(tops) % bottom) - 2,
            bottom - 2,
          ),
    ),
    'only-one-part-reduced': slipInAddition(1, ({ wholes, tops, bottom }) => {
      const [top, carry] = [sumOfNumbers(tops) % bottom, Math.floor(sumOfNumbers(tops) / bottom)];
      return top === 0 || top % 2 === 1
        ? null
        : unreducedMixedText(wholes + carry, top / 2, bottom);
    }),
    'whole-and-top-run-together': ({ total }) => {
      const { minus, whole, top, bottom } = toNumberOnPaper(total);
      return minus || top === 0 || whole === 0 ? null : `${whole}${top}/${bottom}`;
    },
    'whole-added-to-top': slipInAddition(1, ({ papers, wholes, tops, bottom }) => {
      const whole = papers.find((each) => each.top === 0 && each.whole > 0);
      return whole
        ? unreducedMixedText(wholes - whole.whole, sumOfNumbers(tops) + whole.whole, bottom)
        : null;
    }),
    'sum-digits-swapped': ({ total, chance }) => {
      const { minus, whole, top, bottom } = toNumberOnPaper(total);
      const swapped = withTransposedDigits(whole, chance);
      return minus || swapped === null ? null : unreducedMixedText(swapped, top, bottom);
    },
  },
).map(mistakeKindOfSum);
