import type { SignedInViewer } from '@/lib/data/access/viewer';
import { getLeaderboard } from '@/lib/data/leaderboard/queries';
import { accuracyBreakdown, ownRank, rankEntries } from '@/lib/data/leaderboard/ranking';
import { submitStep } from '@/lib/data/score-card/commands';
import { rereadLeague } from '@/lib/data/season/leagues';
import { completeReadingTask } from '@/lib/data/week/commands';
import type { WeekSummary } from '@/lib/data/work/leaderboard-points';
import { LINEUP_SLOTS, type StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  mvpEvents,
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentTeams } from '@/lib/store/collections/teams';
import { withOperationReports } from '@/lib/store/operation-reports';
import { asRawCollection } from '@/lib/store/port';
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
  openRoom12,
  putInLeague,
  RIGHT_ANSWERS,
  STARTERS,
  typed,
} from '@/lib/testing/student-week';
import { readLeaderboardParameters } from './dto';

describe('the rules', () => {
  let test: TestServices;
  let operation = 0;

  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    for (const [id, code] of [
      ['room-12', 123456],
      ['room-13', 654321],
    ] as const) {
      await test.store.create(leagues, {
        id,
        name: id === 'room-12' ? 'Room 12' : 'Room 13',
        createdAt: timestampFromDate(TEST_NOW),
        teacherId: 'teacher',
        season: TEST_SEASON,
        code,
        password: 'brave otter',
      });
    }
  });
  afterEach(() => test.dispose());

  async function studentWith(
    email: string,
    teamName: string,
    leagueId = 'room-12',
  ): Promise<SignedInViewer> {
    const student = await test.student(email);
    await giveTeam(test.store, student, { name: teamName, leagueIds: [leagueId] });
    await giveLineup(test.store, student, 6);
    await putInLeague(test.store, student, leagueId);
    return student;
  }

  async function answer(student: SignedInViewer, step: StepKey, text: string): Promise<void> {
    operation += 1;
    await submitStep(student, {
      week: 6,
      step,
      typed: typed(text),
      operationId: `operation-${operation}`,
    });
  }

  const whole = (wholeNumber: number): MixedNumber => ({
    wholeNumber,
    numerator: 0,
    denominator: 1,
  });
  const look = (name: string) => ({
    name,
    mascot: 'lion',
    theme: 'Red',
    helmetColor: 'DA3933',
    facemaskColor: 'FFFFFF',
  });

  /** A stored week: `tries` at each step in order, every step tried is right and worth `points`. */
  async function giveWeek(
    student: SignedInViewer,
    week: number,
    tries: readonly number[],
    points = whole(1),
  ): Promise<void> {
    const steps: StoredCardStep[] = [...LINEUP_SLOTS, null].map((slot, index) => ({
      attempts: tries[index] ?? 0,
      correct: (tries[index] ?? 0) > 0,
      answer: (tries[index] ?? 0) > 0 ? points : null,
      simplified: true,
      completedAt: null,
      playerId: slot && STARTERS[slot],
    }));
    await test.store.set(studentWeeklyProgress, {
      id: `${TEST_SEASON}_${week}_${student.accountId}`,
      leagueId: 'room-12',
      studentId: student.accountId,
      season: TEST_SEASON,
      week,
      formulaLevel: 1,
      steps,
      graphIds: [],
      mvpPointsEarned: 0,
    });
  }

  const placesOf = (board: Awaited<ReturnType<typeof getLeaderboard>>) =>
    board.rows.map(({ rank, tied, team, value, isOwn }) => [rank, tied, team.name, value, isOwn]);

  describe('the week', () => {
    it('ranks the own league by verified answers, and equal points share a rank', async () => {
      const kim = await studentWith('kim@school.org', 'Cosmic Otters');
      const lee = await studentWith('lee@school.org', 'Brave Yaks');
      const sam = await studentWith('sam@school.org', 'Quick Owls');
      await studentWith('max@school.org', 'Quiet Yaks');
      await studentWith('far@school.org', 'Room 13 Team', 'room-13');
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      await answer(lee, 'QB', RIGHT_ANSWERS.QB);
      await answer(sam, 'RB1', RIGHT_ANSWERS.RB1);
      await answer(sam, 'QB', '1000');

      const board = await getLeaderboard(kim);
      expect(board).toMatchObject({
        leagueName: 'Room 12',
        week: 6,
        latestWeek: 6,
        season: TEST_SEASON,
        ticks: true,
        unranked: [],
      });
      expect(placesOf(board)).toEqual([
        [1, false, 'Quick Owls', { wholeNumber: 31, numerator: 1, denominator: 5 }, false],
        [2, true, 'Brave Yaks', { wholeNumber: 19, numerator: 11, denominator: 20 }, false],
        [2, true, 'Cosmic Otters', { wholeNumber: 19, numerator: 11, denominator: 20 }, true],
        [4, false, 'Quiet Yaks', whole(0), false],
      ]);
      expect(board.own).toMatchObject({
        rank: 2,
        tied: true,
        above: {
          teamNames: ['Quick Owls'],
          gap: { wholeNumber: 11, numerator: 13, denominator: 20 },
        },
        below: {
          teamNames: ['Quiet Yaks'],
          gap: { wholeNumber: 19, numerator: 11, denominator: 20 },
        },
      });
    });

    it('opens the own number down to each answer, with what is not worked out yet', async () => {
      const kim = await studentWith('kim@school.org', 'Cosmic Otters');
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      await answer(kim, 'RB2', RIGHT_ANSWERS.RB2);
      const { working } = await getLeaderboard(kim);
      expect(working).toMatchObject({
        kind: 'week',
        week: 6,
        stepsDone: 2,
        total: { wholeNumber: 19, numerator: 1, denominator: 4 },
      });
      expect(working?.kind === 'week' && working.lines.slice(0, 3)).toEqual([
        {
          step: 'Quarterback',
          player: 'Josh Allen',
          answer: { wholeNumber: 19, numerator: 11, denominator: 20 },
          counted: { wholeNumber: 19, numerator: 11, denominator: 20 },
        },
        { step: 'Running Back 1', player: 'Raheem Mostert', answer: null, counted: null },
        {
          step: 'Running Back 2',
          player: 'Elijah Mitchell',
          answer: { wholeNumber: 0, numerator: -3, denominator: 10 },
          counted: { wholeNumber: 0, numerator: -3, denominator: 10 },
        },
      ]);
    });

    it('ticks a past week that the student had opened, and leads to its score card while steps are left', async () => {
      const kim = await studentWith('kim@school.org', 'Cosmic Otters');
      await giveWeek(kim, 3, [1, 2]);
      await giveWeek(kim, 4, [1, 1, 1, 1, 1, 1, 1, 1, 1]);
      await completeReadingTask(kim, { week: 3, task: 1 });
      const choice = { board: 'week', week: 3 } as const;
      expect(await getLeaderboard(kim, choice)).toMatchObject({
        ticks: true,
        working: { canFinish: true, stepsDone: 2 },
      });
      await completeReadingTask(kim, { week: 3, task: 4 });
      expect(await getLeaderboard(kim, choice)).toMatchObject({ ticks: false });
      expect(await getLeaderboard(kim, { board: 'week', week: 4 })).toMatchObject({
        working: { canFinish: false, stepsDone: 9 },
      });
      expect(await getLeaderboard(kim, { board: 'week', week: 2 })).toMatchObject({
        working: { canFinish: false, lines: [] },
      });
      expect(await getLeaderboard(kim)).toMatchObject({ week: 6, working: { canFinish: false } });
      await changeAppMeta(test.store, { seasonActive: false });
      expect(await getLeaderboard(kim, choice)).toMatchObject({ working: { canFinish: false } });
    });

    it('shows a past week on request, which ticks nothing unless it was opened, and the latest for a week still to come', async () => {
      const kim = await studentWith('kim@school.org', 'Cosmic Otters');
      await giveWeek(kim, 3, [1, 2]);
      const past = await getLeaderboard(kim, { board: 'week', week: 3 });
      expect(past).toMatchObject({
        week: 3,
        latestWeek: 6,
        ticks: false,
        rows: [{ value: whole(2) }],
      });
      expect(await getLeaderboard(kim, { board: 'week', week: 7 })).toMatchObject({
        week: 6,
        ticks: true,
      });
    });
  });

  describe('the rule of the class', () => {
    const QB_1 = { wholeNumber: 19, numerator: 11, denominator: 20 };
    /**
     * Josh Allen's 169 yards, 2 touchdowns, and 11 rushing yards by level 2: 7 1/24 + 8 + 1 3/8.
     */
    const QB_2 = { wholeNumber: 16, numerator: 5, denominator: 12 };

    async function twoLevels() {
      const kim = await studentWith('kim@school.org', 'Cosmic Otters');
      const lee = await studentWith('lee@school.org', 'Brave Yaks');
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${lee.accountId}`, {
        formulaType: 2,
      });
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      await answer(lee, 'QB', '16 5/12');
      return { kim, lee };
    }

    it.each(['week', 'season'] as const)(
      'counts the same game the same for everyone on the %s board, and the own points stay beside it',
      async (key) => {
        const { kim, lee } = await twoLevels();
        const choice = { board: key, week: null };
        const seen = await getLeaderboard(kim, choice);
        expect(seen.rules).toEqual([1]);
        expect(placesOf(seen)).toEqual([
          [1, true, 'Brave Yaks', QB_1, false],
          [1, true, 'Cosmic Otters', QB_1, true],
        ]);
        // Nothing that a classmate receives has the other level's numbers in it.
        expect(JSON.stringify(seen)).not.toContain('"denominator":12');
        expect((await getLeaderboard(lee, choice)).working).toMatchObject({
          total: QB_2,
          counted: QB_1,
          ...(key === 'week' ? { ownRules: 2 } : {}),
        });
      },
    );

    it('is the level that the teacher chose, at once', async () => {
      const { kim, lee } = await twoLevels();
      const season = { board: 'season', week: null } as const;
      await getLeaderboard(kim, season);
      await test.store.merge(leagues, 'room-12', { boardLevel: 2 });
      rereadLeague('room-12');
      for (const board of [await getLeaderboard(lee), await getLeaderboard(kim, season)]) {
        expect(board.rules).toEqual([2]);
        expect(board.rows.map(({ value }) => value)).toEqual([QB_2, QB_2]);
      }
    });

    it('is the class’s own formula set where it has one', async () => {
      const { kim } = await twoLevels();
      // 2 touchdowns at 3 1/2 each.
      const set = { name: 'Throws', lines: { QB: { PassingTouchdowns: [7, 2] as const } } };
      await test.store.merge(leagues, 'room-12', {
        formulaSets: [{ statisticsSeason: TEST_SEASON, fromWeek: 6, set }],
      });
      rereadLeague('room-12');
      const board = await getLeaderboard(kim);
      expect(board.rules).toEqual([{ name: 'Throws' }]);
      expect(board.rows.map(({ value }) => value)).toEqual([whole(7), whole(7)]);
      expect((await getLeaderboard(kim, { board: 'season', week: null })).rules).toEqual([
        1,
        { name: 'Throws' },
      ]);
    });
  });

  it('adds up all weeks of the season, the latest as it is now', async () => {
    const kim = await studentWith('kim@school.org', 'Cosmic Otters');
    const lee = await studentWith('lee@school.org', 'Brave Yaks');
    await giveWeek(kim, 1, [1, 1], { wholeNumber: 2, numerator: 3, denominator: 8 });
    await giveWeek(kim, 5, [3], { wholeNumber: 0, numerator: -1, denominator: 8 });
    await giveWeek(lee, 2, [1], whole(4));
    const board = await getLeaderboard(kim, { board: 'season', week: null });
    expect(placesOf(board)).toEqual([
      [1, false, 'Cosmic Otters', { wholeNumber: 4, numerator: 5, denominator: 8 }, true],
      [2, false, 'Brave Yaks', whole(4), false],
    ]);
    expect(board.working).toMatchObject({
      kind: 'season',
      total: { wholeNumber: 4, numerator: 5, denominator: 8 },
    });
    expect(
      board.working?.kind === 'season' &&
        board.working.lines.map(({ points }) => points.wholeNumber),
    ).toEqual([4, 0, 0, 0, 0, 0]);

    await answer(lee, 'K', RIGHT_ANSWERS.K);
    expect(placesOf(await getLeaderboard(kim, { board: 'season', week: null }))[0]).toEqual([
      1,
      false,
      'Brave Yaks',
      whole(12),
      false,
    ]);
  });

  it('reads a season of past weeks once in half a minute for the whole league', async () => {
    const kim = await studentWith('kim@school.org', 'Cosmic Otters');
    const lee = await studentWith('lee@school.org', 'Brave Yaks');
    await giveWeek(lee, 2, [1], whole(4));
    await getLeaderboard(kim, { board: 'season', week: null });
    await giveWeek(lee, 2, [1], whole(5));
    const query = jest.spyOn(test.store, 'list');
    expect((await getLeaderboard(kim, { board: 'season', week: null })).rows[0]?.value).toEqual(
      whole(4),
    );
    const weeks = query.mock.calls.filter(
      ([collection]) => collection.path === 'studentWeeklyProgress',
    );
    expect(weeks.map(([, { where }]) => JSON.stringify(where).includes('"week"'))).toEqual([true]);
    expect(
      query.mock.calls.some(
        ([collection, { where }]) =>
          collection.path === 'studentTeams' && where?.[0]?.op === 'array-contains',
      ),
    ).toBe(false);
    test.advance(30_000);
    expect((await getLeaderboard(kim, { board: 'season', week: null })).rows[0]?.value).toEqual(
      whole(5),
    );
  });

  it('shows the own team as it is now', async () => {
    const kim = await studentWith('kim@school.org', 'Cosmic Otters');
    await getLeaderboard(kim);
    await test.store.merge(studentTeams, `${TEST_SEASON}_${kim.accountId}`, {
      name: 'Calm Comets',
    });
    expect((await getLeaderboard(kim)).rows.map(({ team }) => team.name)).toEqual(['Calm Comets']);
  });

  it('ranks by MVP points and opens the own ones down to each award', async () => {
    const kim = await studentWith('kim@school.org', 'Cosmic Otters');
    const lee = await studentWith('lee@school.org', 'Brave Yaks');
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, { mvpPoints: 7 });
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${lee.accountId}`, { mvpPoints: 9 });
    const award = {
      studentId: kim.accountId,
      season: TEST_SEASON,
      createdAt: timestampFromDate(TEST_NOW),
    };
    await test.store.create(mvpEvents, {
      ...award,
      id: 'a',
      week: 2,
      reason: 'equations',
      points: 5,
    });
    await test.store.create(mvpEvents, {
      ...award,
      id: 'b',
      week: 2,
      reason: 'all-tasks',
      points: 2,
    });
    await test.store.create(mvpEvents, {
      ...award,
      id: 'c',
      week: 2,
      reason: 'equations',
      points: 3,
      studentId: lee.accountId,
    });
    const board = await getLeaderboard(kim, { board: 'mvp', week: null });
    expect(placesOf(board)).toEqual([
      [1, false, 'Brave Yaks', whole(9), false],
      [2, false, 'Cosmic Otters', whole(7), true],
    ]);
    expect(board.working).toEqual({
      kind: 'mvp',
      lines: [
        { week: 2, reason: 'All five tasks', points: 2 },
        { week: 2, reason: 'All nine steps of the score card', points: 5 },
      ],
      total: 7,
    });
  });

  describe('most improved accuracy', () => {
    const week = (number: number, firstTryRight: number, tried: number): WeekSummary => ({
      studentId: 'kim',
      week: number,
      ownPoints: whole(0),
      leaderboardPoints: whole(0),
      tried,
      firstTryRight,
    });

    it('is the exact difference of the shares of first tries that were right', () => {
      expect(
        accuracyBreakdown([week(3, 3, 9), week(4, 4, 8), week(5, 7, 9), week(6, 2, 3)], 6),
      ).toEqual({
        kind: 'accuracy',
        state: 'ranked',
        before: { fromWeek: 3, toWeek: 4, right: 7, tried: 17 },
        latest: { fromWeek: 5, toWeek: 6, right: 9, tried: 12 },
        // 9/12 - 7/17
        change: { wholeNumber: 0, numerator: 23, denominator: 68 },
      });
    });

    it.each([
      ['no more than before', [week(4, 6, 9), week(6, 6, 9)], 6, 'level', whole(0)],
      ['less than before', [week(4, 9, 9), week(6, 0, 9)], 6, 'level', whole(-1)],
      ['eight steps before', [week(4, 2, 8), week(6, 9, 9)], 6, 'few', null],
      ['eight steps now', [week(4, 2, 9), week(6, 8, 8)], 6, 'few', null],
      ['three weeks', [week(1, 2, 9), week(3, 9, 9)], 3, 'early', null],
    ] as const)('gives no place for %s', (_, weeks, latestWeek, state, change) => {
      expect(accuracyBreakdown(weeks, latestWeek)).toMatchObject({ state, change });
    });

    it('names the teams without a place and does not tell whether they tried too little or got worse', async () => {
      const kim = await studentWith('kim@school.org', 'Cosmic Otters');
      const lee = await studentWith('lee@school.org', 'Brave Yaks');
      const sam = await studentWith('sam@school.org', 'Quick Owls');
      await studentWith('max@school.org', 'Quiet Yaks');
      const all = (tries: number) => Array.from({ length: 9 }, () => tries);
      await giveWeek(kim, 4, all(2));
      await giveWeek(kim, 6, [...all(1).slice(0, 3), ...all(4).slice(0, 6)]);
      await giveWeek(lee, 4, all(1));
      await giveWeek(lee, 6, all(7));
      await giveWeek(sam, 4, all(2));
      await giveWeek(sam, 6, all(1));
      const board = await getLeaderboard(lee, { board: 'accuracy', week: null });
      expect(placesOf(board)).toEqual([
        [1, false, 'Quick Owls', whole(1), false],
        [2, false, 'Cosmic Otters', { wholeNumber: 0, numerator: 1, denominator: 3 }, false],
      ]);
      expect(board).toMatchObject({
        unranked: ['Brave Yaks', 'Quiet Yaks'],
        own: null,
        working: { state: 'level', change: whole(-1) },
      });
    });
  });

  it('ties are exact: a hair apart is another rank, and everybody in a tie has the best rank of it', () => {
    const entry = (name: string, value: MixedNumber, isOwn = false) => ({
      team: look(name),
      value,
      isOwn,
    });
    const third = { wholeNumber: 0, numerator: 1, denominator: 3 };
    const rows = rankEntries([
      entry('D', { wholeNumber: 0, numerator: 333_333_333, denominator: 1_000_000_000 }),
      entry('C', third, true),
      entry('B', { wholeNumber: 0, numerator: 2, denominator: 6 }),
      entry('A', whole(1)),
      entry('E', whole(1)),
    ]);
    expect(rows.map(({ rank, tied, team }) => [rank, tied, team.name])).toEqual([
      [1, true, 'A'],
      [1, true, 'E'],
      [3, true, 'B'],
      [3, true, 'C'],
      [5, false, 'D'],
    ]);
    expect(ownRank(rows)).toMatchObject({
      above: { teamNames: ['A', 'E'], gap: { wholeNumber: 0, numerator: 2, denominator: 3 } },
      below: {
        teamNames: ['D'],
        gap: { wholeNumber: 0, numerator: 1, denominator: 3_000_000_000 },
      },
    });
  });

  it('shows classmates no name, id, address, attempt or wrong answer on any board (P5)', async () => {
    const kim = await studentWith('kim@school.org', 'Cosmic Otters');
    const lee = await studentWith('canary-lee@school.org', 'Brave Yaks');
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${lee.accountId}`, {
      firstName: 'Canaryname',
      lastInitial: 'Z',
    });
    await answer(lee, 'QB', '98765');
    await answer(lee, 'RB1', RIGHT_ANSWERS.RB1);
    for (const board of ['week', 'season', 'mvp', 'accuracy'] as const) {
      const shown = await getLeaderboard(kim, { board, week: null });
      const sent = JSON.stringify(shown);
      expect(sent).toContain('Brave Yaks');
      for (const secret of ['Canaryname', 'canary-lee', lee.accountId, '98765', 'attempts'])
        expect(sent).not.toContain(secret);
      for (const row of shown.rows)
        expect(Object.keys(row).sort()).toEqual(['isOwn', 'rank', 'team', 'tied', 'value']);
    }
  });

  it('opens nobody else’s number: each student’s working is their own, on every board (P5)', async () => {
    const students = [
      await studentWith('kim@school.org', 'Cosmic Otters'),
      await studentWith('lee@school.org', 'Brave Yaks'),
    ];
    for (const [index, student] of students.entries()) {
      await giveWeek(student, 4, Array(9).fill(2));
      await giveWeek(student, 6, [...Array(8).fill(1), 2 - index], whole(index + 1));
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
        mvpPoints: index + 1,
      });
    }
    const workings = (board: 'week' | 'season' | 'mvp' | 'accuracy') =>
      Promise.all(
        students.map(
          async (student) => (await getLeaderboard(student, { board, week: null })).working,
        ),
      );
    expect(await workings('week')).toMatchObject([{ total: whole(8) }, { total: whole(16) }]);
    expect(await workings('season')).toMatchObject([{ total: whole(16) }, { total: whole(24) }]);
    expect(await workings('mvp')).toMatchObject([{ total: 1 }, { total: 2 }]);
    expect(await workings('accuracy')).toMatchObject([
      { latest: { right: 8 } },
      { latest: { right: 9 } },
    ]);
  });

  it('is empty for a student without a league, and before the first week', async () => {
    const kim = await test.student('kim@school.org');
    await giveTeam(test.store, kim);
    expect(await getLeaderboard(kim)).toMatchObject({
      leagueName: '',
      ticks: false,
      rows: [],
      own: null,
      working: null,
    });
    const lee = await studentWith('lee@school.org', 'Brave Yaks');
    await changeAppMeta(test.store, { currentWeek: 0 });
    expect(await getLeaderboard(lee)).toMatchObject({
      leagueName: 'Room 12',
      week: 0,
      ticks: false,
      rows: [],
    });
  });

  it.each([
    [{}, { board: 'week', week: null }],
    [{ board: 'season' }, { board: 'season', week: null }],
    [{ week: '3' }, { board: 'week', week: 3 }],
    [
      { board: 'nonsense', week: '0' },
      { board: 'week', week: null },
    ],
    [
      { board: ['mvp', 'season'], week: '3.5' },
      { board: 'week', week: null },
    ],
    [{ week: '-1' }, { board: 'week', week: null }],
  ])('reads %j as a board that exists', (search, choice) => {
    expect(readLeaderboardParameters(search)).toEqual(choice);
  });

  it('is for students only', async () => {
    await expect(getLeaderboard(null)).rejects.toMatchObject({ code: 'not-signed-in' });
    await expect(getLeaderboard(await test.teacher('ada@school.org'))).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });
});

describe('the whole answer', () => {
  const NOW = timestampFromDate(TEST_NOW);
  const whole = (wholeNumber: number): MixedNumber => ({
    wholeNumber,
    numerator: 0,
    denominator: 1,
  });

  let test: TestServices;
  let kim: SignedInViewer;

  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    await openRoom12(test.store);
    kim = await join('kim', 'Cosmic Otters');
  });
  afterEach(() => test.dispose());

  async function join(id: string, name: string, leagueId = 'room-12'): Promise<SignedInViewer> {
    const student = await test.student(`${id}@school.org`, id);
    await giveTeam(test.store, student, { name, leagueIds: [leagueId] });
    await putInLeague(test.store, student, leagueId);
    return student;
  }

  async function week(
    studentId: string,
    points: number,
    changes: Partial<StudentWeeklyProgress> = {},
  ): Promise<void> {
    const steps = [...LINEUP_SLOTS, null].map(
      (slot, index): StoredCardStep => ({
        attempts: index === 0 ? 1 : 0,
        correct: index === 0,
        answer: index === 0 ? whole(points) : null,
        simplified: true,
        completedAt: null,
        playerId: slot && STARTERS[slot],
      }),
    );
    const progress: StudentWeeklyProgress = {
      id: `${changes.season ?? TEST_SEASON}_${changes.week ?? 6}_${studentId}`,
      leagueId: 'room-12',
      studentId,
      season: TEST_SEASON,
      week: 6,
      formulaLevel: 1,
      steps,
      graphIds: [],
      mvpPointsEarned: 0,
      ...changes,
    };
    await test.store.set(studentWeeklyProgress, progress);
  }

  const look = (name: string) => ({
    name,
    mascot: 'eagle',
    theme: 'Teal',
    helmetColor: '006442',
    facemaskColor: 'FFFFFF',
  });
  const board = (key: 'week' | 'season' | 'mvp' | 'accuracy', asked: number | null = null) =>
    getLeaderboard(kim, { board: key, week: asked });
  const values = async (...asked: Parameters<typeof board>) =>
    (await board(...asked)).rows.map(({ team, value }) => [team.name, value.wholeNumber]);

  it('is whole for a week', async () => {
    await join('lee', 'Brave Yaks');
    await join('far', 'Far Owls', 'room-13');
    await week('kim', 3);
    await week('lee', 5);
    await week('far', 9, { leagueId: 'room-13' });
    await week('kim', 8, { week: 5 });
    await week('lee', 8, { season: TEST_SEASON - 1 });
    await test.store.set(asRawCollection(studentTeams), {
      id: 'broken',
      leagueIds: ['room-12'],
      season: TEST_SEASON,
    });
    const { working, ...shown } = await getLeaderboard(kim);
    expect(shown).toEqual({
      board: 'week',
      rules: [1],
      ownWeeks: null,
      begunElsewhere: false,
      countsFrom: null,
      season: TEST_SEASON,
      week: 6,
      latestWeek: 6,
      leagueName: 'Room 12',
      ticks: true,
      rows: [
        { rank: 1, tied: false, team: look('Brave Yaks'), value: whole(5), isOwn: false },
        { rank: 2, tied: false, team: look('Cosmic Otters'), value: whole(3), isOwn: true },
      ],
      unranked: [],
      unreadable: 1,
      own: {
        rank: 2,
        tied: false,
        team: look('Cosmic Otters'),
        value: whole(3),
        before: whole(8),
        above: { teamNames: ['Brave Yaks'], value: whole(5), gap: whole(2) },
        below: null,
      },
      finish: null,
    });
    expect(working).toMatchObject({
      kind: 'week',
      week: 6,
      stepsDone: 1,
      total: whole(3),
      canFinish: false,
    });
  });

  it('gives no place to a team whose week cannot be read, and 0 to one that has none', async () => {
    await join('lee', 'Brave Yaks');
    await join('max', 'Quiet Bees');
    await test.store.set(asRawCollection(studentWeeklyProgress), {
      id: 'broken',
      studentId: 'lee',
      leagueId: 'room-12',
      season: TEST_SEASON,
      week: 6,
      steps: 'x',
    });
    expect(await board('week')).toMatchObject({
      unranked: ['Brave Yaks'],
      rows: [{ value: whole(0) }, { value: whole(0) }],
    });
    await week('lee', 2);
    expect(await values('week')).toEqual([
      ['Brave Yaks', 2],
      ['Cosmic Otters', 0],
      ['Quiet Bees', 0],
    ]);
  });

  it.each([
    ['week', null, 6],
    ['week', 6, 6],
    ['week', 3, 3],
    ['week', 7, 6],
    ['season', 3, 6],
    ['mvp', 3, 6],
    ['accuracy', 3, 6],
  ] as const)(
    'the board of the %s, asked for week %p, is of week %i',
    async (key, asked, shown) => {
      expect(await board(key, asked)).toMatchObject({ board: key, week: shown, latestWeek: 6 });
    },
  );

  it('ticks the task of its week only, where it is open: the latest always, an earlier one that was opened', async () => {
    const ticks = async (...asked: Parameters<typeof board>) => (await board(...asked)).ticks;
    expect([await ticks('week'), await ticks('week', 5)]).toEqual([true, false]);
    for (const key of ['season', 'mvp', 'accuracy'] as const) expect(await ticks(key)).toBe(false);
    const tasks = { leagueId: 'room-12', studentId: 'kim', year: TEST_SEASON, seasonLive: true };
    const open = { task1: null, task2: null, task3: null, task4: null, task5: null };
    await test.store.set(studentWeeklyTasks, { ...tasks, ...open, id: 'a', week: 5 });
    await test.store.set(studentWeeklyTasks, { ...tasks, ...open, id: 'b', week: 6, task4: NOW });
    expect([await ticks('week'), await ticks('week', 5)]).toEqual([false, true]);
  });

  it('leads to the card of an earlier week, while the season runs', async () => {
    const finishes = async (asked: number) => {
      const { working } = await board('week', asked);
      return working?.kind === 'week' && working.canFinish;
    };
    await week('kim', 1);
    await week('kim', 1, { week: 5 });
    expect([await finishes(5), await finishes(6), await finishes(4)]).toEqual([true, false, false]);
    await changeAppMeta(test.store, { seasonActive: false });
    expect(await finishes(5)).toBe(false);
  });

  it('adds up the season to the latest week, of this league and season', async () => {
    await join('lee', 'Brave Yaks');
    await week('kim', 1, { week: 1 });
    await week('kim', 2);
    await week('kim', 100, { week: 7 });
    await week('kim', 100, { season: TEST_SEASON - 1, week: 2 });
    await week('lee', 2, { week: 5 });
    await week('lee', 100, { week: 4, leagueId: 'room-13' });
    const shown = [
      ['Cosmic Otters', 3],
      ['Brave Yaks', 2],
    ];
    expect(await values('season')).toEqual(shown);
    // From the cache, with the latest week as it is now, and no later one.
    await week('lee', 9);
    expect(await values('season')).toEqual([
      ['Brave Yaks', 11],
      ['Cosmic Otters', 3],
    ]);
  });

  it('ranks by the balance of MVP points, and opens the own awards of this season only', async () => {
    await join('lee', 'Brave Yaks');
    await test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, { mvpPoints: 4 });
    const own = await test.store.get(studentProfiles, `${TEST_SEASON}_kim`);
    if (!own) throw new Error('No profile');
    for (const season of [TEST_SEASON - 1, TEST_SEASON + 1]) {
      await test.store.set(studentProfiles, { ...own, id: `${season}_kim`, season, mvpPoints: 50 });
    }
    const event = {
      studentId: 'kim',
      season: TEST_SEASON,
      week: 3,
      reason: 'all-tasks',
      points: 2,
      createdAt: NOW,
    };
    await test.store.create(mvpEvents, { ...event, id: 'a' });
    await test.store.create(mvpEvents, { ...event, id: 'b', season: TEST_SEASON - 1 });
    await test.store.create(mvpEvents, { ...event, id: 'c', studentId: 'lee' });
    expect(await values('mvp')).toEqual([
      ['Cosmic Otters', 4],
      ['Brave Yaks', 0],
    ]);
    expect((await board('mvp')).working).toEqual({
      kind: 'mvp',
      lines: [{ week: 3, reason: 'All five tasks', points: 2 }],
      total: 4,
    });
  });

  it('names the teams without a place by name', async () => {
    for (const name of ['Wild Cats', 'able Ants', 'Brave Yaks']) await join(name, name);
    expect(await board('accuracy')).toMatchObject({
      rows: [],
      own: null,
      unranked: ['able Ants', 'Brave Yaks', 'Cosmic Otters', 'Wild Cats'],
      working: { kind: 'accuracy', state: 'few' },
    });
  });

  it('races the own weeks on a board that no one else is on yet, of this class and by its rule', async () => {
    await week('kim', 3, { week: 1 });
    await week('kim', 8, { week: 4, formulaLevel: 2 });
    await week('kim', 9, { week: 3, leagueId: 'room-13' });
    await week('kim', 4);
    const alone = await board('week');
    // Josh Allen's week 4 by level 1: 320 yards, 4 touchdowns, 17 rushing yards, 1 touchdown.
    expect(alone.ownWeeks?.map((own) => [own.week, own.points])).toEqual([
      [1, whole(3)],
      [4, { wholeNumber: 42, numerator: 7, denominator: 10 }],
      [6, whole(4)],
    ]);
    await join('lee', 'Brave Yaks');
    test.advance(30_000);
    expect(await board('week')).toMatchObject({ rows: { length: 2 }, ownWeeks: { length: 3 } });
    await week('lee', 5);
    expect((await board('week')).ownWeeks).toBeNull();
    expect((await board('season')).ownWeeks).toBeNull();
  });

  it('beside a card reads no classmate’s team before one of them has points', async () => {
    let teams = 0;
    const store = withOperationReports(test.store, ({ collection, documents }) => {
      if (collection === 'studentTeams') teams += documents;
    });
    setServices({ ...test.services, store });
    await week('kim', 4);
    for (const id of ['lee', 'max']) await join(id, `Team of ${id}`);
    await week('lee', 0);
    const besideCard = async () => {
      teams = 0;
      return getLeaderboard(kim, { board: 'week', week: null }, { ownWhileAlone: true });
    };
    expect(await besideCard()).toMatchObject({
      own: { rank: 1, team: { name: 'Cosmic Otters' } },
      ownWeeks: { length: 1 },
    });
    expect(teams).toBe(1);
    await week('lee', 5);
    expect(await besideCard()).toMatchObject({ rows: { length: 3 }, ownWeeks: null });
    expect(teams).toBe(4);
  });

  describe('the photo finish', () => {
    const lanes = async (
      key: 'week' | 'season' | 'mvp' | 'accuracy',
      asked: number | null = null,
    ) => {
      const { finish } = await getLeaderboard(kim, { board: key, week: asked, finish: true });
      return (
        finish?.map(({ team, before, value }) => [
          team.name,
          before?.wholeNumber ?? null,
          value.wholeNumber,
        ]) ?? null
      );
    };

    it('runs from the week before to the one shown, of this league and season and no later week', async () => {
      await join('lee', 'Brave Yaks');
      await join('far', 'Far Owls', 'room-13');
      await week('kim', 3);
      await week('kim', 8, { week: 5 });
      await week('kim', 1, { week: 4 });
      await week('lee', 5);
      await week('lee', 7, { week: 5, season: TEST_SEASON - 1 });
      await week('lee', 9, { week: 4, leagueId: 'room-13' });
      await week('lee', 100, { week: 7 });
      await week('far', 50, { week: 5, leagueId: 'room-13' });
      expect(await lanes('week')).toEqual([
        ['Brave Yaks', 0, 5],
        ['Cosmic Otters', 8, 3],
      ]);
      expect(await lanes('week', 5)).toEqual([
        ['Cosmic Otters', 1, 8],
        ['Brave Yaks', 0, 0],
      ]);
      expect(await lanes('season')).toEqual([
        ['Cosmic Otters', 9, 12],
        ['Brave Yaks', 0, 5],
      ]);
    });

    it('knows no week before the first, and none of MVP points and shares', async () => {
      expect(await lanes('week', 1)).toBeNull();
      await changeAppMeta(test.store, { currentWeek: 1 });
      expect(await lanes('week', 1)).toEqual([['Cosmic Otters', null, 0]]);
      await changeAppMeta(test.store, { currentWeek: 6 });
      expect((await board('week', 1)).own?.before).toBeNull();
      expect([await lanes('mvp'), await lanes('accuracy')]).toEqual([null, null]);
    });

    it('has no start for a week that cannot be read', async () => {
      for (const [id, name] of [
        ['lee', 'Brave Yaks'],
        ['max', 'Quiet Bees'],
      ] as const) {
        await join(id, name);
        const broken = {
          id: `broken-${id}`,
          studentId: id,
          leagueId: 'room-12',
          season: TEST_SEASON,
          week: 5,
          steps: 'x',
        };
        await test.store.set(asRawCollection(studentWeeklyProgress), broken);
      }
      await week('lee', 2, { week: 5 });
      expect((await lanes('week'))?.map(([name, before]) => [name, before])).toEqual([
        ['Brave Yaks', 2],
        ['Cosmic Otters', 0],
        ['Quiet Bees', null],
      ]);
    });

    it('reads the class’s week before only when asked, and otherwise the own one, in this league', async () => {
      const lists = jest.spyOn(test.store, 'list');
      const asked = () =>
        lists.mock.calls
          .map(([, { where }]) => JSON.stringify(where))
          .filter((where) => where.includes('"value":5'));
      await board('week');
      expect(asked()).toEqual([expect.stringContaining('studentId')]);
      lists.mockClear();
      await lanes('week');
      expect(asked()).toEqual([expect.not.stringContaining('studentId')]);
      await week('kim', 8, { week: 5, leagueId: 'room-13' });
      expect((await board('week')).own?.before).toEqual(whole(0));
    });
  });

  it('is empty but for its frame before the first week and without a league', async () => {
    const empty = {
      rules: [],
      ownWeeks: null,
      begunElsewhere: false,
      countsFrom: null,
      ticks: false,
      rows: [],
      unranked: [],
      unreadable: 0,
      own: null,
      finish: null,
      working: null,
    };
    await changeAppMeta(test.store, { currentWeek: 0 });
    const frame = { board: 'season', season: TEST_SEASON, week: 0, latestWeek: 0 };
    expect(await board('season', 3)).toEqual({ ...frame, leagueName: 'Room 12', ...empty });
    await changeAppMeta(test.store, { currentWeek: 6 });
    await putInLeague(test.store, kim, '');
    expect(await board('season', 3)).toEqual({
      ...frame,
      week: 6,
      latestWeek: 6,
      leagueName: '',
      ...empty,
    });
  });

  it('keeps what was read of a league for half a minute, apart from another league, and nothing of a failure', async () => {
    const lee = await join('lee', 'Brave Yaks', 'room-13');
    await week('kim', 1, { week: 2 });
    await week('lee', 7, { week: 2, leagueId: 'room-13' });
    const { list } = test.store;
    const cut = jest.spyOn(test.store, 'list').mockImplementation((collection, query) => {
      if (collection.path === studentWeeklyProgress.path) throw new Error('The line was cut.');
      return list.call(test.store, collection, query) as never;
    });
    await expect(board('season')).rejects.toThrow('The line was cut.');
    cut.mockRestore();
    expect(await values('season')).toEqual([['Cosmic Otters', 1]]);
    expect((await getLeaderboard(lee, { board: 'season', week: null })).rows[0]?.value).toEqual(
      whole(7),
    );
    await week('kim', 5, { week: 2 });
    test.advance(29_999);
    expect(await values('season')).toEqual([['Cosmic Otters', 1]]);
    test.advance(1);
    expect(await values('season')).toEqual([['Cosmic Otters', 5]]);
  });
});
