import type { GraphType } from '../graph-types';

type Limits = { min: number; max: number };
/** What a type of graph is made from, and what the student types for it. */
export type GraphPlan = {
  players: Limits;
  fields: Limits;
  /** How many numbers there must be: of one player, or of all together. */
  least: { count: number; of: 'each' | 'all' } | null;
  axes: { x: AxisKind | null; y: AxisKind | null };
  scales: readonly ('x' | 'y')[];
  dots: boolean;
};
/** What stands on an axis, which tells what its label has to say. */
export type AxisKind = 'statistic' | 'second-statistic' | 'pieces' | 'week' | 'player' | 'count';

export const GRAPH_PLANS: Readonly<Record<GraphType, GraphPlan>> = {
  circle: {
    players: { min: 2, max: 6 },
    fields: { min: 1, max: 1 },
    least: null,
    axes: { x: null, y: null },
    scales: [],
    dots: false,
  },
  'stacked-bar': {
    players: { min: 2, max: 5 },
    fields: { min: 2, max: 3 },
    least: null,
    axes: { x: 'player', y: 'pieces' },
    scales: ['y'],
    dots: false,
  },
  'multiple-line': {
    players: { min: 2, max: 5 },
    fields: { min: 1, max: 1 },
    least: null,
    axes: { x: 'week', y: 'statistic' },
    scales: ['y'],
    dots: false,
  },
  'stem-and-leaf': {
    players: { min: 1, max: 6 },
    fields: { min: 1, max: 1 },
    least: { count: 5, of: 'all' },
    axes: { x: null, y: null },
    scales: [],
    dots: false,
  },
  histogram: {
    players: { min: 1, max: 6 },
    fields: { min: 1, max: 1 },
    least: { count: 5, of: 'all' },
    axes: { x: 'statistic', y: 'count' },
    scales: ['y'],
    dots: true,
  },
  'scatter-plot': {
    players: { min: 1, max: 4 },
    fields: { min: 2, max: 2 },
    least: { count: 5, of: 'all' },
    axes: { x: 'statistic', y: 'second-statistic' },
    scales: ['x', 'y'],
    dots: false,
  },
  'box-and-whisker': {
    players: { min: 1, max: 4 },
    fields: { min: 1, max: 1 },
    least: { count: 4, of: 'each' },
    axes: { x: 'statistic', y: null },
    scales: ['x'],
    dots: true,
  },
};
