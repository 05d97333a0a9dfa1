import type { GraphSource, GraphState, RubricKey, TypedTableProblem } from '@/lib/domain/graph';
import { countText } from './numbers';

/** The four criteria of a review. */
export const RUBRIC_WORDS: Readonly<Record<RubricKey, { label: string; question: string }>> = {
  accuracy: { label: 'Accuracy', question: 'Do the marks show the true numbers?' },
  labels: { label: 'Labels', question: 'Are there a title and labels with units?' },
  scale: { label: 'Equal scale', question: 'Are all the steps of the scale the same size?' },
  keyAndClaim: {
    label: 'Key and claim',
    question: 'Is there a key, and a sentence that says what the graph shows?',
  },
};
export const RUBRIC_LEVELS = ['Not yet', 'A start', 'Almost', 'All there'] as const;

/** Comments a teacher can choose for an accepted graph. */
export const PRAISE: readonly string[] = [
  'Clear and true to the numbers. Well done!',
  'Your title says exactly what we see. Nice work!',
  'Your key makes this easy to read.',
  'Good work. Next time, try another kind of graph.',
  'The numbers are right. A clearer photo would show them better.',
];

const ABOUT_PHOTOS: readonly string[] = [
  'The photo is too blurred to read. Please take it again.',
  'A part is cut off. Please take a photo of the whole graph.',
];
const ABOUT_GRAPHS: readonly string[] = [
  'The labels are missing. Please add a title and units.',
  'Please check each number against the box score again.',
  'The steps of your scale should all be the same size.',
  'Please add a key so we know what each color means.',
  'Please add one sentence that says what your graph shows.',
];
/** Choosing this one also takes the points of the photo back. */
export const notAGraphText = (): string =>
  'This isn’t a graph, so its MVP points go back. Please turn in a graph.';

/** Choosing one of these returns a graph at once. Built graphs have no photo to comment on. */
export const sentencesBack = (source: GraphSource): readonly string[] =>
  source === 'photo' ? [...ABOUT_PHOTOS, ...ABOUT_GRAPHS, notAGraphText()] : ABOUT_GRAPHS;

/** Announced to the teacher after a review is sent or undone. */
export const reviewSentText = (state: GraphState, student: string): string =>
  ({
    approved: `The class sees the graph by ${student} now.`,
    seen: `The graph by ${student} is accepted and stays private.`,
    returned: `The graph by ${student} went back.`,
    waiting: `The graph by ${student} is open again.`,
  })[state];

export const allReviewedText = (): string => 'All graphs of this week are reviewed.';

/** The keyboard shortcuts for reviewing a week's graphs. */
export const REVIEW_KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['Left', 'Right'], does: 'another graph' },
  { keys: ['1', '2', '3', '4'], does: 'rate, then the next part' },
  { keys: ['Up', 'Down'], does: 'another part' },
  { keys: ['Enter'], does: 'accept' },
  { keys: ['S'], does: 'accept and share' },
  { keys: ['B'], does: 'send back: then the number of a sentence' },
  { keys: ['U'], does: 'undo' },
];

/** Why typed numbers for a graph aren't a table. */
export const typedTableProblem = (problem: TypedTableProblem): string =>
  problem.why === 'unreadable'
    ? `Line ${problem.line} needs a name, a comma, and a number, like “Hill, 163.”`
    : `Please use at most ${problem.most} lines.`;

export const forFourPartsText = (points: number, most: number): string =>
  `${points} of ${most} for the four parts`;

/** Shown to the student whose photo was no graph. */
export const pointsTakenText = (mvpPoints: number): string =>
  mvpPoints === 0
    ? 'Your MVP points stayed the same.'
    : `${countText(mvpPoints, 'MVP point')} went back.`;

/** Shown before a comment to the student. */
export const teacherSaysText = (): string => 'Your teacher says:';
