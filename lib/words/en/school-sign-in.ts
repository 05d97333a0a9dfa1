import type { SchoolSignInFailure } from '@/lib/domain/account/school-person';

/** @param school the operator's words, such as "my school account". */
export const signInWithText = (school: string): string => `Sign in with ${school}`;

export const SCHOOL_SIGN_IN = {
  opening: 'Opening…',
  or: 'or',
  title: 'Sign in from school',
  firstTime: 'You signed in at your school. You are here for the first time this way.',
  playedBefore: 'Have you been here before?',
  onlyOnce: 'Type what is on your login card, or your email and password. You do this only once.',
  joinIt: 'Are you new? Then join it here.',
  lostCard: 'Lost your card or password?',
  askTeacher: 'Ask your teacher',
  newTeacher: 'Are you a teacher and new here?',
  createAccount: 'Create my account',
  creating: 'Creating your account…',
  teacherTitle: 'Create your teacher account',
  teacherLead: 'Your school has told us your email. You need no password.',
  yourEmail: 'Your email:',
  lostLead:
    'Type your user name here. Your teacher then sees your request in the class list. ' +
    'After a yes, the button for your school account opens your account.',
  userName: 'Your user name or email',
  typeUserName: 'Please type your user name.',
  ask: 'Ask my teacher',
  asking: 'Asking…',
  asked: 'Your request is on its way',
  askedHint: 'If this student is in a class here, the teacher sees it now.',
  hasAccount: 'Found it?',
  back: 'Go back',
  notYou: 'Not you?',
  leave: 'Start over',
  join: 'Join with my school account',
  joining: 'Joining…',
} as const;

/** The button of a sign-in that connects the school account. */
export const CONNECT_SCHOOL_ACCOUNT = { button: 'This is me', working: 'Checking…' } as const;

export const noSchoolSignInText = (): string => 'This site has no sign-in with a school account.';

export const schoolHelloText = (name: string): string =>
  name === '' ? 'Hello!' : `Hello, ${name}!`;

export const joinAsText = (name: string): string =>
  name === '' ? SCHOOL_SIGN_IN.join : `Join as ${name}`;

const REFUSALS: Readonly<Record<SchoolSignInFailure, string>> = {
  away: 'Your school’s sign-in isn’t working right now. Please try again in a minute.',
  clock:
    'The clocks of this site and of your school’s sign-in don’t agree. ' +
    'Please try again. If it happens again, tell the person who runs this site.',
  again: 'That sign-in was already used or took too long. Please start again.',
  canceled: 'You stopped at your school’s sign-in. You can try again.',
  other: 'That account isn’t from this school. Please use the account your school gave you.',
  portal: 'You are almost in! Press the button once more.',
  refused:
    'We couldn’t be sure who that was, so nobody was signed in. ' +
    'Please try again. If it happens again, tell the person who runs this site.',
};
export const schoolRefusalText = (why: SchoolSignInFailure): string => REFUSALS[why];

export const schoolSignInTimedOutText = (): string =>
  'It took too long, so please use the button for your school account again.';
export const schoolAccountTakenText = (): string =>
  'One of these accounts already belongs to another one. Ask your teacher for a new login card.';
export const noTeacherEmailText = (): string =>
  'Your school’s sign-in doesn’t tell us a teacher’s email. Please sign up with your email.';
export const addressHasAccountText = (): string =>
  'There is already an account with your email. Go back and type its password once.';
export const typeTheCodeFirstText = (): string => 'Please type the code from your teacher first.';

export const schoolRequestChangedText = (): string =>
  'This request has changed. Please look again.';

/** In the teacher's class list. */
export const SCHOOL_REQUESTS = {
  title: 'School accounts to connect',
  hint:
    'Someone signed in at the school and says the account here is theirs. ' +
    'Say yes only if you know.',
  yes: 'Yes, connect',
  no: 'No',
} as const;
export const saysTheyAreText = (name: string, student: string): string =>
  `“${name}” says: ${student} is me.`;
export const schoolAccountRequestAcceptedText = (student: string): string =>
  `${student} can sign in with the school account now.`;
export const schoolAccountRequestDeclinedText = (student: string): string =>
  `${student}’s account stays as it was.`;
