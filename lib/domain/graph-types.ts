export const GRAPH_TYPE_LABELS = {
  circle: 'Circle Graph',
  'stacked-bar': 'Stacked-Bar Graph',
  'multiple-line': 'Multiple-Line Graph',
  'stem-and-leaf': 'Stem-and-Leaf Plots',
  histogram: 'Histograms',
  'scatter-plot': 'Scatter Plots',
  'box-and-whisker': 'Box-and-Whisker Plots',
} as const;
export type GraphType = keyof typeof GRAPH_TYPE_LABELS;

export function isGraphType(type: string): type is GraphType {
  return Object.hasOwn(GRAPH_TYPE_LABELS, type);
}

/** Any value that is not known is shown unchanged. */
export function graphTypeLabel(type: string): string {
  return isGraphType(type) ? GRAPH_TYPE_LABELS[type] : type;
}
