import { NO_EMAIL_HELP, passwordProblem, SCHOOL_MUST_AGREE, TOO_MANY_NOW } from './account';
import { lineTrouble } from './class-list';
import { teamNameProblem } from './team-name';

it('says what helps without an email, what a teacher confirms, and that many people want to get in', () => {
  expect([NO_EMAIL_HELP, SCHOOL_MUST_AGREE, TOO_MANY_NOW]).toEqual([
    'No email? Ask your teacher for a new login card.',
    'Please confirm that your school lets you use the app with your students.',
    'A lot of people are trying to sign in right now. Please wait a moment and try again. If that doesn’t help, reload the page.',
  ]);
});

it('says why a password is refused', () => {
  expect((['too-short', 'too-long', 'is-email', 'is-username', 'common'] as const).map(passwordProblem)).toEqual([
    'Use at least 8 characters.',
    'Use at most 128 characters.',
    'Your password can’t be the same as your email.',
    'Your password can’t be the same as your user name.',
    'Many people use this password, so it’s easy to guess. Please choose another one.',
  ]);
});

it('says why a team name is refused', () => {
  const problems = ['too-short', 'too-long', 'signs', 'no-letter', 'invisible', 'unkind', 'person', 'taken'] as const;
  expect(problems.map(teamNameProblem)).toEqual([
    'Use at least 2 letters.',
    'Use at most 30 letters and spaces.',
    "Use only letters, numbers, spaces, ', -, and &.",
    'Use at least one letter or number.',
    'This name has characters that can’t be seen.',
    'Please choose a name that’s kind to everyone.',
    'Please choose a name that isn’t a person’s name.',
    'Another team has a name that looks like this one. Please choose another.',
  ]);
});

it('says why a line of a class list cannot be read', () => {
  expect((['no-name', 'letters', 'too-long', 'too-many-names'] as const).map(lineTrouble)).toEqual([
    'There’s no name on this line.',
    "A first name can only have letters, ', and -.",
    'A first name can have at most 20 letters.',
    'This line has more than two names. Please put one student on each line.',
  ]);
});
