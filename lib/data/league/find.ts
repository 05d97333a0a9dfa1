import { DomainError } from '@/lib/data/errors';
import { findOnlyOne } from '@/lib/data/only-one';
import { readLeague } from '@/lib/data/season/leagues';
import { type RandomSource, randomSixDigits } from '@/lib/domain/numbers/random';
import { env } from '@/lib/platform/env';
import { leagues } from '@/lib/store/collections/leagues';
import { type TeacherProfile, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import type { ReadOperations } from '@/lib/store/port';
import { NO_FREE_CODE } from '@/words/league';

const CODE_TRIES = 50;

/** A code no league of the season has; a new one is drawn until none exists. */
export async function freeCodeIn(
  reader: ReadOperations,
  season: number,
  random: RandomSource,
): Promise<number> {
  for (let tries = 0; tries < CODE_TRIES; tries++) {
    const code = randomSixDigits(random);
    if (!(await findByCodeIn(reader, code, season))) return code;
  }
  throw new DomainError('unavailable', NO_FREE_CODE);
}

export const findByCodeIn = (reader: ReadOperations, code: number, season: number) =>
  findOnlyOne(reader, leagues, { code, season });

/** The name above every student page. Null when the student is in no league. */
export async function findLeagueName(leagueId: string): Promise<string | null> {
  return (await readLeague(leagueId))?.name ?? null;
}

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
