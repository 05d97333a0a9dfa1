import type { ReviewOutcome, RubricKey, TypedTableProblem } from '@/lib/domain/graph';

/** The four things a teacher looks at. */
export const RUBRIC_WORDS: Readonly<Record<RubricKey, { label: string; question: string }>> = {
  accuracy: { label: 'Accuracy', question: 'Do the marks show the true numbers?' },
  labels: { label: 'Labels', question: 'Are there a title and labels with units?' },
  scale: { label: 'Equal scale', question: 'Are all the steps of the scale the same size?' },
  keyAndClaim: { label: 'Key and claim', question: 'Is there a key, and a sentence that says what the graph shows?' },
};
export const RUBRIC_LEVELS = ['Not yet', 'A start', 'Almost', 'All there'] as const;

/** Sentences a teacher can begin with. */
export const COMMENT_BANK: readonly { outcome: ReviewOutcome; text: string }[] = [
  { outcome: 'approved', text: 'Clear and true to the numbers. Well done!' },
  { outcome: 'approved', text: 'Your title says exactly what we see. Nice work!' },
  { outcome: 'approved', text: 'Your key makes this easy to read.' },
  { outcome: 'seen', text: 'Good work. Next time, try another kind of graph.' },
  { outcome: 'seen', text: 'The numbers are right. A clearer photo would show them better.' },
  { outcome: 'returned', text: 'Please check each number against the box score again.' },
  { outcome: 'returned', text: 'Please add a title and a label with units on each axis.' },
  { outcome: 'returned', text: 'The steps of your scale should all be the same size.' },
  { outcome: 'returned', text: 'Please add a key so we know what each color means.' },
  { outcome: 'returned', text: 'Please add one sentence that says what your graph shows.' },
  { outcome: 'returned', text: 'The photo is hard to read. Please take it again in good light.' },
];

/** Why the numbers that someone typed for a graph are no table. */
export const typedTableProblem = (problem: TypedTableProblem): string =>
  problem.why === 'unreadable'
    ? `Line ${problem.line} needs a name, a comma, and a number, like “Hill, 163.”`
    : `Please use at most ${problem.most} lines.`;
