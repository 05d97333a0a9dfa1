import { reviewGraph } from '@/lib/data/graph/commands';
import { getLeagueFrame, getTeacherFrame } from '@/lib/data/league/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/server/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { countReads } from '@/lib/store/counting';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { changeMeta, RIGHT_ANSWERS } from '@/lib/testing/student-week';
import { addStudent, installTwoClasses, LEAGUE, OTHER_LEAGUE, type TwoClasses, tryStep } from '@/lib/testing/two-classes';

const TEN_SECONDS = 10_000;
const RUBRIC = { accuracy: 2, labels: 2, scale: 2, keyAndClaim: 2 } as const;

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

/** What the frame says once what it said before is old. */
async function classes(viewer = test.teacher) {
  test.advance(TEN_SECONDS);
  return (await getTeacherFrame(viewer)).classes.map(({ period, name, stuck }) => `${period} ${name}: ${stuck}`);
}
const toReview = async () => (await getLeagueFrame(test.teacher, LEAGUE)).waiting;

async function wrongAnswers(viewer = test.kim, count = 3) {
  for (let index = 0; index < count; index += 1) {
    test.advance(60_000);
    await tryStep(viewer, 'QB', String(90 + index));
  }
}

function handIn(id: string, changes: object = {}) {
  const document = { id, studentId: test.kim.accountId, leagueId: LEAGUE, week: 6, season: TEST_SEASON, waiting: true };
  return test.store.set(studentGraphs, { ...document, ...changes });
}

const addLeague = (id: string, changes: object = {}) =>
  test.store.create(leagues, {
    id,
    name: id,
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: test.teacher.accountId,
    season: TEST_SEASON,
    code: 200_000 + id.length,
    password: 'brave otter',
    ...changes,
  });

it('counts who has three wrong answers on a step, until it is right', async () => {
  await wrongAnswers(test.kim, 2);
  expect(await classes()).toEqual(['1 Room 0: 0']);
  await wrongAnswers(test.kim, 1);
  await wrongAnswers(await addStudent(test, 'Lee'));
  expect(await classes()).toEqual(['1 Room 0: 2']);
  expect(await classes(test.otherTeacher)).toEqual(['1 Room 1: 0']);
  await tryStep(test.kim, 'QB', RIGHT_ANSWERS.QB);
  expect(await classes()).toEqual(['1 Room 0: 1']);
});

it('who was stuck in a week that is over does not count in the next one', async () => {
  await wrongAnswers();
  await changeMeta(test.store, { currentWeek: 7 });
  expect(await classes()).toEqual(['1 Room 0: 0']);
});

it('names the open classes of this season in the order of the day', async () => {
  await addLeague('late', { period: '10' });
  await addLeague('early', { period: '2' });
  await addLeague('archived', { archivedAt: timestampFromDate(TEST_NOW) });
  await addLeague('deleting', { deletingAt: timestampFromDate(TEST_NOW) });
  await addLeague('past', { season: TEST_SEASON - 1 });
  expect(await classes()).toEqual(['1 Room 0: 0', '2 early: 0', '10 late: 0']);
  expect(await getLeagueFrame(test.teacher, 'archived')).toMatchObject({ isInFrame: false, state: 'archived' });
});

it('counts graphs of any week of these games that wait, and one that was looked at no more from that click on', async () => {
  await handIn('new');
  await handIn('older', { week: 5 });
  await handIn('seen', { waiting: false });
  await handIn('to-come', { week: 7 });
  await handIn('other-games', { statisticsSeason: TEST_SEASON - 1 });
  await handIn('elsewhere', { leagueId: OTHER_LEAGUE });
  expect(await toReview()).toEqual([6, 5]);
  await reviewGraph(test.teacher, { graphId: 'new', outcome: 'approved', rubric: RUBRIC, comment: '' });
  expect(await toReview()).toEqual([5]);
});

it('reads only what is marked, and for the next page nothing', async () => {
  for (const index of Array.from({ length: 30 }, (_, each) => each)) {
    await test.store.set(studentWeeklyProgress, {
      id: `week-${index}`,
      leagueId: LEAGUE,
      studentId: `student-${index}`,
      season: TEST_SEASON,
      week: 6,
      formulaLevel: 1,
      steps: [],
      graphIds: [],
      mvpPointsEarned: 0,
      stuck: index < 2,
    });
  }
  const reads: string[] = [];
  const counted = countReads(test.store, ({ kind, operation, collection, documents }) => {
    if (kind === 'read' && operation !== 'watch' && /Progress|Graphs/.test(collection)) reads.push(`${collection} ${documents}`);
  });
  setServices({ ...test.services, store: counted });
  expect((await getTeacherFrame(test.teacher)).classes).toMatchObject([{ stuck: 2 }]);
  expect(reads).toEqual(['studentWeeklyProgress 2', 'studentGraphs 1']);
  await getTeacherFrame(test.teacher);
  expect(reads).toHaveLength(2);
});
