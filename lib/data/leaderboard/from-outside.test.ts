import type { SignedInViewer } from '@/lib/data/access/viewer';
import { moveStudent, removeStudent } from '@/lib/data/class-roster/commands';
import { exportGradebookDetails } from '@/lib/data/export/tables';
import { getLeaderboard, getLeaderboardForTeacher } from '@/lib/data/leaderboard/queries';
import { joinLeague } from '@/lib/data/league/commands';
import { getLeagueDrive, getLeagueWeek, getPlayingField } from '@/lib/data/league-week/queries';
import { setLineupSlot } from '@/lib/data/lineup/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { rereadLeague } from '@/lib/data/season/leagues';
import { getStudentWork } from '@/lib/data/student/queries';
import { replayCalendarStartedAtWeek } from '@/lib/domain/calendar/change';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { mvpEvents, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { markWeeksImported } from '@/lib/testing/imported-week';
import { TEST_NOW, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import {
  giveTeam,
  installStudentWeek,
  RIGHT_ANSWERS,
  STARTERS,
  stepTryInput,
} from '@/lib/testing/student-week';

// Kim has no class and plays the live season, which is in week 6. Ada's two classes replay the same
// season, in week 3.
let test: TestServices;
let kim: SignedInViewer;
let ada: SignedInViewer;
let lee: SignedInViewer;

beforeEach(async () => {
  ({ test, kim } = await installStudentWeek());
  ada = await test.teacher('ada@school.org');
  for (const [code, id] of [
    [100_001, 'period-1'],
    [100_002, 'period-2'],
  ] as const) {
    await test.store.create(leagues, {
      id,
      name: id,
      createdAt: timestampFromDate(TEST_NOW),
      teacherId: ada.accountId,
      season: TEST_SEASON,
      code,
      password: 'brave otter',
      calendar: replayCalendarStartedAtWeek(TEST_SEASON, 3, TEST_NOW),
    });
  }
  lee = await test.student('lee@school.org');
  await giveTeam(test.store, lee, { name: 'Solar Llamas' });
  await joinLeague(lee, { code: 100_001, password: 'brave otter' }, 'here');
  await markWeeksImported(test.store, TEST_SEASON, 3, 4, 5, 6);
});
afterEach(() => test.dispose());

const join = () => joinLeague(kim, { code: 100_001, password: 'brave otter' }, 'here');

async function work(steps: readonly (typeof STEP_KEYS)[number][]): Promise<void> {
  for (const step of steps) await submitStep(kim, stepTryInput(step, RIGHT_ANSWERS[step]));
}

async function classIsInWeek(week: number, leagueId = 'period-1'): Promise<void> {
  await test.store.merge(leagues, leagueId, {
    calendar: replayCalendarStartedAtWeek(TEST_SEASON, week, TEST_NOW),
  });
  rereadLeague(leagueId);
}

/** Each team on a board with its number, for the student, and then for the teacher. */
async function board(choice: Parameters<typeof getLeaderboard>[1], leagueId = 'period-1') {
  // The teams and earlier weeks of a class are read again after half a minute.
  test.advance(31_000);
  const [own, teachers] = [
    await getLeaderboard(lee, choice),
    await getLeaderboardForTeacher(ada, leagueId, choice ?? { board: 'week', week: null }),
  ];
  expect(own.rows.map(({ team, value }) => [team.name, value])).toEqual(
    teachers.rows.map(({ team, value }) => [team.name, value]),
  );
  return new Map(own.rows.map(({ team, value }) => [team.name, value.wholeNumber]));
}
const onBoard = async (choice: Parameters<typeof getLeaderboard>[1]) =>
  (await board(choice)).get('Cosmic Otters');
const MVP = { board: 'mvp', week: null } as const;
const SEASON = { board: 'season', week: null } as const;
const WEEK_6 = { board: 'week', week: 6 } as const;
const balance = async () =>
  (await test.store.get(studentProfiles, `${TEST_SEASON}_${kim.accountId}`))?.mvpPoints;

describe('a week that was played outside of the class', () => {
  beforeEach(async () => {
    await work(STEP_KEYS);
    await join();
  });

  it('leaves the balance as it is, and counts on no board, in no table and in no file of the class, but is seen as done', async () => {
    expect(await balance()).toBe(5);
    expect(await onBoard(MVP)).toBe(0);
    expect((await getLeaderboard(kim, MVP)).working).toMatchObject({
      kind: 'mvp',
      lines: [],
      total: 0,
    });
    await classIsInWeek(6);
    for (const each of [MVP, SEASON, WEEK_6])
      expect([...(await board(each)).keys()]).toEqual(['Solar Llamas']);
    expect(await getLeaderboard(kim, WEEK_6)).toMatchObject({
      own: null,
      working: null,
      begunElsewhere: true,
    });
    expect(await getLeaderboard(lee, WEEK_6)).toMatchObject({ begunElsewhere: false });
    for (const each of [MVP, SEASON]) {
      expect(await getLeaderboard(kim, each)).toMatchObject({
        own: null,
        unranked: [],
        begunElsewhere: true,
        countsFrom: { week: 7, again: false },
      });
      expect(await getLeaderboard(lee, each)).toMatchObject({
        begunElsewhere: false,
        countsFrom: null,
      });
    }
    expect((await getLeaderboard(kim, SEASON)).working).toBeNull();
    const before = { board: 'week', week: 5 } as const;
    expect(await getLeaderboard(kim, before)).toMatchObject({ begunElsewhere: false });
    const { rows } = await getLeagueWeek(ada, 'period-1', { week: 6 });
    expect(rows.find(({ studentId }) => studentId === kim.accountId)).toMatchObject({
      mvp: 0,
      mvpElsewhere: 5,
      weekMvp: 0,
      begunElsewhere: true,
    });
    const { head } = await getStudentWork(ada, 'period-1', kim.accountId, null);
    expect(head.mvpPoints).toEqual({ ofClass: 0, all: 5 });
    const { lanes } = await getPlayingField(ada, 'period-1', { week: 6 });
    expect(lanes.map(({ team, done }) => [team.name, done])).toEqual([
      ['Cosmic Otters', 9],
      ['Solar Llamas', 0],
    ]);
    const { drive } = await getLeagueDrive(ada, 'period-1', { week: 6, sum: false });
    expect(drive?.yards.wholeNumber).toBe(50);
    const total: unknown[] = [];
    for await (const row of await exportGradebookDetails(ada, 'period-1')) total.push(row.at(-2));
    expect(total.slice(1).filter((cell) => cell !== '' && cell !== 0)).toEqual([]);
  });

  it('is on the boards of all weeks from the first week that is this class’s, with its points alone', async () => {
    await markWeeksImported(test.store, TEST_SEASON, 7);
    await classIsInWeek(7);
    for (const each of [MVP, SEASON]) {
      expect(await onBoard(each)).toBe(0);
      expect(await getLeaderboard(kim, each)).toMatchObject({
        begunElsewhere: false,
        countsFrom: { week: 7, again: false },
      });
    }
    const { working } = await getLeaderboard(kim, SEASON);
    const weeks = working?.kind === 'season' ? working.lines.map(({ week }) => week) : [];
    expect(weeks).not.toContain(6);
    expect(weeks).toContain(7);
  });

  it('leaves the lineups up to it as they are: who has seen the games can not choose the best players', async () => {
    for (const week of [3, 4, 5]) {
      await classIsInWeek(week);
      const put = setLineupSlot(kim, { week: week + 1, slot: 'QB', playerId: STARTERS.QB });
      await expect(put).rejects.toMatchObject({ code: 'locked' });
    }
    await classIsInWeek(6);
    await setLineupSlot(kim, { week: 7, slot: 'QB', playerId: STARTERS.QB });
    // Nothing is closed for the rest of the class.
    await classIsInWeek(3);
    await setLineupSlot(lee, { week: 4, slot: 'QB', playerId: STARTERS.QB });
  });
});

it('a card of which eight steps were done outside earns its points outside', async () => {
  await work(STEP_KEYS.slice(0, -1));
  await join();
  await classIsInWeek(6);
  await work(STEP_KEYS.slice(-1));
  expect(await balance()).toBe(5);
  expect(await onBoard(MVP)).toBeUndefined();
  expect(await test.store.query(mvpEvents, {})).toMatchObject([
    { week: 6, points: 5, leagueId: '' },
  ]);
});

it('what was earned in a class counts there, not in another one of the same teacher, and again after a way back', async () => {
  await join();
  await classIsInWeek(6);
  await work(STEP_KEYS);
  const points = [await onBoard(MVP), await onBoard(WEEK_6), await onBoard(SEASON)];
  expect(points[0]).toBe(5);
  expect(points[1]).toBeGreaterThan(100);
  expect(await test.store.query(mvpEvents, {})).toMatchObject([
    { week: 6, points: 5, leagueId: 'period-1' },
  ]);

  await moveStudent(ada, {
    leagueId: 'period-1',
    studentId: kim.accountId,
    toLeagueId: 'period-2',
  });
  await classIsInWeek(6, 'period-2');
  expect(await balance()).toBe(5);
  const there = async (choice: typeof MVP | typeof SEASON | typeof WEEK_6) =>
    (await getLeaderboardForTeacher(ada, 'period-2', choice)).rows.map(
      ({ value }) => value.wholeNumber,
    );
  expect([await there(MVP), await there(SEASON), await there(WEEK_6)]).toEqual([[], [], []]);

  await removeStudent(ada, {
    leagueId: 'period-2',
    studentId: kim.accountId,
    operationId: 'take-out-1',
  });
  await join();
  expect([await onBoard(MVP), await onBoard(WEEK_6), await onBoard(SEASON)]).toEqual(points);
  expect((await getLeaderboard(kim, SEASON)).countsFrom).toBeNull();

  const [week6] = await test.store.query(studentWeeklyProgress, {});
  if (!week6) throw new Error('There is no week.');
  const week7 = { ...week6, id: `${week6.id}-7`, week: 7, begunIn: 'period-2' };
  await test.store.set(studentWeeklyProgress, week7);
  await markWeeksImported(test.store, TEST_SEASON, 7);
  await classIsInWeek(7);
  expect((await getLeaderboard(kim, SEASON)).countsFrom).toEqual({ week: 8, again: true });
});
