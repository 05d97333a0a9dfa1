import { boxAndWhiskerLesson } from './box-and-whisker/lesson';
import { boxAndWhiskerGraphRules } from './box-and-whisker/rules';
import { circleLesson } from './circle/lesson';
import { circleGraphRules } from './circle/rules';
import type { GraphType } from './graph-names';
import type { GraphModule } from './graph-type';
import { histogramLesson } from './histogram/lesson';
import { histogramGraphRules } from './histogram/rules';
import { multipleLineLesson } from './multiple-line/lesson';
import { multipleLineGraphRules } from './multiple-line/rules';
import { scatterPlotLesson } from './scatter-plot/lesson';
import { scatterPlotGraphRules } from './scatter-plot/rules';
import { stackedBarLesson } from './stacked-bar/lesson';
import { stackedBarGraphRules } from './stacked-bar/rules';
import { stemAndLeafLesson } from './stem-and-leaf/lesson';
import { stemAndLeafGraphRules } from './stem-and-leaf/rules';

/** Includes the lessons, so it is for the server only. */
export const GRAPH_MODULES = {
  circle: { ...circleGraphRules, lesson: circleLesson },
  'stacked-bar': { ...stackedBarGraphRules, lesson: stackedBarLesson },
  'multiple-line': { ...multipleLineGraphRules, lesson: multipleLineLesson },
  'stem-and-leaf': { ...stemAndLeafGraphRules, lesson: stemAndLeafLesson },
  histogram: { ...histogramGraphRules, lesson: histogramLesson },
  'scatter-plot': { ...scatterPlotGraphRules, lesson: scatterPlotLesson },
  'box-and-whisker': { ...boxAndWhiskerGraphRules, lesson: boxAndWhiskerLesson },
} as const satisfies Readonly<Record<GraphType, GraphModule>>;
