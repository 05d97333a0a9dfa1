import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import {
  greatestCommonFactor,
  leastCommonMultipleOfAll,
  lowestTermsText,
  type NumberOnPaper,
  roundedDecimalText,
  type SeededChance,
  toNumberOnPaper,
  withTransposedDigits,
  writeNumberOnPaper,
} from './child';

/** The numbers a child adds, as written. */
export type Addends = { papers: readonly NumberOnPaper[]; total: Rational; chance: SeededChance };

/** A mistake in ONE addition; `right` and `near` as for a line. */
export type SumMistakeKind = {
  id: string;
  child: string;
  source: string;
  right: readonly string[];
  near: readonly string[];
  /** The sum as the child writes it; null if the mistake isn't possible there. */
  slip: (addends: Addends) => string | null;
};

const ADDING = ['any-adding', 'any-fraction'];
const WRITING = ['any-writing', 'any-fraction'];

const valueOfPaper = ({ minus, whole, top, bottom }: NumberOnPaper) => {
  const size = rational(whole * bottom + top, bottom);
  return minus ? size.neg() : size;
};
const sign = ({ minus }: NumberOnPaper) => (minus ? -1 : 1);
const partsOf = (papers: readonly NumberOnPaper[]) =>
  papers
    .filter(({ top }) => top !== 0)
    .map((paper) => ({ top: sign(paper) * paper.top, bottom: paper.bottom }));
const wholesOf = (papers: readonly NumberOnPaper[]) =>
  papers.reduce((sum, paper) => sum + sign(paper) * paper.whole, 0);

/** A whole number beside a fraction that isn't reduced. */
function beside(whole: number, top: number, bottom: number): string | null {
  if (bottom === 0) return null;
  if (whole < 0 || top < 0 || bottom < 0)
    return lowestTermsText(rational(whole * bottom + top, bottom));
  return writeNumberOnPaper({ minus: false, whole, top, bottom });
}

/** Only if two or more lines have fractions. */
const withParts =
  (
    make: (
      parts: { top: number; bottom: number }[],
      whole: number,
      addends: Addends,
    ) => string | null,
  ) =>
  (addends: Addends) => {
    const parts = partsOf(addends.papers);
    return parts.length < 2 ? null : make(parts, wholesOf(addends.papers), addends);
  };
const unlike =
  (
    make: (
      parts: { top: number; bottom: number }[],
      whole: number,
      addends: Addends,
    ) => string | null,
  ) =>
  (addends: Addends) =>
    new Set(partsOf(addends.papers).map(({ bottom }) => bottom)).size < 2
      ? null
      : withParts(make)(addends);
/** Only if the sum has a fraction. */
const withFraction =
  (make: (paper: NumberOnPaper, addends: Addends) => string | null) => (addends: Addends) => {
    const paper = toNumberOnPaper(addends.total);
    return paper.top === 0 ? null : make(paper, addends);
  };

/** 7 3/5 as 76 with one place; null if it is no decimal of up to two places. */
function decimalDigits(paper: NumberOnPaper): { digits: number; places: number } | null {
  const value = valueOfPaper(paper);
  const places = [0, 1, 2].find((each) => 10n ** BigInt(each) % value.d === 0n);
  return paper.minus || places === undefined
    ? null
    : { digits: value.mul(10 ** places).valueOf(), places };
}

const tops = (parts: readonly { top: number }[]) => parts.reduce((sum, { top }) => sum + top, 0);
const bottoms = (parts: readonly { bottom: number }[]) =>
  parts.reduce((sum, { bottom }) => sum + bottom, 0);
const notNothing = (papers: readonly NumberOnPaper[]) =>
  papers.filter(({ whole, top }) => whole !== 0 || top !== 0);
const plus = (value: Rational, change: number) => lowestTermsText(value.add(change));

export const SUM_MISTAKE_KINDS: readonly SumMistakeKind[] = [
  {
    id: 'line-forgotten',
    child: 'leaves out a line',
    source: 'Brown & VanLehn 1980',
    right: ['line-left-out'],
    near: ['any-line', 'one-line', 'two-lines-left-out'],
    slip: ({ papers, total, chance }) => {
      const counted = notNothing(papers);
      return counted.length < 2
        ? null
        : lowestTermsText(total.sub(valueOfPaper(chance.pick(counted))));
    },
  },
  {
    id: 'line-again',
    child: 'adds a line twice',
    source: 'Brown & VanLehn 1980',
    right: ['line-twice'],
    near: ['any-line', 'one-line'],
    slip: ({ papers, total, chance }) => {
      const counted = notNothing(papers);
      return counted.length === 0
        ? null
        : lowestTermsText(total.add(valueOfPaper(chance.pick(counted))));
    },
  },
  {
    id: 'two-lines-forgotten',
    child: 'leaves out two lines',
    source: 'Brown & VanLehn 1980',
    right: ['two-lines-left-out'],
    near: ['any-line', 'line-left-out'],
    slip: ({ papers, total, chance }) => {
      const counted = notNothing(papers);
      if (counted.length < 3) return null;
      const first = chance.pick(counted);
      const second = chance.pick(counted.filter((each) => each !== first));
      return lowestTermsText(total.sub(valueOfPaper(first)).sub(valueOfPaper(second)));
    },
  },
  {
    id: 'line-taken-away',
    child: 'takes a line away instead of adding it',
    source: 'Brown & VanLehn 1980',
    right: ['line-subtracted'],
    near: ['any-line', 'any-sign', 'one-line'],
    slip: ({ papers, total, chance }) => {
      const counted = notNothing(papers).filter(({ minus }) => !minus);
      return counted.length < 2
        ? null
        : lowestTermsText(total.sub(valueOfPaper(chance.pick(counted)).mul(2)));
    },
  },
  {
    id: 'straight-across',
    child: 'adds numerators and adds denominators',
    source: 'Byrnes & Wasik 1991; Braithwaite, Pyke & Siegler 2017',
    right: ['added-straight-across'],
    near: ADDING,
    slip: withParts((parts, whole) => beside(whole, tops(parts), bottoms(parts))),
  },
  {
    id: 'straight-across-improper',
    child: 'turns everything into improper fractions and adds straight across',
    source: 'Siegler & Pyke 2013',
    right: ['added-straight-across'],
    near: ADDING,
    slip: ({ papers }) => {
      const improper = notNothing(papers).map((paper) => ({
        top: sign(paper) * (paper.whole * paper.bottom + paper.top),
        bottom: paper.bottom,
      }));
      const [parts, wholes] = [
        improper.filter(({ bottom }) => bottom > 1),
        improper.filter(({ bottom }) => bottom === 1),
      ];
      return parts.length < 2
        ? null
        : lowestTermsText(rational(tops(parts), bottoms(parts)).add(tops(wholes)));
    },
  },
  {
    id: 'straight-across-two',
    child: 'adds two of three fractions straight across',
    source: 'Braithwaite, Pyke & Siegler 2017',
    right: ['added-straight-across'],
    near: ADDING,
    slip: withParts((parts, whole) => {
      const [first, second, ...others] = parts;
      if (!first || !second || others.length === 0) return null;
      const pair = rational(first.top + second.top, first.bottom + second.bottom);
      return lowestTermsText(
        pair.add(sumRationals(others.map(({ top, bottom }) => rational(top, bottom)))).add(whole),
      );
    }),
  },
  {
    id: 'numerators-left-alone',
    child: 'finds the common denominator and keeps the old numerators',
    source: 'Siegler & Pyke 2013; Newton 2008',
    right: ['numerators-not-scaled'],
    near: ADDING,
    slip: unlike((parts, whole) =>
      beside(whole, tops(parts), leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom))),
    ),
  },
  {
    id: 'one-numerator-left-alone',
    child: 'scales all numerators but one',
    source: 'Newton 2008',
    right: ['numerators-not-scaled'],
    near: ADDING,
    slip: unlike((parts, whole, { chance }) => {
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      const lazy = chance.pick(parts.filter(({ bottom }) => bottom !== common));
      const all = parts.reduce(
        (sum, part) => sum + part.top * (part === lazy ? 1 : common / part.bottom),
        0,
      );
      return beside(whole, all, common);
    }),
  },
  {
    id: 'one-denominator',
    child: 'adds numerators and keeps one of the denominators',
    source: 'Braithwaite, Pyke & Siegler 2017; Newton 2008',
    right: ['one-denominator-kept', 'numerators-not-scaled'],
    near: ADDING,
    slip: unlike((parts, whole, { chance }) =>
      beside(whole, tops(parts), chance.pick(parts).bottom),
    ),
  },
  {
    id: 'denominators-multiplied',
    child: 'adds numerators and multiplies denominators',
    source: 'Braithwaite, Pyke & Siegler 2017',
    right: ['denominators-multiplied', 'numerators-not-scaled'],
    near: ADDING,
    slip: withParts((parts, whole) =>
      parts.length > 3
        ? null
        : beside(
            whole,
            tops(parts),
            parts.reduce((product, { bottom }) => product * bottom, 1),
          ),
    ),
  },
  {
    id: 'numerators-multiplied',
    child: 'finds the common denominator and multiplies the numerators',
    source: 'Braithwaite, Pyke & Siegler 2017',
    right: ['numerators-multiplied'],
    near: ADDING,
    slip: withParts((parts, whole) => {
      if (parts.length > 2) return null;
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      return beside(
        whole,
        parts.reduce((product, { top, bottom }) => (product * top * common) / bottom, 1),
        common,
      );
    }),
  },
  {
    id: 'fractions-multiplied',
    child: 'multiplies the fractions instead of adding them',
    source: 'Braithwaite, Pyke & Siegler 2017 (wrong operation)',
    right: ['numerators-multiplied'],
    near: ADDING,
    slip: withParts((parts, whole) => {
      if (parts.length > 2) return null;
      const [top, bottom] = parts.reduce(([t, b], part) => [t * part.top, b * part.bottom], [
        1, 1,
      ] as [number, number]);
      return beside(whole, top, bottom);
    }),
  },
  {
    id: 'same-number-added',
    child: 'makes 1/10 to 11/20 by adding 10 to both',
    source: 'Hart 1981 (CSMS): additive strategy',
    right: ['same-number-added'],
    near: ADDING,
    slip: unlike((parts, whole) => {
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      const all = parts.reduce(
        (sum, { top, bottom }) => sum + Math.sign(top) * (Math.abs(top) + common - bottom),
        0,
      );
      return beside(whole, all, common);
    }),
  },
  {
    id: 'one-fraction-taken-away',
    child: 'takes one fraction from the other: 3/4 + 1/2 as 1/4',
    source: 'wrong operation: Braithwaite, Pyke & Siegler 2017',
    right: ['fractions-subtracted'],
    near: ADDING,
    slip: withParts((parts, _, { total, chance }) => {
      const { top, bottom } = chance.pick(parts);
      return lowestTermsText(total.sub(rational(2 * top, bottom)));
    }),
  },
  {
    id: 'one-fraction-left-off',
    child: 'leaves off the fraction of one number',
    source: 'NAEP; Newton 2008',
    right: ['one-fraction-left-out', 'remainder-dropped'],
    near: ['any-below-one', 'any-fraction'],
    slip: withParts((parts, _, { total, chance }) => {
      const { top, bottom } = chance.pick(parts);
      return lowestTermsText(total.sub(rational(top, bottom)));
    }),
  },
  {
    id: 'carried-at-ten',
    child: 'makes a whole of ten parts: 13/8 as 1 3/8',
    source: 'Brown & VanLehn 1980; Ashlock 2010',
    right: ['carried-at-ten'],
    near: ['any-fraction'],
    slip: withParts((parts, whole) => {
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      const all = parts.reduce((sum, { top, bottom }) => sum + (top * common) / bottom, 0);
      return all < 10 || common <= 10
        ? null
        : beside(whole + Math.floor(all / 10), all % 10, common);
    }),
  },
  {
    id: 'decimals-lined-up-right',
    child: 'writes the last digits of decimals below each other: 7.6 + 5 as 8.1',
    source: 'Resnick 1989 (whole-number rule)',
    right: ['decimals-as-whole-numbers'],
    near: ['any-fraction'],
    slip: ({ papers }) => {
      const digits = notNothing(papers).map(decimalDigits);
      const places = digits.map((each) => each?.places ?? 0);
      if (digits.includes(null) || new Set(places).size < 2) return null;
      const sum = digits.reduce((all, each) => all + (each?.digits ?? 0), 0);
      return lowestTermsText(rational(sum, 10 ** Math.max(...places)));
    },
  },
  {
    id: 'sum-as-decimal',
    child: 'writes 4 7/20 as 4.7',
    source: 'Resnick 1989; Stafylidou & Vosniadou 2004',
    right: ['fraction-as-decimal'],
    near: WRITING,
    slip: withFraction(({ minus, whole, top, bottom }) =>
      minus || bottom === 10 ? null : `${whole}.${top}`,
    ),
  },
  {
    id: 'carry-forgotten',
    child: 'loses the whole that the fractions make',
    source: 'Ashlock 2010; Newton 2008',
    right: ['carry-lost'],
    // If the fractions add up to a whole, all of them are left out.
    near: ['whole-off-by-one', 'any-whole', 'any-slip', 'fractions-left-out'],
    slip: ({ papers, total }) => {
      const made = Math.floor(
        sumRationals(partsOf(papers).map(({ top, bottom }) => rational(top, bottom))).valueOf(),
      );
      return made < 1 ? null : plus(total, -made);
    },
  },
  {
    id: 'carry-twice',
    child: 'adds the whole that the fractions make twice',
    source: 'Brown & VanLehn 1980',
    right: ['carry-lost', 'whole-off-by-one'],
    near: ['any-whole', 'any-slip'],
    slip: ({ papers, total }) => {
      const made = Math.floor(
        sumRationals(partsOf(papers).map(({ top, bottom }) => rational(top, bottom))).valueOf(),
      );
      return made < 1 ? null : plus(total, made);
    },
  },
  {
    id: 'sum-one-off',
    child: 'is one off in the whole numbers',
    source: 'Siegler & Pyke 2013 (execution errors)',
    right: ['whole-off-by-one'],
    near: ['any-whole', 'any-slip', 'carry-lost'],
    slip: ({ total, chance }) =>
      total.compare(2) < 0 ? null : plus(total, chance.percent(50) ? 1 : -1),
  },
  {
    id: 'sum-ten-off',
    child: 'forgets or adds a ten when adding in columns',
    source: 'Brown & VanLehn 1980',
    right: ['ten-off'],
    near: ['any-whole', 'any-slip'],
    slip: ({ papers, total, chance }) =>
      total.compare(12) < 0 || notNothing(papers).length < 2
        ? null
        : plus(total, chance.percent(65) ? -10 : 10),
  },
  {
    id: 'only-the-fractions',
    child: 'adds the fractions and forgets the whole numbers',
    source: 'NAEP; Newton 2008',
    right: ['wholes-left-out'],
    near: ['any-whole'],
    slip: withFraction((paper) =>
      paper.whole === 0 ? null : writeNumberOnPaper({ ...paper, whole: 0 }),
    ),
  },
  {
    id: 'only-the-wholes',
    child: 'adds the whole numbers and forgets the fractions',
    source: 'NAEP; Newton 2008',
    right: ['fractions-left-out', 'remainder-dropped', 'rounded-to-whole'],
    near: ['any-below-one', 'any-fraction'],
    slip: ({ papers }) => (partsOf(papers).length === 0 ? null : String(wholesOf(papers))),
  },
  {
    id: 'sum-rounded',
    child: 'rounds the sum to a whole number',
    source: 'NAEP',
    right: ['rounded-to-whole'],
    near: ['any-below-one', 'any-fraction', 'fractions-left-out', 'remainder-dropped'],
    slip: withFraction((_, { total }) => roundedDecimalText(total, 0)),
  },
  {
    id: 'sum-upside-down',
    child: 'writes 4 20/7 for 4 7/20',
    source: 'Stafylidou & Vosniadou 2004',
    right: ['fraction-upside-down'],
    near: WRITING,
    slip: withFraction((paper) =>
      writeNumberOnPaper({ ...paper, top: paper.bottom, bottom: paper.top }),
    ),
  },
  {
    id: 'whole-and-numerator-swapped',
    child: 'writes 7 4/20 for 4 7/20',
    source: 'Ashlock 2010',
    right: ['whole-and-numerator-swapped'],
    near: WRITING,
    slip: withFraction((paper) =>
      paper.whole === 0 || paper.whole === paper.top
        ? null
        : writeNumberOnPaper({ ...paper, whole: paper.top, top: paper.whole }),
    ),
  },
  {
    id: 'run-together',
    child: 'writes 47/20 for 4 7/20',
    source: 'Stafylidou & Vosniadou 2004',
    right: ['run-together'],
    near: WRITING,
    slip: withFraction((paper) =>
      paper.whole === 0
        ? null
        : writeNumberOnPaper({ ...paper, whole: 0, top: Number(`${paper.whole}${paper.top}`) }),
    ),
  },
  {
    id: 'sum-turned-around',
    child: 'writes 43 for 34',
    source: 'Ashlock 2010',
    right: ['digits-transposed'],
    near: ['any-whole', 'any-slip', 'any-writing'],
    slip: ({ total, chance }) => {
      const paper = toNumberOnPaper(total);
      const whole = withTransposedDigits(paper.whole, chance);
      return whole === null ? null : writeNumberOnPaper({ ...paper, whole });
    },
  },
  {
    id: 'sign-forgotten',
    child: 'loses the minus of the sum, or puts one',
    source: 'NAEP (integers)',
    right: ['sign-turned', 'minus-dropped'],
    near: ['any-sign'],
    slip: ({ papers, total }) =>
      papers.some(({ minus }) => minus) || total.compare(0) < 0
        ? lowestTermsText(total.neg())
        : null,
  },
  {
    id: 'loss-added',
    child: 'adds a number below zero as if it were above',
    source: 'NAEP (integers)',
    right: ['minus-dropped'],
    near: ['any-sign', 'one-line'],
    slip: ({ papers, total, chance }) => {
      const losses = papers.filter(({ minus, whole, top }) => minus && whole + top > 0);
      return losses.length === 0
        ? null
        : lowestTermsText(total.add(valueOfPaper(chance.pick(losses)).abs().mul(2)));
    },
  },
  {
    id: 'reduced-on-one-side',
    child: 'divides only the numerator or only the denominator when simplifying',
    source: 'Ashlock 2010; Newton 2008',
    right: ['reduced-unevenly'],
    near: ['any-writing', 'any-adding', 'any-fraction'],
    slip: withParts((parts, whole, { chance }) => {
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      const all = parts.reduce((sum, { top, bottom }) => sum + (top * common) / bottom, 0);
      const by = greatestCommonFactor(Math.abs(all), common);
      if (by < 2 || all <= 0) return null;
      return chance.percent(50) ? beside(whole, all / by, common) : beside(whole, all, common / by);
    }),
  },
  {
    id: 'largest-denominator',
    child: 'adds numerators and keeps the largest denominator',
    source: 'Braithwaite, Pyke & Siegler 2017',
    right: ['one-denominator-kept', 'numerators-not-scaled'],
    near: ADDING,
    slip: unlike((parts, whole) =>
      beside(whole, tops(parts), Math.max(...parts.map(({ bottom }) => bottom))),
    ),
  },
];
