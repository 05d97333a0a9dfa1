export const UI = {
  close: 'Close',
  howItWorks: 'How this page works',
  tryAgain: 'Try again',
  hide: 'Hide',
  show: 'Show',
  newWindow: '(opens a new window)',
  weeks: 'Weeks',
  week: 'Week',
  whatItMeans: 'what it means',
  meaning: 'What it means:',
  skip: 'Skip to main content',
} as const;

export const pagePartNotLoadedText = (): string =>
  'This part of the page didn’t load. Check the Wi-Fi, then try again. ' +
  'What you typed is still here.';
export const recordUnreadableText = (): string =>
  'This record can’t be read, so it isn’t shown. Nothing in it was changed. ' +
  'Please tell the person who runs this app.';
/** `one` and `many` are what they are called: "graph", "graphs". */
export const someUnreadableText = (count: number, one: string, many: string): string =>
  `${count === 1 ? `1 ${one} can’t be read and is` : `${count} ${many} can’t be read and are`} ` +
  'not shown here. Nothing was changed. Please tell the person who runs this app.';

/** The buttons of a warning before someone leaves unfinished work. */
export const LEAVE_WARNING_BUTTONS = { stay: 'Stay here', leave: 'Leave' } as const;
