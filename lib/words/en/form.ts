export const NAME_TOO_LONG = 'This name is too long.';

export const NO_USABLE_ID = 'Something is missing. Please reload the page and try again.';

export const atMostCharacters = (most: number): string => `Please use at most ${most} characters.`;

export const SENT_WITH_OTHER_NUMBERS = 'This answer was already sent with different numbers. Please send it again.';

export const NUMBER_TOO_LONG = 'That number is too long.';

export const LINE_TWICE = 'A line is in two boxes. Please reload the page and try again.';
