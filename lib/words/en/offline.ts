export const OFFLINE = {
  needsWifi: 'This page needs Wi-Fi',
  notSaved:
    'It isn’t saved on this device. It opens by itself once there is Wi-Fi and the app answers. ' +
    'Nothing you did is lost.',
  tryAgain: 'Try again',
  pagesNow: 'Pages you can open now',
  howToKeep:
    'When the Wi-Fi is back, sign in and open the pages of your week once. ' +
    'After that they open without it. Boards and the class gallery always need it.',
  finishFirst: 'What you typed is kept. Finish it first, if you like.',
  showNewest: 'Show the newest page',
} as const;

/** `time` is a time of day, or a day and a time. */
export const savedAtTimeText = (time: string): string => `Saved ${time}`;
export const pageSavedText = (time: string): string =>
  `This page was saved ${time}. You can go on: your answers wait on this device until they ` +
  'can be sent.';
/** No Wi-Fi; Wi-Fi but no answer from the app; back again. */
export const CONNECTION_WORDS = {
  away: 'You’re offline',
  silent: 'The app isn’t answering right now',
  back: 'You’re back online',
} as const;

/** For example "Tuesday at 10:42 AM", by the device’s clock. */
export function deviceDayAndTimeText(savedAt: number): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', options).format(savedAt);
  return `${part({ weekday: 'long' })} at ${part({ hour: 'numeric', minute: '2-digit' })}`;
}
