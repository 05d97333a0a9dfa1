import { GRAPH_TYPES, type GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonFactsOf, MissingLessonDataCode } from '@/lib/domain/graphs/graph-type';
import type { GraphQuestions } from '../../en/graphs/graph-words';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { boxAndWhiskerLesson, boxAndWhiskerWords } from './box-and-whisker';
import { circleLesson, circleWords } from './circle';
import type { SpanishGraphWords } from './graph-words';
import { histogramLesson, histogramWords } from './histogram';
import { multipleLineLesson, multipleLineWords } from './multiple-line';
import { scatterPlotLesson, scatterPlotWords } from './scatter-plot';
import { stackedBarLesson, stackedBarWords } from './stacked-bar';
import { stemAndLeafLesson, stemAndLeafWords } from './stem-and-leaf';

/** All texts of each graph type, including its lesson. For the server only. */
export const GRAPH_WORDS: {
  readonly [Type in GraphType]: SpanishGraphWords<Type> & {
    lesson: LessonWords<LessonFactsOf<Type>, MissingLessonDataCode<Type>>;
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

/** The questions about each graph type, which a page passes to the components that show them. */
export const GRAPH_DISCUSSION_QUESTIONS = Object.fromEntries(
  GRAPH_TYPES.map((type) => [type, GRAPH_WORDS[type].questions]),
) as Readonly<Record<GraphType, GraphQuestions>>;
