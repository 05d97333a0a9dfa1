import { cache } from 'react';
import {
  findStudentProfile,
  findTeacherProfile,
  type Role,
  type Viewer,
} from '@/lib/data/access/viewer';
import { readSeason } from '@/lib/data/season/meta';
import { getServices } from '@/lib/platform/services';
import { accounts, sessions } from '@/lib/store/collections/accounts';
import { admins } from '@/lib/store/collections/profiles';
import { isEnded, isLive } from './commands';
import { startSeason } from './start-season';

/**
 * Who a session belongs to, read from the store on every request: a session that was ended, has
 * expired or belongs to another account is no one. `roleHint` (from the cookie) only decides which
 * profile is looked for first; with `trustHint` it is taken for the role, which saves a read where
 * the command looks for the profile itself, inside its transaction.
 */
export async function resolveViewer(
  claim: { sessionId: string; accountId: string; roleHint: Role | null },
  { trustHint = false } = {},
): Promise<Viewer> {
  if (isEnded(claim.sessionId)) return null;
  const { store, now } = getServices();
  const session = await store.get(sessions, claim.sessionId);
  if (!session || session.accountId !== claim.accountId || !isLive(session, now())) return null;
  const season = await readSeason();
  const known = { accountId: claim.accountId, sessionId: session.id, email: session.email, season };
  // Whatever a cookie or a profile says: nothing rests on an address that no one has proven.
  if (session.addressProof === 'due') return { ...known, role: null, addressProof: 'due' };
  const role =
    (trustHint ? claim.roleHint : null) ??
    (await findRole(claim.accountId, season, claim.roleHint)) ??
    (await startSeason(claim.accountId, session.email));
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
  hint: Role | null,
): Promise<Role | null> {
  const order: Role[] = hint === 'teacher' ? ['teacher', 'student'] : ['student', 'teacher'];
  const find = { student: findStudentProfile, teacher: findTeacherProfile };
  for (const role of order) {
    if (await find[role](accountId, season)) return role;
  }
  return null;
}

/** True when `admins` holds the viewer's email. On any error the answer is no. */
export async function isAdmin(viewer: Viewer): Promise<boolean> {
  return viewer !== null && isAdminEmail(viewer.email);
}

/** Read once for each page view, however many components ask. */
const isAdminEmail = cache(async (email: string): Promise<boolean> => {
  try {
    return (await getServices().store.get(admins, email)) !== null;
  } catch {
    return false;
  }
});

/** Whether the account's password is still the one that a device was signed in with. */
export async function isPasswordVersion(accountId: string, version: number): Promise<boolean> {
  return ((await getServices().store.get(accounts, accountId))?.passwordVersion ?? 0) === version;
}

/**
 * Whether someone let this account in: a teacher's, or a student's in a league. Any other one
 * anyone can make by the hundred.
 */
export async function hasPlace(accountId: string, role: Role): Promise<boolean> {
  if (role === 'teacher') return true;
  return Boolean((await findStudentProfile(accountId, await readSeason()))?.leagueId);
}
