import { chartNumber } from '@/lib/domain/graphs/chart-data';
import type { MultipleLineData } from '@/lib/domain/graphs/multiple-line/rules';
import { count, listOf } from '../numbers';
import { type GraphWords, STATISTIC, sentences } from './graph-words';

export const multipleLineWords: GraphWords<'multiple-line'> = {
  about: 'A multiple-line graph shows how numbers change over time, side by side.',
  fieldNames: STATISTIC,
  describe: describeLines,
  table: (chart) => ({
    columns: [pointColumn(chart.xLabel, chart.lines), ...chart.lines.map(({ label }) => label)],
    rows: chart.points.map((point, index) => [
      point,
      ...chart.lines.map(({ values }) => values[index] ?? null),
    ]),
  }),
  figure: ({ weeks, drawnTo }) => {
    if (drawnTo === null) return null;
    return weeks.includes(drawnTo)
      ? `The lines are drawn up to week ${drawnTo} so far.`
      : 'The lines are not drawn yet.';
  },
};

function describeLines({ points, lines, xLabel, joinGaps }: MultipleLineData): string {
  const at = (index: number) => `${xLabel || 'point'} ${points[index]}`;
  const said = lines.map(({ label, values }) => {
    const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last) return `${label} has no points`;
    const gaps = values.flatMap((value, index) => (value === null ? [points[index] ?? ''] : []));
    return (
      `${label} goes from ${chartNumber(first.value)} at ${at(first.index)} to ${chartNumber(last.value)} at ${at(last.index)}` +
      (gaps.length > 0 && !joinGaps ? `, with a gap at ${xLabel || 'point'} ${listOf(gaps)}` : '')
    );
  });
  return sentences(`A graph with ${count(lines.length, 'line')}`, ...said);
}

/** Two columns of one name could not be told apart. */
function pointColumn(xLabel: string, lines: readonly { label: string }[]): string {
  return xLabel && !lines.some(({ label }) => label === xLabel) ? xLabel : 'Point';
}
