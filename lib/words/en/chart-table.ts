import type { Chart, ChartTable } from '@/lib/domain/charts/chart-data';
import { chartNumber } from '@/lib/domain/charts/chart-numbers';

/** The numbers a chart is drawn from. */
export function tableOfChart(chart: Chart): ChartTable {
  return { caption: chart.title || 'The numbers of this graph', ...columnsAndRows(chart) };
}

function columnsAndRows(chart: Chart): Omit<ChartTable, 'caption'> {
  switch (chart.type) {
    case 'circle': {
      const withDegrees = chart.slices.some(({ degrees }) => degrees !== undefined);
      return {
        columns: ['Slice', capital(chart.unit) || 'Value', ...(withDegrees ? ['Degrees'] : [])],
        rows: chart.slices.map(({ label, value, degrees }) => [label, value, ...(withDegrees ? [degrees ?? null] : [])]),
      };
    }
    case 'stacked-bar':
      return {
        columns: ['Bar', ...chart.pieces.map(({ label }) => label)],
        rows: chart.bars.map((bar, index) => [bar, ...chart.pieces.map(({ values }) => values[index] ?? null)]),
      };
    case 'multiple-line':
      return {
        columns: [pointColumn(chart.xLabel, chart.lines), ...chart.lines.map(({ label }) => label)],
        rows: chart.points.map((point, index) => [point, ...chart.lines.map(({ values }) => values[index] ?? null)]),
      };
    case 'stem-and-leaf':
      return { columns: ['Stem', 'Leaves'], rows: chart.rows.map(({ stem, leaves }) => [stem, leaves.join(' ') || null]) };
    case 'histogram':
      return {
        columns: ['From, up to', 'How many'],
        rows: chart.bins.map(({ from, to, count }) => [`${chartNumber(from)} up to ${chartNumber(to)}`, count]),
      };
    case 'scatter-plot':
      return {
        columns: ['Dot', `Across: ${chart.xLabel}`, `Up: ${chart.yLabel}`],
        rows: chart.groups.flatMap((group) =>
          group.points.map(({ x, y, label }) => [label ? `${group.label}, ${label}` : group.label, x, y]),
        ),
      };
    case 'box-and-whisker':
      return {
        columns: ['Box', 'Smallest', 'Lower quartile', 'Median', 'Upper quartile', 'Largest'],
        rows: chart.boxes.map(({ label, five }) => [
          label,
          ...(five ? [five.min, five.q1, five.median, five.q3, five.max] : [null, null, null, null, null]),
        ]),
      };
  }
}

/** Two columns of one name could not be told apart. */
function pointColumn(xLabel: string, lines: readonly { label: string }[]): string {
  return xLabel && !lines.some(({ label }) => label === xLabel) ? xLabel : 'Point';
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
