import type { GraphTable } from '../graph';

/**
 * What a graph shows, as plain labels and numbers: nothing here knows football. Null is where there
 * is no number, such as a bye.
 */

/** A number line from `start` to `end` with a mark at every `step`. */
export type AxisScale = { start: number; step: number; end: number };

/**
 * Where a scale may be left out, round numbers are chosen; null draws an axis without numbers, and
 * no data on it.
 */
export type ScaleChoice = AxisScale | null;

/** What is around the data of a chart; each type has some of it. */
export type Frame = {
  title: string;
  xLabel: string;
  yLabel: string;
  xScale?: ScaleChoice;
  yScale?: ScaleChoice;
  showKey?: boolean;
};
export type Framed<Part extends keyof Frame = never> = Pick<Frame, 'title' | Part>;

export type ChartTable = GraphTable & { caption: string };

let twoDecimals: Intl.NumberFormat | undefined;

/**
 * A number as a chart shows it: at most two decimal places, thousands apart, and a real minus sign,
 * but never "-0".
 */
export function chartNumber(value: number): string {
  twoDecimals ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  return twoDecimals
    .format(value)
    .replace(/^-(?=0$)/, '')
    .replace('-', '−');
}
