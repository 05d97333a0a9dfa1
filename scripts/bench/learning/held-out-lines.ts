import {
  heldOutLineMistake,
  slipInDivision,
  slipInDivisionWithRest,
  unreducedMixedText,
} from './held-out-paper';
import type { MistakeKind } from './work';

/** Well-known mistakes in one multiplication. */
export const HELD_OUT_LINE_MISTAKES: readonly MistakeKind[] = [
  heldOutLineMistake(
    {
      id: 'rate-as-decimal',
      child: 'takes 1/8 for 0.8',
      source: 'fraction rule: Resnick et al. 1989',
      right: ['fraction-as-decimal'],
      near: ['any-rate', 'any-writing'],
    },
    slipInDivision(({ count, top, bottom }) => {
      const places = String(bottom).length;
      return top === 1 ? ((count * bottom) / 10 ** places).toFixed(places) : null;
    }),
  ),
  heldOutLineMistake(
    {
      id: 'rest-as-decimal-digits',
      child: 'writes 4 remainder 7 of 20 as 4.7',
      source: 'Resnick et al. 1989; remainders in decimals: Ashlock 2010',
      right: ['remainder-as-decimal'],
      near: ['any-remainder', 'any-writing', 'any-fraction', 'fraction-as-decimal'],
    },
    slipInDivisionWithRest(({ whole, rest }) => `${whole}.${rest}`),
  ),
  heldOutLineMistake(
    {
      id: 'denominator-as-decimal-digits',
      child: 'writes 9 1/8 as 9.8',
      source: 'fraction rule: Resnick et al. 1989',
      right: ['fraction-as-decimal'],
      near: ['remainder-as-decimal', 'any-remainder', 'any-writing', 'any-fraction'],
    },
    slipInDivisionWithRest(({ whole, rest, bottom }) => (rest === 1 ? `${whole}.${bottom}` : null)),
  ),
  heldOutLineMistake(
    {
      id: 'part-over-rest',
      child: 'writes 3 of 8 as 3/5, the part over the other part',
      source: 'part-part for part-whole: CSMS, Hart 1981',
      right: ['part-over-rest', 'remainder-over-other-number'],
      near: ['any-remainder', 'any-fraction'],
    },
    slipInDivisionWithRest(({ whole, rest, bottom }) =>
      unreducedMixedText(whole, rest, bottom - rest),
    ),
  ),
  heldOutLineMistake(
    {
      id: 'rest-over-quotient',
      child: 'writes the remainder over the quotient',
      source: 'Ashlock 2010',
      right: ['remainder-over-other-number'],
      near: ['any-remainder', 'any-fraction'],
    },
    slipInDivisionWithRest(({ whole, rest }) =>
      whole > 1 ? unreducedMixedText(whole, rest, whole) : null,
    ),
  ),
  heldOutLineMistake(
    {
      id: 'rest-inverted',
      child: 'writes 20/7 for 7/20',
      source: 'Stafylidou & Vosniadou 2004',
      right: ['fraction-upside-down'],
      near: ['any-fraction', 'any-remainder', 'any-writing'],
    },
    slipInDivisionWithRest(({ whole, rest, bottom }) => unreducedMixedText(whole, bottom, rest)),
  ),
  heldOutLineMistake(
    {
      id: 'rest-dropped',
      child: 'takes the quotient and forgets the remainder',
      source: 'NAEP 1983, the buses',
      right: ['remainder-dropped'],
      near: [
        'any-remainder',
        'any-below-one',
        'rounded-to-whole',
        'fractions-left-out',
        'any-fraction',
        'one-fraction-left-out',
      ],
    },
    slipInDivisionWithRest(({ whole }) => String(whole)),
  ),
  heldOutLineMistake(
    {
      id: 'rest-rounded-up',
      child: 'rounds any remainder up to one more',
      source: 'NAEP 1983, the buses',
      right: ['rounded-to-whole'],
      near: ['any-remainder', 'any-below-one'],
    },
    slipInDivisionWithRest(({ whole }) => String(whole + 1)),
  ),
  heldOutLineMistake(
    {
      id: 'rest-added-as-ones',
      child: 'adds the remainder to the quotient',
      source: 'Ashlock 2010',
      right: ['remainder-as-whole'],
      near: ['any-remainder'],
    },
    slipInDivisionWithRest(({ whole, rest }) => (whole > 0 ? String(whole + rest) : null)),
  ),
  heldOutLineMistake(
    {
      id: 'quotient-and-rest-swapped',
      child: 'writes the remainder in front and the quotient on top',
      source: 'Ashlock 2010',
      right: ['whole-and-numerator-swapped'],
      near: ['any-remainder', 'any-fraction', 'any-writing'],
    },
    slipInDivisionWithRest(({ whole, rest, bottom }) =>
      whole > 0 ? unreducedMixedText(rest, whole, bottom) : null,
    ),
  ),
  heldOutLineMistake(
    {
      id: 'count-beside-rate',
      child: 'puts 71 and 1/8 together to 71 1/8',
      source: 'mixed numbers as products: Mack 1995',
      right: ['side-by-side'],
      near: ['any-rate', 'added-not-multiplied'],
    },
    slipInDivision(({ count, top, bottom }) =>
      top < bottom ? unreducedMixedText(count, top, bottom) : null,
    ),
  ),
  heldOutLineMistake(
    {
      id: 'both-parts-times-count',
      child: 'multiplies top and bottom by the count',
      source: 'Braithwaite, Pyke & Siegler 2017',
      right: ['multiplied-both'],
      near: ['any-rate'],
    },
    slipInDivision(({ count, top, bottom }) => unreducedMixedText(0, count * top, count * bottom)),
  ),
  heldOutLineMistake(
    {
      id: 'count-added-to-top',
      child: 'adds the count to the top: 3 times 5/2 is 8/2',
      source: 'wrong operation: Newton 2008',
      right: ['added-not-multiplied'],
      near: ['any-rate'],
    },
    slipInDivision(({ count, top, bottom }) => unreducedMixedText(0, count + top, bottom)),
  ),
  heldOutLineMistake(
    {
      id: 'rate-turned-over',
      child: 'multiplies by 8 where the rate is 1/8, or by 2/5 for 5/2',
      source: 'inverting the wrong way: Siegler & Pyke 2013',
      right: ['rate-upside-down', 'multiplied-not-divided', 'divided-not-multiplied'],
      near: ['any-rate'],
    },
    slipInDivision(({ count, top, bottom }) => unreducedMixedText(0, count * bottom, top)),
  ),
  heldOutLineMistake(
    {
      id: 'whole-of-mixed-rate-only',
      child: 'multiplies by 2 where the rate is 2 1/2',
      source: 'Mack 1995',
      right: ['mixed-rate-half-read'],
      near: ['any-rate', 'any-below-one'],
    },
    slipInDivision(({ count, top, bottom }) =>
      top > bottom ? String(count * Math.floor(top / bottom)) : null,
    ),
  ),
  heldOutLineMistake(
    {
      id: 'fraction-of-mixed-rate-once',
      child: 'multiplies the 2 of 2 1/2 and adds the 1/2 once',
      source: 'partial products of mixed numbers: Mack 1995; Newton 2008',
      right: ['mixed-rate-half-read'],
      near: ['any-rate'],
    },
    slipInDivision(({ count, top, bottom }) =>
      top > bottom
        ? unreducedMixedText(count * Math.floor(top / bottom), top % bottom, bottom)
        : null,
    ),
  ),
  heldOutLineMistake(
    {
      id: 'top-of-rate-only',
      child: 'multiplies by the top and forgets to divide',
      source: 'Ni & Zhou 2005; Van Hoof et al. 2015',
      right: ['denominator-dropped', 'yards-as-points', 'one-point-each'],
      near: ['any-rate'],
    },
    slipInDivision(({ product }) => String(product)),
  ),
  heldOutLineMistake(
    {
      id: 'neighbor-in-times-table',
      child: 'says 36 for 7 times 6, a neighbor in the table',
      source: 'operand errors: Campbell & Graham 1985; Ashlock 2010',
      right: ['count-off-by-one'],
      near: ['any-slip', 'any-whole'],
    },
    ({ count, top, bottom }, _, chance) =>
      count < 2 || bottom > 1 || top < 2 ? null : String((count + chance.pick([-1, 1])) * top),
  ),
  heldOutLineMistake(
    {
      id: 'count-slip',
      child: 'counts one yard too few or too many: 3/10 for 2/5',
      source: 'counting slips: Ashlock 2010; Brown & VanLehn 1980',
      right: ['count-off-by-one'],
      near: ['any-slip', 'numerator-off-by-one'],
    },
    ({ count, top, bottom }, _, chance) =>
      count < 2 || bottom === 1
        ? null
        : unreducedMixedText(0, (count + chance.pick([-1, 1])) * top, bottom),
  ),
  heldOutLineMistake(
    {
      id: 'zero-times-is-the-rate',
      child: 'says 0 times 5 is 5',
      source: 'zero bugs: Brown & VanLehn 1980',
      right: ['zero-counted'],
      near: ['any-rate', 'any-line'],
    },
    ({ count, top, bottom }) => (count === 0 ? unreducedMixedText(0, top, bottom) : null),
  ),
  heldOutLineMistake(
    {
      id: 'loss-as-gain',
      child: 'leaves the minus of lost yards away',
      source: 'NAEP, integers',
      right: ['minus-dropped'],
      near: ['any-sign'],
    },
    ({ count, top, bottom }) => (count < 0 ? unreducedMixedText(0, -count * top, bottom) : null),
  ),
];
