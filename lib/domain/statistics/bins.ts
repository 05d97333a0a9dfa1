import type { Rational } from '../fractions';

/** `count` bins of equal width, side by side, the first beginning at `start`. */
export type BinPlan = { start: Rational; width: Rational; count: number };
/** From `from` up to, but not with, `to`. */
export type Bin = { from: Rational; to: Rational; count: number };
export type BinCounts = {
  bins: Bin[];
  /** How many values no bin covers, on either side. */
  below: number;
  above: number;
};

/**
 * How many values fall into each bin. A value on a border belongs to the bin on its right, so that each value counts once; one that equals
 * the end of the last bin counts as above. @throws RangeError when the width is not above 0 or the count not a whole number of at least 1.
 */
export function binCounts(values: readonly Rational[], { start, width, count }: BinPlan): BinCounts {
  if (width.compare(0) <= 0) throw new RangeError('A bin needs a width above 0');
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`Not a number of bins: ${count}`);
  const bins = Array.from(
    { length: count },
    (_, index): Bin => ({ from: start.add(width.mul(index)), to: start.add(width.mul(index + 1)), count: 0 }),
  );
  let below = 0;
  let above = 0;
  for (const value of values) {
    const index = value.sub(start).div(width).floor();
    if (index.compare(0) < 0) below += 1;
    else if (index.compare(count) >= 0) above += 1;
    else (bins[Number(index.n)] as Bin).count += 1;
  }
  return { bins, below, above };
}
