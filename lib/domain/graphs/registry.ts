import { boxAndWhiskerLesson } from './box-and-whisker/lesson';
import { boxAndWhiskerGraph } from './box-and-whisker/rules';
import { circleLesson } from './circle/lesson';
import { circleGraph } from './circle/rules';
import type { GraphType } from './graph-names';
import type { GraphModule } from './graph-type';
import { histogramLesson } from './histogram/lesson';
import { histogramGraph } from './histogram/rules';
import { multipleLineLesson } from './multiple-line/lesson';
import { multipleLineGraph } from './multiple-line/rules';
import { scatterPlotLesson } from './scatter-plot/lesson';
import { scatterPlotGraph } from './scatter-plot/rules';
import { stackedBarLesson } from './stacked-bar/lesson';
import { stackedBarGraph } from './stacked-bar/rules';
import { stemAndLeafLesson } from './stem-and-leaf/lesson';
import { stemAndLeafGraph } from './stem-and-leaf/rules';

/** Includes the lessons, so it is for the server only. */
export const GRAPH_MODULES = {
  circle: { ...circleGraph, lesson: circleLesson },
  'stacked-bar': { ...stackedBarGraph, lesson: stackedBarLesson },
  'multiple-line': { ...multipleLineGraph, lesson: multipleLineLesson },
  'stem-and-leaf': { ...stemAndLeafGraph, lesson: stemAndLeafLesson },
  histogram: { ...histogramGraph, lesson: histogramLesson },
  'scatter-plot': { ...scatterPlotGraph, lesson: scatterPlotLesson },
  'box-and-whisker': { ...boxAndWhiskerGraph, lesson: boxAndWhiskerLesson },
} as const satisfies Readonly<Record<GraphType, GraphModule>>;
