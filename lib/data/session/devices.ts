import { findStudentProfile } from '@/lib/data/access/student';
import type { Role } from '@/lib/data/access/viewer';
import { readMeta } from '@/lib/data/season/meta';
import { getServices } from '@/lib/server/services';
import { accounts } from '@/lib/store/collections/accounts';

/** Whether the account's password is still the one that a device was signed in with. */
export async function isPasswordVersion(accountId: string, version: number): Promise<boolean> {
  return ((await getServices().store.get(accounts, accountId))?.passwordVersion ?? 0) === version;
}

/** Whether somebody let this account in: a teacher's, or a student's in a league. Any other one anybody can make by the hundred. */
export async function hasPlace(accountId: string, role: Role): Promise<boolean> {
  if (role === 'teacher') return true;
  const { currentSeason } = await readMeta();
  return Boolean((await findStudentProfile(accountId, currentSeason))?.leagueId);
}
