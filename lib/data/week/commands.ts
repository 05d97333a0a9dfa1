import { type StudentInTransaction, type Viewer, writeAsStudent } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import {
  openStudentWeek,
  saveStudentWeekAndAwards,
  withTaskDone,
} from '@/lib/data/week/student-week-in-transaction';
import { taskCompletedAt } from '@/lib/data/work/week';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { WeekTaskNumber } from '@/lib/domain/week/week-tasks';
import type { StudentWeeklyProgress, StudentWeeklyTasks } from '@/lib/store/collections/progress';
import type { Transaction } from '@/lib/store/port';
import { notPlayedYetText, ticksItselfText } from '@/words/week';

export async function ensureStudentWeek(
  viewer: Viewer,
): Promise<{ progress: StudentWeeklyProgress; tasks: StudentWeeklyTasks }> {
  const ensure = async (transaction: Transaction, student: StudentInTransaction) => {
    const work = await openStudentWeek(transaction, student, student.clock.currentWeek, () => []);
    const { progress, tasks } = await saveStudentWeekAndAwards(transaction, work, student.now);
    return { progress, tasks };
  };
  return writeAsStudent(viewer, ensure, { useCachedSeason: true });
}

const DONE_BY_READING: readonly WeekTaskNumber[] = [1, 4];

/**
 * Ticks a task that is done by reading. The others are ticked by what the student does: 2 by the
 * right step that makes the week full, 3 by a graph, 5 by a lineup; asking for them here is
 * 'not-allowed', and so is a week that hasn't been played. Asked again it returns the time of the
 * first.
 */
export async function completeReadingTask(
  viewer: Viewer,
  input: { week: number; task: WeekTaskNumber },
): Promise<{ completedAt: string; mvpPoints: number | null; allDone: boolean }> {
  const complete = async (transaction: Transaction, student: StudentInTransaction) => {
    if (!DONE_BY_READING.includes(input.task))
      throw new DomainError('not-allowed', ticksItselfText());
    if (input.week < 1 || input.week > student.clock.currentWeek)
      throw new DomainError('not-allowed', notPlayedYetText());
    const work = withTaskDone(
      await openStudentWeek(transaction, student, input.week, () => [input.task]),
      input.task,
      student.now,
    );
    const { tasks, mvpPoints, allDone } = await saveStudentWeekAndAwards(
      transaction,
      work,
      student.now,
    );
    const completedAt = taskCompletedAt(tasks, input.task);
    return {
      completedAt: (completedAt ? dateFromTimestamp(completedAt) : student.now).toISOString(),
      mvpPoints,
      allDone,
    };
  };
  return writeAsStudent(viewer, complete, { useCachedSeason: true });
}
