import type { CardLine } from './cards';
import {
  greatestCommonFactor,
  leastCommonMultipleOfAll,
  type NumberOnPaper,
  type SeededChance,
  writeNumberOnPaper,
} from './child';
import type { LineMistakeKind } from './line-kinds';
import type { SumMistakeKind } from './sum-kinds';

export type LineSlip = LineMistakeKind['slip'];
export type SumSlip = SumMistakeKind['slip'];

/** The division of a line as a child does it: 71 by 8 is 8, 7 left over. */
export type LineDivision = CardLine & { product: number; whole: number; rest: number };

/** A count above zero times a fraction. */
export const slipInDivision =
  (slip: (division: LineDivision) => string | null): LineSlip =>
  (line) => {
    if (line.count <= 0 || line.bottom === 1) return null;
    const product = line.count * line.top;
    const rest = product % line.bottom;
    return slip({ ...line, product, whole: (product - rest) / line.bottom, rest });
  };

/** Such a line that leaves something over. */
export const slipInDivisionWithRest = (slip: (division: LineDivision) => string | null): LineSlip =>
  slipInDivision((division) => (division.rest === 0 ? null : slip(division)));

export type FractionAddition = {
  papers: readonly NumberOnPaper[];
  fractions: readonly NumberOnPaper[];
  wholes: number;
  bottom: number;
  /** The numerators over the common denominator. */
  tops: readonly number[];
};

/** An addition without numbers below zero, of which at least `least` have a fraction. */
export const slipInAddition =
  (
    least: number,
    slip: (addition: FractionAddition, chance: SeededChance) => string | null,
  ): SumSlip =>
  ({ papers, chance }) => {
    const fractions = papers.filter(({ top }) => top > 0);
    if (papers.some(({ minus }) => minus) || fractions.length < least) return null;
    const bottom = leastCommonMultipleOfAll(fractions.map((paper) => paper.bottom));
    const tops = fractions.map((paper) => (paper.top * bottom) / paper.bottom);
    const wholes = sumOfNumbers(papers.map(({ whole }) => whole));
    return slip({ papers, fractions, wholes, bottom, tops }, chance);
  };

/** Such an addition in which not all denominators are the same. */
export const slipInUnlikeAddition = (
  slip: (addition: FractionAddition) => string | null,
): SumSlip =>
  slipInAddition(2, (addition) =>
    addition.fractions.some(({ bottom }) => bottom !== addition.fractions[0]?.bottom)
      ? slip(addition)
      : null,
  );

export const totalOfNumerators = (papers: readonly NumberOnPaper[]) =>
  sumOfNumbers(papers.map(({ top }) => top));
export const denominatorsOnPaper = (papers: readonly NumberOnPaper[]) =>
  papers.map(({ bottom }) => bottom);
export const sumOfNumbers = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0);
export const productOfNumbers = (numbers: readonly number[]) =>
  numbers.reduce((product, each) => product * each, 1);

/** A whole number and a fraction, with the wholes taken out of the fraction but not reduced. */
export const unreducedMixedText = (whole: number, top = 0, bottom = 1): string | null =>
  whole < 0 || top < 0 || bottom < 1
    ? null
    : writeNumberOnPaper({
        minus: false,
        whole: whole + Math.floor(top / bottom),
        top: top % bottom,
        bottom,
      });

/** The same in lowest terms. */
export function reducedMixedText(whole: number, top: number, bottom: number): string | null {
  const common = greatestCommonFactor(top, bottom);
  return unreducedMixedText(whole, top / common, bottom / common);
}

/** A fraction's decimal digits, as many as are needed; null if they never end within three. */
export function decimalDigitsOf(top: number, bottom: number): string | null {
  const thousandths = (top * 1_000) / bottom;
  if (!Number.isInteger(thousandths)) return null;
  return String(thousandths).padStart(3, '0').replace(/0+$/, '');
}
