import type {
  BoxAndWhiskerData,
  Chart,
  CircleData,
  HistogramData,
  MultipleLineData,
  ScatterData,
  StackedBarData,
  StemAndLeafData,
} from '@/lib/domain/charts/chart-data';
import { chartNumber } from '@/lib/domain/charts/chart-numbers';
import { count, listOf } from './numbers';

/** One or a few sentences that say what a chart shows, for those who cannot see it. They tell what is drawn, right or wrong. */
export function describeChart(chart: Chart): string {
  switch (chart.type) {
    case 'circle':
      return describeCircle(chart);
    case 'stacked-bar':
      return describeStackedBar(chart);
    case 'multiple-line':
      return describeLines(chart);
    case 'stem-and-leaf':
      return describeStems(chart);
    case 'histogram':
      return describeHistogram(chart);
    case 'scatter-plot':
      return describeScatter(chart);
    case 'box-and-whisker':
      return describeBoxes(chart);
  }
}

function describeCircle({ slices, unit }: CircleData): string {
  const drawn = slices.filter(({ value }) => value >= 0);
  const said = drawn.map(({ label, value, degrees }) =>
    degrees === undefined
      ? `${label} ${chartNumber(value)} ${unit}`
      : `${label} ${degrees === null ? 'not drawn yet' : count(degrees, 'degree')}`,
  );
  const below = slices.filter(({ value }) => value < 0).map(({ label }) => label);
  return sentences(
    `A circle graph with ${count(drawn.length, 'slice')}: ${listOf(said)}`,
    below.length > 0 &&
      `${listOf(below)} ${below.length === 1 ? 'is' : 'are'} below zero and ${below.length === 1 ? 'has' : 'have'} no slice`,
  );
}

function describeStackedBar({ bars, pieces }: StackedBarData): string {
  const said = bars.map(
    (bar, index) =>
      `${bar}: ${listOf(pieces.map(({ label, values }) => `${label} ${numberOr(values[index] ?? null, 'no number')}`))}`,
  );
  return sentences(`A stacked-bar graph with ${count(bars.length, 'bar')}`, ...said);
}

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

function describeStems({ rows, keyText }: StemAndLeafData): string {
  const leaves = rows.reduce((sum, row) => sum + row.leaves.length, 0);
  const empty = rows.filter((row) => row.leaves.length === 0).map(({ stem }) => stem);
  return sentences(
    `A stem-and-leaf plot with ${count(rows.length, 'stem')} and ${count(leaves, 'leaf', 'leaves')}`,
    ...rows.filter((row) => row.leaves.length > 0).map((row) => `Stem ${row.stem}: ${row.leaves.join(', ')}`),
    empty.length > 0 && `No leaves on ${count(empty.length, 'stem').replace(/^\d+ /, '')} ${listOf(empty)}`,
    keyText && `Key: ${keyText}`,
  );
}

function describeHistogram({ bins }: HistogramData): string {
  const said = bins.map(
    ({ from, to, count: height }) => `${chartNumber(from)} up to ${chartNumber(to)}: ${numberOr(height, 'not drawn yet')}`,
  );
  return sentences(`A histogram with ${count(bins.length, 'bar')}`, said.join('; '));
}

function describeScatter({ groups, xLabel, yLabel }: ScatterData): string {
  const points = groups.flatMap((group) => group.points);
  const reach = (values: readonly number[]) =>
    `from ${chartNumber(values.reduce((low, value) => Math.min(low, value)))} to ${chartNumber(values.reduce((high, value) => Math.max(high, value)))}`;
  if (points.length === 0) return 'A scatter plot with no dots.';
  return sentences(
    `A scatter plot with ${count(points.length, 'dot')}`,
    groups.length > 1 && listOf(groups.map((group) => `${group.label} ${group.points.length}`)),
    `${xLabel || 'The x axis'} goes ${reach(points.map(({ x }) => x))}`,
    `${yLabel || 'The y axis'} goes ${reach(points.map(({ y }) => y))}`,
  );
}

function describeBoxes({ boxes }: BoxAndWhiskerData): string {
  const said = boxes.map(({ label, five }) =>
    five === null
      ? `${label}: not drawn yet`
      : `${label}: smallest ${chartNumber(five.min)}, lower quartile ${chartNumber(five.q1)}, median ${chartNumber(five.median)}, ` +
        `upper quartile ${chartNumber(five.q3)}, largest ${chartNumber(five.max)}`,
  );
  return sentences(`A box-and-whisker plot with ${count(boxes.length, 'box', 'boxes')}`, ...said);
}

function numberOr(value: number | null, otherwise: string): string {
  return value === null ? otherwise : chartNumber(value);
}

function sentences(...parts: (string | false | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
