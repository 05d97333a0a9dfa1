import { requireAnySession, requireSession, type Viewer } from '@/lib/data/access/viewer';
import { mailLeagueRequest } from '@/lib/data/allowance/league-request';
import { DomainError, invalidField } from '@/lib/data/errors';
import { enterLane } from '@/lib/data/rate-limit/lanes';
import { LETTERS, PASSWORD_CHANGES } from '@/lib/data/rate-limit/limits';
import { type Asking, forgetTries, letterKey, takeTry, tryOnce } from '@/lib/data/rate-limit/tries';
import { endAllSessions, isLive } from '@/lib/data/session/commands';
import { isStudentAddress, normalizeEmail } from '@/lib/domain/account/accounts';
import { canonicalPassword } from '@/lib/domain/account/passphrases';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { LOG_MESSAGES } from '@/lib/platform/error-messages';
import { quietly } from '@/lib/platform/report';
import { getServices } from '@/lib/platform/services';
import {
  type AccountRecord,
  accounts,
  confirmLinks,
  sessions,
} from '@/lib/store/collections/accounts';
import { equal } from '@/lib/store/port';
import {
  ALREADY_CONFIRMED,
  LINK_IS_OVER,
  PASSWORD_IS_BEING_SAVED,
  SAME_PASSWORD,
  SCHOOL_MUST_AGREE,
  SIGN_IN_FIRST,
  USE_YOUR_OWN_EMAIL,
  WRONG_CURRENT_PASSWORD,
} from '@/words/account';
import { resetLetter } from '@/words/letters';
import { secretId, sendConfirmLetter, sendKnownAddressLetter } from './letters';
import { notePasswordChange, requireGoodPassword } from './passwords';
import { agreedSignUp, type NewTeacherInput, proveAddressIn } from './proof';

const RESET_LIFETIME_MS = 60 * 60 * 1000;
/** What a device's cookie says about an account that was signed in to on it. */
export type AccountOnDevice = { accountId: string; email: string; passwordVersion: number };

export type NewAccount = { email: string; password: string };
type NewTeacher = NewAccount & NewTeacherInput & { agreed: boolean };

/**
 * Makes an account for a student. Answers the same whether or not the address was free, after the
 * same one hash: who signs up learns by signing in whether the account is theirs.
 */
export async function signUpStudent(
  account: NewAccount,
  client: string,
  asking: Asking = {},
): Promise<void> {
  await createAccount(account, client, asking);
}

/**
 * Makes an account that waits for its address to be proven: what was typed becomes a teacher's
 * profile with the mailed link, and until then the account can do nothing but ask for the letter
 * again. Same answers as {@link signUpStudent}.
 *
 * Answers how to go on: by writing to the address, whether or not it was free. That part is for
 * after the answer and never rejects.
 */
export async function signUpTeacher(
  teacher: NewTeacher,
  client: string,
  asking: Asking = {},
): Promise<() => Promise<void>> {
  if (!teacher.agreed) throw invalidField('agreed', SCHOOL_MUST_AGREE);
  const accountId = await createAccount(teacher, client, asking, {
    teacherSignUp: agreedSignUp(teacher),
  });
  const email = normalizeEmail(teacher.email);
  return () =>
    quietly(LOG_MESSAGES.letter, async () => {
      if (!(await mayWriteTo(email))) return;
      await (accountId ? sendConfirmLetter({ accountId, email }) : sendKnownAddressLetter(email));
    });
}

/** False when so many letters went there lately that one more is one too many. */
async function mayWriteTo(email: string): Promise<boolean> {
  try {
    await takeTry(letterKey(email), LETTERS);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/**
 * Writes the letter once more, for a teacher whose address is not proven yet. 'too-many-tries'
 * after some letters.
 */
export async function sendLetterAgain(viewer: Viewer): Promise<void> {
  const { accountId, email, addressProof } = requireAnySession(viewer);
  if (!addressProof) throw new DomainError('not-allowed', ALREADY_CONFIRMED);
  await takeTry(letterKey(email), LETTERS);
  await sendConfirmLetter({ accountId, email });
}

/**
 * At the sign-in of a teacher of older data: the letter that asks for the proof, while none is on
 * its way. Never rejects.
 */
export function sendFirstLetter(account: { accountId: string; email: string }): Promise<void> {
  return quietly(LOG_MESSAGES.letter, async () => {
    const { store, now } = getServices();
    const links = await store.query(confirmLinks, {
      where: equal({ accountId: account.accountId }),
    });
    if (links.some(({ expiresAt }) => isLive({ expiresAt }, now()))) return;
    if (await mayWriteTo(account.email)) await sendConfirmLetter(account);
  });
}

/**
 * Proves the address of the own account with the mailed link. The session has to be the account's
 * own: a link alone would let in whoever chose the password of an account with someone else's
 * address, as soon as that person is curious enough to press it.
 */
export async function confirmAddress(viewer: Viewer, token: string): Promise<void> {
  const { accountId, email } = requireAnySession(viewer);
  const { store, now } = getServices();
  const asked = await store.transaction(async (transaction) => {
    const link = await transaction.get(confirmLinks, secretId(token));
    if (!link || link.accountId !== accountId || !isLive(link, now()))
      throw new DomainError('not-found', LINK_IS_OVER);
    return proveAddressIn(transaction, { accountId, email });
  });
  await mailLeagueRequest(asked);
}

/** The new account's id, or null when the address was taken. */
async function createAccount(
  account: NewAccount,
  client: string,
  asking: Asking,
  more: Pick<AccountRecord, 'teacherSignUp'> = {},
): Promise<string | null> {
  const email = normalizeEmail(account.email);
  if (isStudentAddress(email)) {
    // Only a teacher makes user names: no one may take one that a class list could need.
    throw invalidField('email', USE_YOUR_OWN_EMAIL);
  }
  requireGoodPassword(account.password, email);
  const { identity, store, now } = getServices();
  return tryOnce({ purpose: 'sign-up', client, ...asking }, async () => {
    const created = await identity.createAccount({ email, password: account.password });
    if (created.status !== 'created') return null;
    // Also for a student, so an account which never gets a profile is known to be old one day.
    await store.set(accounts, {
      id: created.accountId,
      mustChangePassword: false,
      createdAt: timestampFromDate(now()),
      ...more,
    });
    return created.accountId;
  });
}

/**
 * Counts the request, and answers how to go on: by mailing a link when the address has an account.
 * That part is for after the answer, so neither its time nor its failure tells who has one; it
 * never rejects. The link works once, for an hour. Nothing is mailed where the mailbox has a link
 * of the last minute, after several in an hour.
 */
export async function requestPasswordReset(
  address: string,
  client: string,
  asking: Asking = {},
): Promise<() => Promise<void>> {
  const email = normalizeEmail(address);
  const mailed = await tryOnce(
    { purpose: 'reset', client, subject: email, ...asking },
    async (tooSoon) => ({ tooSoon }),
  );
  return () =>
    quietly(LOG_MESSAGES.resetLetter, async () =>
      mailed?.tooSoon ? undefined : mailResetLink(email),
    );
}

async function mailResetLink(email: string): Promise<void> {
  // A user name has no mailbox: the teacher gives a new password.
  if (isStudentAddress(email)) return;
  const { identity, mailer, now } = getServices();
  const issued = await identity.createResetToken(email, now(), RESET_LIFETIME_MS);
  if (!issued) return;
  const link = `${env().NEXTAUTH_URL}/reset-password?token=${issued.token}`;
  await mailer.send({ to: email, ...resetLetter(link) });
}

/**
 * Sets the password that a reset link allows, and ends every session of the account. The link was
 * mailed, so it proves the address as well: whoever chose the password before, perhaps a stranger,
 * is out, and the reader of the mail is in. Answers whose it was, for the device's cookie.
 */
export async function resetPassword(token: string, password: string): Promise<AccountOnDevice> {
  const { identity, now } = getServices();
  const account = await identity.findResetAccount(token, now());
  requireGoodPassword(password, account?.email ?? '');
  const done = await identity.consumeResetToken(token, password, now());
  if (!done || !account) throw new DomainError('not-found', LINK_IS_OVER);
  // Whoever opened the mailed link has chosen a new password, so no one has to ask for one anymore.
  const passwordVersion = await notePasswordChange(account, { mustChangePassword: false });
  await endAllSessions(done.accountId);
  const asked = await getServices().store.transaction((transaction) =>
    proveAddressIn(transaction, account),
  );
  await mailLeagueRequest(asked);
  return { ...account, passwordVersion };
}

type NewPassword = {
  /**
   * The password in use; not asked from someone who has just signed in with one that a teacher
   * gave.
   */
  current: string;
  password: string;
};

/**
 * The own change of password: ends every other session of the account and takes the duty to choose
 * a new one from it. The one thing, beside signing out, that an account with that duty may do.
 */
export async function changePassword(
  viewer: Viewer,
  { current, password }: NewPassword,
): Promise<AccountOnDevice> {
  const { accountId, email, sessionId, mustChangePassword } = requireSession(viewer);
  const { identity, store } = getServices();
  const wanted = canonicalPassword(email, password);
  requireGoodPassword(wanted, email);
  // Up to three hashes each: an account has one such change under way.
  const turn = await enterLane(`password ${accountId}`, 1).catch(() => {
    throw new DomainError('too-many-tries', PASSWORD_IS_BEING_SAVED);
  });
  try {
    const tries = `password:account:${accountId}`;
    if (!mustChangePassword) {
      await takeTry(tries, PASSWORD_CHANGES);
      if (!(await identity.verifyPassword(email, canonicalPassword(email, current)))) {
        throw invalidField('current', WRONG_CURRENT_PASSWORD);
      }
      await forgetTries(tries);
    }
    if (await identity.verifyPassword(email, wanted)) throw invalidField('password', SAME_PASSWORD);
    if (!(await identity.setPassword(accountId, wanted)))
      throw new DomainError('not-signed-in', SIGN_IN_FIRST);
  } finally {
    turn.leave();
  }
  const passwordVersion = await notePasswordChange(
    { accountId, email },
    { mustChangePassword: false },
  );
  await store.transaction(async (transaction) => {
    if (await transaction.get(sessions, sessionId))
      transaction.merge(sessions, sessionId, { mustChangePassword: false });
  });
  await endAllSessions(accountId, sessionId);
  return { accountId, email, passwordVersion };
}
