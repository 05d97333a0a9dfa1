import { findStoredLeagueAllowanceIn } from '@/lib/data/access/viewer';
import { type MoreLeaguesRequest, writeMoreLeaguesRequestIn } from '@/lib/data/allowance/allowance';
import { readCurrentSeasonYearIn } from '@/lib/data/season/clock';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';
import {
  type AccountRecord,
  accounts,
  confirmLinks,
  sessions,
} from '@/lib/store/collections/accounts';
import { studentProfiles, teacherProfiles } from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations, type Transaction } from '@/lib/store/port';

/** The version of the school's notice that a teacher accepts; stored with the agreement. */
export const SCHOOL_NOTICE_VERSION = '2026-11';

/**
 * Limit for links and for sessions. Both are written in one transaction of at most 500; someone
 * with more signs in again.
 */
const MAX_AT_ONCE = 200;

export type NewTeacherInput = {
  displayName: string;
  school: string;
  classCount?: number | undefined;
};
type TeacherSignUp = NonNullable<AccountRecord['teacherSignUp']>;

export function createTeacherSignUpRecord({
  displayName,
  school,
  classCount,
}: NewTeacherInput): TeacherSignUp {
  return {
    displayName,
    school,
    ...(classCount === undefined ? {} : { classCount }),
    noticeVersion: SCHOOL_NOTICE_VERSION,
    agreedAt: timestampFromDate(getServices().now()),
  };
}

/**
 * Records that an account's address is proven: a waiting teacher's sign-up becomes a profile, its
 * sessions open, and all other links are deleted. A new teacher with more classes than the
 * allowance also requests leagues from the admins. Reads come before writes, so other reads in the
 * transaction must come first.
 *
 * @param invited the sign-up of someone who comes with an invitation.
 * @returns the new request to the admins, for the email that follows the transaction; null without
 * one.
 */
export async function confirmEmailIn(
  transaction: Transaction,
  { accountId, email }: { accountId: string; email: string },
  invited?: TeacherSignUp,
): Promise<MoreLeaguesRequest | null> {
  const ofAccount = equalConditions({ accountId });
  const currentSeason = await readCurrentSeasonYearIn(transaction);
  const before = await transaction.get(accounts, accountId);
  const signUp = invited ?? before?.teacherSignUp;
  const isNew =
    signUp !== undefined &&
    !(await isStudentAccount(transaction, accountId)) &&
    !(await isTeacherAccount(transaction, accountId));
  const leagueAllowance =
    (await findStoredLeagueAllowanceIn(transaction, email)) ?? env().DEFAULT_LEAGUE_ALLOWANCE;
  const links = await transaction.query(confirmLinks, { where: ofAccount, limit: MAX_AT_ONCE });
  const open = await transaction.query(sessions, { where: ofAccount, limit: MAX_AT_ONCE });

  const at = timestampFromDate(getServices().now());
  const { teacherSignUp: _, ...account } = {
    createdAt: at,
    mustChangePassword: false,
    ...before,
    id: accountId,
  };
  transaction.set(accounts, { ...account, addressProvenAt: at });
  for (const { id } of links) transaction.delete(confirmLinks, id);
  for (const { addressProof, ...session } of open) {
    if (addressProof) transaction.set(sessions, session);
  }
  if (!isNew) return null;
  const { displayName, school, classCount = 0, noticeVersion, agreedAt } = signUp;
  transaction.create(teacherProfiles, {
    id: `${currentSeason}_${accountId}`,
    teacherId: accountId,
    season: currentSeason,
    mvpPoints: 0,
    createdAt: at,
    leagueAllowance,
    displayName,
    schoolAuthority: { name: displayName, school, noticeVersion, agreedAt },
  });
  if (classCount <= leagueAllowance) return null;
  writeMoreLeaguesRequestIn(transaction, accountId, { wanted: classCount, note: '' });
  return { teacher: displayName, wanted: classCount, note: '' };
}

export async function isStudentAccount(
  reader: ReadOperations,
  studentId: string,
): Promise<boolean> {
  return (
    (await reader.query(studentProfiles, { where: equalConditions({ studentId }), limit: 1 }))
      .length > 0
  );
}

export async function isTeacherAccount(
  reader: ReadOperations,
  teacherId: string,
): Promise<boolean> {
  return (
    (await reader.query(teacherProfiles, { where: equalConditions({ teacherId }), limit: 1 }))
      .length > 0
  );
}
