import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { sketchBoxAndWhisker } from './box-and-whisker/sketch';
import { sketchCircle } from './circle/sketch';
import { sketchHistogram } from './histogram/sketch';
import { sketchMultipleLine } from './multiple-line/sketch';
import { sketchScatterPlot } from './scatter-plot/sketch';
import type { MakeSketch } from './sketch';
import { sketchStackedBar } from './stacked-bar/sketch';
import { sketchStemAndLeaf } from './stem-and-leaf/sketch';

/** For the server only; the browser gets finished markup. */
export const SKETCHES: Readonly<Record<GraphType, MakeSketch>> = {
  circle: sketchCircle,
  'stacked-bar': sketchStackedBar,
  'multiple-line': sketchMultipleLine,
  'stem-and-leaf': sketchStemAndLeaf,
  histogram: sketchHistogram,
  'scatter-plot': sketchScatterPlot,
  'box-and-whisker': sketchBoxAndWhisker,
};
