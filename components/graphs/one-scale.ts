import { roundScale } from '@/components/charts/layout';
import type { GraphTable } from '@/lib/domain/graph';
import { FIVE_ORDER, type Five } from '@/lib/domain/graphs/box-and-whisker/graph';
import type { AxisScale } from '@/lib/domain/graphs/chart-data';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Chart, ChartData } from '@/lib/domain/graphs/graph-type';
import { MOST_STEMS, readStem, stemLabel } from '@/lib/domain/graphs/stem-and-leaf/graph';
import { chartFromTable } from '@/words/graphs/chart-from-table';

export type NoOneScale = 'no-scale' | 'no-numbers' | 'other-numbers';
export type OneScale = { charts: readonly [Chart, Chart] } | { why: NoOneScale };

type Stored = { title: string; table: GraphTable | null };

/** Redraws two graphs of one type from their stored numbers on a shared scale. */
export function onOneScale(type: GraphType, graphs: readonly [Stored, Stored]): OneScale {
  const align = ALIGNED[type] as ((charts: readonly Chart[]) => readonly Chart[] | null) | null;
  if (!align) return { why: 'no-scale' };
  if (graphs.some(({ table }) => table === null)) return { why: 'no-numbers' };
  const charts = graphs.flatMap(
    ({ title, table }) => (table && chartFromTable(type, title, table)) ?? [],
  );
  const aligned = charts.length === graphs.length ? align(charts) : null;
  const [one, other] = aligned ?? [];
  return one && other ? { charts: [one, other] } : { why: 'other-numbers' };
}

/** Null for a type without a scale. */
type Align<Type extends GraphType> =
  | ((charts: readonly ChartData<Type>[]) => ChartData<Type>[] | null)
  | null;

const ALIGNED: { readonly [Type in GraphType]: Align<Type> } = {
  // A circle is always 360°.
  circle: null,
  'stacked-bar': (charts) => onYScale(charts, charts.flatMap(barEnds), { fromZero: true }),
  'multiple-line': (charts) =>
    onYScale(
      charts,
      charts.flatMap(({ lines }) =>
        lines.flatMap(({ values }) => values.filter((value) => value !== null)),
      ),
    ),
  'stem-and-leaf': onSameStems,
  histogram(charts) {
    const bins = charts.flatMap((chart) => chart.bins);
    const edges = bins.flatMap(({ from, to }) => [from, to]);
    const [start, end] = [Math.min(...edges), Math.max(...edges)];
    const counts = bins.map(({ count }) => count ?? 0);
    const xScale: AxisScale = { start, step: end - start, end };
    return onYScale(charts, counts, { fromZero: true }).map((chart) => ({ ...chart, xScale }));
  },
  'scatter-plot'(charts) {
    const points = charts.flatMap(({ groups }) => groups.flatMap((group) => group.points));
    const xScale = roundScale(points.map(({ x }) => x));
    return onYScale(
      charts,
      points.map(({ y }) => y),
    ).map((chart) => ({ ...chart, xScale }));
  },
  'box-and-whisker'(charts) {
    const numbers = charts.flatMap(({ boxes }) =>
      boxes.flatMap(({ five }) => (five ? numbersOf(five) : [])),
    );
    const xScale = roundScale(numbers);
    return charts.map((chart) => ({ ...chart, xScale }));
  },
};

const numbersOf = (five: Five<number>): number[] => FIVE_ORDER.map((name) => five[name]);

function onYScale<Data>(
  charts: readonly Data[],
  values: readonly number[],
  options?: { fromZero: boolean },
) {
  const yScale = roundScale(values, options);
  return charts.map((chart) => ({ ...chart, yScale }));
}

/**
 * The top and bottom of each bar. Rounded, because tenths drift when added and a bar must not seem
 * to pass the mark it ends at.
 */
function barEnds({ bars, pieces }: ChartData<'stacked-bar'>): number[] {
  return [...bars.keys()].flatMap((bar) => {
    const values = pieces.map((piece) => piece.values[bar] ?? 0);
    const sum = (part: readonly number[]) =>
      Number(part.reduce((total, value) => total + value, 0).toFixed(6));
    return [sum(values.filter((value) => value > 0)), sum(values.filter((value) => value < 0))];
  });
}

/**
 * The stems are the scale: both plots get all stems from the lowest to the highest, and leaves of
 * one width.
 */
function onSameStems(
  charts: readonly ChartData<'stem-and-leaf'>[],
): ChartData<'stem-and-leaf'>[] | null {
  const stems = charts.flatMap(({ rows }) => rows.map(({ stem }) => readStem(stem) ?? 0));
  const [first, last] = [Math.min(...stems), Math.max(...stems)];
  if (stems.length === 0 || last - first >= MOST_STEMS) return null;
  const room = Math.max(...charts.flatMap(({ rows }) => rows.map(({ leaves }) => leaves.length)));
  return charts.map((chart) => ({
    ...chart,
    room,
    rows: Array.from({ length: last - first + 1 }, (_, index) => ({
      stem: stemLabel(first + index).replace('-', '−'),
      leaves: chart.rows
        .filter(({ stem }) => readStem(stem) === first + index)
        .flatMap(({ leaves }) => leaves),
    })),
  }));
}
