import { GRAPH_TYPES, type GraphType } from '@/lib/domain/graphs/graph-names';
import type { LessonFactsOf, MissingLessonDataCode } from '@/lib/domain/graphs/graph-type';
import type { GraphQuestions } from '../../en/graphs/graph-words';
import type { LessonWords } from '../../en/graphs/lesson-words';
import { boxAndWhiskerLessonWords, boxAndWhiskerWords } from './box-and-whisker';
import { circleLessonWords, circleWords } from './circle';
import type { SpanishGraphWords } from './graph-words';
import { histogramLessonWords, histogramWords } from './histogram';
import { multipleLineLessonWords, multipleLineWords } from './multiple-line';
import { scatterPlotLessonWords, scatterPlotWords } from './scatter-plot';
import { stackedBarLessonWords, stackedBarWords } from './stacked-bar';
import { stemAndLeafLessonWords, stemAndLeafWords } from './stem-and-leaf';

/** All texts of each graph type, including its lesson. For the server only. */
export const GRAPH_WORDS: {
  readonly [Type in GraphType]: SpanishGraphWords<Type> & {
    lesson: LessonWords<LessonFactsOf<Type>, MissingLessonDataCode<Type>>;
  };
} = {
  circle: { ...circleWords, lesson: circleLessonWords },
  'stacked-bar': { ...stackedBarWords, lesson: stackedBarLessonWords },
  'multiple-line': { ...multipleLineWords, lesson: multipleLineLessonWords },
  'stem-and-leaf': { ...stemAndLeafWords, lesson: stemAndLeafLessonWords },
  histogram: { ...histogramWords, lesson: histogramLessonWords },
  'scatter-plot': { ...scatterPlotWords, lesson: scatterPlotLessonWords },
  'box-and-whisker': { ...boxAndWhiskerWords, lesson: boxAndWhiskerLessonWords },
};

/** The questions about each graph type, which a page passes to the components that show them. */
export const GRAPH_DISCUSSION_QUESTIONS = Object.fromEntries(
  GRAPH_TYPES.map((type) => [type, GRAPH_WORDS[type].questions]),
) as Readonly<Record<GraphType, GraphQuestions>>;
