import { usernameOf } from './student-accounts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Why a password is refused. `common` is for whoever has the list of common ones. */
export type PasswordProblem = 'too-short' | 'too-long' | 'is-email' | 'is-username' | 'common';
export type PasswordCheck = { ok: true } | { ok: false; why: PasswordProblem };

/** Emails are stored and compared in this form everywhere. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Length, and not the email itself; there are no rules of composition. Common passwords are refused where their list is kept. */
export function checkPassword(password: string, email: string): PasswordCheck {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return { ok: false, why: 'too-short' };
  if (length > PASSWORD_MAX) return { ok: false, why: 'too-long' };
  if (normalizeEmail(password) === normalizeEmail(email)) return { ok: false, why: 'is-email' };
  if (normalizeEmail(password) === usernameOf(email)) return { ok: false, why: 'is-username' };
  return { ok: true };
}
