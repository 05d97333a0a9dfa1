import type { SignedInViewer } from '@/lib/data/access/viewer';
import { moveStudent } from '@/lib/data/class-roster/commands';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { submitStep } from '@/lib/data/score-card/commands';
import { getStudentWork } from '@/lib/data/student/queries';
import { getStudentShell } from '@/lib/data/student-page/queries';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { asRawCollection } from '@/lib/store/port';
import {
  failuresOfPages,
  type PageQueries,
  studentPages,
  teacherPages,
} from '@/lib/testing/all-pages';
import { TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  installStudentWeek,
  openRoom12,
  putInLeague,
  RIGHT_ANSWERS,
  stepTryInput,
} from '@/lib/testing/student-week';

let test: TestServices;
let kim: SignedInViewer;
let ada: SignedInViewer;

const spoil = (fields: object) =>
  test.store.merge(asRawCollection(studentProfiles), `${TEST_SEASON}_${kim.accountId}`, fields);
const stored = () =>
  test.store.get(asRawCollection(studentProfiles), `${TEST_SEASON}_${kim.accountId}`);

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
  ada = await test.teacher('ada@school.org');
  await openRoom12(test.store);
  await test.store.merge(leagues, 'room-12', { teacherId: ada.accountId });
  await putInLeague(test.store, kim, 'room-12');
});
afterEach(() => test.dispose());

const closedPages = async (pages: PageQueries) =>
  Object.values(await failuresOfPages(pages)).filter((why) => why.includes('Unreadable'));

const UNREADABLE = [
  ['a balance', { mvpPoints: 'many' }, null],
  ['the points of each class', { mvpPoints: 12, pointsByLeague: ['many'] }, 12],
] as const;

it.each(UNREADABLE)(
  '%s that can’t be read is said to be so, and closes no page',
  async (_, fields, all) => {
    await spoil(fields);
    expect(await closedPages(studentPages(kim))).toEqual([]);
    expect(await closedPages(teacherPages(ada, 'room-12', [kim.accountId]))).toEqual([]);
    expect((await getStudentShell(kim)).mvpPoints).toBe(all);
    const board = await getLeaderboard(kim, { board: 'mvp', week: null });
    expect(board).toMatchObject({ rows: [], own: null, working: null });
    expect(board.unranked).toHaveLength(1);
    const { head } = await getStudentWork(ada, 'room-12', kim.accountId, null);
    expect(head.mvpPoints).toEqual({ ofClass: null, all });
    expect((await getLeagueWeek(ada, 'room-12', { week: null })).rows).toMatchObject([
      { mvp: null },
    ]);
  },
);

it('what is earned meanwhile is in the ledger and the week, and the balance stays as it is stored', async () => {
  await spoil({ mvpPoints: 'many' });
  for (const step of STEP_KEYS)
    expect(await submitStep(kim, stepTryInput(step, RIGHT_ANSWERS[step]))).toMatchObject({
      outcome: 'right',
    });
  expect(await test.store.query(mvpEvents, {})).toMatchObject([{ points: 5 }]);
  expect(await test.store.query(studentWeeklyProgress, {})).toMatchObject([{ mvpPointsEarned: 5 }]);
  expect(await stored()).toMatchObject({ mvpPoints: 'many' });
});

it('a move to another class leaves it as it is stored', async () => {
  const room = await test.store.get(leagues, 'room-12');
  if (!room) throw new Error('There is no room 12.');
  await test.store.create(leagues, { ...room, id: 'room-13', code: 131_313 });
  await spoil({ mvpPoints: 'many' });
  await moveStudent(ada, { leagueId: 'room-12', studentId: kim.accountId, toLeagueId: 'room-13' });
  expect(await stored()).toMatchObject({ leagueId: 'room-13', mvpPoints: 'many' });
  expect(await closedPages(studentPages(kim))).toEqual([]);
});
