import type { SignedInViewer } from '@/lib/data/access/viewer';
import { completeReadingTask, ensureStudentWeek } from '@/lib/data/week/commands';
import { getEarlierWeeks, getStudentDashboard, getStudentDrive } from '@/lib/data/week/queries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import {
  helmetStickers,
  mvpEvents,
  type StoredCardStep,
  type StudentWeeklyProgress,
  type StudentWeeklyTasks,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { withOperationReports } from '@/lib/store/operation-reports';
import { equalConditions } from '@/lib/store/port';
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
  mvpPointsOf,
  openRoom12,
  putInLeague,
  STARTERS,
} from '@/lib/testing/student-week';

describe('the rules', () => {
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
      const { leagueName, tasks } = await getStudentDashboard(student);
      expect(leagueName).toBeNull();
      expect(tasks.map(({ state }) => state)).toEqual(['next', 'open', 'open', 'open', 'open']);
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
      await completeReadingTask(student, { week: WEEK, task: 1 });
      test.setNow(AFTER_THE_LOCK);
      await completeReadingTask(student, { week: WEEK, task: 4 });
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
      await changeAppMeta(test.store, { currentWeek: 18 });
      await giveTasks(18, { task4: timestampFromDate(TEST_NOW), task5: null });
      const { award, nextWeek, tasks } = await getStudentDashboard(student);
      expect(award).toMatchObject({ allTasks: 'earned', tasks: 4 });
      expect(nextWeek).toBeNull();
      expect(tasks.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'waiting']);
      expect(tasks.map(({ description }) => description).join(' ')).not.toContain('New box scores');
    });
  });

  describe('ticking a task', () => {
    it('keeps the first moment when it is done again', async () => {
      const first = await completeReadingTask(student, { week: WEEK, task: 1 });
      expect(first).toEqual({ completedAt: TEST_NOW.toISOString(), mvpPoints: 0, allDone: false });
      test.advance(60_000);
      expect(await completeReadingTask(student, { week: WEEK, task: 1 })).toEqual(first);
    });

    it('leaves the same week of another season alone', async () => {
      await giveTasks(WEEK, { id: 'last-year', year: TEST_SEASON - 1 });
      expect(await completeReadingTask(student, { week: WEEK, task: 4 })).toMatchObject({
        allDone: false,
      });
      expect(await test.store.get(studentWeeklyTasks, 'last-year')).toMatchObject({ task4: null });
    });
  });

  describe('all five tasks', () => {
    it('give 2 points and a sticker once for 50 identical requests, all answered alike (R1)', async () => {
      await giveTasks();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => completeReadingTask(student, { week: WEEK, task: 4 })),
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
      expect(await completeReadingTask(student, { week: WEEK, task: 4 })).toMatchObject({
        mvpPoints: 0,
        allDone: false,
      });
    });

    it('are four in the last week, which has no next line-up', async () => {
      await changeAppMeta(test.store, { currentWeek: 18 });
      await giveTasks(18, { task5: null });
      expect(await completeReadingTask(student, { week: 18, task: 4 })).toMatchObject({
        mvpPoints: 2,
        allDone: true,
      });
    });
  });
});

describe('the whole answer', () => {
  const NOW = timestampFromDate(TEST_NOW);
  const AFTER_THE_LOCK = new Date('2023-10-19T19:00:00.001Z');
  const NO_TASKS = { task1: null, task2: null, task3: null, task4: null, task5: null };

  let test: TestServices;
  let kim: SignedInViewer;

  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    kim = await test.student('kim@school.org', 'kim');
    await giveTeam(test.store, kim);
  });
  afterEach(() => test.dispose());

  const id = (week = 6) => `${TEST_SEASON}_${week}_kim`;
  const step = (attempts: number, correct: boolean) => ({ attempts, correct }) as StoredCardStep;
  const full = (each: StoredCardStep): StoredCardStep => ({
    ...each,
    answer: null,
    simplified: false,
    completedAt: null,
    playerId: 1,
  });

  async function giveProgress(changes: Partial<StudentWeeklyProgress> = {}): Promise<void> {
    const progress: StudentWeeklyProgress = {
      id: id(changes.week),
      leagueId: '',
      studentId: 'kim',
      season: TEST_SEASON,
      week: 6,
      formulaLevel: 1,
      steps: [],
      graphIds: [],
      mvpPointsEarned: 0,
      ...changes,
    };
    await test.store.set(studentWeeklyProgress, progress);
  }
  const giveTasks = (changes: Partial<StudentWeeklyTasks> = {}) =>
    test.store.set(studentWeeklyTasks, {
      id: id(changes.week),
      leagueId: '',
      studentId: 'kim',
      week: 6,
      year: TEST_SEASON,
      seasonLive: true,
      ...NO_TASKS,
      ...changes,
    });
  const profile = (changes: object) =>
    test.store.merge(studentProfiles, `${TEST_SEASON}_kim`, changes);

  async function readsOf(deed: () => Promise<unknown>): Promise<string[]> {
    const reads: string[] = [];
    const counted = withOperationReports(test.store, ({ kind, operation, collection }) => {
      if (kind === 'read' && operation !== 'watch') reads.push(collection);
    });
    setServices({ ...test.services, store: counted });
    await deed();
    setServices(test.services);
    return reads;
  }

  const TASKS = [
    {
      task: 1,
      title: 'Check Box Scores',
      description: 'See what your players did in week 6.',
      href: '/student/box-scores',
    },
    {
      task: 2,
      title: 'Calculate Points',
      description: 'Work out the points for each starter and your team.',
      href: '/student/score-cards',
    },
    {
      task: 3,
      title: 'Upload Graphs',
      description: 'Make a graph of your data and upload it to earn MVP points.',
      href: '/student/graph-upload',
    },
    {
      task: 4,
      title: 'Leaderboards',
      description: 'See how your team is doing in your league.',
      href: '/student/leaderboards',
    },
    {
      task: 5,
      title: 'Set Line-Up',
      description: 'Choose your starters for week 7.',
      href: '/student/lineup',
    },
  ];
  const notes = async () => (await getStudentDashboard(kim)).tasks.map(({ note }) => note);
  const states = async () => (await getStudentDashboard(kim)).tasks.map(({ state }) => state);

  describe('the line about last week', () => {
    const finished = (changes: Partial<StoredCardStep> = {}): StoredCardStep[] =>
      [...Object.values(STARTERS), null].map((playerId, index) => ({
        ...full(step(index === 0 ? 2 : 1, true)),
        answer: { wholeNumber: 1, numerator: 0, denominator: 1 },
        playerId,
        ...(index === 1 ? changes : {}),
      }));
    const since = async () => (await getStudentDashboard(kim)).sinceLastWeek;

    beforeEach(async () => {
      await openRoom12(test.store);
      await putInLeague(test.store, kim, 'room-12');
      await changeAppMeta(test.store, { currentWeek: 7 });
    });

    it('is kept when a week is opened, and counts both weeks by the rule of the class', async () => {
      await giveProgress({ formulaLevel: 2, steps: finished() });
      expect(await since()).toEqual({
        lastWeek: 6,
        // RIGHT_ANSWERS.TEAM, by level 1.
        before: { wholeNumber: 125, numerator: 17, denominator: 20 },
        now: null,
        firstTry: 0,
        firstTryBefore: 8,
      });
      const [opened] = await test.store.query(studentWeeklyProgress, {
        where: equalConditions({ week: 7 }),
      });
      expect(opened?.lastWeek).toEqual({ playerIds: Object.values(STARTERS), firstTry: 8 });
    });

    it('tells this week’s points with the ninth right step only, because eight add up to it', async () => {
      const lastWeek = { playerIds: Object.values(STARTERS), firstTry: 8 };
      const steps = finished();
      await giveProgress({ week: 7, steps: steps.with(8, full(step(1, false))), lastWeek });
      await giveTasks({ week: 7 });
      expect((await since())?.now).toBeNull();
      await giveProgress({ week: 7, steps, lastWeek });
      expect((await since())?.now).toEqual({ wholeNumber: 8, numerator: 0, denominator: 1 });
    });

    it.each<[string, Partial<StudentWeeklyProgress>]>([
      ['an unfinished week', { steps: finished({ correct: false }) }],
      ['a week whose game could not be read', { steps: finished({ setAside: true }) }],
      ['a week of another class', { steps: finished(), begunIn: 'room-13' }],
      ['no week', { week: 5, steps: finished() }],
    ])('says nothing of %s', async (_, changes) => {
      await giveProgress(changes);
      expect(await since()).toBeUndefined();
    });
  });

  describe('the class drive', () => {
    const fraction = (wholeNumber: number, numerator = 0, denominator = 1) => ({
      wholeNumber,
      numerator,
      denominator,
    });
    const steps = [step(1, true), step(2, true), step(1, false), step(1, false)].map(full);
    async function joinRoom12(changes: Parameters<typeof openRoom12>[1] = {}): Promise<void> {
      await openRoom12(test.store, changes);
      await putInLeague(test.store, kim, 'room-12');
    }

    it('shows the student’s own part, and where the next card moves the ball', async () => {
      await joinRoom12();
      await giveProgress({ leagueId: 'room-12', steps });
      expect(await getStudentDrive(kim)).toMatchObject({
        leagueName: 'Room 12',
        week: 6,
        yards: fraction(50),
        card: fraction(25),
        share: fraction(100),
        own: { right: 2, all: 4, yards: fraction(50) },
        next: { player: { position: 'RB' }, yards: fraction(75) },
      });
    });

    it('has no own part in a week that was begun in another class', async () => {
      await joinRoom12();
      await giveProgress({ leagueId: 'room-12', begunIn: 'room-13', steps });
      expect(await getStudentDrive(kim)).toMatchObject({ own: null, next: null });
    });

    it('is none where the teacher wants none, and without a class', async () => {
      expect(await getStudentDrive(kim)).toBeNull();
      await joinRoom12({ driveOff: true });
      expect(await getStudentDrive(kim)).toBeNull();
    });
  });

  describe('the dashboard', () => {
    it('is whole: a week in which something was done, in a league', async () => {
      await openRoom12(test.store);
      await putInLeague(test.store, kim, 'room-12');
      await profile({ mvpPoints: 9, correctedWeeks: [2, 4] });
      await giveProgress({
        steps: [step(1, true), step(2, true), step(1, false)].map(full),
        graphIds: ['a'],
        mvpPointsEarned: 2,
      });
      await giveTasks({ task1: NOW, task4: timestampFromDate(AFTER_THE_LOCK) });
      const sticker = { userId: 'kim', season: TEST_SEASON, reason: 'all-tasks', createdAt: NOW };
      await test.store.set(helmetStickers, { ...sticker, id: 'b', week: 5 });
      await test.store.set(helmetStickers, {
        ...sticker,
        id: 'a',
        week: 3,
        reason: 'Own words.',
        awardedBy: 'ada',
      });
      await test.store.set(helmetStickers, {
        ...sticker,
        id: 'c',
        week: 4,
        season: TEST_SEASON - 1,
      });
      await test.store.set(helmetStickers, { ...sticker, id: 'd', week: 4, userId: 'lee' });
      const { cards, ...dashboard } = await getStudentDashboard(kim);
      expect(
        cards.filter(({ done }) => done).map(({ key, player }) => [key, player?.position]),
      ).toEqual([
        ['QB', 'QB'],
        ['RB1', 'RB'],
      ]);
      expect(dashboard).toEqual({
        firstName: 'Kim',
        leagueName: 'Room 12',
        // Kim is the whole class, and has three cards.
        drive: {
          yards: { wholeNumber: 0, numerator: 0, denominator: 1 },
          toGo: { wholeNumber: 100, numerator: 0, denominator: 1 },
          card: { wholeNumber: 33, numerator: 1, denominator: 3 },
          share: { wholeNumber: 100, numerator: 0, denominator: 1 },
          cardsToGo: 3,
          line: 10,
        },
        season: TEST_SEASON,
        week: 6,
        nextWeek: 7,
        comesNext: 'New box scores come out when week 7 opens.',
        seasonActive: true,
        leagueEnded: false,
        pauses: [],
        team: {
          name: 'Cosmic Otters',
          mascot: 'eagle',
          theme: 'Teal',
          helmetColor: '006442',
          facemaskColor: 'FFFFFF',
        },
        mvpPoints: 9,
        weekMvpPoints: 2,
        stickers: [
          { x: 20, y: 70, shape: 'hexagon' },
          { x: 29, y: 76 },
        ],
        deadline: {
          at: '2023-10-19T19:00:00.000Z',
          text: 'Thursday, Oct 19, 3:00 PM',
          passed: false,
        },
        tasks: [
          { ...TASKS[0], late: false, state: 'done', note: null },
          { ...TASKS[1], late: false, state: 'next', note: '2 of 9 worked out' },
          { ...TASKS[2], late: false, state: 'open', note: null },
          { ...TASKS[3], late: true, state: 'done', note: null },
          { ...TASKS[4], late: false, state: 'open', note: null },
        ],
        missingPlayers: null,
        // Two of the steps tried need a second try by now.
        award: { allTasks: 'open', tasks: 5, scoreCard: 3, graphs: 3 },
        correctedWeeks: [2, 4],
      });
    });

    it.each([
      [
        'before the first week',
        { currentWeek: 0 },
        ['waiting', 'waiting', 'waiting', 'waiting', 'next'],
        1,
      ],
      [
        'while the season is paused',
        { seasonActive: false },
        ['open', 'open', 'open', 'open', 'open'],
        0,
      ],
    ])('names what is to be done, and promises nothing: %s', async (_, meta, expected, weeks) => {
      await changeAppMeta(test.store, meta);
      expect(await states()).toEqual(expected);
      expect((await getStudentDashboard(kim)).award).toBeNull();
      expect(await test.store.count(studentWeeklyProgress, {})).toBe(weeks);
    });

    it('says why a task waits', async () => {
      await changeAppMeta(test.store, { currentWeek: 0 });
      const early = 'Starts after the first games.';
      expect(await notes()).toEqual([early, early, early, early, null]);
      await giveTeam(test.store, kim, { draftedDefenses: [] });
      const draft = 'Finish your draft first.';
      expect(await notes()).toEqual([early, early, early, early, draft]);
      await changeAppMeta(test.store, { currentWeek: 6 });
      expect(await notes()).toEqual([draft, draft, null, null, draft]);
      await giveTeam(test.store, kim);
      await changeAppMeta(test.store, { currentWeek: 17 });
      expect(await notes()).toEqual([null, '0 of 9 worked out', null, null, null]);
      await changeAppMeta(test.store, { currentWeek: 18 });
      const over = 'The last week has been played. There’s no next lineup to set.';
      const { tasks, nextWeek, award } = await getStudentDashboard(kim);
      expect(tasks.map(({ note }) => note)).toEqual([null, '0 of 9 worked out', null, null, over]);
      expect(tasks.map(({ description }) => description)).toEqual([
        'See what your players did in the last week of the season.',
        TASKS[1]?.description,
        TASKS[2]?.description,
        TASKS[3]?.description,
        'Choose your starters for the next week.',
      ]);
      expect([nextWeek, award?.tasks]).toEqual([null, 4]);
      await changeAppMeta(test.store, { currentWeek: 17 });
      test.setNow(AFTER_THE_LOCK);
      expect((await notes())[4]).toBe(
        'Locked on Thursday, Oct 19, 3:00 PM. It was the last one of the season.',
      );
      expect((await getStudentDashboard(kim)).nextWeek).toBe(18);
    });

    it.each([
      ['all open', {}, {}, 'open', 5, 4],
      ['four graphs', {}, { graphIds: ['a', 'b', 'c', 'd'] }, 'open', 5, 0],
      ['five graphs', {}, { graphIds: ['a', 'b', 'c', 'd', 'e'] }, 'open', 5, 0],
      [
        'a card that was worked out',
        {},
        { steps: Array.from({ length: 9 }, () => full(step(1, true))) },
        'open',
        0,
        4,
      ],
      [
        'all tasks',
        { task1: NOW, task2: NOW, task3: NOW, task4: NOW, task5: NOW },
        {},
        'earned',
        5,
        4,
      ],
      ['all but one', { task1: NOW, task2: NOW, task3: NOW, task4: NOW }, {}, 'open', 5, 4],
    ])(
      'promises what the week can still bring: %s',
      async (_, tasks, progress, allTasks, scoreCard, graphs) => {
        await giveProgress(progress);
        await giveTasks(tasks);
        expect((await getStudentDashboard(kim)).award).toEqual({
          allTasks,
          tasks: 5,
          scoreCard,
          graphs,
        });
      },
    );

    it('calls the tasks missed only where the line-up was not set in time, and never in the last week', async () => {
      await giveTasks({ task5: NOW });
      await giveProgress();
      await giveTasks({ week: 18 });
      await giveProgress({ week: 18 });
      test.setNow(AFTER_THE_LOCK);
      const allTasks = async () => (await getStudentDashboard(kim)).award?.allTasks;
      expect(await allTasks()).toBe('open');
      await giveTasks({ task1: NOW });
      expect(await allTasks()).toBe('missed');
      await changeAppMeta(test.store, { currentWeek: 18 });
      expect(await allTasks()).toBe('open');
    });

    it('takes the tasks from the week itself, or from the older record', async () => {
      await giveTasks({ task4: NOW });
      await giveProgress({ taskTimes: { ...NO_TASKS, task1: NOW } });
      expect(await states()).toEqual(['done', 'next', 'open', 'open', 'open']);
      await giveProgress({ taskTimes: NO_TASKS });
      expect(await states()).toEqual(['next', 'open', 'open', 'done', 'open']);
      await giveProgress();
      expect(await states()).toEqual(['next', 'open', 'open', 'done', 'open']);
    });

    it('is not there without a team', async () => {
      const lou = await test.student('lou@school.org');
      await expect(getStudentDashboard(lou)).rejects.toMatchObject({
        code: 'not-found',
        message: 'We couldn’t find your team.',
      });
    });
  });

  describe('a week that is opened', () => {
    it('is whole, with the level of the student at this moment', async () => {
      await profile({ formulaType: 2, leagueId: 'room-12' });
      const own = { id: id(), leagueId: 'room-12', studentId: 'kim', week: 6 };
      const progress = {
        ...own,
        season: TEST_SEASON,
        formulaLevel: 2,
        steps: [],
        graphIds: [],
        mvpPointsEarned: 0,
        taskTimes: NO_TASKS,
      };
      const tasks = { ...own, year: TEST_SEASON, seasonLive: true, ...NO_TASKS };
      expect(await ensureStudentWeek(kim)).toEqual({ progress, tasks });
      expect([
        await test.store.query(studentWeeklyProgress, {}),
        await test.store.query(studentWeeklyTasks, {}),
      ]).toEqual([[progress], [tasks]]);
      await profile({ formulaType: 1 });
      expect(await ensureStudentWeek(kim)).toEqual({ progress, tasks });
    });

    it('leaves what is there as it is, and adds what is missing', async () => {
      await giveProgress({ id: 'from-elsewhere', mvpPointsEarned: 3, graphIds: ['a'] });
      expect(await ensureStudentWeek(kim)).toMatchObject({
        progress: { id: 'from-elsewhere', mvpPointsEarned: 3 },
        tasks: { id: id() },
      });
      await test.store.delete(studentWeeklyProgress, 'from-elsewhere');
      await giveTasks({ id: 'tasks-from-elsewhere', task3: NOW });
      await test.store.delete(studentWeeklyTasks, id());
      expect(await ensureStudentWeek(kim)).toMatchObject({
        progress: { id: id(), taskTimes: { ...NO_TASKS, task3: NOW } },
        tasks: { id: 'tasks-from-elsewhere' },
      });
      expect([
        await test.store.count(studentWeeklyProgress, {}),
        await test.store.count(studentWeeklyTasks, {}),
      ]).toEqual([1, 1]);
    });
  });

  describe('ticking a task', () => {
    it('is answered and kept whole, and leaves the rest of the week alone', async () => {
      await giveProgress({
        mvpPointsEarned: 3,
        graphIds: ['a'],
        steps: [full(step(2, true))],
        lastAnswerAt: NOW,
      });
      await giveTasks({ task3: NOW });
      test.advance(1_000);
      const at = new Date(TEST_NOW.getTime() + 1_000);
      expect(await completeReadingTask(kim, { week: 6, task: 4 })).toEqual({
        completedAt: at.toISOString(),
        mvpPoints: 0,
        allDone: false,
      });
      const times = { ...NO_TASKS, task3: NOW, task4: timestampFromDate(at) };
      expect(await test.store.get(studentWeeklyTasks, id())).toMatchObject({
        id: id(),
        year: TEST_SEASON,
        ...times,
      });
      expect(await test.store.get(studentWeeklyProgress, id())).toEqual({
        id: id(),
        leagueId: '',
        studentId: 'kim',
        season: TEST_SEASON,
        week: 6,
        formulaLevel: 1,
        steps: [full(step(2, true))],
        graphIds: ['a'],
        mvpPointsEarned: 3,
        lastAnswerAt: NOW,
        taskTimes: times,
      });
    });

    it('as the last one earns 2 points and a sticker, kept whole', async () => {
      await profile({ mvpPoints: 4 });
      await giveProgress({ mvpPointsEarned: 3, taskTimes: { ...NO_TASKS, task1: NOW } });
      await giveTasks({ task1: NOW, task2: NOW, task3: NOW, task5: NOW });
      await giveProgress({
        mvpPointsEarned: 3,
        taskTimes: { task1: NOW, task2: NOW, task3: NOW, task4: null, task5: NOW },
      });
      expect(await completeReadingTask(kim, { week: 6, task: 4 })).toEqual({
        completedAt: TEST_NOW.toISOString(),
        mvpPoints: 6,
        allDone: true,
      });
      expect(await test.store.get(studentWeeklyProgress, id())).toMatchObject({
        mvpPointsEarned: 5,
      });
      const event = {
        season: TEST_SEASON,
        week: 6,
        reason: 'all-tasks',
        createdAt: NOW,
        id: `${id()}_all-tasks`,
      };
      expect(await test.store.query(helmetStickers, {})).toEqual([
        { ...event, userId: 'kim', place: null },
      ]);
      expect(await test.store.query(mvpEvents, {})).toEqual([
        { ...event, studentId: 'kim', leagueId: '', points: 2 },
      ]);
      expect(await completeReadingTask(kim, { week: 6, task: 1 })).toEqual({
        completedAt: TEST_NOW.toISOString(),
        mvpPoints: 6,
        allDone: true,
      });
      expect(await test.store.count(mvpEvents, {})).toBe(1);
    });

    it('is refused in words', async () => {
      const itself = 'This task gets checked off on its own when you’ve done it.';
      for (const task of [2, 3, 5] as const) {
        await expect(completeReadingTask(kim, { week: 6, task })).rejects.toMatchObject({
          code: 'not-allowed',
          message: itself,
        });
      }
      for (const week of [-1, 0, 7]) {
        await expect(completeReadingTask(kim, { week, task: 1 })).rejects.toMatchObject({
          code: 'not-allowed',
          message: 'That week hasn’t been played yet.',
        });
      }
      expect(await test.store.query(studentWeeklyTasks, {})).toEqual([]);
      await expect(completeReadingTask(kim, { week: 1, task: 1 })).resolves.toMatchObject({
        allDone: false,
      });
    });
  });

  it('the earlier weeks are whole: what is done of each, and what is open', async () => {
    await putInLeague(test.store, kim, 'room-12');
    for (const week of [0, 1, 3, 6])
      await giveLineup(test.store, kim, week, { id: `lineup-${week}` });
    await giveLineup(test.store, kim, 2, { id: 'older', season: TEST_SEASON - 1 });
    await giveLineup(test.store, kim, 4, { id: 'foreign', userId: 'lee' });
    await giveProgress({ week: 3, steps: [full(step(1, true)), full(step(1, false))] });
    await giveProgress({ week: 1, steps: Array.from({ length: 9 }, () => full(step(1, true))) });
    await giveProgress({
      id: 'older',
      week: 3,
      season: TEST_SEASON - 1,
      steps: Array.from({ length: 9 }, () => full(step(1, true))),
    });
    await giveTasks({ week: 1, task1: NOW, task4: NOW });
    await giveTasks({ week: 3, task4: NOW });
    const tasks = (week: number, one: boolean, steps: number, four: boolean) => [
      { task: 1, href: `/student/box-scores?week=${week}`, done: one, stepsDone: null },
      { task: 2, href: `/student/score-cards?week=${week}`, done: steps === 9, stepsDone: steps },
      { task: 4, href: `/student/leaderboards?week=${week}`, done: four, stepsDone: null },
    ];
    expect(await getEarlierWeeks(kim)).toEqual({
      seasonActive: true,
      weeks: [
        { week: 3, finished: false, tasks: tasks(3, false, 1, true) },
        { week: 1, finished: true, tasks: tasks(1, true, 9, true) },
      ],
    });
    await changeAppMeta(test.store, { seasonActive: false });
    expect((await getEarlierWeeks(kim)).seasonActive).toBe(false);
  });

  it.each([
    ['opening a week', () => ensureStudentWeek(kim)],
    ['ticking a task', () => completeReadingTask(kim, { week: 6, task: 1 })],
  ])(
    '%s goes by the week that this process was told, and does not read it again',
    async (_, deed) => {
      const reads = await readsOf(deed);
      expect(reads).toContain('studentWeeklyProgress');
      expect(reads).not.toContain('appData');
    },
  );
});
