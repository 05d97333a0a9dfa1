/**
 * The types of graph with their names, in the order in which they are shown. The types are stored
 * with graphs and lessons. Apart from the registry, which loads every type with its lesson.
 */
const GRAPH_NAMES = {
  circle: 'Circle Graph',
  'stacked-bar': 'Stacked-Bar Graph',
  'multiple-line': 'Multiple-Line Graph',
  'stem-and-leaf': 'Stem-and-Leaf Plots',
  histogram: 'Histograms',
  'scatter-plot': 'Scatter Plots',
  'box-and-whisker': 'Box-and-Whisker Plots',
} as const;

export type GraphType = keyof typeof GRAPH_NAMES;

export const GRAPH_TYPES = Object.keys(GRAPH_NAMES) as [GraphType, ...GraphType[]];

export function isGraphType(type: string): type is GraphType {
  return Object.hasOwn(GRAPH_NAMES, type);
}

/** Any value that is not known is shown unchanged. */
export function graphTypeLabel(type: string): string {
  return isGraphType(type) ? GRAPH_NAMES[type] : type;
}
