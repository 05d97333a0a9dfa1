import { deadlineDto, deadlineOfWeek, isLate, weekDeadline } from '@/lib/data/week/deadline';
import {
  freshProgress,
  knownTaskTimes,
  type StudentWeek,
  taskCompletedAt,
  withPoints,
  withProgress,
  withTaskDone,
} from '@/lib/data/week/student-week';
import { THE_BEGINNING, timestampFromDate } from '@/lib/domain/time/timestamp';
import { type Services, setServices } from '@/lib/server/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { StudentWeeklyProgress } from '@/lib/store/collections/progress';
import type { AppMeta } from '@/lib/store/collections/season';

const NEW_YORK = 'America/New_York';
const CHICAGO = 'America/Chicago';
const at = (text: string) => timestampFromDate(new Date(text));
const meta = (changes: Partial<AppMeta> = {}): AppMeta => ({
  id: 'meta',
  currentSeason: 2023,
  currentWeek: 6,
  seasonActive: true,
  weekStartedAt: at('2023-10-17T10:00:00Z'),
  weekOpenings: { 5: at('2023-10-10T10:00:00Z') },
  ...changes,
});

beforeAll(() => setServices({ now: () => new Date('2023-11-01T12:00:00Z') } as Services));
afterAll(() => setServices(undefined));

describe('the deadline', () => {
  it('of the current week is its Thursday at three on the clocks of the school', () => {
    const week = meta();
    for (let times = 0; times < 2; times += 1) {
      expect(weekDeadline(week, NEW_YORK)).toEqual(new Date('2023-10-19T19:00:00Z'));
      expect(weekDeadline(week, CHICAGO)).toEqual(new Date('2023-10-19T20:00:00Z'));
    }
  });

  it('is the next Thursday where another program does not say when the week began', () => {
    expect(weekDeadline(meta({ weekStartedAt: THE_BEGINNING }), NEW_YORK)).toEqual(new Date('2023-11-02T19:00:00Z'));
  });

  it('of an earlier week is known where it is known when that was opened', () => {
    expect(deadlineOfWeek(meta(), 6, NEW_YORK)).toEqual(new Date('2023-10-19T19:00:00Z'));
    expect(deadlineOfWeek(meta(), 5, NEW_YORK)).toEqual(new Date('2023-10-12T19:00:00Z'));
    expect(deadlineOfWeek(meta(), 4, NEW_YORK)).toBeNull();
    const { weekOpenings: _, ...older } = meta();
    expect(deadlineOfWeek(older, 5, NEW_YORK)).toBeNull();
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('is passed %i milliseconds after it: %s', (milliseconds, late) => {
    const deadline = new Date('2023-10-19T19:00:00Z');
    const now = new Date(deadline.getTime() + milliseconds);
    expect(isLate(now, deadline)).toBe(late);
    expect(deadlineDto(meta(), NEW_YORK, now)).toEqual({
      at: '2023-10-19T19:00:00.000Z',
      text: 'Thursday, Oct 19, 3:00 PM',
      passed: late,
    });
  });
});

describe('a student’s week', () => {
  const NOW = at('2023-10-18T15:00:00Z');
  const noTasks = { task1: null, task2: null, task3: null, task4: null, task5: null };
  const profile = { studentId: 'kim', season: 2023, leagueId: 'room', formulaType: 2 } as StudentProfile;
  const progress = freshProgress(profile, 4);
  const week = {
    profile,
    progress,
    tasks: { ...noTasks, task1: NOW },
    awards: [],
    stored: { progress: null, tasks: null },
  } as unknown as StudentWeek;

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
    const known = (taskTimes: unknown) => knownTaskTimes({ ...progress, taskTimes } as StudentWeeklyProgress);
    expect(knownTaskTimes(null)).toBeNull();
    expect(knownTaskTimes(progress)).toBeNull();
    expect(known(noTasks)).toBeNull();
    for (const task of ['task1', 'task5']) expect(known({ ...noTasks, [task]: NOW })).toEqual({ ...noTasks, [task]: NOW });
  });

  it('is changed by copying, in that one thing', () => {
    const later = new Date('2023-10-18T16:00:00Z');
    expect(withTaskDone(week, 1, later)).toBe(week);
    expect(withTaskDone(week, 5, later)).toEqual({ ...week, tasks: { ...week.tasks, task5: timestampFromDate(later) } });
    expect([taskCompletedAt(week.tasks, 1), taskCompletedAt(week.tasks, 2)]).toEqual([NOW, null]);
    expect(withProgress(week, { lastAnswerAt: timestampFromDate(later) })).toEqual({
      ...week,
      progress: { ...progress, lastAnswerAt: timestampFromDate(later) },
    });
    expect(withProgress(week, { graphIds: ['a'] })).toEqual({ ...week, progress: { ...progress, graphIds: ['a'] } });
    const steps = [{ attempts: 1 }] as StudentWeeklyProgress['steps'];
    expect(withProgress(week, { steps })).toEqual({ ...week, progress: { ...progress, steps } });
    expect(withPoints(week, { reason: 'graph', points: 0 })).toBe(week);
    const awards = [
      { reason: 'graph' as const, points: 2 },
      { reason: 'graph-removed' as const, points: -2 },
    ];
    expect(awards.reduce(withPoints, week)).toEqual({ ...week, awards });
    expect(week.awards).toEqual([]);
  });
});
