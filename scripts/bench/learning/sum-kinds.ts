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
import { type MistakeRow, mistakeRows } from './mistake-table';

/** The numbers a child adds, as written. */
export type Addends = { papers: readonly NumberOnPaper[]; total: Rational; chance: SeededChance };

/** A mistake in ONE addition. */
export type SumMistakeKind = MistakeRow & {
  /** The sum as the child writes it; null if the mistake isn't possible there. */
  slip: (addends: Addends) => string | null;
};

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

export const SUM_MISTAKE_KINDS: readonly SumMistakeKind[] = mistakeRows<SumMistakeKind['slip']>(
  'Sums',
  {
    'line-forgotten': ({ papers, total, chance }) => {
      const counted = notNothing(papers);
      return counted.length < 2
        ? null
        : lowestTermsText(total.sub(valueOfPaper(chance.pick(counted))));
    },
    'line-again': ({ papers, total, chance }) => {
      const counted = notNothing(papers);
      return counted.length === 0
        ? null
        : lowestTermsText(total.add(valueOfPaper(chance.pick(counted))));
    },
    'two-lines-forgotten': ({ papers, total, chance }) => {
      const counted = notNothing(papers);
      if (counted.length < 3) return null;
      const first = chance.pick(counted);
      const second = chance.pick(counted.filter((each) => each !== first));
      return lowestTermsText(total.sub(valueOfPaper(first)).sub(valueOfPaper(second)));
    },
    'line-taken-away': ({ papers, total, chance }) => {
      const counted = notNothing(papers).filter(({ minus }) => !minus);
      return counted.length < 2
        ? null
        : lowestTermsText(total.sub(valueOfPaper(chance.pick(counted)).mul(2)));
    },
    'straight-across': withParts((parts, whole) => beside(whole, tops(parts), bottoms(parts))),
    'straight-across-improper': ({ papers }) => {
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
    'straight-across-two': withParts((parts, whole) => {
      const [first, second, ...others] = parts;
      if (!first || !second || others.length === 0) return null;
      const pair = rational(first.top + second.top, first.bottom + second.bottom);
      return lowestTermsText(
        pair.add(sumRationals(others.map(({ top, bottom }) => rational(top, bottom)))).add(whole),
      );
    }),
    'numerators-left-alone': unlike((parts, whole) =>
      beside(whole, tops(parts), leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom))),
    ),
    'one-numerator-left-alone': unlike((parts, whole, { chance }) => {
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      const lazy = chance.pick(parts.filter(({ bottom }) => bottom !== common));
      const all = parts.reduce(
        (sum, part) => sum + part.top * (part === lazy ? 1 : common / part.bottom),
        0,
      );
      return beside(whole, all, common);
    }),
    'one-denominator': unlike((parts, whole, { chance }) =>
      beside(whole, tops(parts), chance.pick(parts).bottom),
    ),
    'denominators-multiplied': withParts((parts, whole) =>
      parts.length > 3
        ? null
        : beside(
            whole,
            tops(parts),
            parts.reduce((product, { bottom }) => product * bottom, 1),
          ),
    ),
    'numerators-multiplied': withParts((parts, whole) => {
      if (parts.length > 2) return null;
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      return beside(
        whole,
        parts.reduce((product, { top, bottom }) => (product * top * common) / bottom, 1),
        common,
      );
    }),
    'fractions-multiplied': withParts((parts, whole) => {
      if (parts.length > 2) return null;
      const [top, bottom] = parts.reduce(([t, b], part) => [t * part.top, b * part.bottom], [
        1, 1,
      ] as [number, number]);
      return beside(whole, top, bottom);
    }),
    'same-number-added': unlike((parts, whole) => {
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      const all = parts.reduce(
        (sum, { top, bottom }) => sum + Math.sign(top) * (Math.abs(top) + common - bottom),
        0,
      );
      return beside(whole, all, common);
    }),
    'one-fraction-taken-away': withParts((parts, _, { total, chance }) => {
      const { top, bottom } = chance.pick(parts);
      return lowestTermsText(total.sub(rational(2 * top, bottom)));
    }),
    'one-fraction-left-off': withParts((parts, _, { total, chance }) => {
      const { top, bottom } = chance.pick(parts);
      return lowestTermsText(total.sub(rational(top, bottom)));
    }),
    'carried-at-ten': withParts((parts, whole) => {
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      const all = parts.reduce((sum, { top, bottom }) => sum + (top * common) / bottom, 0);
      return all < 10 || common <= 10
        ? null
        : beside(whole + Math.floor(all / 10), all % 10, common);
    }),
    'decimals-lined-up-right': ({ papers }) => {
      const digits = notNothing(papers).map(decimalDigits);
      const places = digits.map((each) => each?.places ?? 0);
      if (digits.includes(null) || new Set(places).size < 2) return null;
      const sum = digits.reduce((all, each) => all + (each?.digits ?? 0), 0);
      return lowestTermsText(rational(sum, 10 ** Math.max(...places)));
    },
    'sum-as-decimal': withFraction(({ minus, whole, top, bottom }) =>
      minus || bottom === 10 ? null : `${whole}.${top}`,
    ),
    'carry-forgotten': ({ papers, total }) => {
      const made = Math.floor(
        sumRationals(partsOf(papers).map(({ top, bottom }) => rational(top, bottom))).valueOf(),
      );
      return made < 1 ? null : plus(total, -made);
    },
    'carry-twice': ({ papers, total }) => {
      const made = Math.floor(
        sumRationals(partsOf(papers).map(({ top, bottom }) => rational(top, bottom))).valueOf(),
      );
      return made < 1 ? null : plus(total, made);
    },
    'sum-one-off': ({ total, chance }) =>
      total.compare(2) < 0 ? null : plus(total, chance.percent(50) ? 1 : -1),
    'sum-ten-off': ({ papers, total, chance }) =>
      total.compare(12) < 0 || notNothing(papers).length < 2
        ? null
        : plus(total, chance.percent(65) ? -10 : 10),
    'only-the-fractions': withFraction((paper) =>
      paper.whole === 0 ? null : writeNumberOnPaper({ ...paper, whole: 0 }),
    ),
    'only-the-wholes': ({ papers }) =>
      partsOf(papers).length === 0 ? null : String(wholesOf(papers)),
    'sum-rounded': withFraction((_, { total }) => roundedDecimalText(total, 0)),
    'sum-upside-down': withFraction((paper) =>
      writeNumberOnPaper({ ...paper, top: paper.bottom, bottom: paper.top }),
    ),
    'whole-and-numerator-swapped': withFraction((paper) =>
      paper.whole === 0 || paper.whole === paper.top
        ? null
        : writeNumberOnPaper({ ...paper, whole: paper.top, top: paper.whole }),
    ),
    'run-together': withFraction((paper) =>
      paper.whole === 0
        ? null
        : writeNumberOnPaper({ ...paper, whole: 0, top: Number(`${paper.whole}${paper.top}`) }),
    ),
    'sum-turned-around': ({ total, chance }) => {
      const paper = toNumberOnPaper(total);
      const whole = withTransposedDigits(paper.whole, chance);
      return whole === null ? null : writeNumberOnPaper({ ...paper, whole });
    },
    'sign-forgotten': ({ papers, total }) =>
      papers.some(({ minus }) => minus) || total.compare(0) < 0
        ? lowestTermsText(total.neg())
        : null,
    'loss-added': ({ papers, total, chance }) => {
      const losses = papers.filter(({ minus, whole, top }) => minus && whole + top > 0);
      return losses.length === 0
        ? null
        : lowestTermsText(total.add(valueOfPaper(chance.pick(losses)).abs().mul(2)));
    },
    'reduced-on-one-side': withParts((parts, whole, { chance }) => {
      const common = leastCommonMultipleOfAll(parts.map(({ bottom }) => bottom));
      const all = parts.reduce((sum, { top, bottom }) => sum + (top * common) / bottom, 0);
      const by = greatestCommonFactor(Math.abs(all), common);
      if (by < 2 || all <= 0) return null;
      return chance.percent(50) ? beside(whole, all / by, common) : beside(whole, all, common / by);
    }),
    'largest-denominator': unlike((parts, whole) =>
      beside(whole, tops(parts), Math.max(...parts.map(({ bottom }) => bottom))),
    ),
  },
);
