export const SIGN_UP = {
  /**
   * The same text whether or not the address had an account, so that signing up doesn't reveal who
   * has one.
   */
  notSignedIn:
    'We couldn’t sign you in with this email and password. ' +
    'If you already have an account, sign in or choose a new password.',
  createMine: 'Create my account',
  creating: 'Creating your account…',
  privacyPage: 'privacy page',
  calledBy: 'The name your students call you',
  school: 'School',
  howManyClasses: 'How many classes will play?',
  ownLeagueEach: 'Each gets its own league. We’ll ask an admin for extra ones.',
  schoolAgrees: 'My school lets me use this with my students.',
} as const;

export const yourEmailText = <Part>(address: Part): readonly (string | Part)[] => [
  'Your email: ',
  address,
];
/** `link` has the text {@link SIGN_UP.privacyPage}. */
export const storedDataAndPrivacyPageText = <Part>(link: Part): readonly (string | Part)[] => [
  'We keep a first name, one initial, an email, and the work a student does here. ' +
    'Nothing is sold. No ads. See the ',
  link,
  '.',
];
