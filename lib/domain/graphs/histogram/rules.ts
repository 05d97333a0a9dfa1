import {
  type CheckItem,
  failedCheck,
  passedCheck,
  pendingCheck,
} from '@/lib/domain/graphs/checks/check-item';
import { toRationals } from '@/lib/domain/numbers/averages';
import { type Rational, sumRationals, ZERO } from '@/lib/domain/numbers/fractions';
import type { WithChartLabels } from '../chart-data';
import type { GraphDraft } from '../graph-draft';
import { defineGraphRules } from '../graph-rules';
import { type GraphPlayer, pooledGameValues } from '../graph-source';
import {
  numberToDraw,
  parseDraftBox,
  parseDraftNumber,
  parseWholeNumber,
} from '../read-draft-numbers';

export const MAX_BINS = 15;
const FEWEST_BINS = 3;
/**
 * Empty bins allowed at either end: one leaves room where bins start at 0. Empty bins in between
 * show a gap and don't count.
 */
const MAX_EMPTY_BINS = 1;

/** Without `xScale`, the axis goes from the first bin to the last. */
export type HistogramData = WithChartLabels<'xLabel' | 'yLabel' | 'xScale' | 'yScale'> & {
  /** Adjacent bins; a count of null isn't drawn yet. */
  bins: readonly { from: number; to: number; count: number | null }[];
  dots?: readonly number[];
};

export const binCountInputId = (bin: number) => `count-${bin}`;

export const histogramGraphRules = defineGraphRules<HistogramData>({
  plan: {
    players: { min: 1, max: 6 },
    fields: { min: 1, max: 1 },
    least: { count: 5, of: 'all' },
    axes: { x: 'statistic', y: 'count' },
    scales: ['y'],
    scaleMarks: 'counts',
    dots: true,
    numbers: true,
  },
  chart: (draft, players) => ({
    bins: binsToDraw(draft),
    dots: draft.dots ? pooledGameValues(players, draft) : undefined,
  }),
  checks(draft, players) {
    const counted = countedBins(draft, players);
    if ('problem' in counted) return [counted.problem, pendingCheck('counts', 'bins-first')];
    return [passedCheck('bins', 'bins-right'), checkCounts(draft, counted.bins)];
  },
  toFit(draft, players) {
    const counted = countedBins(draft, players);
    return 'problem' in counted ? [] : counted.bins.map(({ count }) => count);
  },
});

export function binsToDraw(draft: GraphDraft): HistogramData['bins'] {
  const bins = parseBinPlan(draft.bins);
  if (!bins) return [];
  return edgesOfEachBin(bins).map(({ from, to }, index) => ({
    from: Number(from),
    to: Number(to),
    count: numberToDraw(draft, binCountInputId(index)),
  }));
}

export function parseBinPlan({ start, width, count }: GraphDraft['bins']): BinPlan | null {
  const [from, by, number] = [
    parseDraftNumber(start),
    parseDraftNumber(width),
    parseWholeNumber(count),
  ];
  if (!from || !by || by.compare(0) <= 0 || number === null || number < 1 || number > 2 * MAX_BINS)
    return null;
  return { start: from, width: by, count: number };
}

function countedBins(
  draft: GraphDraft,
  players: readonly GraphPlayer[],
): { problem: CheckItem } | { bins: readonly Bin[] } {
  const problem = (says: Parameters<typeof failedCheck>[1], box: keyof GraphDraft['bins']) => ({
    problem: failedCheck('bins', says, `bins-${box}`),
  });
  const unreadable = (['start', 'width', 'count'] as const).find(
    (name) => !parseDraftNumber(draft.bins[name]),
  );
  if (unreadable) return problem('bins-unreadable', unreadable);
  if ((parseDraftNumber(draft.bins.width)?.compare(0) ?? 0) <= 0)
    return problem('bin-no-width', 'width');
  const plan = parseBinPlan(draft.bins);
  if (!plan || plan.count < FEWEST_BINS || plan.count > MAX_BINS) {
    return problem({ code: 'wrong-bin-count', min: FEWEST_BINS, max: MAX_BINS }, 'count');
  }
  const { bins, below, above } = countValuesInAndOutsideBins(
    toRationals(pooledGameValues(players, draft)),
    plan,
  );
  if (below > 0) return problem('smallest-without-bin', 'start');
  if (above > 0) return problem('largest-without-bin', 'count');
  const full = bins.map(({ count }) => count > 0);
  const [before, after] = [full.indexOf(true), full.length - 1 - full.lastIndexOf(true)];
  // At the least number of bins, empty ones are allowed.
  if (plan.count > FEWEST_BINS && before > MAX_EMPTY_BINS)
    return problem('first-bins-empty', 'start');
  if (plan.count > FEWEST_BINS && after > MAX_EMPTY_BINS)
    return problem('last-bins-empty', 'count');
  return { bins };
}

function checkCounts(draft: GraphDraft, bins: readonly Bin[]): CheckItem {
  const typed = bins.map((bin, index) => ({
    ...bin,
    index,
    typed: parseDraftBox(draft, binCountInputId(index)),
  }));
  // An empty bin may stay empty on the page too.
  const wrong = typed.filter(({ typed, count }) => !(typed ?? ZERO).equals(count));
  const first = wrong[0];
  if (!first) return passedCheck('counts', 'counts-right');
  const sum = sumRationals(typed.flatMap(({ typed }) => typed ?? []));
  const all = bins.reduce((games, { count }) => games + count, 0);
  const where = wrong.map(({ from, to }) => ({ from: Number(from), to: Number(to) }));
  return failedCheck(
    'counts',
    { code: 'counts-wrong', bins: where, sum: Number(sum), all },
    binCountInputId(first.index),
  );
}

type BinPlan = { start: Rational; width: Rational; count: number };
/** The edges of a bin, which includes `from` but not `to`. */
type BinEdges = { from: Rational; to: Rational };
type Bin = BinEdges & { count: number };

export function edgesOfEachBin({ start, width, count }: BinPlan): BinEdges[] {
  return Array.from({ length: count }, (_, index) => ({
    from: start.add(width.mul(index)),
    to: start.add(width.mul(index + 1)),
  }));
}

/**
 * Counts the values in each bin. A value on a border belongs to the bin on its right; one at the
 * end of the last bin is `above`.
 *
 * @throws RangeError for a width that is not positive, or a count that is not a whole number from
 * 1.
 */
export function countValuesInAndOutsideBins(
  values: readonly Rational[],
  plan: BinPlan,
): { bins: Bin[]; below: number; above: number } {
  const { start, width, count } = plan;
  if (width.compare(0) <= 0) throw new RangeError('A bin needs a width above 0');
  if (!Number.isSafeInteger(count) || count < 1)
    throw new RangeError(`Not a number of bins: ${count}`);
  const bins = edgesOfEachBin(plan).map((edges) => ({ ...edges, count: 0 }));
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
