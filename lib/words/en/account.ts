import {
  MAX_CLASSES_PER_TEACHER,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordProblem,
} from '@/lib/domain/account/accounts';

const PASSWORD_PROBLEMS: Readonly<Record<PasswordProblem, string>> = {
  'too-short': `Use at least ${MIN_PASSWORD_LENGTH} characters.`,
  'too-long': `Use at most ${MAX_PASSWORD_LENGTH} characters.`,
  'is-email': 'Your password can’t be the same as your email.',
  'is-username': 'Your password can’t be the same as your user name.',
  common: 'Many people use this password, so it’s easy to guess. Please choose another one.',
};
export const passwordProblemText = (problem: PasswordProblem): string => PASSWORD_PROBLEMS[problem];

/** Shown to a teacher who didn't tick the confirmation. */
export const schoolMustAgreeText = (): string =>
  'Please confirm that your school lets you use the app with your students.';

export const typeClassCountText = (): string =>
  `Please type a whole number from 1 to ${MAX_CLASSES_PER_TEACHER}.`;

export const emailTooLongText = (): string => 'This email address is too long.';
export const typeAnEmailText = (): string => 'Please type an email address like name@school.org.';

/** For someone with a user name who forgot the password: there is no mailbox for a link. */
export const forgotPasswordWithUserNameText = (): string =>
  'No email? Ask your teacher for a new login card.';

export const noFreeUserNameText = (): string =>
  'We couldn’t find a free user name. Please try again.';

export const alreadyConfirmedText = (): string => 'Your email address is already confirmed.';
export const emailLinkExpiredText = (): string =>
  'This link was already used or is too old. Please ask for a new one.';
export const studentAddressNotAllowedText = (): string => 'Please type your own email address.';
export const wrongCurrentPasswordText = (): string => 'That isn’t your current password.';
export const samePasswordText = (): string =>
  'That’s already your password. Please choose a different one.';
/** `code` is that of an error report. */
export const signInIsDownText = (code: string): string =>
  'Sign-in isn’t working right now. Please try again in a minute. ' +
  `Code for your teacher: ${code}`;
export const passwordIsBeingSavedText = (): string =>
  'Your new password is already being saved. Please wait a moment.';

export const invitationExpiredText = (): string =>
  'This invitation was already used or is too old. Please ask for a new one.';
export const emailUsedByStudentText = (): string =>
  'A student uses this email address. A teacher needs a different one.';
export const teacherHasAnAccountText = (): string => 'This teacher already has an account.';

/**
 * A session is a cookie. Shown before anyone types, and instead of a verdict on a password that
 * wasn't checked.
 */
export const cookiesBlockedTitle = (): string => 'This browser blocks cookies';
export const cookiesBlockedText = (): string =>
  'We can’t sign you in without a cookie. It isn’t your password. ' +
  'Students: please tell your teacher. Teachers: please ask the person who looks after your ' +
  'school’s computers to allow cookies for this site.';

export const anAdminText = (): string => 'An admin';

export const tooManyTriesText = (minutes: number): string =>
  `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;

export const nameSchoolText = (): string => 'Please name your school.';
export const displayNameNeededText = (): string => 'Please type the name your students call you.';
