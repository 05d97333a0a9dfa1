export const LIVE_UPDATE_NOTICE = {
  teamChanged: 'Your team changed',
  keepGoing: 'You can keep going',
  upToDate: 'This page is up to date.',
  finishTyping: 'You can finish what you are typing first.',
  showNow: 'Show it now',
} as const;

export const teacherAsksForLinesText = (step: string): string =>
  `Your teacher would like to see your lines for ${step}`;

export const weekOpenedNewsText = (week: number): string => `Week ${week} is open`;

/** A teacher's change on a card, in the student's open page. */
const CHANGED = {
  'taken-out': (step: string) => `Your teacher removed one of your answers: ${step}`,
  'put-back': (step: string) => `Your teacher put an answer back: ${step}`,
  paper: (step: string) => `Your teacher counted your paper: ${step}`,
  'no-paper': (step: string) => `This card is open again: ${step}`,
  comment: (step: string) => `Your teacher wrote about ${step}`,
} as const;

export const cardChangedText = (change: keyof typeof CHANGED, step: string): string =>
  CHANGED[change](step);
