export const LIVE = {
  teamChanged: 'Your team changed',
  keepGoing: 'You can keep going',
  upToDate: 'This page is up to date.',
  finishTyping: 'You can finish what you are typing first.',
  showNow: 'Show it now',
} as const;

export const weekIsOpenText = (week: number): string => `Week ${week} is open`;
