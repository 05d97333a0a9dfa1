import { cache } from 'react';
import { findStudentProfile, findTeacherProfile, type Viewer } from '@/lib/data/access/viewer';
import { readCurrentSeasonYear } from '@/lib/data/season/clock';
import type { AccountRole } from '@/lib/domain/site/routes';
import { getServices } from '@/lib/platform/services';
import { accounts, sessions } from '@/lib/store/collections/accounts';
import { admins } from '@/lib/store/collections/profiles';
import { isSessionDeletionPending, isSessionUnexpired } from './commands';
import { ensureSeasonProfile } from './start-season';

/**
 * A session's owner, read from the store on every request: an ended or expired session, or one of
 * another account, counts as signed out. `roleHint` (from the cookie) only decides which profile is
 * looked up first. With `trustCookieRole` it is used as the role, which saves a read if the command
 * reads the profile in its own transaction.
 */
export async function resolveViewer(
  claim: { sessionId: string; accountId: string; roleHint: AccountRole | null },
  { trustCookieRole = false } = {},
): Promise<Viewer> {
  if (isSessionDeletionPending(claim.sessionId)) return null;
  const { store, now } = getServices();
  const session = await store.get(sessions, claim.sessionId);
  if (!session || session.accountId !== claim.accountId || !isSessionUnexpired(session, now()))
    return null;
  const season = await readCurrentSeasonYear();
  const known = { accountId: claim.accountId, sessionId: session.id, email: session.email, season };
  // An unproven address gives no role, whatever the cookie or a profile says.
  if (session.addressProof === 'due') return { ...known, role: null, addressProof: 'due' };
  const role =
    (trustCookieRole ? claim.roleHint : null) ??
    (await findRole(claim.accountId, season, claim.roleHint)) ??
    (await ensureSeasonProfile(claim.accountId, session.email))?.role ??
    null;
  return {
    ...known,
    role,
    ...(session.mustChangePassword ? { mustChangePassword: true } : {}),
    ...(session.addressProof ? { addressProof: session.addressProof } : {}),
  };
}

async function findRole(
  accountId: string,
  season: number,
  hint: AccountRole | null,
): Promise<AccountRole | null> {
  const order: AccountRole[] = hint === 'teacher' ? ['teacher', 'student'] : ['student', 'teacher'];
  const find = { student: findStudentProfile, teacher: findTeacherProfile };
  for (const role of order) {
    if (await find[role](accountId, season)) return role;
  }
  return null;
}

/** True if `admins` contains the viewer's email; false if it can't be read. */
export async function isAdmin(viewer: Viewer): Promise<boolean> {
  return viewer !== null && isAdminEmail(viewer.email);
}

const isAdminEmail = cache(async (email: string): Promise<boolean> => {
  try {
    return (await getServices().store.get(admins, email)) !== null;
  } catch {
    return false;
  }
});

export async function isCurrentPasswordVersion(
  accountId: string,
  version: number,
): Promise<boolean> {
  return ((await getServices().store.get(accounts, accountId))?.passwordVersion ?? 0) === version;
}

/**
 * True for teachers, and for students in a league. Anyone can create other accounts by the hundred.
 */
export async function isTeacherOrLeagueStudent(
  accountId: string,
  role: AccountRole,
): Promise<boolean> {
  if (role === 'teacher') return true;
  return Boolean((await findStudentProfile(accountId, await readCurrentSeasonYear()))?.leagueId);
}
