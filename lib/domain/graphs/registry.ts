import { boxAndWhiskerLessonDefinition } from './box-and-whisker/lesson';
import { boxAndWhiskerGraphRules } from './box-and-whisker/rules';
import { circleLessonDefinition } from './circle/lesson';
import { circleGraphRules } from './circle/rules';
import type { GraphType } from './graph-names';
import type { GraphModule } from './graph-type';
import { histogramLessonDefinition } from './histogram/lesson';
import { histogramGraphRules } from './histogram/rules';
import { multipleLineLessonDefinition } from './multiple-line/lesson';
import { multipleLineGraphRules } from './multiple-line/rules';
import { scatterPlotLessonDefinition } from './scatter-plot/lesson';
import { scatterPlotGraphRules } from './scatter-plot/rules';
import { stackedBarLessonDefinition } from './stacked-bar/lesson';
import { stackedBarGraphRules } from './stacked-bar/rules';
import { stemAndLeafLessonDefinition } from './stem-and-leaf/lesson';
import { stemAndLeafGraphRules } from './stem-and-leaf/rules';

/** Includes the lessons, so it is for the server only. */
export const GRAPH_MODULES = {
  circle: { ...circleGraphRules, lesson: circleLessonDefinition },
  'stacked-bar': { ...stackedBarGraphRules, lesson: stackedBarLessonDefinition },
  'multiple-line': { ...multipleLineGraphRules, lesson: multipleLineLessonDefinition },
  'stem-and-leaf': { ...stemAndLeafGraphRules, lesson: stemAndLeafLessonDefinition },
  histogram: { ...histogramGraphRules, lesson: histogramLessonDefinition },
  'scatter-plot': { ...scatterPlotGraphRules, lesson: scatterPlotLessonDefinition },
  'box-and-whisker': { ...boxAndWhiskerGraphRules, lesson: boxAndWhiskerLessonDefinition },
} as const satisfies Readonly<Record<GraphType, GraphModule>>;
