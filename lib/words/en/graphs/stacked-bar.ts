import type { StackedBarData } from '@/lib/domain/graphs/stacked-bar/rules';
import { count, listOf } from '../numbers';
import { type GraphWords, numberOr, sentences } from './graph-words';

export const stackedBarWords: GraphWords<'stacked-bar'> = {
  about: 'A stacked-bar graph shows totals and what each total is made of.',
  fieldNames: ['First piece of each bar', 'Second piece of each bar', 'Third piece of each bar'],
  describe: describeStackedBar,
  table: (chart) => ({
    columns: ['Bar', ...chart.pieces.map(({ label }) => label)],
    rows: chart.bars.map((bar, index) => [
      bar,
      ...chart.pieces.map(({ values }) => values[index] ?? null),
    ]),
  }),
  figure: () => null,
};

function describeStackedBar({ bars, pieces }: StackedBarData): string {
  const said = bars.map(
    (bar, index) =>
      `${bar}: ${listOf(pieces.map(({ label, values }) => `${label} ${numberOr(values[index] ?? null, 'no number')}`))}`,
  );
  return sentences(`A stacked-bar graph with ${count(bars.length, 'bar')}`, ...said);
}
