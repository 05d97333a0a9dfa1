import { randomBytes } from 'node:crypto';
import { checkPassword, normalizeEmail, SCHOOL_MUST_AGREE } from '@/lib/domain/account-rules';
import { canonicalPassword } from '@/lib/domain/passphrases';
import { isStudentAddress } from '@/lib/domain/student-accounts';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { env } from '@/lib/env';
import { isCommonPassword } from '@/lib/identity/common-passwords';
import { reportError } from '@/lib/reporting/report';
import { getServices } from '@/lib/services';
import { sessions, teacherProfiles } from '@/lib/store/collections';
import { DomainError } from '../errors';
import { enterLane } from '../rate-limit/lanes';
import { PASSWORD_CHANGES } from '../rate-limit/limits';
import { type Asking, forgetTries, takeTry, tryOnce } from '../rate-limit/tries';
import { endAllSessions, findAllowanceIn } from '../session/commands';
import { readMeta, requireSession, type Viewer } from '../viewer';
import { notePasswordChange } from './password-change';

/** Which text of the school's notice a teacher agrees to; kept with the agreement. */
export const SCHOOL_NOTICE_VERSION = '2026-11';
const RESET_LIFETIME_MS = 60 * 60 * 1000;
/** For the log. */
const MAILING_FAILED = 'Error sending a link for a new password';

/** What a device's cookie says about an account that was signed in to on it. */
export type AccountOnDevice = { accountId: string; email: string; passwordVersion: number };

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
export async function signUpStudent(account: NewAccount, client: string, asking: Asking = {}): Promise<void> {
  await createAccount(account, client, asking);
}

/** Makes an account and the teacher's profile for the current season. Same answers as {@link signUpStudent}. */
export async function signUpTeacher(teacher: NewTeacher, client: string, asking: Asking = {}): Promise<void> {
  if (!teacher.agreed) {
    throw new DomainError('invalid-input', SCHOOL_MUST_AGREE, { agreed: SCHOOL_MUST_AGREE });
  }
  const { currentSeason } = await readMeta();
  const accountId = await createAccount(teacher, client, asking);
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
async function createAccount(account: NewAccount, client: string, asking: Asking): Promise<string | null> {
  const email = normalizeEmail(account.email);
  if (isStudentAddress(email)) {
    // Only a teacher makes user names: nobody may take one that a class list could need.
    const message = 'Please type your own e-mail address.';
    throw new DomainError('invalid-input', message, { email: message });
  }
  requireGoodPassword(account.password, email);
  return tryOnce({ purpose: 'sign-up', client, ...asking }, async () => {
    const created = await getServices().identity.createAccount({ email, password: account.password });
    return created.status === 'created' ? created.accountId : null;
  });
}

/**
 * Counts the request, and answers how to go on: by mailing a link when the address has an account. That part is for after the answer, so that
 * neither its time nor its failure tells who has one; it never rejects. The link works once, for an hour. Nothing is mailed where the mailbox
 * has a link of the last minute, after several in an hour.
 */
export async function requestPasswordReset(address: string, client: string, asking: Asking = {}): Promise<() => Promise<void>> {
  const email = normalizeEmail(address);
  const mailed = await tryOnce({ purpose: 'reset', client, subject: email, ...asking }, async (tooSoon) => ({ tooSoon }));
  return async () => {
    if (mailed?.tooSoon) return;
    try {
      await mailResetLink(email);
    } catch (error) {
      reportError(error, { eventId: randomBytes(4).toString('hex'), message: MAILING_FAILED });
    }
  };
}

async function mailResetLink(email: string): Promise<void> {
  // A user name has no mailbox: the teacher gives a new password.
  if (isStudentAddress(email)) return;
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

/** Sets the password that a reset link allows, and ends every session of the account. Answers whose it was, for the device's cookie. */
export async function resetPassword(token: string, password: string): Promise<AccountOnDevice> {
  const { identity, now } = getServices();
  const account = await identity.findResetAccount(token, now());
  requireGoodPassword(password, account?.email ?? '');
  const done = await identity.consumeResetToken(token, password, now());
  if (!done || !account) {
    throw new DomainError('not-found', 'This link has been used or is too old. Please ask for a new one.');
  }
  // Whoever opened the mailed link has chosen a new password, so nobody has to ask for one any more.
  const passwordVersion = await notePasswordChange(account, { mustChangePassword: false });
  await endAllSessions(done.accountId);
  return { ...account, passwordVersion };
}

export type NewPassword = {
  /** The password in use; not asked from somebody who has just signed in with one that a teacher gave. */
  current: string;
  password: string;
};

const WRONG_CURRENT = 'This is not the password you use now.';
const SAME_PASSWORD = 'This is the password you have now. Please choose another one.';

/**
 * The own change of password: ends every other session of the account and takes the duty to choose a new one from it. The one thing,
 * beside signing out, that an account with that duty may do.
 */
export async function changePassword(viewer: Viewer, { current, password }: NewPassword): Promise<AccountOnDevice> {
  const { accountId, email, sessionId, mustChangePassword } = requireSession(viewer);
  const { identity, store } = getServices();
  const wanted = canonicalPassword(email, password);
  requireGoodPassword(wanted, email);
  // Up to three hashes each: an account has one such change under way.
  const turn = await enterLane(`password ${accountId}`, 1).catch(() => {
    throw new DomainError('too-many-tries', 'A new password is being saved already. Please wait a moment.');
  });
  try {
    const tries = `password:account:${accountId}`;
    if (!mustChangePassword) {
      await takeTry(tries, PASSWORD_CHANGES);
      if (!(await identity.verifyPassword(email, canonicalPassword(email, current)))) {
        throw new DomainError('invalid-input', WRONG_CURRENT, { current: WRONG_CURRENT });
      }
      await forgetTries(tries);
    }
    if (await identity.verifyPassword(email, wanted)) {
      throw new DomainError('invalid-input', SAME_PASSWORD, { password: SAME_PASSWORD });
    }
    if (!(await identity.setPassword(accountId, wanted))) throw new DomainError('not-signed-in', 'Please sign in first.');
  } finally {
    turn.leave();
  }
  const passwordVersion = await notePasswordChange({ accountId, email }, { mustChangePassword: false });
  await store.transaction(async (transaction) => {
    if (await transaction.get(sessions, sessionId)) transaction.merge(sessions, sessionId, { mustChangePassword: false });
  });
  await endAllSessions(accountId, sessionId);
  return { accountId, email, passwordVersion };
}
