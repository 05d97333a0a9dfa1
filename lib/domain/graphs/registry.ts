import { boxAndWhiskerGraph } from './box-and-whisker/graph';
import { boxAndWhiskerLesson } from './box-and-whisker/lesson';
import { circleGraph } from './circle/graph';
import { circleLesson } from './circle/lesson';
import type { GraphType } from './graph-names';
import type { GraphModule } from './graph-type';
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

/** All parts of each type of graph. Includes the lessons, so it is for the server only. */
export const GRAPHS = {
  circle: { ...circleGraph, lesson: circleLesson },
  'stacked-bar': { ...stackedBarGraph, lesson: stackedBarLesson },
  'multiple-line': { ...multipleLineGraph, lesson: multipleLineLesson },
  'stem-and-leaf': { ...stemAndLeafGraph, lesson: stemAndLeafLesson },
  histogram: { ...histogramGraph, lesson: histogramLesson },
  'scatter-plot': { ...scatterPlotGraph, lesson: scatterPlotLesson },
  'box-and-whisker': { ...boxAndWhiskerGraph, lesson: boxAndWhiskerLesson },
} as const satisfies Readonly<Record<GraphType, GraphModule>>;
