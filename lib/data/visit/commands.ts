import {
  isLeagueOpen,
  requireLeagueNotPastOrDeleting,
  writeOwnLeague,
  writeStudentOfOwnLeague,
} from '@/lib/data/access/league';
import { findStudentProfileIn, type Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { eraseStudentSeasonAndUnusedAccount } from '@/lib/data/privacy/erase';
import { newStudentProfile } from '@/lib/data/session/start-season';
import type { VisitedStudentIds } from '@/lib/data/visit/dto';
import { tryoutClassId, tryoutStudentId } from '@/lib/domain/class/adults';
import { classStartLevelFields, NEW_STUDENT_LEVEL_FIELDS } from '@/lib/domain/class/assessment';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { cannotJoinEndedLeagueText } from '@/words/access';
import { VISIT } from '@/words/visit';

/** Records that the teacher looks at a student's pages; nothing else of it is stored. */
export async function recordStudentVisit(
  viewer: Viewer,
  place: VisitedStudentIds,
): Promise<VisitedStudentIds> {
  await writeStudentOfOwnLeague(viewer, { ...place, needs: 'look' }, async (_, __, log) =>
    log('student.look'),
  );
  return place;
}

export async function startTryout(
  viewer: Viewer,
  { leagueId }: { leagueId: string },
): Promise<VisitedStudentIds> {
  const action = 'league.tryout';
  return writeOwnLeague(
    viewer,
    { leagueId, action, needs: 'look' },
    async (transaction, own, log) => {
      const { league } = own;
      requireLeagueNotPastOrDeleting(own);
      if (!isLeagueOpen(league)) throw new DomainError('not-allowed', cannotJoinEndedLeagueText());
      const actorId = own.viewer.accountId;
      const studentId = tryoutStudentId(leagueId, actorId);
      if (!(await findStudentProfileIn(transaction, studentId, league.season))) {
        const name = { firstName: VISIT.practiceName, lastInitial: '' };
        transaction.create(studentProfiles, {
          ...newStudentProfile(studentId, league.season, name),
          leagueId: tryoutClassId(leagueId),
          tryoutOf: actorId,
          ...NEW_STUDENT_LEVEL_FIELDS,
          ...classStartLevelFields(NEW_STUDENT_LEVEL_FIELDS, league),
        });
        log();
      }
      return { leagueId, studentId };
    },
  );
}

export async function endTryout(viewer: Viewer, { leagueId }: { leagueId: string }): Promise<void> {
  const action = 'league.end-tryout';
  const profile = await writeOwnLeague(
    viewer,
    { leagueId, action, needs: 'look' },
    async (transaction, own, log) => {
      const actorId = own.viewer.accountId;
      const studentId = tryoutStudentId(leagueId, actorId);
      const found = await findStudentProfileIn(transaction, studentId, own.league.season);
      if (found) log();
      return found;
    },
  );
  if (profile) await eraseStudentSeasonAndUnusedAccount(profile);
}

export async function restartTryout(
  viewer: Viewer,
  place: { leagueId: string },
): Promise<VisitedStudentIds> {
  await endTryout(viewer, place);
  return startTryout(viewer, place);
}
