/** Workings side by side on the classroom's screen. */
export const WORKINGS_SCREEN = {
  nothingYet: 'Nothing to show yet. Choose two to four workings on the page of mistakes.',
  allTogether: 'All together',
  right: 'right',
  wrong: 'wrong',
} as const;

/** `letters` name the workings. */
export const whatHappenedText = (letters: readonly string[]): string =>
  `What happened ${letters.length > 2 ? 'here' : `between ${letters.join(' and ')}`}?`;
