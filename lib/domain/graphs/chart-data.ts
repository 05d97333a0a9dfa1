import type { GraphTable } from '../graph';

/**
 * The content of a graph as labels and numbers, without any football. Null means no number, such as
 * a bye.
 */

export type AxisScale = { start: number; step: number; end: number };

/**
 * If it is left out, round numbers are chosen; null draws an axis without numbers and without data.
 */
export type ScaleChoice = AxisScale | null;

export type ChartLabels = {
  title: string;
  xLabel: string;
  yLabel: string;
  xScale?: ScaleChoice;
  yScale?: ScaleChoice;
  showKey?: boolean;
};
export type WithChartLabels<Part extends keyof ChartLabels = never> = Pick<
  ChartLabels,
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
