import type { GraphType } from '../graph-types';

type Limits = { min: number; max: number };
/** What a type of graph is made from, and what the student types for it. */
export type GraphPlan = {
  players: Limits;
  fields: Limits;
  /** How the statistics are called in the form, in their order; the last one for any more. */
  fieldNames: readonly string[];
  /** How many numbers there must be: of one player, or of all together. */
  least: { count: number; of: 'each' | 'all' } | null;
  axes: { x: AxisKind | null; y: AxisKind | null };
  scales: readonly ('x' | 'y')[];
  dots: boolean;
  /** One sentence on what the graph is good for. */
  about: string;
};
/** What stands on an axis, which tells what its label has to say. */
export type AxisKind = 'statistic' | 'second-statistic' | 'pieces' | 'week' | 'player' | 'count';

export const GRAPH_PLANS: Readonly<Record<GraphType, GraphPlan>> = {
  circle: {
    players: { min: 2, max: 6 },
    fields: { min: 1, max: 1 },
    fieldNames: ['Statistic'],
    least: null,
    axes: { x: null, y: null },
    scales: [],
    dots: false,
    about: 'A circle graph shows how big each part of a whole is.',
  },
  'stacked-bar': {
    players: { min: 2, max: 5 },
    fields: { min: 2, max: 3 },
    fieldNames: ['First piece of each bar', 'Second piece of each bar', 'Third piece of each bar'],
    least: null,
    axes: { x: 'player', y: 'pieces' },
    scales: ['y'],
    dots: false,
    about: 'A stacked-bar graph shows totals, and what each total is made of.',
  },
  'multiple-line': {
    players: { min: 2, max: 5 },
    fields: { min: 1, max: 1 },
    fieldNames: ['Statistic'],
    least: null,
    axes: { x: 'week', y: 'statistic' },
    scales: ['y'],
    dots: false,
    about: 'A multiple-line graph shows how numbers change over time, side by side.',
  },
  'stem-and-leaf': {
    players: { min: 1, max: 6 },
    fields: { min: 1, max: 1 },
    fieldNames: ['Statistic'],
    least: { count: 5, of: 'all' },
    axes: { x: null, y: null },
    scales: [],
    dots: false,
    about: 'A stem-and-leaf plot shows the shape of the data and keeps every number.',
  },
  histogram: {
    players: { min: 1, max: 6 },
    fields: { min: 1, max: 1 },
    fieldNames: ['Statistic'],
    least: { count: 5, of: 'all' },
    axes: { x: 'statistic', y: 'count' },
    scales: ['y'],
    dots: true,
    about: 'A histogram shows how many numbers fall into each bin.',
  },
  'scatter-plot': {
    players: { min: 1, max: 4 },
    fields: { min: 2, max: 2 },
    fieldNames: ['Across (x axis)', 'Up (y axis)'],
    least: { count: 5, of: 'all' },
    axes: { x: 'statistic', y: 'second-statistic' },
    scales: ['x', 'y'],
    dots: false,
    about: 'A scatter plot shows whether two numbers go together.',
  },
  'box-and-whisker': {
    players: { min: 1, max: 4 },
    fields: { min: 1, max: 1 },
    fieldNames: ['Statistic'],
    least: { count: 4, of: 'each' },
    axes: { x: 'statistic', y: null },
    scales: ['x'],
    dots: true,
    about: 'A box-and-whisker plot shows how the data spread, with five numbers.',
  },
};
