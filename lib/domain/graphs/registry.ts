import { boxAndWhiskerGraph } from './box-and-whisker/graph';
import { boxAndWhiskerLesson } from './box-and-whisker/lesson';
import { circleGraph } from './circle/graph';
import { circleLesson } from './circle/lesson';
import type { GraphModule, GraphType } from './graph-type';
import { histogramGraph } from './histogram/graph';
import { histogramLesson } from './histogram/lesson';
import { multipleLineGraph } from './multiple-line/graph';
import { multipleLineLesson } from './multiple-line/lesson';
import { scatterPlotGraph } from './scatter-plot/graph';
import { scatterPlotLesson } from './scatter-plot/lesson';
import { stackedBarGraph } from './stacked-bar/graph';
import { stackedBarLesson } from './stacked-bar/lesson';
import { stemAndLeafGraph } from './stem-and-leaf/graph';
import { stemAndLeafLesson } from './stem-and-leaf/lesson';

/**
 * The types of graph, in the order in which they are shown. A name is stored with graphs and
 * lessons. For the server only.
 */
export const GRAPHS = {
  circle: { ...circleGraph, lesson: circleLesson },
  'stacked-bar': { ...stackedBarGraph, lesson: stackedBarLesson },
  'multiple-line': { ...multipleLineGraph, lesson: multipleLineLesson },
  'stem-and-leaf': { ...stemAndLeafGraph, lesson: stemAndLeafLesson },
  histogram: { ...histogramGraph, lesson: histogramLesson },
  'scatter-plot': { ...scatterPlotGraph, lesson: scatterPlotLesson },
  'box-and-whisker': { ...boxAndWhiskerGraph, lesson: boxAndWhiskerLesson },
} as const satisfies Readonly<Record<string, GraphModule>>;

export const GRAPH_TYPES = Object.keys(GRAPHS) as [GraphType, ...GraphType[]];

export function isGraphType(type: string): type is GraphType {
  return Object.hasOwn(GRAPHS, type);
}

/** Any value that is not known is shown unchanged. */
export function graphTypeLabel(type: string): string {
  return isGraphType(type) ? GRAPHS[type].label : type;
}
