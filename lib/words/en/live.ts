export const LIVE = {
  teamChanged: 'Your team changed',
  keepGoing: 'You can keep going',
  upToDate: 'This page is up to date.',
  finishTyping: 'You can finish what you are typing first.',
  showNow: 'Show it now',
} as const;

export const linesAskedText = (step: string): string =>
  `Your teacher would like to see your lines for ${step}`;

export const weekIsOpenText = (week: number): string => `Week ${week} is open`;
