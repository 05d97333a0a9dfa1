import type { ChildLine } from './cards';
import { type Chance, greatestCommon, leastCommon, type Paper, write } from './child';
import { lineMistakeKind, sumMistakeKind } from './kinds';
import type { Kind } from './work';

type LineSlip = Parameters<typeof lineMistakeKind>[0]['slip'];
type SumSlip = Parameters<typeof sumMistakeKind>[0]['slip'];
type Names = { right?: readonly string[]; near?: readonly string[] };
type About = { id: string; child: string; source: string } & Names;

/** A mistake in one multiplication. That the line is wrong is always true. */
export const inLine = (about: About, slip: LineSlip): Kind =>
  lineMistakeKind({ right: [], ...about, near: [...(about.near ?? []), 'one-line'], slip });

/** A mistake in the addition. */
export const inSum = (about: About, slip: SumSlip): Kind =>
  sumMistakeKind({ right: [], near: [], ...about, slip });

/** The division of a line as a child does it: 71 by 8 is 8, 7 left over. */
export type Division = ChildLine & { product: number; whole: number; rest: number };

/** A count above zero times a fraction. */
export const divided =
  (slip: (division: Division) => string | null): LineSlip =>
  (line) => {
    if (line.count <= 0 || line.bottom === 1) return null;
    const product = line.count * line.top;
    const rest = product % line.bottom;
    return slip({ ...line, product, whole: (product - rest) / line.bottom, rest });
  };

/** Such a line that leaves something over. */
export const withRest = (slip: (division: Division) => string | null): LineSlip =>
  divided((division) => (division.rest === 0 ? null : slip(division)));

export type Addition = {
  papers: readonly Paper[];
  fractions: readonly Paper[];
  wholes: number;
  bottom: number;
  /** The numerators over the common denominator. */
  tops: readonly number[];
};

/** An addition without numbers below zero, of which at least `least` have a fraction. */
export const added =
  (least: number, slip: (addition: Addition, chance: Chance) => string | null): SumSlip =>
  ({ papers, chance }) => {
    const fractions = papers.filter(({ top }) => top > 0);
    if (papers.some(({ minus }) => minus) || fractions.length < least) return null;
    const bottom = leastCommon(fractions.map((paper) => paper.bottom));
    const tops = fractions.map((paper) => (paper.top * bottom) / paper.bottom);
    const wholes = sumOf(papers.map(({ whole }) => whole));
    return slip({ papers, fractions, wholes, bottom, tops }, chance);
  };

/** Such an addition in which not all denominators are the same. */
export const addedUnlike = (slip: (addition: Addition) => string | null): SumSlip =>
  added(2, (addition) =>
    addition.fractions.some(({ bottom }) => bottom !== addition.fractions[0]?.bottom)
      ? slip(addition)
      : null,
  );

export const topsOf = (papers: readonly Paper[]) => sumOf(papers.map(({ top }) => top));
export const bottomsOf = (papers: readonly Paper[]) => papers.map(({ bottom }) => bottom);
export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
export const productOf = (numbers: readonly number[]) =>
  numbers.reduce((product, each) => product * each, 1);

/** A whole number and a fraction, with the wholes taken out of the fraction but not reduced. */
export const mixed = (whole: number, top = 0, bottom = 1): string | null =>
  whole < 0 || top < 0 || bottom < 1
    ? null
    : write({ minus: false, whole: whole + Math.floor(top / bottom), top: top % bottom, bottom });

/** The same in lowest terms. */
export function reduced(whole: number, top: number, bottom: number): string | null {
  const common = greatestCommon(top, bottom);
  return mixed(whole, top / common, bottom / common);
}

/** A fraction's decimal digits, as many as are needed; null if they never end within three. */
export function digitsOf(top: number, bottom: number): string | null {
  const thousandths = (top * 1_000) / bottom;
  if (!Number.isInteger(thousandths)) return null;
  return String(thousandths).padStart(3, '0').replace(/0+$/, '');
}
