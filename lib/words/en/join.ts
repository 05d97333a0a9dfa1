/** Shown to a student without a class. */
export const howToJoinText = (): string =>
  'Your teacher has a six-digit code and a league password.';

/** `className` is null if the class is gone. */
export const takenOutOfClassText = (className: string | null): string[] => [
  `Your teacher took you out of ${className ?? 'your class'}.`,
  'You keep your points, your stickers, and all your work. ' +
    'Your team will be waiting when you come back.',
  'To join a class again, ask your teacher for the code.',
];

/** Shown to a student who is joining a class. */
export const JOIN = {
  title: 'Join your class',
  code: 'Join code',
  password: 'League password',
  join: 'Join',
} as const;

export const joinCodeFormatText = (): string => 'A join code has six digits, like 123456.';

export const joinedLeagueText = (league: string): string => `You are in ${league}.`;

/** For a student without an account. */
export const FIND_LEAGUE = {
  find: 'Find my league',
  looking: 'Looking…',
  sixDigits: 'Six digits.',
  words: 'The words your teacher shows the class. Capital letters don’t matter.',
  whoAreYou: 'Are you new? Make your account here.',
  haveAccount: 'I have an account: sign in',
  typePassword: 'Please type the league password.',
  otherCode: 'Use another code',
} as const;

export const leagueFoundTitle = (league: string): string => `You found ${league}!`;
/** Reminds a student of the league they found, on the page after. */
export const foundLeagueReminderText = (league: string): string => `You found ${league}`;
