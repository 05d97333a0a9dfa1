import { usernameOf } from '@/lib/domain/account/accounts';
import { safeCell } from '@/lib/domain/text/csv-cells';
import type { Account } from '@/lib/identity/port';

/** Accounts that need a new password, separated by who can set one. */
type Resets = { byTeacher: string[]; byMail: string[] };

export function resetsOf(accounts: readonly Account[]): Resets {
  const usernames = accounts.flatMap(({ email }) => usernameOf(email) ?? []);
  const emails = accounts
    .filter(({ email }) => usernameOf(email) === null)
    .map(({ email }) => email);
  return { byTeacher: usernames.sort(), byMail: emails.sort() };
}

/** The operator's CSV list: each account, and how it gets a new password. */
export function resetsFile({ byTeacher, byMail }: Resets): string {
  const rows = [
    ['user name or email', 'how'],
    ...byTeacher.map((name) => [name, 'the teacher makes a new login card']),
    ...byMail.map((email) => [email, '"Forgot password" on the sign-in page']),
  ];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(text: string): string {
  return `"${safeCell(text).replaceAll('"', '""')}"`;
}
