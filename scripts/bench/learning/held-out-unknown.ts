import { leastCommon, type Paper } from './child';
import {
  added,
  addedUnlike,
  bottomsOf,
  divided,
  inLine,
  inSum,
  mixed,
  reduced,
  sumOf,
  topsOf,
  withRest,
} from './held-out-paper';
import type { Kind } from './work';

/** Mistakes in one multiplication that no rule describes. */
export const UNKNOWN_LINE_MISTAKES: readonly Kind[] = [
  inLine(
    {
      id: 'zero-lost-in-quotient',
      child: 'leaves a zero of the quotient out: 81 by 8 is 1 1/8',
      source: 'Ashlock 2010',
      near: ['any-whole'],
    },
    divided(({ whole, rest, bottom }) => {
      const digits = String(whole).replaceAll('0', '');
      return whole < 10 || !digits ? null : mixed(Number(digits), rest, bottom);
    }),
  ),
  inLine(
    {
      id: 'halved-too-few-times',
      child: 'halves for each eighth once too few',
      source: 'doubling and halving given up early: CSMS, Hart 1981',
      // Twice the line is the line counted twice.
      near: ['any-rate', 'line-twice'],
    },
    divided(({ product, bottom }) => (bottom < 8 ? null : reduced(0, product * 2, bottom))),
  ),
  inLine(
    {
      id: 'digits-divided-apart',
      child: 'divides each digit as if it were ones, and adds',
      source: 'place value lost in columns: Brown & VanLehn 1980',
    },
    divided(({ count, top, bottom }) =>
      count < 10 ? null : mixed(0, sumOf([...String(count)].map(Number)) * top, bottom),
    ),
  ),
  inLine(
    {
      id: 'last-digit-struck-out',
      child: 'strikes the last digit out with the zero of 20, whatever it is',
      source: 'Ashlock 2010',
    },
    withRest(({ count, top, bottom }) =>
      bottom % 10 !== 0 || bottom === 10
        ? null
        : reduced(0, Math.floor(count / 10) * top, bottom / 10),
    ),
  ),
  inLine(
    {
      id: 'count-rounded-first',
      child: 'rounds the count to tens and goes on with it',
      source: 'an estimate as the answer: NAEP',
    },
    divided(({ count, top, bottom }) =>
      count < 15 ? null : reduced(0, Math.round(count / 10) * 10 * top, bottom),
    ),
  ),
  inLine(
    {
      id: 'denominator-taken-away',
      child: 'multiplies by the top and takes the bottom away',
      source: 'additive strategy: CSMS, Hart 1981',
      near: ['any-rate'],
    },
    divided(({ product, bottom }) => mixed(product - bottom)),
  ),
  inLine(
    {
      id: 'rate-taken-away',
      child: 'takes the fraction away: 71 - 1/8',
      source: 'wrong operation: Newton 2008',
      near: ['any-rate'],
    },
    divided(({ product, count, top, bottom }) =>
      product === 0 ? null : mixed(0, count * bottom - top, bottom),
    ),
  ),
  inLine(
    {
      id: 'point-one-place-off',
      child: 'sets the point one place too far to the left',
      source: 'Hiebert & Wearne 1985',
    },
    divided(({ product, bottom }) => reduced(0, product, bottom * 10)),
  ),
  inLine(
    {
      id: 'only-the-hundreds-divided',
      child: 'divides the hundreds and forgets what comes after them',
      source: 'partial quotients left unfinished: Ashlock 2010',
    },
    divided(({ count, top, bottom }) =>
      count < 100 ? null : reduced(0, (count - (count % 100)) * top, bottom),
    ),
  ),
  inLine(
    {
      id: 'distance-to-next-multiple',
      child: 'goes to the next multiple and writes what is missing: 71 by 8 is 9 1/8',
      source: 'skip counting past the number: Ashlock 2010',
      near: ['any-remainder'],
    },
    withRest(({ whole, rest, bottom }) => mixed(whole + 1, bottom - rest, bottom)),
  ),
  inLine(
    {
      id: 'skip-count-from-the-number',
      child: 'skip counts and counts the start too',
      source: 'fence posts: Ashlock 2010',
      near: ['whole-off-by-one', 'any-whole'],
    },
    divided(({ whole, rest, bottom }) => (whole > 1 ? mixed(whole + 1, rest, bottom) : null)),
  ),
  inLine(
    {
      id: 'rest-over-twice-the-divisor',
      child: 'doubles the bottom of what is left over, which it halved before',
      source: 'steps mixed up: Newton 2008',
      near: ['any-remainder', 'remainder-over-other-number', 'any-fraction'],
    },
    withRest(({ whole, rest, bottom }) => mixed(whole, rest, bottom * 2)),
  ),
];

/** A sum of papers that stands for the whole answer. */
function total(papers: readonly Paper[], extraTop = 0): string | null {
  const bottom = leastCommon(bottomsOf(papers));
  const tops = papers.map((paper) => (paper.top * bottom) / paper.bottom);
  const whole = sumOf(papers.map((paper) => paper.whole));
  return reduced(whole, sumOf(tops) + extraTop, bottom);
}

/** Mistakes in the addition that no rule describes. */
export const UNKNOWN_SUM_MISTAKES: readonly Kind[] = [
  inSum(
    {
      id: 'carry-taken-away',
      child: 'takes the carried whole away instead of adding it',
      source: 'mixed subtraction on an addition: Brown & VanLehn 1980',
      near: ['any-whole', 'any-adding'],
    },
    added(2, ({ wholes, tops, bottom }) =>
      sumOf(tops) < bottom ? null : reduced(wholes - 1, sumOf(tops) % bottom, bottom),
    ),
  ),
  inSum(
    {
      id: 'fractions-averaged',
      child: 'adds the wholes and takes the middle of two fractions',
      source: 'Newton 2008',
      near: ['any-adding', 'any-fraction'],
    },
    added(2, ({ wholes, tops, bottom }) =>
      tops.length === 2 ? reduced(wholes, sumOf(tops), bottom * 2) : null,
    ),
  ),
  inSum(
    {
      id: 'first-twice-last-never',
      child: 'adds the first number twice and never comes to the last',
      source: 'place lost on the page: Ashlock 2010',
      near: ['any-line'],
    },
    added(0, ({ papers }) => {
      const filled = papers.filter(({ whole, top }) => whole > 0 || top > 0);
      const [first] = filled;
      return first && filled.length > 2 ? total([first, ...filled.slice(0, -1)]) : null;
    }),
  ),
  inSum(
    {
      id: 'halves-for-all-fractions',
      child: 'takes every fraction for a half',
      source: 'benchmarks as values: Stafylidou & Vosniadou 2004',
      near: ['any-fraction'],
    },
    added(1, ({ wholes, fractions }) => reduced(wholes, fractions.length, 2)),
  ),
  inSum(
    {
      id: 'wholes-lined-up-left',
      child: 'lines the wholes up on the left: 12 + 5 is 62',
      source: 'Brown & VanLehn 1980; Ashlock 2010',
      near: ['any-whole'],
    },
    added(0, ({ papers, tops, bottom }) => {
      const numbers = papers.map(({ whole }) => whole).filter((whole) => whole > 0);
      const longest = Math.max(0, ...numbers.map((whole) => String(whole).length));
      const moved = numbers.map((whole) => Number(String(whole).padEnd(longest, '0')));
      return longest < 2 ? null : reduced(sumOf(moved), sumOf(tops), bottom);
    }),
  ),
  inSum(
    {
      id: 'all-digits-added',
      child: 'adds all digits of the wholes: 17 + 8 is 16',
      source: 'Ashlock 2010',
      near: ['any-whole'],
    },
    added(0, ({ papers, tops, bottom }) => {
      const digits = papers.flatMap(({ whole }) => [...String(whole)].map(Number));
      return reduced(sumOf(digits), sumOf(tops), bottom);
    }),
  ),
  inSum(
    {
      id: 'factor-added-to-top',
      child: 'makes 3/8 to 24ths by adding 3 to the top',
      source: 'Hart 1981; Newton 2008',
      near: ['any-adding', 'any-fraction'],
    },
    addedUnlike(({ wholes, fractions, bottom }) =>
      mixed(
        wholes,
        sumOf(
          fractions.map((each) =>
            each.bottom === bottom ? each.top : each.top + bottom / each.bottom,
          ),
        ),
        bottom,
      ),
    ),
  ),
  inSum(
    {
      id: 'one-factor-for-all',
      child: 'makes all tops larger by the factor of the first fraction that needs one',
      source: 'Braithwaite, Pyke & Siegler 2017',
      near: ['any-adding', 'any-fraction'],
    },
    addedUnlike(({ wholes, fractions, bottom }) => {
      const scaled = fractions.find((each) => each.bottom !== bottom) ?? fractions[0];
      const factor = scaled ? bottom / scaled.bottom : 1;
      return mixed(wholes, topsOf(fractions) * factor, bottom);
    }),
  ),
  inSum(
    {
      id: 'wholes-as-one',
      child: 'takes a whole number for itself over itself: 5 is 5/5',
      source: 'Newton 2008; Stafylidou & Vosniadou 2004',
      near: ['any-whole'],
    },
    added(1, ({ papers }) => {
      const ones = papers.map((paper) =>
        paper.top === 0 && paper.whole > 0 ? { ...paper, whole: 1 } : paper,
      );
      return total(ones);
    }),
  ),
  inSum(
    {
      id: 'one-fraction-completed',
      child: 'rounds one fraction up to a whole and then takes all of it away again',
      source: 'compensation the wrong way: CSMS, Hart 1981',
      near: ['any-fraction'],
    },
    added(1, ({ papers, fractions }, chance) => {
      const turned = chance.pick(fractions);
      return total(
        papers.map((each) => (each === turned ? { ...each, top: each.bottom - each.top } : each)),
      );
    }),
  ),
  inSum(
    {
      id: 'shared-among-the-lines',
      child: 'adds and then divides by how many there are',
      source: 'the mean where a sum is asked: NAEP',
    },
    added(0, ({ papers, wholes, tops, bottom }) => {
      const filled = papers.filter(({ whole, top }) => whole > 0 || top > 0).length;
      return filled < 2 ? null : reduced(0, wholes * bottom + sumOf(tops), bottom * filled);
    }),
  ),
  inSum(
    {
      id: 'tops-added-as-wholes',
      child: 'adds wholes and tops, all as wholes',
      source: 'natural-number bias: Van Hoof et al. 2015',
      near: ['remainder-as-whole', 'any-fraction'],
    },
    added(2, ({ wholes, fractions }) => mixed(wholes + topsOf(fractions))),
  ),
  inSum(
    {
      id: 'no-carry-inside-tops',
      child: 'adds the tops in columns and never carries: 17/20 + 15/20 is 22/20',
      source: 'Brown & VanLehn 1980',
      near: ['any-adding', 'any-fraction'],
    },
    added(2, ({ wholes, tops, bottom }) => {
      const ones = sumOf(tops.map((top) => top % 10));
      return ones < 10 ? null : mixed(wholes, sumOf(tops) - (ones - (ones % 10)), bottom);
    }),
  ),
  inSum(
    {
      id: 'same-digits-struck-out',
      child: 'strikes a digit out that is above and below: 12/24 is 1/4',
      source: 'Ashlock 2010',
      near: ['reduced-unevenly', 'any-fraction'],
    },
    added(1, ({ wholes, tops, bottom }) => {
      const sum = sumOf(tops);
      const top = String(sum % bottom);
      const shared = [...top].find((digit) => String(bottom).includes(digit));
      if (shared === undefined) return null;
      const [above, below] = [top, String(bottom)].map((each) => Number(each.replace(shared, '')));
      return above && below ? mixed(wholes + Math.floor(sum / bottom), above, below) : null;
    }),
  ),
  inSum(
    {
      id: 'across-and-carry',
      child: 'adds across and carries a whole as well because there was one to carry',
      source: 'two steps mixed: Siegler & Pyke 2013',
      near: ['added-straight-across', 'any-adding', 'any-fraction'],
    },
    added(2, ({ wholes, fractions, tops, bottom }) =>
      sumOf(tops) < bottom
        ? null
        : mixed(wholes + 1, topsOf(fractions), sumOf(bottomsOf(fractions))),
    ),
  ),
  inSum(
    {
      id: 'wholes-over-the-common-bottom',
      child: 'puts wholes and tops together over the common bottom',
      source: 'Mack 1995; Stafylidou & Vosniadou 2004',
      near: ['any-fraction', 'any-adding', 'any-whole'],
    },
    added(2, ({ wholes, tops, bottom }) => mixed(0, wholes + sumOf(tops), bottom)),
  ),
];
