import { usernameOf } from './student-accounts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PASSWORD_TOO_SHORT = `Use at least ${PASSWORD_MIN} characters.`;

/** To a teacher who did not confirm it. */
export const SCHOOL_MUST_AGREE = 'Please confirm that your school lets you use the app with your students.';

export type PasswordCheck = { ok: true } | { ok: false; message: string };

/** E-mails are stored and compared in this form everywhere. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Length, and not the e-mail itself; there are no rules of composition. Common passwords are refused where their list is kept. */
export function checkPassword(password: string, email: string): PasswordCheck {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return { ok: false, message: PASSWORD_TOO_SHORT };
  if (length > PASSWORD_MAX) return { ok: false, message: `Use at most ${PASSWORD_MAX} characters.` };
  if (normalizeEmail(password) === normalizeEmail(email)) {
    return { ok: false, message: 'Your password cannot be the same as your e-mail.' };
  }
  if (normalizeEmail(password) === usernameOf(email)) {
    return { ok: false, message: 'Your password cannot be the same as your user name.' };
  }
  return { ok: true };
}
