export const nameTooLongText = (): string => 'This name is too long.';

export const noUsableIdText = (): string =>
  'Something is missing. Please reload the page and try again.';

export const serverErrorText = (eventId: string): string =>
  `Something went wrong on our side (${eventId}). Please try again.`;

export const checkTypedText = (): string => 'Please check what you typed.';

export const atMostCharactersText = (most: number): string =>
  `Please use at most ${most} characters.`;

export const alreadySentOtherAnswerText = (): string =>
  'This answer was already sent with different numbers. Please send it again.';

export const alreadySentOtherContentText = (): string =>
  'This was sent already, and then it said something else. Reload the page to see what is saved.';

export const notOurPageText = (): string => 'This request didn’t come from our own page.';

export const answerTooLargeText = (): string => 'That is too much for one answer.';

export const unreadableAnswerText = (): string => 'We couldn’t read the answer.';

export const numberTooLongText = (): string => 'That number is too long.';

export const lineTwiceText = (): string =>
  'A line is in two boxes. Please reload the page and try again.';

/** Shown if the database can't be written: says what still works and what doesn't. */
export const nothingCanBeSavedText = (): string =>
  'We can’t save anything right now. What you typed is still here, and you can still look at ' +
  'your pages. ' +
  'Please try again in a few minutes. If it goes on, please tell your teacher or whoever runs ' +
  'the app.';

export const FORM_STATUS = {
  connectionLost:
    'We couldn’t reach the app. Check the Wi-Fi, then try again. What you typed is still here.',
  oneMoment: 'One moment, please',
  extraWork:
    'A lot of people are trying to sign in right now. Your device is doing some extra work ' +
    'first. It takes a few seconds. You don’t need to do anything.',
} as const;

export const typeWholeNumberText = (): string => 'Please type a whole number.';
export const numberFromToText = (least: number, most: number): string =>
  `Please type a number from ${least} to ${most}.`;

/** The hint at a box in which a name is typed to confirm that something is deleted. */
export const typeNameToDeleteHintText = <Part>(name: Part): readonly (string | Part)[] => [
  'Type ',
  name,
];
export const typeExactlyText = (name: string): string =>
  `Please type “${name}” exactly as shown above.`;

export const pleaseReloadText = (): string =>
  'The app was updated while this page was open. Please reload the page, then try again. ' +
  'What you typed will still be there, but you’ll have to retype a password.';
export const notReachedText = (): string =>
  'We couldn’t reach the app. Check the Wi-Fi, then try again. Nothing is lost.';
