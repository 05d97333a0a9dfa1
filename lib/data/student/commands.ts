import { writeAudit } from '@/lib/data/audit';
import type { FormulaLevelInput } from '@/lib/data/student/input';
import { requireOwnStudent, requireOwnStudentIn } from '@/lib/data/student/own-student';
import type { Viewer } from '@/lib/data/viewer';
import { freshProgress } from '@/lib/data/week/student-week';
import { LAST_WEEK } from '@/lib/domain/weeks';
import { getServices } from '@/lib/services';
import { studentLineups, studentProfiles, studentWeeklyProgress } from '@/lib/store/collections';

/**
 * Changes which formulas a student works with from the next week on. What has begun keeps its level: the current week, and every
 * earlier one that can still be worked out late, is opened with the old level in the same transaction. The level a student has already
 * changes nothing. 'not-found' for anybody else's student and in a season that is over.
 */
export async function setFormulaLevel(
  viewer: Viewer,
  { leagueId, studentId, formulaLevel }: FormulaLevelInput,
): Promise<{ formulaLevel: 1 | 2; fromWeek: number | null }> {
  await requireOwnStudent(viewer, leagueId, studentId);
  return getServices().store.transaction(async (transaction) => {
    const { viewer: teacher, profile, meta } = await requireOwnStudentIn(transaction, viewer, leagueId, studentId);
    const { currentWeek, currentSeason: season } = meta;
    const changed = { formulaLevel, fromWeek: currentWeek < LAST_WEEK ? currentWeek + 1 : null };
    if (profile.formulaType === formulaLevel) return changed;

    const ofSeason = { field: 'season', op: '==', value: season } as const;
    const [opened, lineups] = await Promise.all([
      transaction.query(studentWeeklyProgress, { where: [{ field: 'studentId', op: '==', value: studentId }, ofSeason] }),
      transaction.query(studentLineups, { where: [{ field: 'userId', op: '==', value: studentId }, ofSeason] }),
    ]);
    const scored = new Set([...lineups.map(({ week }) => week), currentWeek]);
    for (const { week } of opened) scored.delete(week);
    for (const week of scored) {
      if (week >= 1 && week <= currentWeek) transaction.create(studentWeeklyProgress, freshProgress(profile, week));
    }
    transaction.merge(studentProfiles, profile.id, { formulaType: formulaLevel });
    const action = `student.formula-level-${formulaLevel}`;
    writeAudit(transaction, { actorId: teacher.accountId, action, target: studentId, outcome: 'done' });
    return changed;
  });
}
