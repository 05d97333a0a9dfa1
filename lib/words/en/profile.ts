export const selfAssessmentClosedText = (): string =>
  'You’ve already answered these questions. Your teacher can change your formulas.';

export const teachersAccountText = (): string => 'This account belongs to a teacher.';

export const typeFirstNameText = (): string => 'Please type your first name.';

export const firstNameTooLongText = (): string => 'Please use at most 20 letters.';

export const firstNameSignsText = (): string =>
  "Please use only letters, spaces, periods, ', and -.";

export const lastInitialProblemText = (): string => 'Please type one letter, or leave it blank.';

/** Shown if the student already has a name. */
export const alreadyNamedText = (): string =>
  'You have a name already. Your teacher can change it.';
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
