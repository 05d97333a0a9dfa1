import { type GraphType, isGraphType } from '@/lib/domain/graphs/graph-names';

const NAMES: Readonly<Record<GraphType, string>> = {
  circle: 'Gráfica circular',
  'stacked-bar': 'Gráfica de barras apiladas',
  'multiple-line': 'Gráfica de líneas múltiples',
  'stem-and-leaf': 'Diagrama de tallo y hojas',
  histogram: 'Histograma',
  'scatter-plot': 'Diagrama de dispersión',
  'box-and-whisker': 'Diagrama de caja y bigotes',
};

/** The name of a graph type. Any value that is not known is shown unchanged. */
export const localizedGraphTypeLabel = (type: string): string =>
  isGraphType(type) ? NAMES[type] : type;
