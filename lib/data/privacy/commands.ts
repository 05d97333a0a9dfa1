import { findStoredMemberIn, writeOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { invalidField, notFound } from '@/lib/data/errors';
import { nameInStoredRecord } from '@/lib/domain/account/student-name';
import { matchesNameToConfirm } from '@/lib/domain/text/confirm-name';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import { aStudentText, notTheName } from '@/words/class';
import { eraseLeagueStep, eraseStudent, profileToErase, STUDENTS_PER_ERASE_STEP } from './erase';

/**
 * Begins or continues to delete one's own league with everything in it. The first call asks for the
 * league's name; from then on the league is marked, and each call (without a name, too) deletes
 * some students more. `left` counts the students still there; with 0 the league is gone as well,
 * and a further call answers 'not-found', as for anyone else's league.
 */
export async function deleteLeague(
  viewer: Viewer,
  { leagueId, name }: { leagueId: string; name?: string },
): Promise<{ left: number }> {
  const { league, actorId } = await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.delete' },
    async (transaction, own) => {
      const { accountId } = own.viewer;
      if (!own.league.deletingAt) {
        requireName(name ?? '', own.league.name, 'league');
        transaction.merge(leagues, leagueId, {
          deletingAt: timestampFromDate(getServices().now()),
        });
        writeAudit(transaction, { actorId: accountId, action: 'league.delete', target: leagueId });
      }
      return { league: own.league, actorId: accountId };
    },
  );
  return eraseLeagueStep(league, actorId, STUDENTS_PER_ERASE_STEP);
}

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
    async (transaction, own) => {
      const student = await findStoredMemberIn(transaction, own.league, studentId);
      if (!student) return null;
      requireName(name, nameInStoredRecord(student) ?? aStudentText(), 'student');
      writeAudit(transaction, {
        actorId: own.viewer.accountId,
        action: 'student.delete',
        target: studentId,
      });
      return profileToErase(student);
    },
  );
  if (!profile) throw notFound('student');
  await eraseStudent(profile);
  await store.scrub();
  return { done: true };
}

function requireName(typed: string, name: string, what: 'league' | 'student'): void {
  if (!matchesNameToConfirm(typed, name)) throw invalidField('name', notTheName(what));
}
