import { findUnique } from '@/lib/data/only-one';
import { env } from '@/lib/platform/env';
import { type TeacherProfile, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import type { ReadOperations } from '@/lib/store/port';

/**
 * How many leagues a teacher may have open, from the record of the email. Without a record, the
 * profile's own number counts if it is above the default: another program set it, and only a record
 * may change it.
 */
export async function leagueAllowanceIn(
  reader: ReadOperations,
  email: string,
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): Promise<number> {
  return (await findAllowanceIn(reader, email)) ?? defaultLeagueAllowance(profile);
}

export const defaultLeagueAllowance = (
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): number => Math.max(profile?.leagueAllowance ?? 0, env().DEFAULT_LEAGUE_ALLOWANCE);

/** The allowance record of an email, or null. Emails are compared in lower case. */
export async function findAllowanceIn(
  reader: ReadOperations,
  email: string,
): Promise<number | null> {
  const found = await findUnique(reader, teacherLeagueAllowances, {
    email: email.trim().toLowerCase(),
  });
  return found?.leagueAllowance ?? null;
}
