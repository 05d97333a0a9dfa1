import { chartNumber } from '@/lib/domain/graphs/chart-data';
import type { HistogramBin } from '@/lib/domain/graphs/histogram/lesson';
import type { HistogramData } from '@/lib/domain/graphs/histogram/rules';
import { show } from '@/lib/domain/numbers/fractions';
import { count } from '../numbers';
import { type GraphWords, numberOr, STATISTIC, sentences } from './graph-words';

export const histogramWords: GraphWords<'histogram'> = {
  about: 'A histogram shows how many numbers fall into each bin.',
  fieldNames: STATISTIC,
  describe: describeHistogram,
  table: (chart) => ({
    columns: ['From, up to', 'How many'],
    rows: chart.bins.map(({ from, to, count }) => [
      `${chartNumber(from)} up to ${chartNumber(to)}`,
      count,
    ]),
  }),
  figure: ({ bins }) =>
    bins.every(({ count }) => count === null)
      ? `The bins: ${bins.map(binLabel).join(', ')}.`
      : bins.map((bin) => `${binLabel(bin)}: ${bin.count ?? 'not counted yet'}.`).join(' '),
};

function describeHistogram({ bins }: HistogramData): string {
  const said = bins.map(
    ({ from, to, count: height }) =>
      `${chartNumber(from)} up to ${chartNumber(to)}: ${numberOr(height, 'not drawn yet')}`,
  );
  return sentences(`A histogram with ${count(bins.length, 'bar')}`, said.join('; '));
}

/** "15 to under 30": the lower edge is in the bin, the upper one is not. */
export const binLabel = ({ from, to }: HistogramBin): string =>
  `${show(from)} to under ${show(to)}`;
