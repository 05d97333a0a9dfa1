/** Apart from the other error pages' words, which every page loads. */
export const TEACHER_ERROR = {
  title: 'This page didn’t load',
  ourSide: 'Something went wrong on our side',
  tryAgain: 'Try again',
  savedIsSafe: 'What you saved is safe. Please try again in a moment.',
} as const;

export const tellOperatorText = (digest: string): string =>
  `If it keeps happening, tell the person who runs the app this number: ${digest}.`;
