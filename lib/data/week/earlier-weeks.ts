import { requireStudent } from '@/lib/data/access/student';
import type { Viewer } from '@/lib/data/access/viewer';
import type { EarlierTaskDto, EarlierWeeksDto } from '@/lib/data/week/dto';
import { STEP_COUNT } from '@/lib/domain/steps';
import { hrefOfWeek } from '@/lib/domain/week-tasks';
import { getServices } from '@/lib/server/services';
import {
  type StudentWeeklyProgress,
  type StudentWeeklyTasks,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentLineups } from '@/lib/store/collections/teams';

/**
 * The weeks before the current one that have a line-up to score, latest first, with the tasks that can be done late. The two others
 * cannot: a graph belongs to the week it is made in, and a line-up is locked on its Thursday.
 */
export async function getEarlierWeeks(viewer: Viewer): Promise<EarlierWeeksDto> {
  const { profile, meta } = await requireStudent(viewer);
  const { store } = getServices();
  const { studentId, leagueId } = profile;
  const ofSeason = { field: 'season', op: '==', value: meta.currentSeason } as const;
  const [lineups, progress, tasks] = await Promise.all([
    store.query(studentLineups, { where: [{ field: 'userId', op: '==', value: studentId }, ofSeason] }),
    store.query(studentWeeklyProgress, { where: [{ field: 'studentId', op: '==', value: studentId }, ofSeason] }),
    store.query(studentWeeklyTasks, { where: [{ field: 'studentId', op: '==', value: studentId }] }),
  ]);
  const weeks = lineups
    .map(({ week }) => week)
    .filter((week) => week >= 1 && week < meta.currentWeek)
    .toSorted((a, b) => b - a)
    .map((week) => {
      const ofWeek = tasks.find((each) => each.week === week && each.year === meta.currentSeason) ?? null;
      const own = progress.find((each) => each.week === week) ?? null;
      const open = lateTasks(week, own, ofWeek).filter(({ task }) => task !== 4 || leagueId !== '');
      return { week, finished: open.every(({ done }) => done), tasks: open };
    });
  return { seasonActive: meta.seasonActive, weeks };
}

function lateTasks(week: number, progress: StudentWeeklyProgress | null, tasks: StudentWeeklyTasks | null): EarlierTaskDto[] {
  const stepsDone = progress?.steps.filter(({ correct }) => correct).length ?? 0;
  return [
    { task: 1, href: hrefOfWeek('/student/box-scores', week), done: tasks?.task1 != null, stepsDone: null },
    // As the steps are now: a correction of the NFL opens one again and leaves the task ticked.
    { task: 2, href: hrefOfWeek('/student/score-cards', week), done: stepsDone === STEP_COUNT, stepsDone },
    { task: 4, href: hrefOfWeek('/student/leaderboards', week), done: tasks?.task4 != null, stepsDone: null },
  ];
}
