import { checkPassword, normalizeEmail } from '@/lib/domain/account-rules';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { env } from '@/lib/env';
import { isCommonPassword } from '@/lib/identity/common-passwords';
import { getServices } from '@/lib/services';
import { teacherProfiles } from '@/lib/store/collections';
import { DomainError } from '../errors';
import { CLIENT_SIGN_UPS, RESET_MAILS, takeTry } from '../rate-limit/commands';
import { endAllSessions, findAllowanceIn } from '../session/commands';
import { readMeta } from '../viewer';

/** Which text of the school's notice a teacher agrees to; kept with the agreement. */
export const SCHOOL_NOTICE_VERSION = '2026-11';
const RESET_LIFETIME_MS = 60 * 60 * 1000;

export type NewAccount = { email: string; password: string };
export type NewTeacher = NewAccount & { displayName: string; school: string; agreed: boolean };

/** Refuses a password with a sentence, on the `password` field. */
function requireGoodPassword(password: string, email: string): void {
  const checked = checkPassword(password, email);
  const problem = checked.ok ? (isCommonPassword(password) ? COMMON_PASSWORD : null) : checked.message;
  if (problem) throw new DomainError('invalid-input', problem, { password: problem });
}

const COMMON_PASSWORD = 'Many people use this password, so it is easy to guess. Please choose another one.';

/**
 * Makes an account for a student. Answers the same whether or not the address was free, after the same one hash: who signs up learns by
 * signing in whether the account is theirs.
 */
export async function signUpStudent(account: NewAccount, client: string): Promise<void> {
  await createAccount(account, client);
}

/** Makes an account and the teacher's profile for the current season. Same answers as {@link signUpStudent}. */
export async function signUpTeacher(teacher: NewTeacher, client: string): Promise<void> {
  if (!teacher.agreed) {
    const message = 'Please confirm that your school lets you use the app with your students.';
    throw new DomainError('invalid-input', message, { agreed: message });
  }
  const { currentSeason } = await readMeta();
  const accountId = await createAccount(teacher, client);
  if (!accountId) return;
  const { store, now } = getServices();
  const at = timestampFromDate(now());
  await store.transaction(async (transaction) => {
    const allowed = (await findAllowanceIn(transaction, teacher.email)) ?? env().DEFAULT_LEAGUE_ALLOWANCE;
    transaction.set(teacherProfiles, {
      id: `${currentSeason}_${accountId}`,
      teacherId: accountId,
      season: currentSeason,
      mvpPoints: 0,
      createdAt: at,
      leagueAllowance: allowed,
      displayName: teacher.displayName,
      schoolAuthority: { name: teacher.displayName, school: teacher.school, noticeVersion: SCHOOL_NOTICE_VERSION, agreedAt: at },
    });
  });
}

/** The new account's id, or null when the address was taken. */
async function createAccount(account: NewAccount, client: string): Promise<string | null> {
  const email = normalizeEmail(account.email);
  requireGoodPassword(account.password, email);
  await takeTry(`sign-up:client:${client}`, CLIENT_SIGN_UPS);
  const created = await getServices().identity.createAccount({ email, password: account.password });
  return created.status === 'created' ? created.accountId : null;
}

/** Mails a link when the address has an account; says nothing about it either way. The link works once, for an hour. */
export async function requestPasswordReset(address: string, client: string): Promise<void> {
  const email = normalizeEmail(address);
  await takeTry(`reset:client:${client}`, CLIENT_SIGN_UPS);
  await takeTry(`reset:account:${email}`, RESET_MAILS);
  const { identity, mailer, now } = getServices();
  const issued = await identity.createResetToken(email, now(), RESET_LIFETIME_MS);
  if (!issued) return;
  const link = `${env().NEXTAUTH_URL}/reset-password?token=${issued.token}`;
  await mailer.send({
    to: email,
    subject: 'Choose a new password',
    text: `Somebody asked for a new password for this account.\n\nOpen this page within an hour to choose one:\n${link}\n\nIf it was not you, do nothing: your password stays as it is.`,
  });
}

/** Sets the password that a reset link allows, and ends every session of the account. */
export async function resetPassword(token: string, password: string): Promise<void> {
  requireGoodPassword(password, '');
  const { identity, now } = getServices();
  const done = await identity.consumeResetToken(token, password, now());
  if (!done) {
    throw new DomainError('not-found', 'This link has been used or is too old. Please ask for a new one.');
  }
  await endAllSessions(done.accountId);
}
