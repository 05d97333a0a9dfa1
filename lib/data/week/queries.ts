import { cache } from 'react';
import { notFound } from '@/lib/data/errors';
import { findLeagueName, teamLook } from '@/lib/data/team/queries';
import { findTeam, isLeagueEnded, requireStudent, type Viewer } from '@/lib/data/viewer';
import { ensureStudentWeek } from '@/lib/data/week/commands';
import { deadlineDto, isLate } from '@/lib/data/week/deadline';
import type { DeadlineDto, StickerDto, StudentDashboardDto, TaskDto, TaskNumber } from '@/lib/data/week/dto';
import { findProgressIn, findTasksIn, taskCompletedAt } from '@/lib/data/week/student-week';
import { STEP_COUNT } from '@/lib/domain/steps';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { TASKS } from '@/lib/domain/week-tasks';
import { LAST_WEEK } from '@/lib/domain/weeks';
import { getServices } from '@/lib/services';
import {
  type AppMeta,
  type HelmetSticker,
  helmetStickers,
  type StudentProfile,
  type StudentWeeklyProgress,
  type StudentWeeklyTasks,
} from '@/lib/store/collections';

/** Read once for each page view, however many components ask. */
export const findProgress = cache((studentId: string, week: number, season: number) =>
  findProgressIn(getServices().store, studentId, week, season),
);
export const findTasks = cache((studentId: string, week: number, season: number) =>
  findTasksIn(getServices().store, studentId, week, season),
);

async function readOrOpenWeek(
  viewer: Viewer,
  profile: StudentProfile,
  meta: AppMeta,
): Promise<{ progress: StudentWeeklyProgress | null; tasks: StudentWeeklyTasks | null }> {
  const [progress, tasks] = await Promise.all([
    findProgress(profile.studentId, meta.currentWeek, meta.currentSeason),
    findTasks(profile.studentId, meta.currentWeek, meta.currentSeason),
  ]);
  if ((progress && tasks) || !meta.seasonActive) return { progress, tasks };
  return ensureStudentWeek(viewer);
}

/** The page with what to do now. 'not-found' before the student has a team. Opens the student's week on the first visit. */
export async function getStudentDashboard(viewer: Viewer): Promise<StudentDashboardDto> {
  const { profile, meta } = await requireStudent(viewer);
  const { store, timeZone, now } = getServices();
  const [team, leagueName, week, stickers] = await Promise.all([
    findTeam(profile.studentId, meta.currentSeason),
    findLeagueName(profile.leagueId),
    readOrOpenWeek(viewer, profile, meta),
    store.query(helmetStickers, {
      where: [
        { field: 'userId', op: '==', value: profile.studentId },
        { field: 'season', op: '==', value: meta.currentSeason },
      ],
    }),
  ]);
  if (!team) throw notFound('Your team');
  const deadline = deadlineDto(meta, timeZone, now());
  return {
    firstName: profile.firstName,
    leagueName,
    season: meta.currentSeason,
    week: meta.currentWeek,
    nextWeek: meta.currentWeek < LAST_WEEK ? meta.currentWeek + 1 : null,
    seasonActive: meta.seasonActive,
    leagueEnded: isLeagueEnded(profile),
    team: teamLook(team),
    mvpPoints: profile.mvpPoints,
    weekMvpPoints: week.progress?.mvpPointsEarned ?? 0,
    stickers: stickers.map(stickerDto).sort((a, b) => a.week - b.week),
    deadline,
    tasks: taskDtos(week, meta, deadline),
    correctedWeeks: profile.correctedWeeks ?? [],
  };
}

function stickerDto(sticker: HelmetSticker): StickerDto {
  return { id: sticker.id, week: sticker.week, reason: sticker.reason };
}

/** Why a task cannot be done now, or null when it can. */
function whyWaiting(task: TaskNumber, week: number): string | null {
  if (task === 5) return week >= LAST_WEEK ? 'The last week has been played. There is no next line-up to set.' : null;
  return week === 0 ? 'Starts after the first games.' : null;
}

function taskDtos(
  { progress, tasks }: { progress: StudentWeeklyProgress | null; tasks: StudentWeeklyTasks | null },
  meta: AppMeta,
  deadline: DeadlineDto,
): TaskDto[] {
  const rows = TASKS.map((task) => {
    const completedAt = tasks ? taskCompletedAt(tasks, task.number) : null;
    return {
      task,
      completedAt: completedAt && dateFromTimestamp(completedAt),
      waiting: whyWaiting(task.number, meta.currentWeek),
    };
  });
  const next = meta.seasonActive ? rows.find((row) => !row.completedAt && !row.waiting)?.task.number : undefined;
  return rows.map(({ task, completedAt, waiting }) => ({
    task: task.number,
    title: task.title,
    description: task.description,
    href: waiting ? null : task.href,
    completedAt: completedAt?.toISOString() ?? null,
    late: completedAt !== null && isLate(completedAt, new Date(deadline.at)),
    state: completedAt ? 'done' : waiting ? 'waiting' : task.number === next ? 'next' : 'open',
    note: (completedAt ? null : waiting) ?? taskNote(task.number, progress),
  }));
}

function taskNote(task: TaskNumber, progress: StudentWeeklyProgress | null): string | null {
  if (task !== 2) return null;
  const done = progress?.steps.filter((step) => step.correct).length ?? 0;
  return `${done} of ${STEP_COUNT} worked out`;
}
