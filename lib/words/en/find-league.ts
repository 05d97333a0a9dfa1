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

export const youFoundText = (league: string): string => `You found ${league}!`;
/** Reminds of it on the next page. */
export const foundText = (league: string): string => `You found ${league}`;
