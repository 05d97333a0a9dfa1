import { randomBytes } from 'node:crypto';
import type { Role } from '@/lib/data/access/viewer';
import { isTeachers, proveAddressIn } from '@/lib/data/account/proof';
import { mailLeagueRequest } from '@/lib/data/allowance/league-request';
import { asUnreadable } from '@/lib/data/errors';
import { enterSeason } from '@/lib/data/profile/roll-over';
import { type Asking, readPasswordMark, tryOnce } from '@/lib/data/rate-limit/tries';
import { repeatTeamNames } from '@/lib/data/team/repeat-names';
import { accountAddress } from '@/lib/domain/account/accounts';
import { canonicalPassword } from '@/lib/domain/account/passphrases';
import { DAY_MS } from '@/lib/domain/time/calendar';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { oncePerProcess } from '@/lib/once';
import { getServices } from '@/lib/platform/services';
import { type AccountRecord, accounts, sessions } from '@/lib/store/collections/accounts';
import { teacherProfiles } from '@/lib/store/collections/profiles';
import { equal, type WriteOperations } from '@/lib/store/port';

/** How long a sign-in lasts: one school week and the weekend after it. */
export const SESSION_SECONDS = 9 * 24 * 60 * 60;

export type SignedInAccount = {
  accountId: string;
  email: string;
  sessionId: string;
  role: Role | null;
  /** Set for a student who was in a league of this season when signing in. */
  inLeague?: true;
  /** How often the password was changed; goes into the device's cookie. */
  passwordVersion: number;
  /** Set for a teacher whose address is not proven, as on the session. */
  addressProof?: 'due' | 'asked';
};

/**
 * Checks a password and opens a session. `email` is an email or a student's user name, as typed.
 * Null when the two do not fit together, whatever the reason: unknown address and wrong password
 * cost the same single hash and get the same answer. Throws as `tryOnce` does.
 */
export async function signIn(
  credentials: { email: string; password: string },
  client: string,
  asking: Asking = {},
): Promise<SignedInAccount | null> {
  const email = accountAddress(credentials.email);
  const { identity, store, now } = getServices();
  let mark = '';
  const verified = await tryOnce(
    { purpose: 'sign-in', client, subject: email, ...asking },
    (_tooSoon, seen) => {
      mark = seen;
      return identity.verifyPassword(email, canonicalPassword(email, credentials.password));
    },
  );
  if (!verified) return null;
  const enter = () => enterSeason(verified.accountId, email).catch(roleOfUnreadable);
  const first = await enter();
  const entered =
    first?.role !== 'student' && (await acceptVerified(verified.accountId, email))
      ? await enter()
      : first;
  const role = entered?.role ?? null;
  if (role === 'teacher') await repeatTeamNames(verified.accountId);
  const sessionId = randomBytes(16).toString('hex');
  return store.transaction(async (transaction) => {
    const account = await transaction.get(accounts, verified.accountId);
    // The password was another one when it was checked: a reset must not lose against a sign-in
    // that was under way.
    if ((await readPasswordMark(transaction, email)) !== mark) return null;
    const time = now();
    const proof = openProof(account, role);
    transaction.create(sessions, {
      id: sessionId,
      accountId: verified.accountId,
      email,
      createdAt: timestampFromDate(time),
      expiresAt: timestampFromDate(new Date(time.getTime() + SESSION_SECONDS * 1000)),
      ...(account?.mustChangePassword ? { mustChangePassword: true } : {}),
      ...proof,
    });
    if (role === 'teacher') noteSignIn(transaction, verified.accountId, account, time);
    else if (account?.sealedPassphrase) noteCardUsed(transaction, account);
    const passwordVersion = account?.passwordVersion ?? 0;
    return {
      accountId: verified.accountId,
      email,
      sessionId,
      role,
      ...(entered?.inLeague ? { inLeague: true as const } : {}),
      passwordVersion,
      ...proof,
    };
  });
}

/**
 * Takes a teacher's address for proven where the identity service has verified it: a second
 * confirmation would ask for what is known. Answers whether that is new.
 */
async function acceptVerified(accountId: string, email: string): Promise<boolean> {
  const { identity, store } = getServices();
  const record = await store.get(accounts, accountId);
  if (record?.addressProvenAt || !(record?.teacherSignUp || (await isTeachers(store, accountId))))
    return false;
  const account = await identity.findAccount(accountId);
  if (!account?.addressVerified || account.email !== email) return false;
  await mailLeagueRequest(
    await store.transaction((transaction) => proveAddressIn(transaction, { accountId, email })),
  );
  return true;
}

/** Someone whose profile can't be read signs in all the same: the pages say so, and whom to ask. */
function roleOfUnreadable(error: unknown): { role: Role; inLeague: false } {
  const unreadable = asUnreadable(error);
  if (!unreadable) throw error;
  return {
    role: unreadable.path === teacherProfiles.path ? 'teacher' : 'student',
    inLeague: false,
  };
}

/** What an account still has to do to prove its address. Students need no proof. */
function openProof(
  account: AccountRecord | null,
  role: Role | null,
): { addressProof?: 'due' | 'asked' } {
  if (account?.teacherSignUp) return { addressProof: 'due' };
  return role === 'teacher' && !account?.addressProvenAt ? { addressProof: 'asked' } : {};
}

/** Once a day: when a teacher was here last decides when nothing of them is kept anymore. */
function noteSignIn(
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

/** Whoever has the card has its passphrase now: from here on no one else can be shown it. */
function noteCardUsed(
  writes: WriteOperations,
  { sealedPassphrase: _, ...account }: AccountRecord,
): void {
  writes.set(accounts, account);
}

const ended = oncePerProcess('fractionLeagueEnded', () => new Set<string>());
const MOST_ENDED = 10_000;

/**
 * Ends one session; its cookie is worth nothing from the next request on. While the store can't be
 * written to, this process alone knows so, and the call throws.
 */
export async function signOut(sessionId: string): Promise<void> {
  if (ended.size < MOST_ENDED) ended.add(sessionId);
  await getServices().store.delete(sessions, sessionId);
  ended.delete(sessionId);
}

/** Signed out of, although the store may still have it. */
export const isEnded = (sessionId: string): boolean => ended.has(sessionId);

/**
 * Ends every session of an account, after a password reset; all but `kept` after the account's own
 * change of password.
 */
export async function endAllSessions(accountId: string, kept?: string): Promise<void> {
  const { store } = getServices();
  for (;;) {
    const found = await store.query(sessions, { where: equal({ accountId }), limit: 400 });
    const open = found.filter(({ id }) => id !== kept);
    if (open.length === 0) return;
    await store.batch((writes) => {
      for (const session of open) writes.delete(sessions, session.id);
    });
  }
}

/** Whether a stored session is still good at `time`. */
export function isLive(
  session: { expiresAt: { seconds: number; nanoseconds: number } },
  time: Date,
): boolean {
  return dateFromTimestamp(session.expiresAt).getTime() > time.getTime();
}
