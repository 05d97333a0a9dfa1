import { leastCommonMultipleOfAll, type NumberOnPaper } from './child';
import {
  denominatorsOnPaper,
  heldOutLineMistake,
  heldOutSumMistake,
  reducedMixedText,
  slipInAddition,
  slipInDivision,
  slipInDivisionWithRest,
  slipInUnlikeAddition,
  sumOfNumbers,
  totalOfNumerators,
  unreducedMixedText,
} from './held-out-paper';
import type { MistakeKind } from './work';

/** Mistakes in one multiplication that no rule describes. */
export const UNKNOWN_LINE_MISTAKES: readonly MistakeKind[] = [
  heldOutLineMistake(
    {
      id: 'zero-lost-in-quotient',
      child: 'leaves a zero of the quotient out: 81 by 8 is 1 1/8',
      source: 'Ashlock 2010',
      near: ['any-whole'],
    },
    slipInDivision(({ whole, rest, bottom }) => {
      const digits = String(whole).replaceAll('0', '');
      return whole < 10 || !digits ? null : unreducedMixedText(Number(digits), rest, bottom);
    }),
  ),
  heldOutLineMistake(
    {
      id: 'halved-too-few-times',
      child: 'halves for each eighth once too few',
      source: 'doubling and halving given up early: CSMS, Hart 1981',
      // Twice the line is the line counted twice.
      near: ['any-rate', 'line-twice'],
    },
    slipInDivision(({ product, bottom }) =>
      bottom < 8 ? null : reducedMixedText(0, product * 2, bottom),
    ),
  ),
  heldOutLineMistake(
    {
      id: 'digits-divided-apart',
      child: 'divides each digit as if it were ones, and adds',
      source: 'place value lost in columns: Brown & VanLehn 1980',
    },
    slipInDivision(({ count, top, bottom }) =>
      count < 10
        ? null
        : unreducedMixedText(0, sumOfNumbers([...String(count)].map(Number)) * top, bottom),
    ),
  ),
  heldOutLineMistake(
    {
      id: 'last-digit-struck-out',
      child: 'strikes the last digit out with the zero of 20, whatever it is',
      source: 'Ashlock 2010',
    },
    slipInDivisionWithRest(({ count, top, bottom }) =>
      bottom % 10 !== 0 || bottom === 10
        ? null
        : reducedMixedText(0, Math.floor(count / 10) * top, bottom / 10),
    ),
  ),
  heldOutLineMistake(
    {
      id: 'count-rounded-first',
      child: 'rounds the count to tens and goes on with it',
      source: 'an estimate as the answer: NAEP',
    },
    slipInDivision(({ count, top, bottom }) =>
      count < 15 ? null : reducedMixedText(0, Math.round(count / 10) * 10 * top, bottom),
    ),
  ),
  heldOutLineMistake(
    {
      id: 'denominator-taken-away',
      child: 'multiplies by the top and takes the bottom away',
      source: 'additive strategy: CSMS, Hart 1981',
      near: ['any-rate'],
    },
    slipInDivision(({ product, bottom }) => unreducedMixedText(product - bottom)),
  ),
  heldOutLineMistake(
    {
      id: 'rate-taken-away',
      child: 'takes the fraction away: 71 - 1/8',
      source: 'wrong operation: Newton 2008',
      near: ['any-rate'],
    },
    slipInDivision(({ product, count, top, bottom }) =>
      product === 0 ? null : unreducedMixedText(0, count * bottom - top, bottom),
    ),
  ),
  heldOutLineMistake(
    {
      id: 'point-one-place-off',
      child: 'sets the point one place too far to the left',
      source: 'Hiebert & Wearne 1985',
    },
    slipInDivision(({ product, bottom }) => reducedMixedText(0, product, bottom * 10)),
  ),
  heldOutLineMistake(
    {
      id: 'only-the-hundreds-divided',
      child: 'divides the hundreds and forgets what comes after them',
      source: 'partial quotients left unfinished: Ashlock 2010',
    },
    slipInDivision(({ count, top, bottom }) =>
      count < 100 ? null : reducedMixedText(0, (count - (count % 100)) * top, bottom),
    ),
  ),
  heldOutLineMistake(
    {
      id: 'distance-to-next-multiple',
      child: 'goes to the next multiple and writes what is missing: 71 by 8 is 9 1/8',
      source: 'skip counting past the number: Ashlock 2010',
      near: ['any-remainder'],
    },
    slipInDivisionWithRest(({ whole, rest, bottom }) =>
      unreducedMixedText(whole + 1, bottom - rest, bottom),
    ),
  ),
  heldOutLineMistake(
    {
      id: 'skip-count-from-the-number',
      child: 'skip counts and counts the start too',
      source: 'fence posts: Ashlock 2010',
      near: ['whole-off-by-one', 'any-whole'],
    },
    slipInDivision(({ whole, rest, bottom }) =>
      whole > 1 ? unreducedMixedText(whole + 1, rest, bottom) : null,
    ),
  ),
  heldOutLineMistake(
    {
      id: 'rest-over-twice-the-divisor',
      child: 'doubles the bottom of what is left over, which it halved before',
      source: 'steps mixed up: Newton 2008',
      near: ['any-remainder', 'remainder-over-other-number', 'any-fraction'],
    },
    slipInDivisionWithRest(({ whole, rest, bottom }) =>
      unreducedMixedText(whole, rest, bottom * 2),
    ),
  ),
];

/** A sum of papers that stands for the whole answer. */
function total(papers: readonly NumberOnPaper[], extraTop = 0): string | null {
  const bottom = leastCommonMultipleOfAll(denominatorsOnPaper(papers));
  const tops = papers.map((paper) => (paper.top * bottom) / paper.bottom);
  const whole = sumOfNumbers(papers.map((paper) => paper.whole));
  return reducedMixedText(whole, sumOfNumbers(tops) + extraTop, bottom);
}

/** Mistakes in the addition that no rule describes. */
export const UNKNOWN_SUM_MISTAKES: readonly MistakeKind[] = [
  heldOutSumMistake(
    {
      id: 'carry-taken-away',
      child: 'takes the carried whole away instead of adding it',
      source: 'mixed subtraction on an addition: Brown & VanLehn 1980',
      near: ['any-whole', 'any-adding'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) =>
      sumOfNumbers(tops) < bottom
        ? null
        : reducedMixedText(wholes - 1, sumOfNumbers(tops) % bottom, bottom),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'fractions-averaged',
      child: 'adds the wholes and takes the middle of two fractions',
      source: 'Newton 2008',
      near: ['any-adding', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) =>
      tops.length === 2 ? reducedMixedText(wholes, sumOfNumbers(tops), bottom * 2) : null,
    ),
  ),
  heldOutSumMistake(
    {
      id: 'first-twice-last-never',
      child: 'adds the first number twice and never comes to the last',
      source: 'place lost on the page: Ashlock 2010',
      near: ['any-line'],
    },
    slipInAddition(0, ({ papers }) => {
      const filled = papers.filter(({ whole, top }) => whole > 0 || top > 0);
      const [first] = filled;
      return first && filled.length > 2 ? total([first, ...filled.slice(0, -1)]) : null;
    }),
  ),
  heldOutSumMistake(
    {
      id: 'halves-for-all-fractions',
      child: 'takes every fraction for a half',
      source: 'benchmarks as values: Stafylidou & Vosniadou 2004',
      near: ['any-fraction'],
    },
    slipInAddition(1, ({ wholes, fractions }) => reducedMixedText(wholes, fractions.length, 2)),
  ),
  heldOutSumMistake(
    {
      id: 'wholes-lined-up-left',
      child: 'lines the wholes up on the left: 12 + 5 is 62',
      source: 'Brown & VanLehn 1980; Ashlock 2010',
      near: ['any-whole'],
    },
    slipInAddition(0, ({ papers, tops, bottom }) => {
      const numbers = papers.map(({ whole }) => whole).filter((whole) => whole > 0);
      const longest = Math.max(0, ...numbers.map((whole) => String(whole).length));
      const moved = numbers.map((whole) => Number(String(whole).padEnd(longest, '0')));
      return longest < 2 ? null : reducedMixedText(sumOfNumbers(moved), sumOfNumbers(tops), bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'all-digits-added',
      child: 'adds all digits of the wholes: 17 + 8 is 16',
      source: 'Ashlock 2010',
      near: ['any-whole'],
    },
    slipInAddition(0, ({ papers, tops, bottom }) => {
      const digits = papers.flatMap(({ whole }) => [...String(whole)].map(Number));
      return reducedMixedText(sumOfNumbers(digits), sumOfNumbers(tops), bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'factor-added-to-top',
      child: 'makes 3/8 to 24ths by adding 3 to the top',
      source: 'Hart 1981; Newton 2008',
      near: ['any-adding', 'any-fraction'],
    },
    slipInUnlikeAddition(({ wholes, fractions, bottom }) =>
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
  ),
  heldOutSumMistake(
    {
      id: 'one-factor-for-all',
      child: 'makes all tops larger by the factor of the first fraction that needs one',
      source: 'Braithwaite, Pyke & Siegler 2017',
      near: ['any-adding', 'any-fraction'],
    },
    slipInUnlikeAddition(({ wholes, fractions, bottom }) => {
      const scaled = fractions.find((each) => each.bottom !== bottom) ?? fractions[0];
      const factor = scaled ? bottom / scaled.bottom : 1;
      return unreducedMixedText(wholes, totalOfNumerators(fractions) * factor, bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'wholes-as-one',
      child: 'takes a whole number for itself over itself: 5 is 5/5',
      source: 'Newton 2008; Stafylidou & Vosniadou 2004',
      near: ['any-whole'],
    },
    slipInAddition(1, ({ papers }) => {
      const ones = papers.map((paper) =>
        paper.top === 0 && paper.whole > 0 ? { ...paper, whole: 1 } : paper,
      );
      return total(ones);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'one-fraction-completed',
      child: 'rounds one fraction up to a whole and then takes all of it away again',
      source: 'compensation the wrong way: CSMS, Hart 1981',
      near: ['any-fraction'],
    },
    slipInAddition(1, ({ papers, fractions }, chance) => {
      const turned = chance.pick(fractions);
      return total(
        papers.map((each) => (each === turned ? { ...each, top: each.bottom - each.top } : each)),
      );
    }),
  ),
  heldOutSumMistake(
    {
      id: 'shared-among-the-lines',
      child: 'adds and then divides by how many there are',
      source: 'the mean where a sum is asked: NAEP',
    },
    slipInAddition(0, ({ papers, wholes, tops, bottom }) => {
      const filled = papers.filter(({ whole, top }) => whole > 0 || top > 0).length;
      return filled < 2
        ? null
        : reducedMixedText(0, wholes * bottom + sumOfNumbers(tops), bottom * filled);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'tops-added-as-wholes',
      child: 'adds wholes and tops, all as wholes',
      source: 'natural-number bias: Van Hoof et al. 2015',
      near: ['remainder-as-whole', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, fractions }) =>
      unreducedMixedText(wholes + totalOfNumerators(fractions)),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'no-carry-inside-tops',
      child: 'adds the tops in columns and never carries: 17/20 + 15/20 is 22/20',
      source: 'Brown & VanLehn 1980',
      near: ['any-adding', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) => {
      const ones = sumOfNumbers(tops.map((top) => top % 10));
      return ones < 10
        ? null
        : unreducedMixedText(wholes, sumOfNumbers(tops) - (ones - (ones % 10)), bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'same-digits-struck-out',
      child: 'strikes a digit out that is above and below: 12/24 is 1/4',
      source: 'Ashlock 2010',
      near: ['reduced-unevenly', 'any-fraction'],
    },
    slipInAddition(1, ({ wholes, tops, bottom }) => {
      const sum = sumOfNumbers(tops);
      const top = String(sum % bottom);
      const shared = [...top].find((digit) => String(bottom).includes(digit));
      if (shared === undefined) return null;
      const [above, below] = [top, String(bottom)].map((each) => Number(each.replace(shared, '')));
      return above && below
        ? unreducedMixedText(wholes + Math.floor(sum / bottom), above, below)
        : null;
    }),
  ),
  heldOutSumMistake(
    {
      id: 'across-and-carry',
      child: 'adds across and carries a whole as well because there was one to carry',
      source: 'two steps mixed: Siegler & Pyke 2013',
      near: ['added-straight-across', 'any-adding', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, fractions, tops, bottom }) =>
      sumOfNumbers(tops) < bottom
        ? null
        : unreducedMixedText(
            wholes + 1,
            totalOfNumerators(fractions),
            sumOfNumbers(denominatorsOnPaper(fractions)),
          ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'wholes-over-the-common-bottom',
      child: 'puts wholes and tops together over the common bottom',
      source: 'Mack 1995; Stafylidou & Vosniadou 2004',
      near: ['any-fraction', 'any-adding', 'any-whole'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) =>
      unreducedMixedText(0, wholes + sumOfNumbers(tops), bottom),
    ),
  ),
];
