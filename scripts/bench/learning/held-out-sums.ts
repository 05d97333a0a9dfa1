import { toNumberOnPaper, withTransposedDigits } from './child';
import {
  decimalDigitsOf,
  denominatorsOnPaper,
  heldOutSumMistake,
  productOfNumbers,
  reducedMixedText,
  slipInAddition,
  slipInUnlikeAddition,
  sumOfNumbers,
  totalOfNumerators,
  unreducedMixedText,
} from './held-out-paper';
import type { MistakeKind } from './work';

/** Well-known mistakes in the addition. */
export const HELD_OUT_SUM_MISTAKES: readonly MistakeKind[] = [
  heldOutSumMistake(
    {
      id: 'tens-not-carried',
      child: 'adds the ones to more than ten and leaves the ten out',
      source: 'carry bugs: Brown & VanLehn 1980; Ashlock 2010',
      right: ['ten-off'],
      near: ['any-whole', 'any-slip'],
    },
    slipInAddition(0, ({ papers, wholes, tops, bottom }) => {
      const ones = sumOfNumbers(papers.map(({ whole }) => whole % 10));
      return ones < 10
        ? null
        : reducedMixedText(wholes - (ones - (ones % 10)), sumOfNumbers(tops), bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'column-sums-written-out',
      child: 'writes 17 + 8 as 115',
      source: 'Ashlock 2010',
      near: ['any-whole', 'ten-off'],
    },
    slipInAddition(0, ({ papers, tops, bottom }) => {
      const ones = sumOfNumbers(papers.map(({ whole }) => whole % 10));
      const tens = sumOfNumbers(papers.map(({ whole }) => Math.floor(whole / 10)));
      return ones < 10 || tens === 0
        ? null
        : reducedMixedText(Number(`${tens}${ones}`), sumOfNumbers(tops), bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'fractions-subtracted',
      child: 'adds the wholes and takes the smaller fraction from the larger one',
      source: 'wrong operation: Newton 2008',
      right: ['fractions-subtracted'],
      near: ['any-adding', 'any-fraction', 'any-sign', 'line-subtracted'],
    },
    slipInAddition(2, ({ tops, wholes, bottom }) => {
      if (tops.length !== 2) return null;
      const [one = 0, two = 0] = tops;
      return reducedMixedText(wholes, Math.abs(one - two), bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'one-fraction-left-off',
      child: 'adds the wholes and only one of the fractions',
      source: 'incomplete mixed numbers: Mack 1995',
      right: ['one-fraction-left-out', 'fractions-left-out'],
      // A line below one is only its fraction.
      near: ['any-below-one', 'any-fraction', 'any-adding', 'line-left-out'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }, chance) => {
      const left = chance.upTo(tops.length);
      return reducedMixedText(
        wholes,
        sumOfNumbers(tops.filter((_, place) => place !== left)),
        bottom,
      );
    }),
  ),
  heldOutSumMistake(
    {
      id: 'all-fractions-left-off',
      child: 'adds the wholes and stops',
      source: 'Stafylidou & Vosniadou 2004',
      right: ['fractions-left-out'],
      // With one fraction in the sum, it is the same number as a dropped remainder.
      near: [
        'any-below-one',
        'any-fraction',
        'rounded-to-whole',
        'remainder-dropped',
        'one-fraction-left-out',
      ],
    },
    slipInAddition(1, ({ wholes }) => unreducedMixedText(wholes)),
  ),
  heldOutSumMistake(
    {
      id: 'wholes-forgotten',
      child: 'adds the fractions and forgets the wholes',
      source: 'Mack 1995',
      right: ['wholes-left-out'],
      near: ['any-whole'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) =>
      wholes > 0 ? reducedMixedText(0, sumOfNumbers(tops), bottom) : null,
    ),
  ),
  heldOutSumMistake(
    {
      id: 'across',
      child: 'adds tops and adds bottoms',
      source: 'independent whole numbers: Siegler, Braithwaite & Pyke; Ni & Zhou 2005',
      right: ['added-straight-across'],
      near: ['any-adding', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, fractions }) =>
      unreducedMixedText(
        wholes,
        totalOfNumerators(fractions),
        sumOfNumbers(denominatorsOnPaper(fractions)),
      ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'across-reduced',
      child: 'adds tops and adds bottoms, and reduces',
      source: 'Lortie-Forgues, Tian & Siegler 2015',
      right: ['added-straight-across'],
      near: ['any-adding', 'any-fraction'],
    },
    slipInUnlikeAddition(({ wholes, fractions }) =>
      reducedMixedText(
        wholes,
        totalOfNumerators(fractions),
        sumOfNumbers(denominatorsOnPaper(fractions)),
      ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'larger-denominator',
      child: 'adds the tops over the larger bottom',
      source: 'Siegler & Pyke 2013; Newton 2008',
      right: ['one-denominator-kept', 'numerators-not-scaled'],
      near: ['any-adding', 'any-fraction'],
    },
    slipInUnlikeAddition(({ wholes, fractions }) =>
      unreducedMixedText(
        wholes,
        totalOfNumerators(fractions),
        Math.max(...denominatorsOnPaper(fractions)),
      ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'smaller-denominator',
      child: 'adds the tops over the smaller bottom',
      source: 'Newton 2008',
      right: ['one-denominator-kept'],
      near: ['any-adding', 'numerators-not-scaled', 'any-fraction'],
    },
    slipInUnlikeAddition(({ wholes, fractions }) =>
      unreducedMixedText(
        wholes,
        totalOfNumerators(fractions),
        Math.min(...denominatorsOnPaper(fractions)),
      ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'tops-as-they-were',
      child: 'finds the common denominator and leaves the tops',
      source: 'Siegler, Braithwaite & Pyke; Newton 2008',
      right: ['numerators-not-scaled'],
      near: ['any-adding', 'any-fraction'],
    },
    slipInUnlikeAddition(({ wholes, fractions, bottom }) =>
      unreducedMixedText(wholes, totalOfNumerators(fractions), bottom),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'bottoms-multiplied-tops-added',
      child: 'multiplies the bottoms and adds the tops as they are',
      source: 'Newton 2008; Braithwaite, Pyke & Siegler 2017',
      right: ['denominators-multiplied', 'numerators-not-scaled'],
      near: ['any-adding', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, fractions }) =>
      fractions.length > 3
        ? null
        : unreducedMixedText(
            wholes,
            totalOfNumerators(fractions),
            productOfNumbers(denominatorsOnPaper(fractions)),
          ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'fractions-multiplied',
      child: 'multiplies the fractions where they are added',
      source: 'wrong operation: Siegler & Pyke 2013',
      right: ['numerators-multiplied'],
      near: ['any-adding', 'denominators-multiplied', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, fractions }) =>
      fractions.length > 3
        ? null
        : reducedMixedText(
            wholes,
            productOfNumbers(fractions.map(({ top }) => top)),
            productOfNumbers(denominatorsOnPaper(fractions)),
          ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'tops-multiplied-over-common',
      child: 'finds the common denominator and multiplies the tops',
      source: 'Braithwaite, Pyke & Siegler 2017',
      right: ['numerators-multiplied'],
      near: ['any-adding', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) =>
      tops.length > 2 ? null : unreducedMixedText(wholes, productOfNumbers(tops), bottom),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'made-equal-by-adding',
      child: 'makes 3/8 to 24ths by adding 16 to both',
      source: 'additive strategy: CSMS, Hart 1981',
      right: ['same-number-added'],
      near: ['any-adding', 'any-fraction'],
    },
    slipInUnlikeAddition(({ wholes, fractions, bottom }) =>
      unreducedMixedText(
        wholes,
        sumOfNumbers(fractions.map((each) => each.top + bottom - each.bottom)),
        bottom,
      ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'carry-forgotten',
      child: 'writes what is over one whole and forgets the whole',
      source: 'Ashlock 2010; Mack 1995',
      right: ['carry-lost'],
      near: ['any-whole', 'whole-off-by-one', 'any-adding'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) =>
      sumOfNumbers(tops) < bottom
        ? null
        : reducedMixedText(wholes, sumOfNumbers(tops) % bottom, bottom),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'carried-as-ten',
      child: 'carries at ten in a fraction: 12/8 is 1 2/8',
      source: 'Ashlock 2010',
      right: ['carried-at-ten'],
      near: ['any-adding', 'any-fraction'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) => {
      const top = sumOfNumbers(tops);
      return top < 10 || top < bottom
        ? null
        : unreducedMixedText(wholes + Math.floor(top / 10), top % 10, bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'sum-inverted',
      child: 'writes the fraction of the sum upside down',
      source: 'Stafylidou & Vosniadou 2004',
      right: ['fraction-upside-down'],
      near: ['any-fraction', 'any-writing'],
    },
    slipInAddition(1, ({ wholes, tops, bottom }) => {
      const top = sumOfNumbers(tops) % bottom;
      return top === 0
        ? null
        : unreducedMixedText(wholes + Math.floor(sumOfNumbers(tops) / bottom), bottom, top);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'one-addend-inverted',
      child: 'turns one of the fractions over before adding',
      source: 'Siegler & Pyke 2013',
      right: ['fraction-upside-down'],
      near: ['any-fraction', 'any-adding', 'any-writing'],
    },
    slipInAddition(2, ({ papers, fractions: [first] }) => {
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
  ),
  heldOutSumMistake(
    {
      id: 'sum-tops-as-decimal',
      child: 'writes the sum 4 7/20 as 4.7',
      source: 'Resnick et al. 1989',
      right: ['remainder-as-decimal'],
      near: ['any-writing', 'any-remainder', 'any-fraction', 'fraction-as-decimal'],
    },
    ({ total }) => {
      const { minus, whole, top } = toNumberOnPaper(total);
      return minus || top === 0 ? null : `${whole}.${top}`;
    },
  ),
  heldOutSumMistake(
    {
      id: 'decimals-lined-up-right',
      child: 'lines up the last digits: 7.6 + 5 is 8.1',
      source: 'Hiebert & Wearne 1985; whole-number rule: Resnick et al. 1989',
      right: ['decimals-as-whole-numbers'],
      near: ['any-adding', 'any-writing', 'any-whole'],
    },
    slipInAddition(1, ({ papers }) => {
      const digits = papers.map(({ top, bottom }) =>
        top === 0 ? '' : decimalDigitsOf(top, bottom),
      );
      if (digits.includes(null)) return null;
      const places = Math.max(...digits.map((each) => each?.length ?? 0));
      const sum = sumOfNumbers(papers.map(({ whole }, at) => Number(`${whole}${digits[at]}`)));
      const all = String(sum).padStart(places + 1, '0');
      return `${all.slice(0, -places)}.${all.slice(-places)}`;
    }),
  ),
  heldOutSumMistake(
    {
      id: 'decimals-added-apart',
      child: 'adds both sides of the point apart: 3.7 + 2.6 is 5.13',
      source: 'whole-number rule: Resnick et al. 1989',
      near: [
        'any-adding',
        'any-writing',
        'carry-lost',
        'any-fraction',
        'decimals-as-whole-numbers',
      ],
    },
    slipInAddition(2, ({ wholes, fractions }) => {
      const digits = fractions.map(({ top, bottom }) => decimalDigitsOf(top, bottom));
      return digits.includes(null) ? null : `${wholes}.${sumOfNumbers(digits.map(Number))}`;
    }),
  ),
  heldOutSumMistake(
    {
      id: 'reduced-by-subtracting',
      child: 'reduces 6/8 to 4/6 by taking the same number away',
      source: 'additive strategy: CSMS, Hart 1981',
      right: ['same-number-added', 'reduced-unevenly'],
      near: ['any-fraction', 'any-adding'],
    },
    slipInAddition(2, ({ wholes, tops, bottom }) =>
      sumOfNumbers(tops) % bottom < 3 || sumOfNumbers(tops) % 2 === 1
        ? null
        : unreducedMixedText(
            wholes + Math.floor(sumOfNumbers(tops) / bottom),
            (sumOfNumbers(tops) % bottom) - 2,
            bottom - 2,
          ),
    ),
  ),
  heldOutSumMistake(
    {
      id: 'only-one-part-reduced',
      child: 'halves the top and leaves the bottom',
      source: 'Ashlock 2010',
      right: ['reduced-unevenly'],
      near: ['any-fraction'],
    },
    slipInAddition(1, ({ wholes, tops, bottom }) => {
      const [top, carry] = [sumOfNumbers(tops) % bottom, Math.floor(sumOfNumbers(tops) / bottom)];
      return top === 0 || top % 2 === 1
        ? null
        : unreducedMixedText(wholes + carry, top / 2, bottom);
    }),
  ),
  heldOutSumMistake(
    {
      id: 'whole-and-top-run-together',
      child: 'makes 4 7/20 to 47/20',
      source: 'Stafylidou & Vosniadou 2004; Mack 1995',
      right: ['run-together'],
      near: ['any-fraction', 'any-writing'],
    },
    ({ total }) => {
      const { minus, whole, top, bottom } = toNumberOnPaper(total);
      return minus || top === 0 || whole === 0 ? null : `${whole}${top}/${bottom}`;
    },
  ),
  heldOutSumMistake(
    {
      id: 'whole-added-to-top',
      child: 'adds a whole number to the top: 2 + 7/10 is 9/10',
      source: 'whole number as a numerator: Newton 2008; Siegler & Pyke 2013',
      near: ['any-adding', 'any-fraction', 'any-whole'],
    },
    slipInAddition(1, ({ papers, wholes, tops, bottom }) => {
      const whole = papers.find((each) => each.top === 0 && each.whole > 0);
      return whole
        ? unreducedMixedText(wholes - whole.whole, sumOfNumbers(tops) + whole.whole, bottom)
        : null;
    }),
  ),
  heldOutSumMistake(
    {
      id: 'sum-digits-swapped',
      child: 'swaps two digits of the whole number',
      source: 'Ashlock 2010',
      right: ['digits-transposed'],
      near: ['any-slip', 'any-whole'],
    },
    ({ total, chance }) => {
      const { minus, whole, top, bottom } = toNumberOnPaper(total);
      const swapped = withTransposedDigits(whole, chance);
      return minus || swapped === null ? null : unreducedMixedText(swapped, top, bottom);
    },
  ),
];
