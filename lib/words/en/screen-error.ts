export const SCREEN_ERROR = {
  title: 'This page didn’t open',
  notYourFault: 'It’s not your fault, and what you saved is safe. Wait a moment, then try again.',
  tryAgain: 'Try again',
} as const;

export const shareNumber = (digest: string): string =>
  `If you ask for help, share this number: ${digest}`;
