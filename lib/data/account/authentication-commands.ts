import { randomBytes } from 'node:crypto';
import { mailMoreLeaguesRequest } from '@/lib/data/allowance/allowance';
import { asUnreadableDocumentError } from '@/lib/data/errors';
import {
  readPasswordChangeMark,
  type TryProofAndDevice,
  tryOrRequireProofOfWork,
} from '@/lib/data/rate-limit/tries';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { ensureSeasonProfile } from '@/lib/data/session/start-season';
import { toSignInAddress } from '@/lib/domain/account/accounts';
import { normalizeIfCardPassphrase } from '@/lib/domain/account/passphrases';
import type { SchoolSignInIdentity } from '@/lib/domain/account/school-person';
import type { AccountRole } from '@/lib/domain/site/routes';
import type { ReadingLanguageChoice } from '@/lib/domain/student/reading';
import { DAY_MS } from '@/lib/domain/time/calendar';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type AccountRecord, accounts, sessions } from '@/lib/store/collections/accounts';
import { teacherProfiles } from '@/lib/store/collections/profiles';
import type { ReadOperations, WriteOperations } from '@/lib/store/port';
import { confirmEmailIn, isTeacherAccount } from './confirm-email';
import { copyMissingTeamNamesOfTeacher } from './fill-team-names';
import { findReadingLanguage } from './reading-language';

export type SignedInAccount = {
  accountId: string;
  email: string;
  sessionId: string;
  role: AccountRole | null;
  inLeague?: true;
  language?: ReadingLanguageChoice;
  passwordVersion: number;
  addressProof?: 'due' | 'asked';
};

/**
 * Checks a password and opens a session. `email` is an email or a student's user name, as typed.
 * Null if the two don't match, for any reason: an unknown address and a wrong password cost the
 * same single hash and get the same answer. Throws like `tryOrRequireProofOfWork`.
 */
export async function signIn(
  credentials: { email: string; password: string },
  client: string,
  tryContext: TryProofAndDevice = {},
): Promise<SignedInAccount | null> {
  const email = toSignInAddress(credentials.email);
  const { identity } = getServices();
  let versionBefore = '';
  const verified = await tryOrRequireProofOfWork(
    { purpose: 'sign-in', client, subject: email, ...tryContext },
    (_tooSoon, passwordVersion) => {
      versionBefore = passwordVersion;
      return identity.verifyPassword(email, normalizeIfCardPassphrase(email, credentials.password));
    },
  );
  if (!verified) return null;
  const account = { accountId: verified.accountId, email };
  return openSession(account, versionBefore, () => acceptVerifiedAddress(account));
}

/**
 * Opens a session for someone who has just signed in at the school. Null if that school account
 * signs in to no account here.
 */
export async function signInWithSchool(
  person: SchoolSignInIdentity,
): Promise<SignedInAccount | null> {
  const { identity, store } = getServices();
  const found = await identity.findAccountBySchool(person);
  if (!found) return null;
  const versionBefore = await readPasswordChangeMark(store, found.email);
  // Asked again: a password that was changed meanwhile has disconnected the school account.
  if (!(await identity.findAccountBySchool(person))) return null;
  const acceptAddress = () => confirmEmailVerifiedBySchool(found, person);
  return openSession(found, versionBefore, acceptAddress, { schoolSessionId: person.session });
}

/**
 * @param versionBefore the password's version, read before the password was checked.
 * @param acceptAddress proves a teacher's address if someone else has verified it; true if that is
 *   new.
 */
async function openSession(
  verified: { accountId: string; email: string },
  versionBefore: string,
  acceptAddress: () => Promise<boolean>,
  school?: { schoolSessionId: string },
): Promise<SignedInAccount | null> {
  const { email } = verified;
  const { store, now } = getServices();
  const findEntry = () => ensureSeasonProfile(verified.accountId, email).catch(roleOfUnreadable);
  const first = await findEntry();
  const entered = first?.role !== 'student' && (await acceptAddress()) ? await findEntry() : first;
  const role = entered?.role ?? null;
  const language = entered?.student && (await findReadingLanguage(entered.student));
  if (role === 'teacher') await copyMissingTeamNamesOfTeacher(verified.accountId);
  const sessionId = randomBytes(16).toString('hex');
  return store.transaction(async (transaction) => {
    const account = await transaction.get(accounts, verified.accountId);
    // The password changed while it was being checked: a reset must win against a sign-in in
    // progress.
    if ((await readPasswordChangeMark(transaction, email)) !== versionBefore) return null;
    const time = now();
    const proof = openProof(account, role);
    transaction.create(sessions, {
      id: sessionId,
      accountId: verified.accountId,
      email,
      createdAt: timestampFromDate(time),
      expiresAt: timestampFromDate(new Date(time.getTime() + SESSION_SECONDS * 1000)),
      // Someone who comes from the school hasn't used the password that is to be changed.
      ...(account?.mustChangePassword && !school ? { mustChangePassword: true } : {}),
      ...(school?.schoolSessionId ? school : {}),
      ...proof,
    });
    if (role === 'teacher') recordSignIn(transaction, verified.accountId, account, time);
    else if (account?.sealedPassphrase && !school) deleteUsedPassphrase(transaction, account);
    const passwordVersion = account?.passwordVersion ?? 0;
    return {
      accountId: verified.accountId,
      email,
      sessionId,
      role,
      ...(entered?.inLeague ? { inLeague: true as const } : {}),
      ...(language ? { language } : {}),
      passwordVersion,
      ...proof,
    };
  });
}

/**
 * Accepts an address that the identity service has already verified, so that its teacher needn't
 * confirm it again. True if that is new.
 */
async function acceptVerifiedAddress({
  accountId,
  email,
}: {
  accountId: string;
  email: string;
}): Promise<boolean> {
  const { identity, store } = getServices();
  if (!(await lacksProof(store, accountId))) return false;
  const account = await identity.findAccount(accountId);
  if (!account?.addressVerified || account.email !== email) return false;
  await confirm({ accountId, email });
  return true;
}

export async function confirmEmailVerifiedBySchool(
  { accountId, email }: { accountId: string; email: string },
  person: SchoolSignInIdentity,
): Promise<boolean> {
  if (person.email !== email || !(await lacksProof(getServices().store, accountId))) return false;
  await confirm({ accountId, email });
  return true;
}

async function lacksProof(store: ReadOperations, accountId: string): Promise<boolean> {
  const record = await store.get(accounts, accountId);
  if (record?.addressProvenAt) return false;
  return Boolean(record?.teacherSignUp) || isTeacherAccount(store, accountId);
}

async function confirm(account: { accountId: string; email: string }): Promise<void> {
  const { store } = getServices();
  await mailMoreLeaguesRequest(
    await store.transaction((transaction) => confirmEmailIn(transaction, account)),
  );
}

/**
 * People with an unreadable profile can still sign in: pages say it's unreadable, and whom to ask.
 */
function roleOfUnreadable(error: unknown): {
  role: AccountRole;
  inLeague: false;
  student?: undefined;
} {
  const unreadable = asUnreadableDocumentError(error);
  if (!unreadable) throw error;
  return {
    role: unreadable.path === teacherProfiles.path ? 'teacher' : 'student',
    inLeague: false,
  };
}

function openProof(
  account: AccountRecord | null,
  role: AccountRole | null,
): { addressProof?: 'due' | 'asked' } {
  if (account?.teacherSignUp) return { addressProof: 'due' };
  return role === 'teacher' && !account?.addressProvenAt ? { addressProof: 'asked' } : {};
}

/**
 * Stores the sign-in's time once a day: a teacher's last one decides when their data is deleted.
 */
function recordSignIn(
  writes: WriteOperations,
  id: string,
  account: AccountRecord | null,
  time: Date,
): void {
  const before = account?.signedInAt ? dateFromTimestamp(account.signedInAt).getTime() : 0;
  if (Math.abs(time.getTime() - before) < DAY_MS) return;
  const at = timestampFromDate(time);
  writes.set(accounts, {
    createdAt: at,
    mustChangePassword: false,
    ...account,
    id,
    signedInAt: at,
  });
}

/** Once a student has signed in with a login card, nobody can be shown its passphrase anymore. */
function deleteUsedPassphrase(
  writes: WriteOperations,
  { sealedPassphrase: _, ...account }: AccountRecord,
): void {
  writes.set(accounts, account);
}
