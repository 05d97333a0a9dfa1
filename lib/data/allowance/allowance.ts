import { findOnlyOne } from '@/lib/data/only-one';
import { env } from '@/lib/platform/env';
import { type TeacherProfile, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import type { ReadOperations } from '@/lib/store/port';

/**
 * How many leagues a teacher may have open: what the record of the email says. Without one, the
 * profile's own number counts where it is above the default: another program has given it, and only
 * a record may change it.
 */
export async function leaguesAllowedIn(
  reader: ReadOperations,
  email: string,
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): Promise<number> {
  return (await findAllowanceIn(reader, email)) ?? allowedWithoutRecord(profile);
}

export const allowedWithoutRecord = (
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): number => Math.max(profile?.leagueAllowance ?? 0, env().DEFAULT_LEAGUE_ALLOWANCE);

/** The allowance record of an email, or null; emails are compared lower-cased. */
export async function findAllowanceIn(
  reader: ReadOperations,
  email: string,
): Promise<number | null> {
  const found = await findOnlyOne(reader, teacherLeagueAllowances, {
    email: email.trim().toLowerCase(),
  });
  return found?.leagueAllowance ?? null;
}
