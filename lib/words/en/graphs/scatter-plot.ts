import { chartNumber } from '@/lib/domain/graphs/chart-data';
import type { ScatterData } from '@/lib/domain/graphs/scatter-plot/rules';
import { count, listOf } from '../numbers';
import { type GraphWords, sentences } from './graph-words';

export const scatterPlotWords: GraphWords<'scatter-plot'> = {
  about: 'A scatter plot shows whether two numbers go together.',
  fieldNames: ['Across (x-axis)', 'Up (y-axis)'],
  describe: describeScatter,
  table: (chart) => ({
    columns: ['Dot', `Across: ${chart.xLabel}`, `Up: ${chart.yLabel}`],
    rows: chart.groups.flatMap((group) =>
      group.points.map(({ x, y, label }) => [
        label ? `${group.label}, ${label}` : group.label,
        x,
        y,
      ]),
    ),
  }),
  figure: ({ line }) => line && 'The line goes through the points A and B. The table marks them.',
};

function describeScatter({ groups, line, xLabel, yLabel }: ScatterData): string {
  const points = groups.flatMap((group) => group.points);
  const reach = (values: readonly number[]) =>
    `from ${chartNumber(values.reduce((low, value) => Math.min(low, value)))} to ${chartNumber(values.reduce((high, value) => Math.max(high, value)))}`;
  if (points.length === 0) return 'A scatter plot with no dots.';
  return sentences(
    `A scatter plot with ${count(points.length, 'dot')}`,
    groups.length > 1 && listOf(groups.map((group) => `${group.label} ${group.points.length}`)),
    `${xLabel || 'The x axis'} goes ${reach(points.map(({ x }) => x))}`,
    `${yLabel || 'The y axis'} goes ${reach(points.map(({ y }) => y))}`,
    line &&
      `A trend line goes through ${chartNumber(line.from.x)} across and ${chartNumber(line.from.y)} up, and through ${chartNumber(line.to.x)} across and ${chartNumber(line.to.y)} up`,
  );
}
