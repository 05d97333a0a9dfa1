import { saveGraphReview } from '@/lib/data/graph/review-commands';
import { renameLeague, setLeagueArchived } from '@/lib/data/league/commands';
import { getLeagueHeader, getTeacherDashboard, getTeacherShell } from '@/lib/data/league/queries';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { giveMoreTries } from '@/lib/data/student/commands';
import { stuckRows } from '@/lib/domain/class/class-grid';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentWeeklyProgress } from '@/lib/store/collections/progress';
import { withOperationReports } from '@/lib/store/operation-reports';
import { openLeague } from '@/lib/testing/open-league';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { changeAppMeta, RIGHT_ANSWERS } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';

const A_MINUTE = 60_000;
const RUBRIC = { accuracy: 2, labels: 2, scale: 2, keyAndClaim: 2 } as const;

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

/** What the frame says after its cache is too old. */
async function classes(viewer = test.teacher) {
  test.advance(A_MINUTE);
  return (await getTeacherShell(viewer)).classes.map(
    ({ period, name, stuck }) => `${period} ${name}: ${stuck}`,
  );
}
const toReview = async () => (await getLeagueHeader(test.teacher, OWN_LEAGUE_ID)).waiting;

async function wrongAnswers(viewer = test.kim, count = 3) {
  for (let index = 0; index < count; index += 1) {
    test.advance(60_000);
    await submitStepTry(viewer, 'QB', String(90 + index));
  }
}

function handIn(id: string, changes: object = {}) {
  const document = {
    id,
    studentId: test.kim.accountId,
    leagueId: OWN_LEAGUE_ID,
    week: 6,
    season: TEST_SEASON,
    waiting: true,
  };
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
  await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
  expect(await classes()).toEqual(['1 Room 0: 1']);
});

it('who was stuck in a week that is over does not count in the next one', async () => {
  await wrongAnswers();
  await changeAppMeta(test.store, { currentWeek: 7 });
  expect(await classes()).toEqual(['1 Room 0: 0']);
});

/** A lesson or scouting of a week that has no tries left, as an answer leaves it behind. */
const useUp = (studentId: string, week: number, changes: object = {}) =>
  test.store.merge(studentProfiles, `${TEST_SEASON}_${studentId}`, {
    usedUp: [{ kind: 'lesson', week, type: 'circle', step: 2 }],
    stuck: true,
    ...changes,
  });

async function stuckEverywhere(viewer = test.teacher) {
  test.advance(A_MINUTE);
  const frame = (await getTeacherShell(viewer)).classes.map(
    ({ id, stuck }) => [id, stuck] as const,
  );
  const lines = (await getTeacherDashboard(viewer)).classes.map(
    ({ id, stuck }) => [id, stuck.length] as const,
  );
  const grids = await Promise.all(
    frame.map(async ([id]) => {
      const { rows } = await getLeagueWeek(viewer, id, { week: null });
      return [id, stuckRows(rows, null).length] as const;
    }),
  );
  return [frame, lines, grids].map((each) => Object.fromEntries(each));
}

it('frame, dashboard, and grid agree on who is stuck: on a card, or without tries elsewhere, each student once', async () => {
  const [lee, mia] = [await addStudent(test, 'Lee'), await addStudent(test, 'Mia')];
  await addLeague('second', { period: '2' });
  const noa = await addStudent(test, 'Noa');
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${noa.accountId}`, {
    leagueId: 'second',
  });
  await wrongAnswers();
  await wrongAnswers(lee);
  await useUp(lee.accountId, 6);
  await useUp(mia.accountId, 5);
  await useUp(noa.accountId, 6);
  await useUp(test.stranger.accountId, 6);
  expect(await stuckEverywhere()).toEqual(Array(3).fill({ [OWN_LEAGUE_ID]: 3, second: 1 }));
  expect(await stuckEverywhere(test.otherTeacher)).toEqual(Array(3).fill({ [OTHER_LEAGUE_ID]: 1 }));
  // In the next week their cards are new; what waits for the teacher still waits.
  await changeAppMeta(test.store, { currentWeek: 7 });
  expect(await stuckEverywhere()).toEqual(Array(3).fill({ [OWN_LEAGUE_ID]: 2, second: 1 }));
});

it('more tries take a student off every count at once', async () => {
  await useUp(test.kim.accountId, 6, {
    usedUp: [{ kind: 'scouting', week: 6, type: '', step: 0 }],
  });
  expect(await stuckEverywhere()).toEqual(Array(3).fill({ [OWN_LEAGUE_ID]: 1 }));
  const work = { kind: 'scouting', week: 6, type: '', step: 0 } as const;
  await giveMoreTries(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    studentId: test.kim.accountId,
    work,
  });
  expect((await getTeacherShell(test.teacher)).classes).toMatchObject([{ stuck: 0 }]);
  expect(await stuckEverywhere()).toEqual(Array(3).fill({ [OWN_LEAGUE_ID]: 0 }));
});

it('the week before says how many of those who have not finished it are stuck in it, and a past grid who they are', async () => {
  const lee = await addStudent(test, 'Lee');
  await wrongAnswers();
  await useUp(lee.accountId, 6);
  await addStudent(test, 'Mia');
  await changeAppMeta(test.store, { currentWeek: 7 });
  const before = { week: 6, students: 3, stuck: 2 };
  expect((await getTeacherDashboard(test.teacher)).classes).toMatchObject([{ before }]);
  expect(await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: null })).toMatchObject({
    before,
  });
  const stuckIn = async (week: number) =>
    stuckRows((await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week })).rows, null).map(
      ({ row }) => row.studentId,
    );
  expect((await stuckIn(6)).toSorted()).toEqual([test.kim.accountId, lee.accountId].toSorted());
  expect(await stuckIn(5)).toEqual([]);
});

it('says what this process has changed at once, and what another one has after a minute', async () => {
  const now = async () => (await getTeacherShell(test.teacher)).classes.map(({ stuck }) => stuck);
  expect(await now()).toEqual([0]);
  await submitStepTry(test.kim, 'QB', '90');
  await submitStepTry(test.kim, 'QB', '91');
  expect(await now()).toEqual([0]);
  await submitStepTry(test.kim, 'QB', '92');
  expect(await now()).toEqual([1]);
  await useUp((await addStudent(test, 'Lee')).accountId, 6);
  expect(await now()).toEqual([1]);
  test.advance(A_MINUTE);
  expect(await now()).toEqual([2]);
});

it('names the open classes of this season in the order of the day', async () => {
  await addLeague('late', { period: '10' });
  await addLeague('early', { period: '2' });
  await addLeague('archived', { archivedAt: timestampFromDate(TEST_NOW) });
  await addLeague('deleting', { deletingAt: timestampFromDate(TEST_NOW) });
  await addLeague('past', { season: TEST_SEASON - 1 });
  expect(await classes()).toEqual(['1 Room 0: 0', '2 early: 0', '10 late: 0']);
  expect(await getLeagueHeader(test.teacher, 'archived')).toMatchObject({
    isInFrame: false,
    state: 'archived',
  });
});

it('a class that its teacher opens, renames, or archives is so in the frame at once, and nothing is read for it meanwhile', async () => {
  const now = async () =>
    (await getTeacherShell(test.teacher)).classes.map(({ period, name }) => `${period} ${name}`);
  expect(await now()).toEqual(['1 Room 0']);
  await setLeagueArchived(test.teacher, { leagueId: OWN_LEAGUE_ID, archived: true });
  expect(await now()).toEqual([]);
  const { id } = await openLeague(test.teacher, { name: 'New', password: 'brave otter' });
  expect(await now()).toEqual(['1 New']);
  await renameLeague(test.teacher, { leagueId: id, name: 'Newer', period: '3' });
  expect(await now()).toEqual(['3 Newer']);
  const reads: string[] = [];
  const counted = withOperationReports(test.store, ({ kind, collection }) => {
    if (kind === 'read' && /leagues|admins/.test(collection)) reads.push(collection);
  });
  setServices({ ...test.services, store: counted });
  await now();
  expect(reads.toSorted()).toEqual(['admins', 'leagues', 'leagues']);
  expect(await now()).toEqual(['3 Newer']);
  expect(reads).toHaveLength(3);
});

it('counts graphs of any week of these games that wait, and one that was looked at no more from that click on', async () => {
  await handIn('new');
  await handIn('older', { week: 5 });
  await handIn('seen', { waiting: false });
  await handIn('to-come', { week: 7 });
  await handIn('other-games', { statisticsSeason: TEST_SEASON - 1 });
  await handIn('elsewhere', { leagueId: OTHER_LEAGUE_ID });
  expect(await toReview()).toEqual([6, 5]);
  await saveGraphReview(test.teacher, {
    graphId: 'new',
    basedOn: null,
    outcome: 'approved',
    rubric: RUBRIC,
    comment: '',
  });
  expect(await toReview()).toEqual([5]);
});

it('reads only what is marked, and for the next page nothing', async () => {
  for (const index of Array.from({ length: 30 }, (_, each) => each)) {
    await test.store.set(studentWeeklyProgress, {
      id: `week-${index}`,
      leagueId: OWN_LEAGUE_ID,
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
  const counted = withOperationReports(test.store, ({ kind, operation, collection, documents }) => {
    if (
      kind === 'read' &&
      operation !== 'watch' &&
      /Progress|Graphs|studentProfiles/.test(collection)
    )
      reads.push(`${collection} ${documents}`);
  });
  setServices({ ...test.services, store: counted });
  expect((await getTeacherShell(test.teacher)).classes).toMatchObject([{ stuck: 2 }]);
  expect(reads.toSorted()).toEqual([
    'studentGraphs 1',
    'studentProfiles 1',
    'studentWeeklyProgress 2',
  ]);
  await getTeacherShell(test.teacher);
  expect(reads).toHaveLength(3);
});
