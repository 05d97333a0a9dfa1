import { findAllowanceIn } from '@/lib/data/allowance/allowance';
import { askForLeaguesIn, type LeagueAsk } from '@/lib/data/allowance/league-request';
import { readSeasonIn } from '@/lib/data/season/meta';
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
import { equal, type ReadOperations, type Transaction } from '@/lib/store/port';

/** Which text of the school's notice a teacher agrees to; kept with the agreement. */
export const SCHOOL_NOTICE_VERSION = '2026-11';

/**
 * Of links and of sessions. Both together are written in one transaction, which takes 500; someone
 * with more signs in once more.
 */
const MOST_AT_ONCE = 200;

/** Who has a teacher's account, as typed when it is made. */
export type NewTeacherInput = {
  displayName: string;
  school: string;
  classCount?: number | undefined;
};
type TeacherSignUp = NonNullable<AccountRecord['teacherSignUp']>;

export function agreedSignUp({ displayName, school, classCount }: NewTeacherInput): TeacherSignUp {
  return {
    displayName,
    school,
    ...(classCount === undefined ? {} : { classCount }),
    noticeVersion: SCHOOL_NOTICE_VERSION,
    agreedAt: timestampFromDate(getServices().now()),
  };
}

/**
 * Writes down that the address of an account is proven: a teacher's sign-up that waited for it
 * becomes a profile, the sessions that waited open, and every other link for the same goes. A new
 * teacher who has more classes than the allowance asks the admins for as many leagues. Reads first,
 * then writes, so whoever reads in the same transaction does that before.
 *
 * @param invited the sign-up of someone who comes with an invitation.
 * @returns the new request to the admins, for the letter that follows the transaction; null
 *   without one.
 */
export async function proveAddressIn(
  transaction: Transaction,
  { accountId, email }: { accountId: string; email: string },
  invited?: TeacherSignUp,
): Promise<LeagueAsk | null> {
  const ofAccount = equal({ accountId });
  const currentSeason = await readSeasonIn(transaction);
  const before = await transaction.get(accounts, accountId);
  const signUp = invited ?? before?.teacherSignUp;
  const isNew =
    signUp !== undefined &&
    !(await isStudents(transaction, accountId)) &&
    !(await isTeachers(transaction, accountId));
  const leagueAllowance =
    (await findAllowanceIn(transaction, email)) ?? env().DEFAULT_LEAGUE_ALLOWANCE;
  const links = await transaction.query(confirmLinks, { where: ofAccount, limit: MOST_AT_ONCE });
  const open = await transaction.query(sessions, { where: ofAccount, limit: MOST_AT_ONCE });

  const at = timestampFromDate(getServices().now());
  const { teacherSignUp: _, ...kept } = {
    createdAt: at,
    mustChangePassword: false,
    ...before,
    id: accountId,
  };
  transaction.set(accounts, { ...kept, addressProvenAt: at });
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
  askForLeaguesIn(transaction, accountId, { wanted: classCount, note: '' });
  return { teacher: displayName, wanted: classCount, note: '' };
}

/** Whether the account is a student's, in any season. */
export async function isStudents(reader: ReadOperations, studentId: string): Promise<boolean> {
  return (
    (await reader.query(studentProfiles, { where: equal({ studentId }), limit: 1 })).length > 0
  );
}

export async function isTeachers(reader: ReadOperations, teacherId: string): Promise<boolean> {
  return (
    (await reader.query(teacherProfiles, { where: equal({ teacherId }), limit: 1 })).length > 0
  );
}
