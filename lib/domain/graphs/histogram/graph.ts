import { type Rational, rational, sumRationals } from '@/lib/domain/numbers/fractions';
import { again, type CheckItem, right, waiting } from '../../graph-checks/check-item';
import { checkFits, checkScale } from '../../graph-checks/scale-checks';
import type { ScaleChoice } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { allValues } from '../graph-source';
import type { GraphRules } from '../graph-type';
import { boxToDraw, readBox, readNumber, readWhole, scaleToDraw } from '../read-draft-numbers';

export const MOST_BINS = 15;
const FEWEST_BINS = 3;
/** At either end: one leaves room, as where bins start at 0. Empty bins between full ones stay, because they show a gap. */
const MOST_EMPTY_BINS = 1;

export type HistogramData = {
  title: string;
  xLabel: string;
  yLabel: string;
  /** Side by side. Null is a bar that is not drawn yet. */
  bins: readonly { from: number; to: number; count: number | null }[];
  /** A dot under the bars for each of these. */
  dots?: readonly number[];
  yScale?: ScaleChoice;
};

export const countBox = (bin: number) => `count-${bin}`;

export const histogramGraph: GraphRules<HistogramData> = {
  label: 'Histograms',
  plan: {
    players: { min: 1, max: 6 },
    fields: { min: 1, max: 1 },
    least: { count: 5, of: 'all' },
    axes: { x: 'statistic', y: 'count' },
    scales: ['y'],
    dots: true,
    key: null,
    gap: false,
    totals: false,
    numbers: true,
  },
  chart(draft, players) {
    const { title, xLabel, yLabel, dots, fields } = draft;
    return {
      title,
      xLabel,
      yLabel,
      yScale: scaleToDraw(draft.yScale),
      bins: binsToDraw(draft),
      dots: dots ? allValues(players, fields[0] ?? '', draft) : undefined,
    };
  },
  checks(draft, players) {
    const values = allValues(players, draft.fields[0] ?? '', draft);
    const bins = checkBins(draft, values);
    return [
      ...bins,
      checkScale('y', draft, 'counts'),
      checkFits('y', draft, bins[0]?.state === 'right' ? trueCounts(draft, values) : [], 'counts'),
    ];
  },
};

function binsToDraw(draft: GraphDraft): HistogramData['bins'] {
  const bins = readBins(draft.bins);
  if (!bins) return [];
  return Array.from({ length: bins.count }, (_, index) => ({
    from: Number(bins.start.add(bins.width.mul(index))),
    to: Number(bins.start.add(bins.width.mul(index + 1))),
    count: boxToDraw(draft, countBox(index)),
  }));
}

type ReadBins = { start: Rational; width: Rational; count: number };

export function readBins({ start, width, count }: GraphDraft['bins']): ReadBins | null {
  const [from, by, number] = [readNumber(start), readNumber(width), readWhole(count)];
  if (!from || !by || by.compare(0) <= 0 || number === null || number < 1 || number > 2 * MOST_BINS) return null;
  return { start: from, width: by, count: number };
}

function checkBins(draft: GraphDraft, values: readonly number[]): CheckItem[] {
  const bins = readBins(draft.bins);
  const waitingCounts = waiting('counts', 'bins-first');
  const unreadable = (['start', 'width', 'count'] as const).find((name) => !readNumber(draft.bins[name]));
  if (unreadable) return [again('bins', 'bins-unreadable', `bins-${unreadable}`), waitingCounts];
  if ((readNumber(draft.bins.width)?.compare(0) ?? 0) <= 0) return [again('bins', 'bin-no-width', 'bins-width'), waitingCounts];
  const number = readWhole(draft.bins.count);
  if (!bins || number === null || number < FEWEST_BINS || number > MOST_BINS) {
    return [again('bins', { code: 'wrong-bin-count', min: FEWEST_BINS, max: MOST_BINS }, 'bins-count'), waitingCounts];
  }
  const counted = binCounts(
    values.map((value) => rational(value)),
    bins,
  );
  if (counted.below > 0) return [again('bins', 'smallest-without-bin', 'bins-start'), waitingCounts];
  if (counted.above > 0) return [again('bins', 'largest-without-bin', 'bins-count'), waitingCounts];
  const full = counted.bins.map(({ count }) => count > 0);
  const [before, after] = [full.indexOf(true), full.length - 1 - full.lastIndexOf(true)];
  // Fewer bins than these cannot be asked for, so they may be empty.
  if (number > FEWEST_BINS && before > MOST_EMPTY_BINS) return [again('bins', 'first-bins-empty', 'bins-start'), waitingCounts];
  if (number > FEWEST_BINS && after > MOST_EMPTY_BINS) return [again('bins', 'last-bins-empty', 'bins-count'), waitingCounts];
  return [right('bins', 'bins-right'), checkCounts(draft, counted.bins, values.length)];
}

function checkCounts(
  draft: GraphDraft,
  bins: readonly { from: Rational; to: Rational; count: number }[],
  all: number,
): CheckItem {
  const wrong = bins
    .map((bin, index) => ({ ...bin, index }))
    .filter(({ index, count }) => !readBox(draft, countBox(index))?.equals(count));
  const first = wrong[0];
  if (!first) return right('counts', 'counts-right');
  const sum = sumRationals(bins.map((_, index) => readBox(draft, countBox(index)) ?? rational(0)));
  const where = wrong.map(({ from, to }) => ({ from: Number(from), to: Number(to) }));
  return again('counts', { code: 'counts-wrong', bins: where, sum: Number(sum), all }, countBox(first.index));
}

/** How high the bars have to go, once the bins are known. */
function trueCounts(draft: GraphDraft, values: readonly number[]): Rational[] {
  const bins = readBins(draft.bins);
  return bins
    ? binCounts(
        values.map((value) => rational(value)),
        bins,
      ).bins.map(({ count }) => rational(count))
    : [];
}

/** `count` bins of equal width, side by side, the first beginning at `start`. */
type BinPlan = { start: Rational; width: Rational; count: number };
/** From `from` up to, but not with, `to`. */
type Bin = { from: Rational; to: Rational; count: number };
type BinCounts = {
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
