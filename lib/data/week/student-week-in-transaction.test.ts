import {
  newWeeklyProgress,
  type StudentWeekInTransaction,
  withAward,
  withProgress,
  withTaskDone,
} from '@/lib/data/week/student-week-in-transaction';
import { findTaskTimesCopiedToProgress, taskCompletedAt } from '@/lib/data/work/week';
import { internSeasonKey } from '@/lib/domain/calendar/season-key';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';

const at = (text: string) => timestampFromDate(new Date(text));

describe('a student’s week', () => {
  const NOW = at('2023-10-18T15:00:00Z');
  const noTasks = { task1: null, task2: null, task3: null, task4: null, task5: null };
  const profile = {
    studentId: 'kim',
    season: 2023,
    leagueId: 'room',
    formulaType: 2,
  } as StudentProfile;
  const progress = newWeeklyProgress(profile, internSeasonKey(2023), 4);
  const week = {
    profile,
    progress,
    tasks: { ...noTasks, task1: NOW },
    awards: [],
    stored: { progress: null, tasks: null },
  } as unknown as StudentWeekInTransaction;

  it('begins with nothing done, at the student’s level', () => {
    expect(progress).toEqual({
      id: '2023_4_kim',
      leagueId: 'room',
      studentId: 'kim',
      season: 2023,
      week: 4,
      formulaLevel: 2,
      steps: [],
      graphIds: [],
      mvpPointsEarned: 0,
    });
  });

  it('knows its tasks by itself once one is ticked', () => {
    const known = (taskTimes: unknown) =>
      findTaskTimesCopiedToProgress({ ...progress, taskTimes } as StudentWeeklyProgress);
    expect(findTaskTimesCopiedToProgress(null)).toBeNull();
    expect(findTaskTimesCopiedToProgress(progress)).toBeNull();
    expect(known(noTasks)).toBeNull();
    for (const task of ['task1', 'task5'])
      expect(known({ ...noTasks, [task]: NOW })).toEqual({ ...noTasks, [task]: NOW });
  });

  it('is changed by copying, in that one thing', () => {
    const later = new Date('2023-10-18T16:00:00Z');
    expect(withTaskDone(week, 1, later)).toBe(week);
    expect(withTaskDone(week, 5, later)).toEqual({
      ...week,
      tasks: { ...week.tasks, task5: timestampFromDate(later) },
    });
    expect([taskCompletedAt(week.tasks, 1), taskCompletedAt(week.tasks, 2)]).toEqual([NOW, null]);
    expect(withProgress(week, { lastAnswerAt: timestampFromDate(later) })).toEqual({
      ...week,
      progress: { ...progress, lastAnswerAt: timestampFromDate(later) },
    });
    expect(withProgress(week, { graphIds: ['a'] })).toEqual({
      ...week,
      progress: { ...progress, graphIds: ['a'] },
    });
    const steps = [{ attempts: 1 }] as StudentWeeklyProgress['steps'];
    expect(withProgress(week, { steps })).toEqual({ ...week, progress: { ...progress, steps } });
    expect(withAward(week, { reason: 'graph', points: 0 })).toBe(week);
    const awards = [
      { reason: 'graph' as const, points: 2 },
      { reason: 'graph-removed' as const, points: -2 },
    ];
    expect(awards.reduce(withAward, week)).toEqual({ ...week, awards });
    expect(week.awards).toEqual([]);
  });
});
