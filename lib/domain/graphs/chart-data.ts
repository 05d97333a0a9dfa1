import type { GraphTable } from './handed-in-graph';

/**
 * The content of a graph as labels and numbers, without any football. Null means no number, such as
 * a bye.
 */

export type AxisScale = { start: number; step: number; end: number };

/**
 * The scale of an axis. Left out, round numbers are chosen; null draws the axis without numbers and
 * without data.
 */
export type AxisScaleOrNone = AxisScale | null;

export type ChartLabelsAndScales = {
  title: string;
  xLabel: string;
  yLabel: string;
  xScale?: AxisScaleOrNone;
  yScale?: AxisScaleOrNone;
  showKey?: boolean;
};
export type WithChartLabels<Part extends keyof ChartLabelsAndScales = never> = Pick<
  ChartLabelsAndScales,
  'title' | Part
>;

export type ChartTable = GraphTable & { caption: string };

let twoDecimals: Intl.NumberFormat | undefined;

/** At most two decimals, with thousands separators and a real minus sign, but never "-0". */
export function formatChartNumber(value: number): string {
  twoDecimals ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  return twoDecimals
    .format(value)
    .replace(/^-(?=0$)/, '')
    .replace('-', '−');
}

export function formatNumberOrFallback(value: number | null, otherwise: string): string {
  return value === null ? otherwise : formatChartNumber(value);
}

export function endAndJoinSentences(...parts: (string | false | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

type Cell = GraphTable['rows'][number][number];
export const cellToText = (cell: Cell | undefined): string => String(cell ?? '');
export const cellToNumber = (cell: Cell | undefined): number | null =>
  cell === undefined ? null : parseCellNumber(cell);

/** Each column after the first as a series of numbers; null if any cell isn't a number. */
export function numberSeriesOfColumns(columns: readonly string[], rows: GraphTable['rows']) {
  const cells = rows.flatMap((row) => row.slice(1));
  if (rows.length === 0 || cells.some((cell) => cell !== null && parseCellNumber(cell) === null))
    return null;
  return columns
    .slice(1)
    .map((label, index) => ({ label, values: rows.map((row) => cellToNumber(row[index + 1])) }));
}
/**
 * A table cell as a number for drawing and sound; null without one. Typed tables hold fractions as
 * text. Nothing is graded by it.
 */
export function parseCellNumber(cell: string | number | null): number | null {
  if (typeof cell !== 'string') return cell;
  const match = /^([-−]?)\s*(?:(\d+(?:\.\d+)?)|(?:(\d+)\s+)?(\d+)\/(\d+))$/.exec(
    cell.trim().replace('+', ''),
  );
  if (!match) return null;
  const [, minus, plain, whole = '0', top, bottom] = match;
  const size = plain === undefined ? Number(whole) + Number(top) / Number(bottom) : Number(plain);
  return Number.isFinite(size) ? (minus ? -size : size) : null;
}
