import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StudentWeeklyProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { asStoredCollection } from '@/lib/store/port';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { changeMeta } from '@/lib/testing/student-week';
import {
  installTwoClasses,
  LEAGUE,
  OTHER_LEAGUE,
  type TwoClasses,
} from '@/lib/testing/two-classes';

const NOW = timestampFromDate(TEST_NOW);
const NO_TASKS = { task1: null, task2: null, task3: null, task4: null, task5: null };
const LATEST = { week: null };

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const profileId = () => `${TEST_SEASON}_${test.kim.accountId}`;
const page = (choice: { week: number | null } = LATEST) =>
  getLeagueWeek(test.teacher, LEAGUE, choice);

async function week(changes: Partial<StudentWeeklyProgress> = {}): Promise<void> {
  const progress: StudentWeeklyProgress = {
    id: 'week',
    leagueId: LEAGUE,
    studentId: test.kim.accountId,
    season: TEST_SEASON,
    week: 6,
    formulaLevel: 1,
    steps: [],
    graphIds: [],
    mvpPointsEarned: 4,
    ...changes,
  };
  await test.store.set(studentWeeklyProgress, progress);
}

it('is whole around its rows', async () => {
  const { rows, ...frame } = await page();
  expect(rows.map(({ studentId }) => studentId)).toEqual([test.kim.accountId]);
  const whole = {
    leagueId: LEAGUE,
    season: TEST_SEASON,
    week: 6,
    latestWeek: 6,
    isCurrent: true,
    deadline: { at: '2023-10-19T19:00:00.000Z', text: 'Thursday, Oct 19, 3:00 PM', passed: false },
    now: TEST_NOW.toISOString(),
    waitingNames: 0,
    // One student, and nothing of week 5.
    before: { week: 5, students: 1, stuck: 0 },
    isExcused: false,
    join: null,
  };
  expect(frame).toEqual(whole);
  test.setNow(new Date('2023-10-19T19:00:00.001Z'));
  expect(await page()).toMatchObject({
    deadline: { passed: true },
    now: '2023-10-19T19:00:00.001Z',
  });
  expect(await page({ week: 4 })).toMatchObject({ week: 4, isCurrent: false, deadline: null });
});

it('counts the names that wait for the teacher, for the teacher alone and in this season', async () => {
  await test.store.merge(studentProfiles, profileId(), {
    teamName: 'Cosmic Otters',
    teamNameWish: 'Fast Foxes',
  });
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.stranger.accountId}`, {
    teamNameWish: 'Slow Snails',
  });
  expect((await page()).waitingNames).toBe(1);
  await test.store.merge(leagues, LEAGUE, { season: TEST_SEASON - 1 });
  const profile = (await test.store.get(studentProfiles, profileId())) as StudentProfile;
  await test.store.set(studentProfiles, { ...profile, id: 'older', season: TEST_SEASON - 1 });
  expect(await page()).toMatchObject({
    rows: [{ name: 'Kim L.' }],
    waitingNames: 0,
    latestWeek: 18,
    isCurrent: false,
  });
});

it('opens a class of an earlier season at the last week it worked on, where no one kept how far its season was', async () => {
  await test.store.merge(leagues, LEAGUE, { season: TEST_SEASON - 1 });
  expect(await page()).toMatchObject({ week: 18, latestWeek: 18 });
  await week({ id: 'first', season: TEST_SEASON - 1, week: 3 });
  await week({ id: 'last', season: TEST_SEASON - 1, week: 6 });
  expect(await page()).toMatchObject({ week: 6, latestWeek: 18, isCurrent: false });
  expect(await page({ week: 4 })).toMatchObject({ week: 4 });
});

it('has the weeks of this league, this season and this week only', async () => {
  await week({ id: 'other-week', week: 5, mvpPointsEarned: 1 });
  await week({ id: 'other-season', season: TEST_SEASON - 1, mvpPointsEarned: 2 });
  await week({ id: 'other-league', leagueId: OTHER_LEAGUE, mvpPointsEarned: 3 });
  expect((await page()).rows[0]?.weekMvp).toBe(0);
  await week();
  expect((await page()).rows[0]?.weekMvp).toBe(4);
  expect((await page({ week: 5 })).rows[0]?.weekMvp).toBe(1);
});

it('reads the older record of tasks only where a week does not have its own', async () => {
  const tasks = {
    leagueId: LEAGUE,
    studentId: test.kim.accountId,
    week: 6,
    year: TEST_SEASON,
    seasonLive: true,
  };
  await test.store.set(studentWeeklyTasks, { ...tasks, id: 'now', ...NO_TASKS, task2: NOW });
  await test.store.set(studentWeeklyTasks, {
    ...tasks,
    id: 'week-5',
    week: 5,
    ...NO_TASKS,
    task3: NOW,
  });
  await test.store.set(studentWeeklyTasks, {
    ...tasks,
    id: 'elsewhere',
    leagueId: OTHER_LEAGUE,
    ...NO_TASKS,
    task4: NOW,
  });
  const shown = async () => (await page()).rows[0]?.tasks;
  await week();
  expect(await shown()).toEqual(['open', 'done', 'open', 'open', 'open']);
  await week({ taskTimes: { ...NO_TASKS, task5: NOW } });
  expect(await shown()).toEqual(['open', 'open', 'open', 'open', 'done']);
});

it('says whose week or profile cannot be read, and gives the code only to a class of nobody', async () => {
  await test.store.set(asStoredCollection(studentWeeklyProgress), {
    id: 'broken',
    leagueId: LEAGUE,
    studentId: test.kim.accountId,
    season: TEST_SEASON,
    week: 6,
    steps: 'x',
  });
  await test.store.set(asStoredCollection(studentProfiles), {
    id: 'broken',
    leagueId: LEAGUE,
    season: TEST_SEASON,
    firstName: 'Sam',
  });
  const { rows, join } = await page();
  expect(rows.map(({ name, unreadable }) => [name, unreadable])).toEqual([
    ['Kim L.', true],
    ['Sam', true],
  ]);
  expect(join).toBeNull();
  await test.store.delete(studentProfiles, 'broken');
  await test.store.merge(studentProfiles, profileId(), { leagueId: '' });
  expect(await page()).toMatchObject({
    rows: [],
    join: { code: 100_000, password: 'brave otter' },
  });
  await changeMeta(test.store, { currentWeek: 0 });
  expect(await page()).toMatchObject({ week: 0, latestWeek: 0 });
});
