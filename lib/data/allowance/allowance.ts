import { findTeacherProfileIn, type SignedInViewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { findUnique } from '@/lib/data/find-unique';
import { env } from '@/lib/platform/env';
import { leagues } from '@/lib/store/collections/leagues';
import { type TeacherProfile, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations } from '@/lib/store/port';
import { allowanceUsedText } from '@/words/league';

/**
 * 'limit-reached' if the teacher may not have `wanted` more leagues open. Archived ones don't
 * count.
 */
export async function requireLeagueAllowanceIn(
  reader: ReadOperations,
  teacher: SignedInViewer,
  season: number,
  wanted: number,
): Promise<void> {
  const own = await reader.query(leagues, {
    where: equalConditions({ teacherId: teacher.accountId, season }),
  });
  const profile = await findTeacherProfileIn(reader, teacher.accountId, season);
  const allowed = await effectiveLeagueAllowanceIn(reader, teacher.email, profile);
  const used = own.filter(({ archivedAt }) => !archivedAt).length;
  if (used + wanted > allowed)
    throw new DomainError('limit-reached', allowanceUsedText(used, allowed, wanted));
}

/**
 * Returns how many leagues a teacher may have open, from the allowance record for the teacher's
 * email. Without a record, a number on the profile counts if it is above the default, because
 * another program wrote it and only an allowance record may change it.
 */
export async function effectiveLeagueAllowanceIn(
  reader: ReadOperations,
  email: string,
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): Promise<number> {
  return (await findStoredLeagueAllowanceIn(reader, email)) ?? defaultLeagueAllowance(profile);
}

export const defaultLeagueAllowance = (
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): number => Math.max(profile?.leagueAllowance ?? 0, env().DEFAULT_LEAGUE_ALLOWANCE);

export async function findStoredLeagueAllowanceIn(
  reader: ReadOperations,
  email: string,
): Promise<number | null> {
  const found = await findUnique(reader, teacherLeagueAllowances, {
    email: email.trim().toLowerCase(),
  });
  return found?.leagueAllowance ?? null;
}
