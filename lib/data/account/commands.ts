import {
  requireUncheckedSession,
  requireVerifiedSession,
  type Viewer,
} from '@/lib/data/access/viewer';
import { mailMoreLeaguesRequest } from '@/lib/data/allowance/allowance';
import { DomainError, invalidFieldError } from '@/lib/data/errors';
import { MAIL_TO_UNPROVEN_EMAIL_LIMIT, PASSWORD_CHANGE_LIMIT } from '@/lib/data/rate-limit/limits';
import { enterQueue } from '@/lib/data/rate-limit/queues';
import {
  countTryOrRefuse,
  mailToEmailLimitKey,
  resetTries,
  type TryProofAndDevice,
  tryOrRequireProofOfWork,
} from '@/lib/data/rate-limit/tries';
import { endAllSessions, isSessionUnexpired } from '@/lib/data/session/commands';
import { isStudentSignInAddress, normalizeEmail } from '@/lib/domain/account/accounts';
import { normalizeIfCardPassphrase } from '@/lib/domain/account/passphrases';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { UNCATALOGED_LOG_MESSAGES } from '@/lib/platform/log';
import { runAndLogErrors } from '@/lib/platform/report';
import { getServices } from '@/lib/platform/services';
import {
  type AccountRecord,
  accounts,
  confirmLinks,
  sessions,
} from '@/lib/store/collections/accounts';
import { equalConditions } from '@/lib/store/port';
import { runSyncInLanguage } from '@/lib/words/language';
import { signInFirstText } from '@/words/access';
import {
  alreadyConfirmedText,
  emailLinkExpiredText,
  passwordIsBeingSavedText,
  samePasswordText,
  schoolMustAgreeText,
  studentAddressNotAllowedText,
  wrongCurrentPasswordText,
} from '@/words/account';
import { passwordResetEmail } from '@/words/passwords';
import { confirmEmailIn, createTeacherSignUpRecord, type NewTeacherInput } from './confirm-email';
import { hashSecret, sendAccountExistsEmail, sendConfirmationEmail } from './emails';
import { recordPasswordChange, requireGoodPassword } from './passwords';
import { languageForEmail } from './reading-language';

const RESET_LIFETIME_MS = 60 * 60 * 1000;

/** The content of a device's cookie about an account that has signed in there. */
export type DeviceCookieAccount = { accountId: string; email: string; passwordVersion: number };

type NewAccountCredentials = { email: string; password: string };
type NewTeacher = NewAccountCredentials & NewTeacherInput & { agreed: boolean };

/**
 * Creates a student's account. The answer is the same whether or not the address was free, after
 * the same single hash: people learn if the account is theirs by signing in.
 */
export async function signUpStudent(
  account: NewAccountCredentials,
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<void> {
  await createAccount(account, client, tryContext);
}

/**
 * Creates an account that waits for its address to be proven: the mailed link turns the sign-up
 * into a teacher's profile, and until then the account can only request the email again. The
 * answers are those of {@link signUpStudent}. Returns the follow-up: writing to the address,
 * whether or not it was free. It runs after the answer and never rejects.
 */
export async function signUpTeacherAndPrepareEmail(
  teacher: NewTeacher,
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<() => Promise<void>> {
  if (!teacher.agreed) throw invalidFieldError('agreed', schoolMustAgreeText());
  const accountId = await createAccount(teacher, client, tryContext, {
    teacherSignUp: createTeacherSignUpRecord(teacher),
  });
  const email = normalizeEmail(teacher.email);
  return () =>
    runAndLogErrors(UNCATALOGED_LOG_MESSAGES.accountEmail, async () => {
      if (!(await mayWriteTo(email))) return;
      await (accountId
        ? sendConfirmationEmail({ accountId, email })
        : sendAccountExistsEmail(email));
    });
}

async function mayWriteTo(email: string): Promise<boolean> {
  try {
    await countTryOrRefuse(mailToEmailLimitKey(email), MAIL_TO_UNPROVEN_EMAIL_LIMIT);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/**
 * Sends the email again to a teacher whose address isn't proven. 'too-many-tries' after several
 * emails.
 */
export async function resendConfirmationEmail(viewer: Viewer): Promise<void> {
  const { accountId, email, addressProof } = requireUncheckedSession(viewer);
  if (!addressProof) throw new DomainError('not-allowed', alreadyConfirmedText());
  await countTryOrRefuse(mailToEmailLimitKey(email), MAIL_TO_UNPROVEN_EMAIL_LIMIT);
  await sendConfirmationEmail({ accountId, email });
}

/**
 * For a teacher whose address another program didn't prove: sends the email that asks for the
 * proof, unless one is on its way. Never rejects.
 */
export function sendConfirmEmailAtSignIn(account: {
  accountId: string;
  email: string;
}): Promise<void> {
  return runAndLogErrors(UNCATALOGED_LOG_MESSAGES.accountEmail, async () => {
    const { store, now } = getServices();
    const links = await store.query(confirmLinks, {
      where: equalConditions({ accountId: account.accountId }),
    });
    if (links.some(({ expiresAt }) => isSessionUnexpired({ expiresAt }, now()))) return;
    if (await mayWriteTo(account.email)) await sendConfirmationEmail(account);
  });
}

/**
 * Proves the account's address with the mailed link. It needs a session of that account: otherwise
 * someone who signed up with another person's address would get in as soon as that person opened
 * the link.
 */
export async function confirmEmailAddress(viewer: Viewer, token: string): Promise<void> {
  const { accountId, email } = requireUncheckedSession(viewer);
  const { store, now } = getServices();
  const leagueRequest = await store.transaction(async (transaction) => {
    const link = await transaction.get(confirmLinks, hashSecret(token));
    if (!link || link.accountId !== accountId || !isSessionUnexpired(link, now()))
      throw new DomainError('not-found', emailLinkExpiredText());
    return confirmEmailIn(transaction, { accountId, email });
  });
  await mailMoreLeaguesRequest(leagueRequest);
}

/** The new account's id, or null if the address was taken. */
async function createAccount(
  account: NewAccountCredentials,
  client: string,
  tryContext: TryProofAndDevice,
  more: Pick<AccountRecord, 'teacherSignUp'> = {},
): Promise<string | null> {
  const email = normalizeEmail(account.email);
  if (isStudentSignInAddress(email)) {
    // Only teachers create user names, so that nobody takes one that a class list could need.
    throw invalidFieldError('email', studentAddressNotAllowedText());
  }
  requireGoodPassword(account.password, email);
  const { identity, store, now } = getServices();
  return tryOrRequireProofOfWork({ purpose: 'sign-up', client, ...tryContext }, async () => {
    const created = await identity.createAccount({ email, password: account.password });
    if (created.status !== 'created') return null;
    // Students get a record too, so that an account without a profile can expire.
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
 * Counts the request, and returns the follow-up: mailing a link if the address has an account. It
 * runs after the answer, so that neither its time nor its failure reveals an account; it never
 * rejects. The link works once, for an hour. No mail is sent if a link was sent in the last minute,
 * or several in the last hour.
 */
export async function requestPasswordResetAndPrepareEmail(
  address: string,
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<() => Promise<void>> {
  const email = normalizeEmail(address);
  const mailed = await tryOrRequireProofOfWork(
    { purpose: 'reset', client, subject: email, ...tryContext },
    async (tooSoon) => ({ tooSoon }),
  );
  return () =>
    runAndLogErrors(UNCATALOGED_LOG_MESSAGES.passwordResetEmail, async () =>
      mailed?.tooSoon ? undefined : mailResetLink(email),
    );
}

async function mailResetLink(email: string): Promise<void> {
  // A user name has no mailbox; the teacher sets a new password.
  if (isStudentSignInAddress(email)) return;
  const { identity, mailer, now } = getServices();
  const issued = await identity.createResetToken(email, now(), RESET_LIFETIME_MS);
  if (!issued) return;
  const link = `${env().NEXTAUTH_URL}/reset-password?token=${issued.token}`;
  const emails = LANGUAGES_OF_EMAIL[await languageForEmail(issued.accountId)].map((language) =>
    runSyncInLanguage(language, () => passwordResetEmail(link)),
  );
  await mailer.send({
    to: email,
    subject: emails.map(({ subject }) => subject).join(' / '),
    text: emails.map(({ text }) => text).join('\n\n'),
  });
}

const LANGUAGES_OF_EMAIL = { en: ['en'], es: ['es'], both: ['en', 'es'] } as const;

/**
 * Sets the password with a reset link, and ends all sessions of the account. The link was mailed,
 * so it also proves the address: the person who set the earlier password, perhaps a stranger, is
 * out, and the mail's reader is in. Returns the account, for the device's cookie.
 */
export async function resetPassword(token: string, password: string): Promise<DeviceCookieAccount> {
  const { identity, now } = getServices();
  const account = await identity.findResetAccount(token, now());
  requireGoodPassword(password, account?.email ?? '');
  const done = await identity.consumeResetToken(token, password, now());
  if (!done || !account) throw new DomainError('not-found', emailLinkExpiredText());
  // The person who opened the mailed link has chosen a password, so it needn't be changed again.
  const passwordVersion = await recordPasswordChange(account, { mustChangePassword: false });
  await endAllSessions(done.accountId);
  const leagueRequest = await getServices().store.transaction((transaction) =>
    confirmEmailIn(transaction, account),
  );
  await mailMoreLeaguesRequest(leagueRequest);
  return { ...account, passwordVersion };
}

/**
 * Ends all other sessions of the account, and the duty to choose a new password. An account with
 * that duty needn't type its current one, and may do nothing else besides signing out.
 */
export async function changePassword(
  viewer: Viewer,
  { current, password }: { current: string; password: string },
): Promise<DeviceCookieAccount> {
  const { accountId, email, sessionId, mustChangePassword } = requireVerifiedSession(viewer);
  const { identity, store } = getServices();
  const wanted = normalizeIfCardPassphrase(email, password);
  requireGoodPassword(wanted, email);
  // A change takes up to three hashes, so an account has one in progress at a time.
  const turn = await enterQueue(`password ${accountId}`, 1).catch(() => {
    throw new DomainError('too-many-tries', passwordIsBeingSavedText());
  });
  try {
    const tries = `password:account:${accountId}`;
    if (!mustChangePassword) {
      await countTryOrRefuse(tries, PASSWORD_CHANGE_LIMIT);
      if (!(await identity.verifyPassword(email, normalizeIfCardPassphrase(email, current)))) {
        throw invalidFieldError('current', wrongCurrentPasswordText());
      }
      await resetTries(tries);
    }
    if (await identity.verifyPassword(email, wanted))
      throw invalidFieldError('password', samePasswordText());
    if (!(await identity.setPassword(accountId, wanted)))
      throw new DomainError('not-signed-in', signInFirstText());
  } finally {
    turn.leave();
  }
  const passwordVersion = await recordPasswordChange(
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
