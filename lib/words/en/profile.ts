export const ALREADY_ANSWERED =
  'You’ve already answered these questions. Your teacher can change your formulas.';

export const TEACHERS_ACCOUNT = 'This account belongs to a teacher.';

export const TYPE_FIRST_NAME = 'Please type your first name.';

export const FIRST_NAME_TOO_LONG = 'Please use at most 20 letters.';

export const FIRST_NAME_SIGNS = "Please use only letters, spaces, periods, ', and -.";

export const ONE_LETTER = 'Please type one letter, or leave it blank.';

/** Shown if the student already has a name. */
export const ALREADY_NAMED = 'You have a name already. Your teacher can change it.';
export const NAME_BOXES = {
  firstName: 'First name',
  lastInitial: 'First letter of your last name',
  whyLetter: 'One letter, so your teacher can tell two Sams apart. You can leave it blank.',
};

/** For a student without a known name. */
export const SAY_YOUR_NAME = {
  title: 'What’s your name?',
  why: 'Only your teacher will see it. Your classmates see your team name.',
  save: 'Save my name',
};
