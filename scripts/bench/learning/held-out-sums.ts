import { onPaper, transposed } from './child';
import {
  added,
  addedUnlike,
  bottomsOf,
  digitsOf,
  inSum,
  mixed,
  productOf,
  reduced,
  sumOf,
  topsOf,
} from './held-out-paper';
import type { Kind } from './work';

/** Well-known mistakes in the addition. */
export const HELD_OUT_SUMS: readonly Kind[] = [
  inSum(
    {
      id: 'tens-not-carried',
      child: 'adds the ones to more than ten and leaves the ten out',
      source: 'carry bugs: Brown & VanLehn 1980; Ashlock 2010',
      right: ['ten-off'],
      near: ['any-whole', 'any-slip'],
    },
    added(0, ({ papers, wholes, tops, bottom }) => {
      const ones = sumOf(papers.map(({ whole }) => whole % 10));
      return ones < 10 ? null : reduced(wholes - (ones - (ones % 10)), sumOf(tops), bottom);
    }),
  ),
  inSum(
    {
      id: 'column-sums-written-out',
      child: 'writes 17 + 8 as 115',
      source: 'Ashlock 2010',
      near: ['any-whole', 'ten-off'],
    },
    added(0, ({ papers, tops, bottom }) => {
      const ones = sumOf(papers.map(({ whole }) => whole % 10));
      const tens = sumOf(papers.map(({ whole }) => Math.floor(whole / 10)));
      return ones < 10 || tens === 0
        ? null
        : reduced(Number(`${tens}${ones}`), sumOf(tops), bottom);
    }),
  ),
  inSum(
    {
      id: 'fractions-subtracted',
      child: 'adds the wholes and takes the smaller fraction from the larger one',
      source: 'wrong operation: Newton 2008',
      right: ['fractions-subtracted'],
      near: ['any-adding', 'any-fraction', 'any-sign', 'line-subtracted'],
    },
    added(2, ({ tops, wholes, bottom }) => {
      if (tops.length !== 2) return null;
      const [one = 0, two = 0] = tops;
      return reduced(wholes, Math.abs(one - two), bottom);
    }),
  ),
  inSum(
    {
      id: 'one-fraction-left-off',
      child: 'adds the wholes and only one of the fractions',
      source: 'incomplete mixed numbers: Mack 1995',
      right: ['one-fraction-left-out', 'fractions-left-out'],
      // A line below one is only its fraction.
      near: ['any-below-one', 'any-fraction', 'any-adding', 'line-left-out'],
    },
    added(2, ({ wholes, tops, bottom }, chance) => {
      const left = chance.upTo(tops.length);
      return reduced(wholes, sumOf(tops.filter((_, place) => place !== left)), bottom);
    }),
  ),
  inSum(
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
    added(1, ({ wholes }) => mixed(wholes)),
  ),
  inSum(
    {
      id: 'wholes-forgotten',
      child: 'adds the fractions and forgets the wholes',
      source: 'Mack 1995',
      right: ['wholes-left-out'],
      near: ['any-whole'],
    },
    added(2, ({ wholes, tops, bottom }) => (wholes > 0 ? reduced(0, sumOf(tops), bottom) : null)),
  ),
  inSum(
    {
      id: 'across',
      child: 'adds tops and adds bottoms',
      source: 'independent whole numbers: Siegler, Braithwaite & Pyke; Ni & Zhou 2005',
      right: ['added-straight-across'],
      near: ['any-adding', 'any-fraction'],
    },
    added(2, ({ wholes, fractions }) =>
      mixed(wholes, topsOf(fractions), sumOf(bottomsOf(fractions))),
    ),
  ),
  inSum(
    {
      id: 'across-reduced',
      child: 'adds tops and adds bottoms, and reduces',
      source: 'Lortie-Forgues, Tian & Siegler 2015',
      right: ['added-straight-across'],
      near: ['any-adding', 'any-fraction'],
    },
    addedUnlike(({ wholes, fractions }) =>
      reduced(wholes, topsOf(fractions), sumOf(bottomsOf(fractions))),
    ),
  ),
  inSum(
    {
      id: 'larger-denominator',
      child: 'adds the tops over the larger bottom',
      source: 'Siegler & Pyke 2013; Newton 2008',
      right: ['one-denominator-kept', 'numerators-not-scaled'],
      near: ['any-adding', 'any-fraction'],
    },
    addedUnlike(({ wholes, fractions }) =>
      mixed(wholes, topsOf(fractions), Math.max(...bottomsOf(fractions))),
    ),
  ),
  inSum(
    {
      id: 'smaller-denominator',
      child: 'adds the tops over the smaller bottom',
      source: 'Newton 2008',
      right: ['one-denominator-kept'],
      near: ['any-adding', 'numerators-not-scaled', 'any-fraction'],
    },
    addedUnlike(({ wholes, fractions }) =>
      mixed(wholes, topsOf(fractions), Math.min(...bottomsOf(fractions))),
    ),
  ),
  inSum(
    {
      id: 'tops-as-they-were',
      child: 'finds the common denominator and leaves the tops',
      source: 'Siegler, Braithwaite & Pyke; Newton 2008',
      right: ['numerators-not-scaled'],
      near: ['any-adding', 'any-fraction'],
    },
    addedUnlike(({ wholes, fractions, bottom }) => mixed(wholes, topsOf(fractions), bottom)),
  ),
  inSum(
    {
      id: 'bottoms-multiplied-tops-added',
      child: 'multiplies the bottoms and adds the tops as they are',
      source: 'Newton 2008; Braithwaite, Pyke & Siegler 2017',
      right: ['denominators-multiplied', 'numerators-not-scaled'],
      near: ['any-adding', 'any-fraction'],
    },
    added(2, ({ wholes, fractions }) =>
      fractions.length > 3
        ? null
        : mixed(wholes, topsOf(fractions), productOf(bottomsOf(fractions))),
    ),
  ),
  inSum(
    {
      id: 'fractions-multiplied',
      child: 'multiplies the fractions where they are added',
      source: 'wrong operation: Siegler & Pyke 2013',
      right: ['numerators-multiplied'],
      near: ['any-adding', 'denominators-multiplied', 'any-fraction'],
    },
    added(2, ({ wholes, fractions }) =>
      fractions.length > 3
        ? null
        : reduced(
            wholes,
            productOf(fractions.map(({ top }) => top)),
            productOf(bottomsOf(fractions)),
          ),
    ),
  ),
  inSum(
    {
      id: 'tops-multiplied-over-common',
      child: 'finds the common denominator and multiplies the tops',
      source: 'Braithwaite, Pyke & Siegler 2017',
      right: ['numerators-multiplied'],
      near: ['any-adding', 'any-fraction'],
    },
    added(2, ({ wholes, tops, bottom }) =>
      tops.length > 2 ? null : mixed(wholes, productOf(tops), bottom),
    ),
  ),
  inSum(
    {
      id: 'made-equal-by-adding',
      child: 'makes 3/8 to 24ths by adding 16 to both',
      source: 'additive strategy: CSMS, Hart 1981',
      right: ['same-number-added'],
      near: ['any-adding', 'any-fraction'],
    },
    addedUnlike(({ wholes, fractions, bottom }) =>
      mixed(wholes, sumOf(fractions.map((each) => each.top + bottom - each.bottom)), bottom),
    ),
  ),
  inSum(
    {
      id: 'carry-forgotten',
      child: 'writes what is over one whole and forgets the whole',
      source: 'Ashlock 2010; Mack 1995',
      right: ['carry-lost'],
      near: ['any-whole', 'whole-off-by-one', 'any-adding'],
    },
    added(2, ({ wholes, tops, bottom }) =>
      sumOf(tops) < bottom ? null : reduced(wholes, sumOf(tops) % bottom, bottom),
    ),
  ),
  inSum(
    {
      id: 'carried-as-ten',
      child: 'carries at ten in a fraction: 12/8 is 1 2/8',
      source: 'Ashlock 2010',
      right: ['carried-at-ten'],
      near: ['any-adding', 'any-fraction'],
    },
    added(2, ({ wholes, tops, bottom }) => {
      const top = sumOf(tops);
      return top < 10 || top < bottom
        ? null
        : mixed(wholes + Math.floor(top / 10), top % 10, bottom);
    }),
  ),
  inSum(
    {
      id: 'sum-inverted',
      child: 'writes the fraction of the sum upside down',
      source: 'Stafylidou & Vosniadou 2004',
      right: ['fraction-upside-down'],
      near: ['any-fraction', 'any-writing'],
    },
    added(1, ({ wholes, tops, bottom }) => {
      const top = sumOf(tops) % bottom;
      return top === 0 ? null : mixed(wholes + Math.floor(sumOf(tops) / bottom), bottom, top);
    }),
  ),
  inSum(
    {
      id: 'one-addend-inverted',
      child: 'turns one of the fractions over before adding',
      source: 'Siegler & Pyke 2013',
      right: ['fraction-upside-down'],
      near: ['any-fraction', 'any-adding', 'any-writing'],
    },
    added(2, ({ papers, fractions: [first] }) => {
      if (!first || first.top === 1) return null;
      const other = { ...first, top: first.bottom % first.top, bottom: first.top };
      const turned = { ...other, whole: first.whole + Math.floor(first.bottom / first.top) };
      const values = papers.map((paper) => (paper === first ? turned : paper));
      const bottom = productOf([...new Set(bottomsOf(values))]);
      const tops = values.map((each) => (each.top * bottom) / each.bottom);
      return reduced(sumOf(values.map(({ whole }) => whole)), sumOf(tops), bottom);
    }),
  ),
  inSum(
    {
      id: 'sum-tops-as-decimal',
      child: 'writes the sum 4 7/20 as 4.7',
      source: 'Resnick et al. 1989',
      right: ['remainder-as-decimal'],
      near: ['any-writing', 'any-remainder', 'any-fraction', 'fraction-as-decimal'],
    },
    ({ total }) => {
      const { minus, whole, top } = onPaper(total);
      return minus || top === 0 ? null : `${whole}.${top}`;
    },
  ),
  inSum(
    {
      id: 'decimals-lined-up-right',
      child: 'lines up the last digits: 7.6 + 5 is 8.1',
      source: 'Hiebert & Wearne 1985; whole-number rule: Resnick et al. 1989',
      right: ['decimals-as-whole-numbers'],
      near: ['any-adding', 'any-writing', 'any-whole'],
    },
    added(1, ({ papers }) => {
      const digits = papers.map(({ top, bottom }) => (top === 0 ? '' : digitsOf(top, bottom)));
      if (digits.includes(null)) return null;
      const places = Math.max(...digits.map((each) => each?.length ?? 0));
      const sum = sumOf(papers.map(({ whole }, at) => Number(`${whole}${digits[at]}`)));
      const all = String(sum).padStart(places + 1, '0');
      return `${all.slice(0, -places)}.${all.slice(-places)}`;
    }),
  ),
  inSum(
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
    added(2, ({ wholes, fractions }) => {
      const digits = fractions.map(({ top, bottom }) => digitsOf(top, bottom));
      return digits.includes(null) ? null : `${wholes}.${sumOf(digits.map(Number))}`;
    }),
  ),
  inSum(
    {
      id: 'reduced-by-subtracting',
      child: 'reduces 6/8 to 4/6 by taking the same number away',
      source: 'additive strategy: CSMS, Hart 1981',
      right: ['same-number-added', 'reduced-unevenly'],
      near: ['any-fraction', 'any-adding'],
    },
    added(2, ({ wholes, tops, bottom }) =>
      sumOf(tops) % bottom < 3 || sumOf(tops) % 2 === 1
        ? null
        : mixed(wholes + Math.floor(sumOf(tops) / bottom), (sumOf(tops) % bottom) - 2, bottom - 2),
    ),
  ),
  inSum(
    {
      id: 'only-one-part-reduced',
      child: 'halves the top and leaves the bottom',
      source: 'Ashlock 2010',
      right: ['reduced-unevenly'],
      near: ['any-fraction'],
    },
    added(1, ({ wholes, tops, bottom }) => {
      const [top, carry] = [sumOf(tops) % bottom, Math.floor(sumOf(tops) / bottom)];
      return top === 0 || top % 2 === 1 ? null : mixed(wholes + carry, top / 2, bottom);
    }),
  ),
  inSum(
    {
      id: 'whole-and-top-run-together',
      child: 'makes 4 7/20 to 47/20',
      source: 'Stafylidou & Vosniadou 2004; Mack 1995',
      right: ['run-together'],
      near: ['any-fraction', 'any-writing'],
    },
    ({ total }) => {
      const { minus, whole, top, bottom } = onPaper(total);
      return minus || top === 0 || whole === 0 ? null : `${whole}${top}/${bottom}`;
    },
  ),
  inSum(
    {
      id: 'whole-added-to-top',
      child: 'adds a whole number to the top: 2 + 7/10 is 9/10',
      source: 'whole number as a numerator: Newton 2008; Siegler & Pyke 2013',
      near: ['any-adding', 'any-fraction', 'any-whole'],
    },
    added(1, ({ papers, wholes, tops, bottom }) => {
      const whole = papers.find((each) => each.top === 0 && each.whole > 0);
      return whole ? mixed(wholes - whole.whole, sumOf(tops) + whole.whole, bottom) : null;
    }),
  ),
  inSum(
    {
      id: 'sum-digits-swapped',
      child: 'swaps two digits of the whole number',
      source: 'Ashlock 2010',
      right: ['digits-transposed'],
      near: ['any-slip', 'any-whole'],
    },
    ({ total, chance }) => {
      const { minus, whole, top, bottom } = onPaper(total);
      const swapped = transposed(whole, chance);
      return minus || swapped === null ? null : mixed(swapped, top, bottom);
    },
  ),
];
