import {
  changeStudentOfOwnLeague,
  requireLeagueNotPastOrDeleting,
  writeOwnLeague,
} from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import type { GradeRulesInput, StudentExcusedWeeksInput } from './dto';

/**
 * Changes how weeks count, the best possible grade, and the weeks that count for nobody.
 * 'not-found' for anyone else's league.
 */
export async function changeGradeRules(
  viewer: Viewer,
  { leagueId, late, graph, outOf, excusedWeeks }: GradeRulesInput,
): Promise<{ done: true }> {
  return writeOwnLeague(
    viewer,
    { leagueId, action: 'league.gradebook', needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { league, clock } = own;
      const gradebook = {
        late,
        graph,
        outOf,
        excusedWeeks: { ...league.gradebook?.excusedWeeks, [clock.statisticsSeason]: excusedWeeks },
      };
      transaction.merge(leagues, leagueId, { gradebook });
      log();
      return { done: true } as const;
    },
  );
}

/** The gradebook leaves these weeks blank. 'not-found' for a student of another teacher. */
export async function setExcusedWeeksOfStudent(
  viewer: Viewer,
  { leagueId, studentId, all, weeks }: StudentExcusedWeeksInput,
): Promise<void> {
  await changeStudentOfOwnLeague(viewer, {
    leagueId,
    studentId,
    action: 'student.excuse',
    needs: 'manage',
    async write(transaction, { profile, clock }) {
      transaction.merge(studentProfiles, profile.id, {
        excused: { ...profile.excused, [clock.statisticsSeason]: { all, weeks } },
      });
    },
  });
}
