/** Texts for a teacher on student pages, who looks as a student does or tries out a class. */
export const VISIT = {
  back: 'Back to my pages',
  deleteIt: 'Delete and leave',
  lookAs: 'See as student',
  lookOnly: 'You’re looking as your student does, so nothing you press counts.',
  nothingCounts: 'Nothing you press counts.',
  lookIsOver: 'You looked for 30 minutes, so it has ended by itself. Nothing was changed.',
  practiceCounts: 'Only you see this work, and it counts nowhere.',
  /** The first name of a teacher's practice student. */
  practiceName: 'Coach',
  startOver: 'Start over',
  tryIt: 'Try it as a student',
} as const;

export const visitEndsAtText = (time: string) => `It ends at ${time}.`;
export const lookingAsText = (name: string) => `You’re looking as ${name} sees it.`;
export const practiceStudentOfText = (className: string) =>
  `You’re the practice student of ${className}.`;
export const previousStudentLabel = (name: string) => `Before: ${name}`;
export const nextStudentLabel = (name: string) => `Next: ${name}`;
