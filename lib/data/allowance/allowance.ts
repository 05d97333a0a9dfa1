import { teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import type { ReadOperations } from '@/lib/store/port';
import { findOnlyOne } from '../only-one';

/** The allowance record of an email, or null; emails are compared lower-cased. */
export async function findAllowanceIn(reader: ReadOperations, email: string): Promise<number | null> {
  const found = await findOnlyOne(reader, teacherLeagueAllowances, {
    where: [{ field: 'email', op: '==', value: email.trim().toLowerCase() }],
  });
  return found?.leagueAllowance ?? null;
}
