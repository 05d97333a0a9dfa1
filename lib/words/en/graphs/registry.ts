import type { GraphType } from '@/lib/domain/graphs/graph-type';
import { boxAndWhiskerWords } from './box-and-whisker';
import { circleWords } from './circle';
import type { GraphWords } from './graph-words';
import { histogramWords } from './histogram';
import { multipleLineWords } from './multiple-line';
import { scatterPlotWords } from './scatter-plot';
import { stackedBarWords } from './stacked-bar';
import { stemAndLeafWords } from './stem-and-leaf';

export const GRAPH_WORDS: { readonly [Type in GraphType]: GraphWords<Type> } = {
  circle: circleWords,
  'stacked-bar': stackedBarWords,
  'multiple-line': multipleLineWords,
  'stem-and-leaf': stemAndLeafWords,
  histogram: histogramWords,
  'scatter-plot': scatterPlotWords,
  'box-and-whisker': boxAndWhiskerWords,
};
