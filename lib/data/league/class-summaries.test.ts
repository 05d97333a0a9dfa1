import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { changeGradeRules } from '@/lib/data/gradebook/commands';
import { getTeacherDashboard } from '@/lib/data/league/queries';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { withOperationReports } from '@/lib/store/operation-reports';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { changeAppMeta } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const lines = async () => (await getTeacherDashboard(test.teacher)).classes;

async function wrong(viewer: TwoClasses['kim'], answers: readonly string[]) {
  for (const answer of answers) {
    test.advance(60_000);
    await submitStepTry(viewer, 'QB', answer);
  }
}

const keepWeek = (studentId: string, week: number, right: number, changes: object = {}) =>
  test.store.set(studentWeeklyProgress, {
    id: `${TEST_SEASON}_${week}_${studentId}`,
    leagueId: OWN_LEAGUE_ID,
    studentId,
    season: TEST_SEASON,
    week,
    formulaLevel: 1,
    steps: Array.from({ length: 9 }, (_, index) => ({
      attempts: index < right ? 1 : 0,
      correct: index < right,
      answer: null,
      simplified: true,
      completedAt: index < right ? timestampFromDate(TEST_NOW) : null,
      playerId: null,
    })),
    graphIds: [],
    mvpPointsEarned: 0,
    ...changes,
  });

it('says of a class who has finished, who is stuck, who has not begun, and when it is due', async () => {
  const lee = await addStudent(test, 'Lee');
  await addStudent(test, 'Mia');
  await keepWeek(lee.accountId, 6, 9);
  await wrong(test.kim, ['90', '91', '92']);
  expect(await lines()).toMatchObject([
    {
      id: OWN_LEAGUE_ID,
      period: '1',
      week: 6,
      replays: null,
      students: 3,
      expected: 3,
      finished: 1,
      notBegun: 1,
      stuck: [{ studentId: test.kim.accountId }],
      due: { day: 'tomorrow', text: '3:00 PM', passed: false },
    },
  ]);
});

it('names the time on the day it is due, and that it was due after that', async () => {
  test.setNow(new Date('2023-10-19T18:59:00Z'));
  expect(await lines()).toMatchObject([{ due: { day: 'today', text: '3:00 PM', passed: false } }]);
  test.setNow(new Date('2023-10-19T19:00:01Z'));
  expect(await lines()).toMatchObject([{ due: { day: 'today', passed: true } }]);
  test.setNow(new Date('2023-10-16T12:00:00Z'));
  expect(await lines()).toMatchObject([{ due: { day: null, text: 'Thu, Oct 19', passed: false } }]);
});

it('what Tuesday is about is the first topic of the class’s own brief, counted by who has begun', async () => {
  const [lee] = [await addStudent(test, 'Lee'), await addStudent(test, 'Mia')];
  // The rate upside down, and a number that no mistake explains.
  await wrong(test.kim, ['90']);
  await wrong(lee, ['91']);
  for (const answer of ['12', '14', '20', '25']) await wrong(test.kim, [answer]);
  const [first] = (await getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, null)).mistakes;
  const [line] = await lines();
  if (!first) throw new Error('the answers of this test are no known mistakes');
  expect(line?.topic).toEqual({ week: 6, label: first.label, students: first.students, of: 2 });
});

it('before anyone has begun, Tuesday is about the week before; without a wrong answer about nothing', async () => {
  expect(await lines()).toMatchObject([{ topic: null }]);
  await wrong(test.kim, ['90', '12', '14', '20', '25']);
  await changeAppMeta(test.store, { currentWeek: 7 });
  const [first] = (await getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, null)).mistakes;
  expect(await lines()).toMatchObject([
    { week: 7, topic: first ? { week: 6, label: first.label } : null },
  ]);
});

it('the work of the week before stands there until all of whom it is asked have done it', async () => {
  const lee = await addStudent(test, 'Lee');
  const late = await addStudent(test, 'Mia');
  const arrivals = { [TEST_SEASON]: { leagueId: OWN_LEAGUE_ID, week: 6, before: [1, 2, 3, 4, 5] } };
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${late.accountId}`, { arrivals });
  await keepWeek(test.kim.accountId, 5, 8);
  expect(await lines()).toMatchObject([{ before: { week: 5, students: 2 } }]);
  await keepWeek(lee.accountId, 5, 9);
  expect(await lines()).toMatchObject([{ before: { week: 5, students: 1 } }]);
  await keepWeek(test.kim.accountId, 5, 9);
  expect(await lines()).toMatchObject([{ before: null }]);
});

it('a week that a whole class is excused from is asked of no one, in dashboard, grid, mistakes, and brief', async () => {
  await addStudent(test, 'Lee');
  await test.store.create(leagues, {
    id: 'second',
    name: 'Second',
    period: '2',
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: test.teacher.accountId,
    season: TEST_SEASON,
    code: 200_001,
    password: 'brave otter',
  });
  const mia = await addStudent(test, 'Mia');
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${mia.accountId}`, {
    leagueId: 'second',
  });
  await wrong(test.kim, ['90', '12', '14', '20', '25']);
  await changeGradeRules(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    late: 'full',
    graph: false,
    outOf: 10,
    excusedWeeks: [6],
  });
  expect(await lines()).toMatchObject([
    { id: OWN_LEAGUE_ID, isExcused: true, expected: 0, notBegun: 0, topic: null },
    { id: 'second', isExcused: false, expected: 1, notBegun: 1 },
  ]);
  const grid = await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 6 });
  expect(grid).toMatchObject({ isExcused: true, rows: [{ excused: true }, { excused: true }] });
  expect(await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 5 })).toMatchObject({
    isExcused: false,
  });
  expect(await getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, { week: 6 })).toMatchObject({
    isExcused: true,
    answers: 0,
    classSize: 0,
  });
  // A brief without a chosen week is about the week before; the one of the excused week says that
  // it is excused.
  expect(await getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, null)).toMatchObject({
    week: 5,
    isExcused: false,
  });
  expect(await getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, 6)).toMatchObject({
    week: 6,
    isExcused: true,
    notStarted: [],
  });
  // The class is excused from week 6 only.
  await changeAppMeta(test.store, { currentWeek: 7 });
  expect(await lines()).toMatchObject([
    { id: OWN_LEAGUE_ID, isExcused: false, before: null, notBegun: 2 },
    { id: 'second', before: { week: 6, students: 1 } },
  ]);
});

it('classes in other weeks and of other teachers keep their own numbers', async () => {
  await keepWeek(test.stranger.accountId, 6, 3, { leagueId: OTHER_LEAGUE_ID });
  await test.store.create(leagues, {
    id: 'replay',
    name: 'Replay',
    period: '2',
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: test.teacher.accountId,
    season: TEST_SEASON,
    code: 300_000,
    password: 'brave otter',
    calendar: {
      kind: 'replay',
      statisticsSeason: TEST_SEASON,
      currentWeek: 0,
      weekStartedAt: timestampFromDate(TEST_NOW),
      paused: null,
      plan: {
        openings: [],
        deadlines: [{ weekday: 4, minute: 900 }],
        noSchool: [],
        extensions: {},
      },
    },
  });
  expect(await lines()).toMatchObject([
    { id: OWN_LEAGUE_ID, week: 6, notBegun: 1, before: { week: 5, students: 1 } },
    {
      id: 'replay',
      period: '2',
      week: 0,
      replays: TEST_SEASON,
      students: 0,
      due: null,
      before: null,
      topic: null,
      opensNext: 1,
    },
  ]);
});

it('an answer that was read once is not read again for the topic, and a new one counts at once', async () => {
  await wrong(test.kim, ['90', '91']);
  const reads: string[] = [];
  const counted = withOperationReports(test.store, ({ kind, operation, collection }) => {
    if (kind === 'read' && operation !== 'watch' && collection.endsWith('Attempts'))
      reads.push(collection);
  });
  setServices({ ...test.services, store: counted });
  await lines();
  reads.length = 0;
  await lines();
  expect(reads).toEqual([]);
  await wrong(test.kim, ['12']);
  await lines();
  expect(reads.toSorted()).toEqual(['studentPlayerScoreAttempts', 'studentTeamScoreAttempts']);
});
