import type { SignedInViewer } from '@/lib/data/access/viewer';
import { submitStep } from '@/lib/data/score-card/commands';
import { completeReadingTask } from '@/lib/data/week/commands';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { studentWeeklyTasks } from '@/lib/store/collections/progress';
import { realSeason } from '@/lib/testing/real-season';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import {
  changeAppMeta,
  giveLineup,
  giveTeam,
  putInLeague,
  RIGHT_ANSWERS,
  typed,
} from '@/lib/testing/student-week';
import { getEarlierWeeks } from './queries';

let test: TestServices;
let student: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices({ seasons: realSeason });
  student = await test.student('kim@school.org');
  await giveTeam(test.store, student);
  await putInLeague(test.store, student, 'room-12');
});
afterEach(() => test.dispose());

const answer = (week: number, step: (typeof STEP_KEYS)[number]) =>
  submitStep(student, {
    week,
    step,
    typed: typed(RIGHT_ANSWERS[step]),
    operationId: `${week}-${step}`,
  });

it('lists the weeks before the current one that have a line-up, latest first, and nothing of a week still to come', async () => {
  for (const week of [3, 5, 6, 7]) await giveLineup(test.store, student, week);
  const { weeks } = await getEarlierWeeks(student);
  expect(weeks.map(({ week }) => week)).toEqual([5, 3]);
  expect(weeks[1]?.tasks.map(({ href }) => href)).toEqual([
    '/student/box-scores?week=3',
    '/student/score-cards?week=3',
    '/student/leaderboards?week=3',
  ]);
});

it('tells what is open of a week until all of it was done late', async () => {
  await giveLineup(test.store, student, 6);
  await answer(6, 'QB');
  await changeAppMeta(test.store, { currentWeek: 7 });
  const week = async () => (await getEarlierWeeks(student)).weeks[0];
  expect(await week()).toMatchObject({
    week: 6,
    finished: false,
    tasks: [
      { task: 1, done: false },
      { task: 2, done: false, stepsDone: 1 },
      { task: 4, done: false },
    ],
  });
  for (const step of STEP_KEYS.slice(1)) await answer(6, step);
  await completeReadingTask(student, { week: 6, task: 1 });
  await completeReadingTask(student, { week: 6, task: 4 });
  expect(await week()).toMatchObject({
    finished: true,
    tasks: [{ done: true }, { done: true, stepsDone: 9 }, { done: true }],
  });
});

it('takes no tick of another season for one of this', async () => {
  await giveLineup(test.store, student, 5);
  const done = timestampFromDate(TEST_NOW);
  await test.store.create(studentWeeklyTasks, {
    id: 'last-year',
    leagueId: '',
    studentId: student.accountId,
    week: 5,
    year: TEST_SEASON - 1,
    seasonLive: true,
    task1: done,
    task2: done,
    task3: done,
    task4: done,
    task5: done,
  });
  expect((await getEarlierWeeks(student)).weeks[0]?.tasks.map(({ done }) => done)).toEqual([
    false,
    false,
    false,
  ]);
});

it('asks for no leaderboard of a student without a league', async () => {
  await putInLeague(test.store, student, '');
  await giveLineup(test.store, student, 5);
  expect((await getEarlierWeeks(student)).weeks[0]?.tasks.map(({ task }) => task)).toEqual([1, 2]);
});

it('is for students only', async () => {
  await expect(getEarlierWeeks(null)).rejects.toMatchObject({ code: 'not-signed-in' });
  await expect(getEarlierWeeks(await test.teacher('ada@school.org'))).rejects.toMatchObject({
    code: 'not-allowed',
  });
});
