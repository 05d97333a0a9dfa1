import type { TaskTimeDto } from '@/lib/data/student/dto';
import { momentText } from '@/lib/data/student/work';
import { type TaskTimes, taskCompletedAt } from '@/lib/data/work/week';
import { isLate } from '@/lib/domain/calendar/clock';
import type { StudentWeekStatus } from '@/lib/domain/class/arrival';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { canBeDoneLater, TASKS } from '@/lib/domain/week/week-tasks';
import { taskTitle } from '@/words/week';

/** A student who is catching up only owes what can still be done. */
export const canStillBeDone =
  (kind: StudentWeekStatus['kind']) =>
  ({ task, time }: TaskTimeDto): boolean =>
    kind !== 'catching-up' || time !== null || canBeDoneLater(task);

export function taskTimes(tasks: TaskTimes | null, deadline: Date | null): TaskTimeDto[] {
  return TASKS.map(({ number }) => {
    const stored = tasks && taskCompletedAt(tasks, number);
    return {
      task: number,
      title: taskTitle(number),
      time: stored && momentText(stored),
      late: stored !== null && deadline !== null && isLate(dateFromTimestamp(stored), deadline),
    };
  });
}
