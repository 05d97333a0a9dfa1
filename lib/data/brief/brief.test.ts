import { addStudentToWorkGroup, setWorkGroupsKept } from '@/lib/data/brief/commands';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import {
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { changeAppMeta, RIGHT_ANSWERS, STARTERS, typed } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';

describe('the rules', () => {
  let test: TwoClasses;
  beforeEach(async () => {
    test = await installTwoClasses();
  });
  afterEach(() => test.dispose());

  const brief = (week: number | null = null) => getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, week);

  const LINE_LEFT_OUT = '18 9/20';

  describe('the Tuesday brief', () => {
    it('is about the mistakes that the teacher chose, and about the most common ones without a choice', async () => {
      const ada = await addStudent(test, 'Ada');
      for (const each of [test.kim, ada]) await submitStepTry(each, 'QB', LINE_LEFT_OUT);
      await submitStepTry(test.kim, 'RB1', RIGHT_ANSWERS.WR1);
      const tagsAbout = async (...tags: string[]) =>
        (await getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, 6, tags)).mistakes.map(
          ({ tag }) => tag,
        );
      expect(await tagsAbout()).toEqual(['line-left-out', 'other-player']);
      expect(await tagsAbout('other-player', 'no-such')).toEqual(['other-player']);
      expect(await tagsAbout('no-such')).toEqual(['line-left-out', 'other-player']);
    });

    it('tells the mistakes of the class with other numbers, the groups, and a warm-up from its own players', async () => {
      const ada = await addStudent(test, 'Ada');
      const bea = await addStudent(test, 'Bea');
      await addStudent(test, 'Cid');
      await submitStepTry(test.kim, 'QB', LINE_LEFT_OUT);
      await submitStepTry(ada, 'QB', LINE_LEFT_OUT);
      await submitStepTry(bea, 'QB', RIGHT_ANSWERS.QB);
      const { mistakes, groups, challenges, notStarted, warmUp, week } = await brief();
      expect(week).toBe(6);
      expect(mistakes).toMatchObject([
        {
          label: 'Left out a line',
          students: 2,
          answers: 2,
          step: 'Quarterback',
          working: { question: 'Which number of the box score isn’t in the sum?' },
        },
      ]);
      expect(groups).toEqual([
        { mistakes: ['Left out a line'], learners: ['Ada L.', 'Kim L.'], helpers: ['Bea L.'] },
      ]);
      expect([challenges, notStarted]).toEqual([[], ['Cid L.']]);
      expect(warmUp).toHaveLength(3);
      expect(warmUp[0]?.text).toMatch(/^[A-Z].* had \d+ .*How many points is that\?$/);
      const shown = JSON.stringify(mistakes);
      for (const number of [
        { wholeNumber: 18, numerator: 9, denominator: 20 },
        { wholeNumber: 19, numerator: 11, denominator: 20 },
      ]) {
        expect(shown).not.toContain(JSON.stringify(number));
      }
      for (const secret of [test.kim.accountId, ada.accountId, 'Kim', 'Josh Allen'])
        expect(shown).not.toContain(secret);
    });

    it('names who worked out a card together with the app, and nobody who was right before that', async () => {
      const ada = await addStudent(test, 'Ada');
      for (const text of ['28', '29', '30', '31', '33'])
        for (const each of [test.kim, ada]) await submitStepTry(each, 'QB', text);
      await submitStepTry(ada, 'QB', RIGHT_ANSWERS.QB);
      await submitStepTry(test.kim, 'QB', '35');
      expect((await brief()).together).toEqual([]);
      await submitStepTry(test.kim, 'QB', RIGHT_ANSWERS.QB);
      expect((await brief()).together).toEqual(['Kim L.']);
    });

    it('is about the week before while no one has begun the latest, unless the latest is asked for', async () => {
      await submitStepTry(test.kim, 'QB', LINE_LEFT_OUT);
      await changeAppMeta(test.store, { currentWeek: 7 });
      expect(await brief()).toMatchObject({ week: 6, latestWeek: 7, mistakes: [{ students: 1 }] });
      expect(await brief(7)).toMatchObject({ week: 7, mistakes: [], warmUp: [] });
    });

    it('has nothing to say before the first week and in an empty class', async () => {
      await changeAppMeta(test.store, { currentWeek: 0 });
      expect(await brief()).toMatchObject({ week: 0, mistakes: [], groups: [], warmUp: [] });
    });

    it('makes helpers of those who had everything right at once', async () => {
      for (const key of STEP_KEYS) await submitStepTry(test.kim, key, RIGHT_ANSWERS[key]);
      expect(await brief()).toMatchObject({ mistakes: [], groups: [], challenges: [['Kim L.']] });
    });

    it('leaves out who has left the class', async () => {
      await submitStepTry(test.kim, 'QB', LINE_LEFT_OUT);
      await test.store.merge(studentProfiles, `2023_${test.kim.accountId}`, { leagueId: '' });
      expect(await brief(6)).toMatchObject({ mistakes: [], groups: [] });
    });

    it('costs a handful of lists, whatever the class', async () => {
      await submitStepTry(test.kim, 'QB', LINE_LEFT_OUT);
      const query = jest.spyOn(test.store, 'query');
      const list = jest.spyOn(test.store, 'list');
      await brief();
      const read = [...query.mock.calls, ...list.mock.calls].map(([{ path }]) => path);
      const isViewers = (path: string) => ['teacherProfiles', 'leagues'].includes(path);
      expect(read.filter((path) => !isViewers(path))).toHaveLength(5);
    });

    it('is the own teacher’s alone', async () => {
      for (const [, viewer, code] of test.refused()) {
        await expect(getTuesdayBrief(viewer, OWN_LEAGUE_ID, 6)).rejects.toMatchObject({ code });
      }
      await expect(getTuesdayBrief(test.teacher, OTHER_LEAGUE_ID, 6)).rejects.toMatchObject({
        code: 'not-found',
      });
    });
  });
});

describe('the whole answer', () => {
  let test: TwoClasses;
  let made = 0;
  beforeEach(async () => {
    test = await installTwoClasses();
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
      leagueId: '',
    });
  });
  afterEach(() => test.dispose());

  const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
    wholeNumber,
    numerator,
    denominator,
  });
  const brief = (week: number | null = null) => getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, week);

  async function student(
    studentId: string,
    firstName: string,
    changes: Partial<StudentProfile> = {},
  ): Promise<void> {
    const profile: StudentProfile = {
      id: `${TEST_SEASON}_${studentId}`,
      studentId,
      season: TEST_SEASON,
      leagueId: OWN_LEAGUE_ID,
      mvpPoints: 0,
      createdAt: timestampFromDate(TEST_NOW),
      firstName,
      lastInitial: 'L',
      formulaType: 1,
      ...changes,
    };
    await test.store.set(studentProfiles, profile);
  }

  type Steps = Partial<Record<StepKey, Partial<StoredCardStep>>>;

  async function card(
    studentId: string,
    steps: Steps,
    changes: Partial<StudentWeeklyProgress> = {},
  ): Promise<void> {
    const progress: StudentWeeklyProgress = {
      id: `${changes.week ?? 6}-${studentId}`,
      leagueId: OWN_LEAGUE_ID,
      studentId,
      season: TEST_SEASON,
      week: 6,
      formulaLevel: 1,
      steps: STEP_KEYS.map((key) => ({
        attempts: 0,
        correct: false,
        answer: null,
        simplified: false,
        completedAt: null,
        playerId: key === 'TEAM' ? null : STARTERS[key],
        ...steps[key],
      })),
      graphIds: [],
      mvpPointsEarned: 0,
      ...changes,
    };
    await test.store.set(studentWeeklyProgress, progress);
  }

  const common = () => {
    made += 1;
    return {
      id: `try-${made}`,
      leagueId: OWN_LEAGUE_ID,
      season: TEST_SEASON,
      week: 6,
      formulaLevel: 1 as const,
      typed: typed('9'),
      correct: false,
      simplified: false,
      attempt: 1,
      createdAt: timestampFromDate(TEST_NOW),
    };
  };
  const wrong = (
    studentId: string,
    step: Exclude<StepKey, 'TEAM'>,
    answer: MixedNumber,
    misconception: string | null = null,
  ) =>
    test.store.set(studentPlayerScoreAttempts, {
      ...common(),
      studentId,
      step,
      answer,
      misconception,
      playerId: STARTERS[step],
    });
  const wrongTeam = (studentId: string, answer: MixedNumber) =>
    test.store.set(studentTeamScoreAttempts, {
      ...common(),
      studentId,
      step: 'TEAM',
      answer,
      misconception: 'line-left-out',
      addends: [],
    });

  const TRIED = { attempts: 1 };
  const RIGHT = { attempts: 1, correct: true, answer: mixed(1) };

  it('is whole: the mistakes with a sample, the groups by name, and a warm-up', async () => {
    await student('1', 'Zoë');
    await student('2', 'Ann');
    await student('3', 'Ben');
    await student('5', 'Cy');
    await student('4', 'Cy');
    await card('1', { QB: TRIED });
    await card('2', { QB: TRIED });
    await card('3', { QB: RIGHT });
    await wrong('1', 'QB', mixed(18, 9, 20), 'line-left-out');
    await wrong('2', 'QB', mixed(18, 9, 20), 'line-left-out');
    await wrong('2', 'K', mixed(99));
    await wrong('gone', 'RB1', mixed(7), 'minus-dropped');
    await card('gone', { RB1: TRIED });
    const { warmUp, ...page } = await brief();
    expect(page).toEqual({
      week: 6,
      latestWeek: 6,
      graph: null,
      isExcused: false,
      mistakes: [
        {
          tag: 'line-left-out',
          label: 'Left out a line',
          students: 2,
          answers: 2,
          question: expect.stringMatching(/isn’t in the sum/),
          step: 'Quarterback',
          rules: 1,
          working: {
            rows: expect.any(Array),
            sum: expect.any(Object),
            question: expect.stringMatching(/isn’t in the sum/),
          },
        },
      ],
      isKept: false,
      groups: [
        { mistakes: ['Left out a line'], learners: ['Ann L.', 'Zoë L.'], helpers: ['Ben L.'] },
      ],
      challenges: [],
      onTheWay: [],
      notStarted: ['Cy L.', 'Cy L.'],
      together: [],
      warmUpLevel: 1,
      firstTriesOnly: null,
    });
    const { rows, sum } = page.mistakes[0]?.working ?? { rows: [], sum: null };
    expect(rows.filter(({ wrong }) => wrong === null)).toHaveLength(1);
    // 169 passing yards, two touchdowns, and 11 rushing yards are 19 11/20: none of it is told.
    expect(rows.map(({ task }) => task?.count)).not.toEqual(expect.arrayContaining([169]));
    expect(rows.map(({ task }) => task?.count)).not.toEqual(expect.arrayContaining([11]));
    expect(sum?.right).not.toEqual(mixed(19, 11, 20));
    expect(warmUp.map((question) => Object.keys(question).toSorted())).toEqual(
      Array(3).fill(['answer', 'text', 'working']),
    );
  });

  it('calls a group of different mistakes by that name', async () => {
    await student('1', 'Ann');
    await student('2', 'Ben');
    await card('1', { QB: TRIED });
    await card('2', { K: TRIED });
    await wrong('1', 'QB', mixed(700));
    await wrong('2', 'K', mixed(800));
    expect(await brief()).toMatchObject({
      mistakes: [],
      groups: [{ mistakes: ['Different mistakes'], learners: ['Ann L.', 'Ben L.'] }],
    });
  });

  describe('groups', () => {
    const groups = async (week: number | null = null) => {
      const page = await brief(week);
      return {
        isKept: page.isKept,
        groups: page.groups.map(({ learners, helpers }) => [...learners, ...helpers]),
      };
    };

    it('stay together from week to week once they are kept, until new ones are wanted', async () => {
      for (const [id, name] of [
        ['1', 'Ann'],
        ['2', 'Ben'],
        ['3', 'Cy'],
        ['4', 'Dee'],
      ] as const)
        await student(id, name);
      await card('1', { QB: TRIED }, { week: 5 });
      await wrong('1', 'QB', mixed(18, 9, 20), 'line-left-out');
      for (const id of ['1', '2', '3']) await card(id, { QB: id === '1' ? TRIED : RIGHT });
      expect(await groups(6)).toEqual({ isKept: false, groups: [['Ann L.', 'Ben L.']] });
      for (let time = 0; time < 2; time += 1)
        await setWorkGroupsKept(test.teacher, { leagueId: OWN_LEAGUE_ID, week: 6, keep: true });
      // Cy is right so far, and Dee hasn't begun: they make it four.
      const kept = {
        isKept: true,
        groups: [expect.arrayContaining(['Ann L.', 'Ben L.', 'Cy L.', 'Dee L.'])],
      };
      expect(await groups(6)).toEqual(kept);
      expect(await groups(5)).toEqual(kept);
      await student('5', 'Eve');
      expect((await groups(6)).groups[0]).toContain('Eve L.');
      await setWorkGroupsKept(test.teacher, { leagueId: OWN_LEAGUE_ID, week: 6, keep: false });
      expect(await groups(6)).toMatchObject({ isKept: false });
      expect(await test.store.query(auditLog, {})).toHaveLength(2);
    });

    it('take a student to those with the same mistake, from the first time on and as often as it is asked', async () => {
      for (const [id, name] of [
        ['1', 'Ann'],
        ['2', 'Ben'],
        ['3', 'Cy'],
      ] as const) {
        await student(id, name);
        await card(id, { QB: TRIED });
        await wrong(id, 'QB', mixed(18, 9, 20), id === '2' ? 'minus-dropped' : 'line-left-out');
      }
      const groupOf = async (id: string) =>
        (await test.store.get(studentProfiles, `${TEST_SEASON}_${id}`))?.workGroup;
      const join = (week = 6) =>
        addStudentToWorkGroup(test.teacher, { leagueId: OWN_LEAGUE_ID, studentId: '1', week });
      const first = await join();
      expect(first.others).toContain('Cy L.');
      const kept = await groupOf('1');
      expect(await join()).toEqual(first);
      expect(await groupOf('1')).toEqual(kept);
      const members = (await brief()).groups[first.number - 1];
      expect([...(members?.learners ?? []), ...(members?.helpers ?? [])]).toEqual(
        expect.arrayContaining(first.others),
      );
      for (const [, viewer, code] of test.refused()) {
        await expect(
          addStudentToWorkGroup(viewer, { leagueId: OWN_LEAGUE_ID, studentId: '1', week: 6 }),
        ).rejects.toMatchObject({ code });
      }
      const foreign = addStudentToWorkGroup(test.teacher, {
        leagueId: OWN_LEAGUE_ID,
        studentId: test.stranger.accountId,
        week: 6,
      });
      await expect(foreign).rejects.toMatchObject({ code: 'not-found' });
    });

    it('are no one else’s to keep', async () => {
      await student('1', 'Ann');
      for (const [, viewer, code] of test.refused()) {
        const asked = setWorkGroupsKept(viewer, { leagueId: OWN_LEAGUE_ID, week: 6, keep: true });
        await expect(asked).rejects.toMatchObject({ code });
      }
      expect((await brief()).isKept).toBe(false);
    });
  });

  describe('the workings', () => {
    it.each([
      ['a card of nine steps', {}, true],
      ['a card that another program kept', { steps: [] }, false],
    ])('is told of %s or not', async (_, changes, told) => {
      await student('1', 'Ann');
      await card('1', { QB: TRIED }, changes);
      await wrong('1', 'QB', mixed(18, 9, 20), 'line-left-out');
      expect((await brief(6)).mistakes[0]?.working !== null).toBe(told);
    });

    it('of a total is told only while its eight answers are right', async () => {
      const starters = Object.fromEntries(
        STEP_KEYS.slice(0, 8).map((key) => [key, RIGHT]),
      ) as Steps;
      await student('1', 'Ann');
      await wrongTeam('1', mixed(7));
      await card('1', { ...starters, TEAM: TRIED });
      expect((await brief()).mistakes[0]).toMatchObject({
        step: 'Team',
        working: { rows: expect.any(Array) },
      });
      await card('1', { ...starters, DEF: TRIED, TEAM: TRIED });
      expect((await brief()).mistakes[0]).toMatchObject({ tag: 'line-left-out', working: null });
    });
  });

  it.each([
    [null, 5],
    [6, 6],
    [5, 5],
    [1, 1],
    [7, 5],
    [0, 5],
    [2.5, 5],
  ])(
    'asked for week %p while no one has begun the latest is about week %i',
    async (asked, week) => {
      await student('1', 'Ann');
      await card('1', {});
      await card('1', { QB: TRIED }, { week: 5 });
      expect(await brief(asked)).toMatchObject({ week, latestWeek: 6 });
    },
  );

  it('is about the latest week once someone has begun it, and about the first where there is none before it', async () => {
    await student('1', 'Ann');
    await card('1', { TEAM: TRIED });
    expect((await brief()).week).toBe(6);
    await changeAppMeta(test.store, { currentWeek: 1 });
    expect((await brief()).week).toBe(1);
  });

  it('of a season that is over has all its weeks', async () => {
    await test.store.merge(leagues, OWN_LEAGUE_ID, { season: TEST_SEASON - 1 });
    expect(await brief(18)).toMatchObject({ week: 18, latestWeek: 18 });
    expect(await brief()).toMatchObject({ week: 17 });
  });

  it.each([
    [[1], 1],
    [[1, 2], 1],
    [[1, 2, 2], 2],
    [[2], 2],
    [[], 1],
  ] as const)(
    'warms up with the formulas that most of the class use: %j',
    async (levels, level) => {
      for (const [index, formulaLevel] of levels.entries()) {
        await student(`${index}`, 'Ann');
        await card(`${index}`, { QB: TRIED }, { formulaLevel });
      }
      expect((await brief()).warmUpLevel).toBe(level);
    },
  );

  it('warms up with players of the class who played, whoever of it has them', async () => {
    await student('1', 'Ann');
    await student('2', 'Ben');
    const only = (playerId: number | null) =>
      Object.fromEntries(
        STEP_KEYS.map((key) => [
          key,
          key === 'QB' ? { attempts: 1, playerId } : { playerId: null },
        ]),
      ) as Steps;
    await card('1', only(STARTERS.QB));
    // A defense on its bye, with the number of no player, and a student of another class.
    await card('2', { ...only(null), DEF: { playerId: STARTERS.DEF } });
    await card('gone', only(33106));
    await card('foreign', only(33106), { leagueId: OTHER_LEAGUE_ID });
    const texts = (await brief()).warmUp.map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(/^Josh Allen/);
  });
});
