import { findStoredStudentIn, writeOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { invalidFieldError, notFoundError } from '@/lib/data/errors';
import { bestNameInStoredRecord } from '@/lib/domain/account/student-name';
import { matchesNameToConfirm } from '@/lib/domain/text/confirm-name';
import { getServices } from '@/lib/platform/services';
import { aStudentText, NOT_THE_NAME } from '@/words/class';
import { eraseStudentSeasonAndUnusedAccount, toProfileToErase } from './erase';

/**
 * Deletes one student of a teacher's own league permanently. The teacher confirms it by typing the
 * student's name as the roster shows it.
 */
export async function deleteStudent(
  viewer: Viewer,
  { leagueId, studentId, name }: { leagueId: string; studentId: string; name: string },
): Promise<{ done: true }> {
  const { store } = getServices();
  const profile = await writeOwnLeague(
    viewer,
    { leagueId, action: 'student.delete' },
    async (transaction, own, log) => {
      const student = await findStoredStudentIn(transaction, own.league, studentId);
      if (!student) return null;
      if (!matchesNameToConfirm(name, bestNameInStoredRecord(student) ?? aStudentText()))
        throw invalidFieldError('name', NOT_THE_NAME);
      log({ target: studentId });
      return toProfileToErase(student);
    },
  );
  if (!profile) throw notFoundError('student');
  await eraseStudentSeasonAndUnusedAccount(profile);
  await store.scrub();
  return { done: true };
}
