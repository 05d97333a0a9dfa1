import type { GraphType } from '@/lib/domain/graphs/graph-names';
import { graphTypeLabel } from '@/lib/domain/graphs/graph-names';
import { RUBRIC_PARTS, type Rubric } from '@/lib/domain/graphs/handed-in-graph';
import { RUBRIC_LEVELS, RUBRIC_WORDS } from './graph-review';

/** The three categories of grades in a results package. */
export const GRADE_CATEGORIES = {
  week: 'Fraction League: weeks',
  graph: 'Fraction League: graphs',
  lesson: 'Fraction League: lessons',
} as const;

/** Says how many of a week's results are left out of the export because they can't be read. */
export const unreadableResultsLeftOutText = (results: number): string =>
  results === 1
    ? '1 result is left out, because it can’t be read.'
    : `${results} results are left out, because they can’t be read.`;

/** Null means a photo of a graph without a type. */
export const graphGradeTitle = (type: GraphType | null): string =>
  type === null ? 'Graphs: another kind' : `Graphs: ${graphTypeLabel(type)}`;
export const GRAPH_GRADE_DESCRIPTION =
  'Four ratings from 0 to 3. Of several graphs of a kind, the one with the best ratings counts.';

/** "Accuracy: All there. Labels: Almost." */
export const graphRatingsCommentText = (rubric: Rubric): string =>
  RUBRIC_PARTS.map((part) => `${RUBRIC_WORDS[part].label}: ${RUBRIC_LEVELS[rubric[part]]}.`).join(
    ' ',
  );

export const lessonGradeTitle = (type: GraphType): string => `Lesson: ${graphTypeLabel(type)}`;
export const LESSON_GRADE_DESCRIPTION =
  'Nine steps. A finished lesson’s score is the steps that were right on the first try.';
export const lessonSentence = (firstTry: number, steps: number): string =>
  `${firstTry} of ${steps} right on the first try.`;
