import type { RubricPartName, TypedTableProblem } from '@/lib/domain/graphs/handed-in-graph';
import { countText } from './numbers';

/** The four criteria of a review. */
export const RUBRIC_WORDS: Readonly<Record<RubricPartName, { label: string; question: string }>> = {
  accuracy: { label: 'Accuracy', question: 'Do the marks show the true numbers?' },
  labels: { label: 'Labels', question: 'Are there a title and labels with units?' },
  scale: { label: 'Equal scale', question: 'Are all the steps of the scale the same size?' },
  keyAndClaim: {
    label: 'Key and claim',
    question: 'Is there a key, and a sentence that says what the graph shows?',
  },
};
export const RUBRIC_LEVELS = ['Not yet', 'A start', 'Almost', 'All there'] as const;

/** Why typed numbers for a graph aren't a table. */
export const typedTableProblemText = (problem: TypedTableProblem): string =>
  problem.why === 'unreadable'
    ? `Line ${problem.line} needs a name, a comma, and a number, like “Hill, 163.”`
    : `Please use at most ${problem.most} lines.`;

export const rubricPointsText = (points: number, most: number): string =>
  `${points} of ${most} for the four parts`;

/** Shown to the student whose photo was no graph. */
export const pointsTakenText = (mvpPoints: number): string =>
  mvpPoints === 0
    ? 'Your MVP points stayed the same.'
    : `You gave back ${countText(mvpPoints, 'MVP point')}.`;

/** Shown before a comment to the student. */
export const teacherSaysLabel = (): string => 'Your teacher says:';
/** A teacher's comment. The ready ones are said in the reader's language. */
export const localizedCommentText = (comment: string): string => comment;
