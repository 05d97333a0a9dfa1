export const SIGN_IN = {
  email: 'Email',
  password: 'Password',
  goodPassword: 'At least 8 characters. Three or four words work well.',
  typePassword: 'Please type your password.',
  fillBoth: 'Please fill in both boxes.',
  signIn: 'Sign in',
  signingIn: 'Signing in…',
  notYou: 'Not you?',
  studentSignIn: 'Student sign-in',
  teacherSignIn: 'Teacher sign-in',
  whoRunsIt: 'the person who runs it, usually the school’s IT desk',
} as const;

/** Teachers have an email, students may have a user name. */
export const SIGN_IN_NAME_FIELD = {
  email: {
    label: 'Email',
    missing: 'Please type your email.',
    refused: 'That email or password isn’t right. Try again.',
  },
  name: {
    label: 'User name or email',
    missing: 'Please type your user name or your email.',
    refused: 'That name or password isn’t right. Try again.',
  },
} as const;
/** The contact on a server that sends no mail. */
export const operatorContactText = <Part>(address: Part): readonly (string | Part)[] => [
  'the person who runs it: ',
  address,
];
