import type { GraphType } from '../graph-types';

/** What a graph shows, as plain labels and numbers: nothing here knows football. Null stands where there is no number, such as a bye. */

/** A number line from `start` to `end` with a mark at every `step`. */
export type AxisScale = { start: number; step: number; end: number };

/** Where a scale may be left out, round numbers are chosen; null draws an axis without numbers, and no data on it. */
type ScaleChoice = AxisScale | null;

export type CircleData = {
  title: string;
  /** What is counted, for instance "yards". */
  unit: string;
  /** Without `degrees` they are worked out of the values; null is a slice that is not drawn yet. A value below 0 is no slice. */
  slices: readonly { label: string; value: number; degrees?: number | null }[];
  /** What stands beside each slice; degrees when left out. */
  sliceText?: 'degrees' | 'value' | 'none';
  showKey?: boolean;
};

export type StackedBarData = {
  title: string;
  xLabel: string;
  yLabel: string;
  bars: readonly string[];
  /** One color each, with a value for every bar. Values below 0 are drawn below the axis. */
  pieces: readonly { label: string; values: readonly (number | null)[] }[];
  yScale?: ScaleChoice;
  showKey?: boolean;
};

export type MultipleLineData = {
  title: string;
  xLabel: string;
  yLabel: string;
  /** The marks of the x axis from left to right. */
  points: readonly string[];
  lines: readonly { label: string; values: readonly (number | null)[] }[];
  yScale?: ScaleChoice;
  showKey?: boolean;
  /** Draws a line over a gap too. Only to show why that is wrong. */
  joinGaps?: boolean;
};

export type StemAndLeafData = {
  title: string;
  rows: readonly { stem: string; leaves: readonly (string | number)[] }[];
  /** For instance "2 | 5 means 25 yards". */
  keyText?: string;
};

export type HistogramData = {
  title: string;
  xLabel: string;
  yLabel: string;
  /** Side by side. Null is a bar that is not drawn yet. */
  bins: readonly { from: number; to: number; count: number | null }[];
  /** A dot under the bars for each of these. */
  dots?: readonly number[];
  yScale?: ScaleChoice;
};

export type ScatterData = {
  title: string;
  xLabel: string;
  yLabel: string;
  groups: readonly { label: string; points: readonly { x: number; y: number; label?: string }[] }[];
  /** A line through two of the points, which are marked A (left) and B; drawn from side to side. */
  line?: { from: { x: number; y: number }; to: { x: number; y: number } } | null;
  xScale?: ScaleChoice;
  yScale?: ScaleChoice;
  showKey?: boolean;
};

export type BoxAndWhiskerData = {
  title: string;
  xLabel: string;
  boxes: readonly {
    label: string;
    /** Null while it is not known: the box is not drawn yet. */
    five: { min: number; q1: number; median: number; q3: number; max: number } | null;
    /** A dot under the box for each of these. */
    dots?: readonly number[];
  }[];
  xScale?: ScaleChoice;
};

export type ChartDataByType = {
  circle: CircleData;
  'stacked-bar': StackedBarData;
  'multiple-line': MultipleLineData;
  'stem-and-leaf': StemAndLeafData;
  histogram: HistogramData;
  'scatter-plot': ScatterData;
  'box-and-whisker': BoxAndWhiskerData;
};

/** Any of the seven, named by its type. */
export type Chart = { [Type in GraphType]: { type: Type } & ChartDataByType[Type] }[GraphType];

/** The numbers of a chart as a table. Null where there is no number. */
export type ChartTable = {
  caption: string;
  columns: readonly string[];
  /** Each as long as `columns`. */
  rows: readonly (readonly (string | number | null)[])[];
};
