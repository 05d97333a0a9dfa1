import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { FactsOf, LackCode } from '@/lib/domain/graphs/graph-type';
import { boxAndWhiskerLesson } from '../lessons/box-and-whisker';
import { circleLesson } from '../lessons/circle';
import { histogramLesson } from '../lessons/histogram';
import type { LessonWords } from '../lessons/lesson-words';
import { multipleLineLesson } from '../lessons/multiple-line';
import { scatterPlotLesson } from '../lessons/scatter-plot';
import { stackedBarLesson } from '../lessons/stacked-bar';
import { stemAndLeafLesson } from '../lessons/stem-and-leaf';
import { boxAndWhiskerWords } from './box-and-whisker';
import { circleWords } from './circle';
import type { GraphWords } from './graph-words';
import { histogramWords } from './histogram';
import { multipleLineWords } from './multiple-line';
import { scatterPlotWords } from './scatter-plot';
import { stackedBarWords } from './stacked-bar';
import { stemAndLeafWords } from './stem-and-leaf';

/** All words of each type of graph. With those of its lesson: for the server only. */
export const GRAPH_WORDS: {
  readonly [Type in GraphType]: GraphWords<Type> & {
    lesson: LessonWords<FactsOf<Type>, LackCode<Type>>;
  };
} = {
  circle: { ...circleWords, lesson: circleLesson },
  'stacked-bar': { ...stackedBarWords, lesson: stackedBarLesson },
  'multiple-line': { ...multipleLineWords, lesson: multipleLineLesson },
  'stem-and-leaf': { ...stemAndLeafWords, lesson: stemAndLeafLesson },
  histogram: { ...histogramWords, lesson: histogramLesson },
  'scatter-plot': { ...scatterPlotWords, lesson: scatterPlotLesson },
  'box-and-whisker': { ...boxAndWhiskerWords, lesson: boxAndWhiskerLesson },
};
