import type { GraphType } from '@/lib/domain/graph-types';

const STATISTIC = ['Statistic'];
/** What the statistics are called in the form, in their order. */
export const FIELD_NAMES: Readonly<Record<GraphType, readonly string[]>> = {
  circle: STATISTIC,
  'stacked-bar': ['First piece of each bar', 'Second piece of each bar', 'Third piece of each bar'],
  'multiple-line': STATISTIC,
  'stem-and-leaf': STATISTIC,
  histogram: STATISTIC,
  'scatter-plot': ['Across (x-axis)', 'Up (y-axis)'],
  'box-and-whisker': STATISTIC,
};

/** What a type of graph is good for. */
export const ABOUT_GRAPH: Readonly<Record<GraphType, string>> = {
  circle: 'A circle graph shows how big each part of a whole is.',
  'stacked-bar': 'A stacked-bar graph shows totals and what each total is made of.',
  'multiple-line': 'A multiple-line graph shows how numbers change over time, side by side.',
  'stem-and-leaf': 'A stem-and-leaf plot shows the shape of the data and keeps every number.',
  histogram: 'A histogram shows how many numbers fall into each bin.',
  'scatter-plot': 'A scatter plot shows whether two numbers go together.',
  'box-and-whisker': 'A box-and-whisker plot uses five numbers to show how spread out the data is.',
};
