import { ALL_TASKS_MVP_POINTS } from '@/lib/domain/week/week-tasks';
import { realSeason } from '@/lib/testing/real-season';
import { DEMO_STUDENTS } from './class-list';
import { addGraphsToSeasons, type SimulatedSeasonWithGraphsAndStickers } from './demo-graphs';
import { simulateDemoStudentSeasons } from './seed';

let students: SimulatedSeasonWithGraphsAndStickers[];
beforeAll(async () => {
  const snapshot = await realSeason.load(2023);
  const studentIds = DEMO_STUDENTS.map((_, index) => `student-${index}`);
  const [weekStartedAt, now] = [new Date('2026-11-17T11:00:00Z'), new Date('2026-11-17T15:00:00Z')];
  students = addGraphsToSeasons(
    snapshot,
    simulateDemoStudentSeasons(snapshot, {
      studentIds,
      leagueId: 'league',
      currentWeek: 6,
      weekStartedAt,
      now,
    }),
  );
});

it('hangs graphs in every state, with words and numbers', () => {
  const graphs = students.flatMap((student) => student.graphs.map(({ document }) => document));
  expect(new Set(graphs.map(({ review }) => review?.outcome ?? 'waiting'))).toEqual(
    new Set(['waiting', 'approved', 'seen', 'returned']),
  );
  expect(new Set(graphs.map(({ id }) => id)).size).toBe(graphs.length);
  for (const { description, table } of graphs)
    expect([description?.length, table?.length].every(Boolean)).toBe(true);
});

it('enters their points in the ledger like those of the app, balance and week totals being its sums', () => {
  for (const { profile, weeks, stickers } of students) {
    const events = weeks.flatMap((week) => week.events);
    expect(profile.mvpPoints).toBe(events.reduce((sum, { points }) => sum + points, 0));
    for (const { progress, tasks, events: ofWeek } of weeks) {
      expect(progress.mvpPointsEarned).toBe(ofWeek.reduce((sum, { points }) => sum + points, 0));
      expect(tasks.task3 !== null).toBe(progress.graphIds.length > 0);
    }
    const allTasks = events.filter(({ reason }) => reason === 'all-tasks');
    expect(stickers.map(({ week }) => week)).toEqual(allTasks.map(({ week }) => week));
    expect(allTasks.every(({ points }) => points === ALL_TASKS_MVP_POINTS)).toBe(true);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  }
});

it('leaves the graphs of this week to the student whose password is printed', () => {
  expect(students[0]?.weeks.at(-1)?.tasks.task3).toBeNull();
});
