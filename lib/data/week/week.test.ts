import type { SignedInViewer } from '@/lib/data/access/viewer';
import { completeTask } from '@/lib/data/week/commands';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { helmetStickers, mvpEvents } from '@/lib/store/collections/points';
import {
  type StudentWeeklyTasks,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { changeMeta, giveTeam, mvpPointsOf, STARTERS } from '@/lib/testing/student-week';

const WEEK = 6;
const AFTER_THE_LOCK = new Date('2023-10-19T19:00:00.001Z');

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
  await giveTeam(test.store, student);
});
afterEach(() => test.dispose());

/** All tasks but the leaderboards. */
async function giveTasks(week = WEEK, changes: Partial<StudentWeeklyTasks> = {}): Promise<void> {
  const done = timestampFromDate(TEST_NOW);
  await test.store.create(studentWeeklyTasks, {
    id: `${TEST_SEASON}_${week}_${student.accountId}`,
    leagueId: '',
    studentId: student.accountId,
    week,
    year: TEST_SEASON,
    seasonLive: true,
    task1: done,
    task2: done,
    task3: done,
    task4: null,
    task5: done,
    ...changes,
  });
}

describe('the dashboard', () => {
  it('opens the week on the first visit and names the one thing to do next', async () => {
    const dashboard = await getStudentDashboard(student);
    expect(dashboard).toMatchObject({
      firstName: 'Kim',
      leagueName: null,
      week: WEEK,
      nextWeek: 7,
      mvpPoints: 0,
      weekMvpPoints: 0,
      stickers: [],
      deadline: { text: 'Thursday, Oct 19, 3:00 PM', passed: false },
    });
    expect(dashboard.tasks.map(({ state }) => state)).toEqual([
      'next',
      'open',
      'open',
      'open',
      'open',
    ]);
    expect(dashboard.tasks.map(({ note }) => note)).toEqual([
      null,
      '0 of 9 worked out',
      null,
      null,
      null,
    ]);
    expect(dashboard.tasks[2]?.href).toBe('/student/graph-upload');
    expect(await test.store.query(studentWeeklyProgress, {})).toMatchObject([
      { steps: [], formulaLevel: 1, week: WEEK },
    ]);
    expect(await test.store.query(studentWeeklyTasks, {})).toMatchObject([
      { task1: null, task5: null, year: TEST_SEASON },
    ]);
  });

  it('opens the week once when it is visited from several tabs', async () => {
    await Promise.all(Array.from({ length: 10 }, () => getStudentDashboard(student)));
    expect(await test.store.query(studentWeeklyProgress, {})).toHaveLength(1);
    expect(await test.store.query(studentWeeklyTasks, {})).toHaveLength(1);
  });

  it('marks what was finished after the deadline as late', async () => {
    await completeTask(student, { week: WEEK, task: 1 });
    test.setNow(AFTER_THE_LOCK);
    await completeTask(student, { week: WEEK, task: 4 });
    const { tasks } = await getStudentDashboard(student);
    expect(tasks.map(({ late }) => late)).toEqual([false, false, false, true, false]);
    expect(tasks.map(({ state }) => state)).toEqual(['done', 'next', 'open', 'done', 'waiting']);
  });

  it('leads to no line-up that is locked, says when the next one opens, and promises only what the week can still bring', async () => {
    await giveTasks(WEEK, { task3: null, task4: timestampFromDate(TEST_NOW), task5: null });
    const before = await getStudentDashboard(student);
    expect(before.tasks[4]).toMatchObject({ state: 'open', href: '/student/lineup', note: null });
    expect(before.award).toEqual({ allTasks: 'open', tasks: 5, scoreCard: 5, graphs: 4 });

    test.setNow(AFTER_THE_LOCK);
    const after = await getStudentDashboard(student);
    expect(after.tasks[4]).toMatchObject({
      state: 'waiting',
      href: null,
      note: 'Locked on Thursday, Oct 19, 3:00 PM. The next one opens with week 7.',
    });
    expect(after.tasks.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'next',
      'done',
      'waiting',
    ]);
    expect(after.award).toMatchObject({ allTasks: 'missed' });
  });

  it('still shows a line-up that was set in time, and its points, after the lock', async () => {
    await giveTasks();
    test.setNow(AFTER_THE_LOCK);
    const { tasks, award } = await getStudentDashboard(student);
    expect(tasks[4]).toMatchObject({ state: 'done', href: '/student/lineup', note: null });
    expect(award).toMatchObject({ allTasks: 'open' });
  });

  it('asks for the missing players first while the roster cannot fill a line-up', async () => {
    await giveTeam(test.store, student, { draftedPlayers: [STARTERS.QB, STARTERS.RB1] });
    const { missingPlayers, tasks } = await getStudentDashboard(student);
    expect(missingPlayers).toBe('1 running back, 2 wide receivers, 1 tight end, and 1 kicker');
    expect(tasks.map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
      'open',
      'open',
      'waiting',
    ]);
    expect(tasks[0]).toMatchObject({ href: null, note: 'Finish your draft first.' });
    await giveTeam(test.store, student);
    expect(await getStudentDashboard(student)).toMatchObject({
      missingPlayers: null,
      tasks: [{ state: 'next' }, {}, {}, {}, {}],
    });
  });

  it('has four tasks that count in the last week and says that no box scores follow', async () => {
    await changeMeta(test.store, { currentWeek: 18 });
    await giveTasks(18, { task4: timestampFromDate(TEST_NOW), task5: null });
    const { award, nextWeek, tasks } = await getStudentDashboard(student);
    expect(award).toMatchObject({ allTasks: 'earned', tasks: 4 });
    expect(nextWeek).toBeNull();
    expect(tasks.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'waiting']);
    expect(tasks.map(({ description }) => description).join(' ')).not.toContain('New box scores');
  });

  it('promises nothing before the first week and while the season is paused', async () => {
    await changeMeta(test.store, { currentWeek: 0 });
    expect((await getStudentDashboard(student)).award).toBeNull();
    await changeMeta(test.store, { currentWeek: WEEK, seasonActive: false });
    expect((await getStudentDashboard(student)).award).toBeNull();
  });

  it('writes nothing and points nowhere while the season is paused', async () => {
    await changeMeta(test.store, { seasonActive: false });
    const { tasks } = await getStudentDashboard(student);
    expect(tasks.some(({ state }) => state === 'next')).toBe(false);
    expect(await test.store.query(studentWeeklyProgress, {})).toEqual([]);
  });
});

describe('ticking a task', () => {
  it('keeps the first moment when it is done again', async () => {
    const first = await completeTask(student, { week: WEEK, task: 1 });
    expect(first).toEqual({ completedAt: TEST_NOW.toISOString(), mvpPoints: 0, allDone: false });
    test.advance(60_000);
    expect(await completeTask(student, { week: WEEK, task: 1 })).toEqual(first);
  });

  it('is refused for tasks that are ticked by doing them', async () => {
    for (const task of [2, 3, 5] as const) {
      await expect(completeTask(student, { week: WEEK, task })).rejects.toMatchObject({
        code: 'not-allowed',
      });
    }
    expect(await test.store.query(studentWeeklyTasks, {})).toEqual([]);
  });

  it('is refused for a week that has not been played and for the pre-season', async () => {
    for (const week of [0, 7]) {
      await expect(completeTask(student, { week, task: 1 })).rejects.toMatchObject({
        code: 'not-allowed',
      });
    }
  });

  it('leaves the same week of another season alone', async () => {
    await giveTasks(WEEK, { id: 'last-year', year: TEST_SEASON - 1 });
    expect(await completeTask(student, { week: WEEK, task: 4 })).toMatchObject({ allDone: false });
    expect(await test.store.get(studentWeeklyTasks, 'last-year')).toMatchObject({ task4: null });
  });
});

describe('all five tasks', () => {
  it('give 2 points and a sticker once for 50 identical requests, all answered alike (R1)', async () => {
    await giveTasks();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => completeTask(student, { week: WEEK, task: 4 })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({ completedAt: TEST_NOW.toISOString(), mvpPoints: 2, allDone: true }),
      ]),
    );
    expect(await mvpPointsOf(test.store, student)).toBe(2);
    expect(await test.store.query(mvpEvents, {})).toMatchObject([
      { points: 2, reason: 'all-tasks', week: WEEK },
    ]);
    expect(await test.store.query(helmetStickers, {})).toHaveLength(1);
    expect((await getStudentDashboard(student)).stickers).toEqual([null]);
    expect((await getStudentDashboard(student)).weekMvpPoints).toBe(2);
  });

  it('give nothing while one is open', async () => {
    await giveTasks(WEEK, { task5: null });
    expect(await completeTask(student, { week: WEEK, task: 4 })).toMatchObject({
      mvpPoints: 0,
      allDone: false,
    });
  });

  it('are four in the last week, which has no next line-up', async () => {
    await changeMeta(test.store, { currentWeek: 18 });
    await giveTasks(18, { task5: null });
    expect(await completeTask(student, { week: 18, task: 4 })).toMatchObject({
      mvpPoints: 2,
      allDone: true,
    });
  });
});
