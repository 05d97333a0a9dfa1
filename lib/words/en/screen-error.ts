export const SCREEN_ERROR = {
  timeOut: 'Time-out',
  workIsSafe: 'This page didn’t work. It’s not your fault, and your saved work is safe.',
  homePage: 'Go to the home page',
  title: 'This page didn’t open',
  notYourFault: 'It’s not your fault, and what you saved is safe. Wait a moment, then try again.',
  tryAgain: 'Try again',
} as const;

export const shareErrorNumberText = (digest: string): string =>
  `If you ask for help, share this number: ${digest}`;

export const codeForTeacherText = (digest: string): string => `Code for your teacher: ${digest}`;

/** Shown instead of a page if the database can't be read, or written as the page requires. */
export const dataFailureText = (): string =>
  'We can’t read or save our data right now, so this page won’t open. It’s not your fault. ' +
  'Pages that only show something ' +
  'may still open. Answers and changes can’t be saved until it’s fixed. ' +
  'Please tell your teacher or whoever runs the app.';
