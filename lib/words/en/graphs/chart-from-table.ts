import type { GraphTable } from '@/lib/domain/graph';
import { FIVE_ORDER, type Five } from '@/lib/domain/graphs/box-and-whisker/rules';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { Chart, ChartData } from '@/lib/domain/graphs/graph-type';
import { readStem } from '@/lib/domain/graphs/stem-and-leaf/rules';
import { typedValue } from '@/lib/domain/graphs/typed-value';

type Cell = GraphTable['rows'][number][number];
/** A chart out of its table; null where the table is not of that shape. */
type FromTable<Type extends GraphType> =
  | ((title: string, table: GraphTable) => ChartData<Type> | null)
  | null;

/**
 * The other way round of `table` in the words of each type, and of the tables that students type: a
 * name and a number on each line. What a table does not say, such as the label of an axis, stays
 * empty.
 */
const FROM_TABLE: { readonly [Type in GraphType]: FromTable<Type> } = {
  // A whole turn is a whole turn: there is no scale to draw it anew on.
  circle: null,
  'stacked-bar'(title, { columns, rows }) {
    const pieces = columnsOf(columns, rows);
    if (!pieces || pieces.length === 0) return null;
    const bars = rows.map(([name]) => nameOf(name));
    return {
      title,
      xLabel: columns[0] ?? '',
      yLabel: '',
      bars,
      pieces,
      showKey: pieces.length > 1,
    };
  },
  'multiple-line'(title, { columns, rows }) {
    const lines = columnsOf(columns, rows);
    if (!lines || lines.length === 0) return null;
    const points = rows.map(([name]) => nameOf(name));
    return {
      title,
      xLabel: columns[0] ?? '',
      yLabel: '',
      points,
      lines,
      showKey: lines.length > 1,
    };
  },
  'stem-and-leaf'(title, { columns, rows }) {
    const plot = rows.map(([stem, leaves]) => ({
      stem: nameOf(stem),
      leaves: nameOf(leaves).split(' ').filter(Boolean),
    }));
    const isPlot = plot.every(
      ({ stem, leaves }) => readStem(stem) !== null && leaves.every((leaf) => /^\d$/.test(leaf)),
    );
    return columns.length === 2 && isPlot ? { title, rows: plot } : null;
  },
  histogram(title, { columns, rows }) {
    const bins = rows.map(([bin, count]) => ({ ...edgesIn(nameOf(bin)), count: numberOf(count) }));
    if (columns.length !== 2 || bins.length === 0 || !bins.every(isBin) || !areSideBySide(bins))
      return null;
    return { title, xLabel: '', yLabel: columns[1] ?? '', bins };
  },
  'scatter-plot'(title, { columns, rows }) {
    const points = rows.map(([name, x, y]) => ({
      name: nameOf(name),
      x: numberOf(x),
      y: numberOf(y),
    }));
    if (columns.length !== 3 || points.length === 0 || !points.every(isPoint)) return null;
    const groups = new Map<string, { x: number; y: number; label?: string }[]>();
    for (const { name, x, y } of points) {
      const [, group = name, label] = /^(.*), (.*)$/.exec(name) ?? [];
      groups.set(group, [
        ...(groups.get(group) ?? []),
        { x, y, ...(label === undefined ? {} : { label }) },
      ]);
    }
    return {
      title,
      xLabel: (columns[1] ?? '').replace(/^Across: /, ''),
      yLabel: (columns[2] ?? '').replace(/^Up: /, ''),
      groups: [...groups].map(([label, ofGroup]) => ({ label, points: ofGroup })),
      showKey: groups.size > 1,
    };
  },
  'box-and-whisker'(title, { columns, rows }) {
    if (columns.length !== FIVE_ORDER.length + 1) return null;
    const boxes = rows.map(([label, ...numbers]) => {
      const five = FIVE_ORDER.map((name, index) => [name, numberOf(numbers[index])] as const);
      const isWhole = five.every(([, number]) => number !== null);
      return {
        label: nameOf(label),
        five: isWhole ? (Object.fromEntries(five) as Five<number>) : null,
      };
    });
    return boxes.some(({ five }) => five) ? { title, xLabel: '', boxes } : null;
  },
};

/**
 * What a stored graph shows, as far as its table says; null for a table that does not fit its type.
 */
export function chartFromTable(type: GraphType, title: string, table: GraphTable): Chart | null {
  const chart = FROM_TABLE[type]?.(title, table);
  return chart ? ({ type, ...chart } as Chart) : null;
}

const nameOf = (cell: Cell | undefined): string => String(cell ?? '');
const numberOf = (cell: Cell | undefined): number | null =>
  cell === undefined ? null : typedValue(cell);

const isPoint = <Part extends { x: number | null; y: number | null }>(
  part: Part,
): part is Part & { x: number; y: number } => part.x !== null && part.y !== null;
const isBin = <Part extends { from: number | null; to: number | null }>(
  part: Part,
): part is Part & { from: number; to: number } =>
  part.from !== null && part.to !== null && part.from < part.to;

const areSideBySide = (bins: readonly { from: number; to: number }[]): boolean =>
  bins.every(({ from }, index) => index === 0 || bins[index - 1]?.to === from);

/**
 * Each column after the first as a series of numbers; null where something in them is no number.
 */
function columnsOf(columns: readonly string[], rows: GraphTable['rows']) {
  const cells = rows.flatMap((row) => row.slice(1));
  if (rows.length === 0 || cells.some((cell) => cell !== null && typedValue(cell) === null))
    return null;
  return columns
    .slice(1)
    .map((label, index) => ({ label, values: rows.map((row) => numberOf(row[index + 1])) }));
}

const BIN = /^\s*(\S+)\s+(?:up to|to under|to)\s+(\S+)\s*$/i;

/** "15 up to 30", and how students write it. A thousand has a comma. */
function edgesIn(text: string): { from: number | null; to: number | null } {
  const [, from = '', to = ''] = BIN.exec(text) ?? [];
  const edge = (written: string) => typedValue(written.replace(/,(?=\d{3})/g, ''));
  return { from: edge(from), to: edge(to) };
}
