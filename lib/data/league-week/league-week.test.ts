import { setImmediate as untilIdle } from 'node:timers/promises';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import {
  draftRosterPlayer,
  fillRosterToMinimum,
  releaseRosterPlayer,
} from '@/lib/data/draft/commands';
import { changeScoreCardSettings } from '@/lib/data/league/commands';
import type { GridWeekChoice } from '@/lib/data/league-week/class-week';
import type { DriveUpdateDto, GridUpdateDto } from '@/lib/data/league-week/dto';
import {
  getLeagueDrive,
  getLeagueWeek,
  getPlayingField,
  watchLeagueDrive,
  watchLeagueWeek,
} from '@/lib/data/league-week/queries';
import { type ClassWatchHandle, UPDATE_INTERVAL_MS } from '@/lib/data/league-week/watch-class';
import { getLeagueMistakes, getProjectableWorkings } from '@/lib/data/mistake/queries';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { saveSelfAssessment } from '@/lib/data/profile/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { openLiveSeasonWeek } from '@/lib/data/season/commands';
import { endSession, SESSION_SECONDS } from '@/lib/data/session/commands';
import { createOrRedesignTeam } from '@/lib/data/team/commands';
import { completeReadingTask } from '@/lib/data/week/commands';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { STEP_KEYS, type StepKey } from '@/lib/domain/football/positions';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { formatMixed } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import {
  type StudentProfile,
  studentProfiles,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import {
  type StudentWeeklyProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { studentDraftProgress } from '@/lib/store/collections/teams';
import { type StoreOperation, withOperationReports } from '@/lib/store/operation-reports';
import { asRawCollection } from '@/lib/store/port';
import { openLeague } from '@/lib/testing/open-league';
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
  STARTERS,
  typed,
} from '@/lib/testing/student-week';
import {
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';

describe('the rules', () => {
  const LATEST: GridWeekChoice = { week: null };
  const AFTER_DEADLINE = new Date('2023-10-19T19:00:00.001Z');

  let test: TestServices;
  let teacher: SignedInViewer;
  let leagueId: string;
  let kim: SignedInViewer;

  beforeEach(async () => {
    test = await installTestServices({ seasons: realSeason });
    teacher = await test.teacher('ada@school.org');
    leagueId = (await openLeague(teacher, { name: 'Room 12', password: 'brave otter' })).id;
    kim = await join('kim@school.org', 'Kim', 'Cosmic Otters');
  });
  afterEach(() => test.dispose());

  async function join(email: string, firstName: string, teamName: string): Promise<SignedInViewer> {
    const student = await test.student(email);
    await giveTeam(test.store, student, { name: teamName, leagueIds: [leagueId] });
    await giveLineup(test.store, student, 6);
    await putInLeague(test.store, student, leagueId);
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, {
      firstName,
      teamName,
    });
    return student;
  }

  let operation = 0;
  function answer(student: SignedInViewer, step: StepKey, text: string) {
    operation += 1;
    return submitStep(student, {
      week: 6,
      step,
      typed: typed(text),
      operationId: `operation-${operation}`,
    });
  }

  const rowsOf = async (choice = LATEST) => (await getLeagueWeek(teacher, leagueId, choice)).rows;
  const rowOf = async (name: string) => (await rowsOf()).find((row) => row.name === name);

  describe('the grid of a class', () => {
    it('shows a student who has not begun with nine open steps and five open tasks', async () => {
      const page = await getLeagueWeek(teacher, leagueId, LATEST);
      expect(page).toMatchObject({
        leagueId,
        week: 6,
        latestWeek: 6,
        isCurrent: true,
        join: null,
        now: TEST_NOW.toISOString(),
      });
      expect(page.deadline).toMatchObject({ text: 'Thursday, Oct 19, 3:00 PM', passed: false });
      expect(page.rows).toEqual([
        {
          studentId: kim.accountId,
          name: 'Kim L.',
          teamName: 'Cosmic Otters',
          onboardingStage: { stage: 'questions' },
          steps: STEP_KEYS.map(() => ({
            attempts: 0,
            correct: false,
            late: false,
          })),
          tasks: ['open', 'open', 'open', 'open', 'open'],
          weekMvp: 0,
          mvp: 0,
          lastAnswerAt: null,
        },
      ]);
    });

    it('tells how far a student is who has not begun: questions, team, draft by positions, ready, and then nothing any more', async () => {
      const lee = await test.student('lee@school.org');
      await putInLeague(test.store, lee, leagueId);
      const profileId = `${TEST_SEASON}_${lee.accountId}`;
      await test.store.merge(studentProfiles, profileId, { firstName: 'Lee' });
      const way = async () => (await rowOf('Lee L.'))?.onboardingStage;
      expect(await way()).toEqual({ stage: 'questions' });
      await saveSelfAssessment(lee, {
        skipped: true,
        gameExcitement: null,
        mathConfidence: null,
        fractionConfidence: null,
        formulaLevel: 1,
      });
      expect(await way()).toEqual({ stage: 'team' });
      await createOrRedesignTeam(lee, {
        name: 'Brave Bears',
        mascot: 'eagle',
        theme: 'Teal',
        helmetColor: '0033CC',
        facemaskColor: 'FFFFFF',
      });
      expect(await way()).toEqual({ stage: 'draft', positions: 0 });
      await test.store.set(studentDraftProgress, {
        id: `${leagueId}_${lee.accountId}`,
        studentId: lee.accountId,
        leagueId,
        scoutedPlayerIds: [STARTERS.QB, STARTERS.RB1],
        scoutedDefenseIds: [],
      });
      await draftRosterPlayer(lee, { position: 'QB', id: STARTERS.QB });
      await draftRosterPlayer(lee, { position: 'RB', id: STARTERS.RB1 });
      expect(await way()).toEqual({ stage: 'draft', positions: 1 });
      await releaseRosterPlayer(lee, { position: 'QB', id: STARTERS.QB });
      expect(await way()).toEqual({ stage: 'draft', positions: 0 });
      await fillRosterToMinimum(lee);
      expect(await way()).toEqual({ stage: 'ready' });
      expect((await rowsOf({ week: 3 })).map(({ onboardingStage }) => onboardingStage)).toEqual([
        null,
        null,
      ]);
      await giveLineup(test.store, lee, 6);
      await answer(lee, 'QB', '1');
      expect(await way()).toBeNull();
    });

    it('counts tries, says what a wrong answer looks like, and knows when the last one came', async () => {
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      test.advance(60_000);
      await answer(kim, 'RB1', '3');
      // The minus sign dropped: a mistake that is known.
      await answer(kim, 'RB2', '3/10');
      const row = await rowOf('Kim L.');
      expect(row?.steps[0]).toEqual({ attempts: 1, correct: true, late: false });
      expect(row?.steps[1]).toMatchObject({ attempts: 1, correct: false });
      expect(row?.steps[2]).toMatchObject({
        attempts: 1,
        correct: false,
      });
      expect(row?.lastAnswerAt).toBe(new Date(TEST_NOW.getTime() + 60_000).toISOString());
    });

    it('marks steps and tasks late when they were done after the deadline, and tells the points of the week', async () => {
      for (const step of STEP_KEYS.slice(0, 8)) await answer(kim, step, RIGHT_ANSWERS[step]);
      await completeReadingTask(kim, { week: 6, task: 1 });
      test.setNow(AFTER_DEADLINE);
      await answer(kim, 'TEAM', RIGHT_ANSWERS.TEAM);
      const row = await rowOf('Kim L.');
      expect(row?.steps.map(({ late }) => late)).toEqual([...Array<boolean>(8).fill(false), true]);
      expect(row?.tasks).toEqual(['done', 'late', 'open', 'open', 'open']);
      expect(row?.mvp).toBeGreaterThan(0);
      expect(row?.weekMvp).toBe(row?.mvp);
    });

    it('shows a past week as it is now, and the latest for a week that has not been played', async () => {
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      await openLiveSeasonWeek(COMMAND_LINE_OPERATOR);
      expect(await getLeagueWeek(teacher, leagueId, { ...LATEST, week: 6 })).toMatchObject({
        week: 6,
        latestWeek: 7,
        isCurrent: false,
        deadline: { passed: false },
        rows: [{ steps: [{ correct: true }, {}, {}, {}, {}, {}, {}, {}, {}] }],
      });
      for (const week of [8, 0, -1, 19]) {
        expect(await getLeagueWeek(teacher, leagueId, { ...LATEST, week })).toMatchObject({
          week: 7,
          isCurrent: true,
        });
      }
    });

    it('reads the tasks of older data, which its progress does not repeat', async () => {
      await completeReadingTask(kim, { week: 6, task: 1 });
      const id = `${TEST_SEASON}_6_${kim.accountId}`;
      const { taskTimes, ...older } = (await test.store.get(
        studentWeeklyProgress,
        id,
      )) as StudentWeeklyProgress;
      expect(taskTimes?.task1).toEqual(timestampFromDate(TEST_NOW));
      await test.store.set(studentWeeklyProgress, older);
      await test.store.append(studentWeeklyTasks, {
        leagueId,
        studentId: kim.accountId,
        week: 6,
        year: TEST_SEASON - 1,
        seasonLive: true,
        task1: null,
        task2: null,
        task3: null,
        task4: timestampFromDate(TEST_NOW),
        task5: null,
      });
      expect((await rowOf('Kim L.'))?.tasks).toEqual(['done', 'open', 'open', 'open', 'open']);
    });

    it('gives the join code while nobody has joined, and only then', async () => {
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, { leagueId: '' });
      expect(await getLeagueWeek(teacher, leagueId, LATEST)).toMatchObject({
        rows: [],
        join: { password: 'brave otter' },
      });
    });

    it('has for the projector a lane for each team with its steps done, and nothing of the child behind it', async () => {
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      for (const text of ['1', '2', '3']) await answer(kim, 'K', text);
      test.setNow(AFTER_DEADLINE);
      await completeReadingTask(kim, { week: 6, task: 1 });
      await join('lee@school.org', 'Lee', 'Brave Bears');
      const field = await getPlayingField(teacher, leagueId, LATEST);
      expect(field.lanes).toEqual([
        {
          team: {
            name: 'Brave Bears',
            helmetColor: expect.any(String),
            facemaskColor: expect.any(String),
          },
          done: 0,
        },
        {
          team: {
            name: 'Cosmic Otters',
            helmetColor: expect.any(String),
            facemaskColor: expect.any(String),
          },
          done: 1,
        },
      ]);
      expect(JSON.stringify(field)).not.toMatch(/Kim|Lee|attempts|tries/);
      expect(JSON.stringify(field)).not.toContain(kim.accountId);
      await expect(getPlayingField(kim, leagueId, LATEST)).rejects.toMatchObject({
        code: 'not-allowed',
      });
    });
  });

  describe('what the grid and its live news cost', () => {
    it('a class of 30 after 18 weeks costs two documents a student and four reads, however many weeks there are', async () => {
      await changeAppMeta(test.store, { currentWeek: FINAL_WEEK });
      const ids = Array.from({ length: 29 }, (_, index) => `student-${index}`);
      await test.store.batch((batch) => {
        for (const id of ids) {
          batch.create(studentProfiles, {
            id: `${TEST_SEASON}_${id}`,
            studentId: id,
            season: TEST_SEASON,
            leagueId,
            mvpPoints: 3,
            createdAt: timestampFromDate(TEST_NOW),
            firstName: id,
            formulaType: 1,
            lastInitial: 'X',
          });
        }
      });
      for (let week = 1; week <= FINAL_WEEK; week++) {
        await test.store.batch((batch) => {
          for (const id of ids) batch.create(studentWeeklyProgress, emptyProgress(id, week));
        });
      }
      const operations: StoreOperation[] = [];
      const counted = withOperationReports(test.store, (operation) => operations.push(operation));
      setServices({ ...test.services, store: counted });
      // The app's state is read once in each process and then watched.
      await getLeagueWeek(teacher, leagueId, LATEST);
      operations.length = 0;
      const { rows } = await getLeagueWeek(teacher, leagueId, { ...LATEST, week: 9 });
      expect(rows).toHaveLength(30);
      expect(operations).toHaveLength(4);
      const lists = operations.filter(({ collection }) => collection.startsWith('student'));
      expect(lists.reduce((sum, { documents }) => sum + documents, 0)).toBeLessThanOrEqual(
        2 * rows.length,
      );
      expect(operations.every(({ kind }) => kind === 'read')).toBe(true);
    });

    function emptyProgress(studentId: string, week: number): StudentWeeklyProgress {
      return {
        id: `${TEST_SEASON}_${week}_${studentId}`,
        leagueId,
        studentId,
        season: TEST_SEASON,
        week,
        formulaLevel: 1,
        steps: [],
        graphIds: [],
        mvpPointsEarned: 0,
        taskTimes: { task1: null, task2: null, task3: null, task4: null, task5: null },
      };
    }
  });

  describe('whose grid it is', () => {
    it('is the owner’s alone: a foreign league looks like a missing one, and the attempt is recorded', async () => {
      const stranger = await test.teacher('eve@school.org');
      const handlers = { onNews: () => undefined, onEnd: () => undefined };
      for (const look of [
        (id: string, viewer: SignedInViewer) => getLeagueWeek(viewer, id, LATEST),
        (id: string, viewer: SignedInViewer) => getLeagueMistakes(viewer, id, LATEST),
        (id: string, viewer: SignedInViewer) =>
          getProjectableWorkings(viewer, id, { ...LATEST, tags: ['minus-dropped'] }),
        (id: string, viewer: SignedInViewer) => watchLeagueWeek(viewer, id, LATEST, handlers),
      ]) {
        const foreign = await look(leagueId, stranger).catch((error) => error);
        const missing = await look('no-such-league', stranger).catch((error) => error);
        expect(foreign).toMatchObject({ code: 'not-found' });
        expect(foreign.message).toBe(missing.message);
        await expect(look(leagueId, kim)).rejects.toMatchObject({ code: 'not-allowed' });
        await expect(look(leagueId, null as unknown as SignedInViewer)).rejects.toMatchObject({
          code: 'not-signed-in',
        });
      }
      const denied = await test.store.query(auditLog, {
        where: [{ field: 'outcome', op: '==', value: 'denied' }],
      });
      expect(denied).toMatchObject([
        { action: 'league.read', actorId: stranger.accountId, target: leagueId },
      ]);
      expect(await test.store.get(auditRepeats, denied[0]?.id ?? '')).toMatchObject({ count: 4 });
    });

    it('shows nobody of another league', async () => {
      const other = await test.student('lee@school.org');
      await putInLeague(test.store, other, 'another-league');
      expect(await rowsOf()).toHaveLength(1);
    });

    it('of a season that is over shows all its weeks, and nobody is called late in them', async () => {
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      await changeAppMeta(test.store, { currentSeason: TEST_SEASON + 1, currentWeek: 2 });
      await test.store.append(teacherProfiles, {
        teacherId: teacher.accountId,
        season: TEST_SEASON + 1,
        mvpPoints: 0,
        createdAt: timestampFromDate(TEST_NOW),
        leagueAllowance: 1,
        displayName: 'Ms Lovelace',
      });
      expect(await getLeagueWeek(teacher, leagueId, { ...LATEST, week: 6 })).toMatchObject({
        week: 6,
        latestWeek: FINAL_WEEK,
        isCurrent: false,
        deadline: null,
        rows: [{ steps: [{ correct: true, late: false }, {}, {}, {}, {}, {}, {}, {}, {}] }],
      });
    });
  });

  describe('the grid while the class works', () => {
    let news: GridUpdateDto[];
    let ends: number;
    let watch: ClassWatchHandle;

    beforeEach(async () => {
      jest.useFakeTimers({
        doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setInterval', 'clearInterval'],
      });
      news = [];
      ends = 0;
      watch = await watchLeagueWeek(teacher, leagueId, LATEST, {
        onNews: (each) => news.push(each),
        onEnd: () => {
          ends += 1;
        },
      });
      await settled();
    });
    afterEach(() => {
      watch.stop();
      jest.useRealTimers();
    });

    async function settled(): Promise<void> {
      for (let turn = 0; turn < 8; turn += 1) await untilIdle();
    }
    async function gathered(): Promise<void> {
      await settled();
      jest.advanceTimersByTime(UPDATE_INTERVAL_MS);
      await settled();
    }

    it('tells every row first, and again when one has changed', async () => {
      const lee = await join('lee@school.org', 'Lee', 'Brave Bears');
      await gathered();
      expect(news.map(({ rows }) => rows.map(({ name }) => name))).toEqual([
        ['Kim L.'],
        ['Kim L.', 'Lee L.'],
      ]);
      await answer(lee, 'QB', RIGHT_ANSWERS.QB);
      await gathered();
      expect(news).toHaveLength(3);
      expect(news[2]?.rows).toMatchObject([
        { name: 'Kim L.', steps: [{ correct: false }, {}, {}, {}, {}, {}, {}, {}, {}] },
        { name: 'Lee L.', steps: [{ correct: true }, {}, {}, {}, {}, {}, {}, {}, {}] },
      ]);
    });

    it('tells where the ball of the class is, first and after each right card', async () => {
      const told: DriveUpdateDto[] = [];
      const drive = await watchLeagueDrive(teacher, leagueId, LATEST, {
        onNews: (each) => told.push(each),
        onEnd: () => undefined,
      });
      try {
        await settled();
        await answer(kim, 'QB', RIGHT_ANSWERS.QB);
        await gathered();
        // Kim is the whole class: 100/9.
        expect(told.map(({ drive: at }) => at && formatMixed(at.yards))).toEqual(['0', '11 1/9']);
      } finally {
        drive.stop();
      }
    });

    it('tells that a draft goes on, although no score card has been begun', async () => {
      await fillRosterToMinimum(kim);
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, {
        assessment_Skipped: true,
      });
      await gathered();
      expect(news.at(-1)).toMatchObject({
        rows: [{ name: 'Kim L.', onboardingStage: { stage: 'ready' } }],
      });
    });

    it('tells what a class of ten does at once in one message', async () => {
      const class10 = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          join(`s${index}@school.org`, `S${index}`, `Team ${index}`),
        ),
      );
      await gathered();
      const before = news.length;
      for (const student of class10) {
        await answer(student, 'QB', '1');
        await settled();
      }
      expect(news).toHaveLength(before);
      await gathered();
      expect(news.length - before).toBe(1);
      expect(news.at(-1)?.rows.map(({ steps }) => steps[0]?.attempts)).toEqual([
        0,
        ...Array<number>(10).fill(1),
      ]);
    });

    it('tells nothing of what students of another league do', async () => {
      const other = await test.student('lee@school.org');
      await giveTeam(test.store, other);
      await giveLineup(test.store, other, 6);
      await answer(other, 'QB', RIGHT_ANSWERS.QB);
      await gathered();
      expect(news).toHaveLength(1);
    });

    it('tells who has left the league, and that another week was opened', async () => {
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim.accountId}`, { leagueId: '' });
      await gathered();
      expect(news.at(-1)).toMatchObject({ rows: [], latestWeek: 6 });
      await openLiveSeasonWeek(COMMAND_LINE_OPERATOR);
      await gathered();
      expect(news.at(-1)).toMatchObject({ rows: [], latestWeek: 7 });
    });

    it('ends when the session is ended elsewhere, and tells nothing more (S13)', async () => {
      await endSession(teacher.sessionId);
      await settled();
      expect(ends).toBe(1);
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      await gathered();
      expect(news).toHaveLength(1);
    });

    it('ends when the league is deleted or becomes somebody else’s (S13)', async () => {
      await test.store.merge(leagues, leagueId, { teacherId: 'somebody-else' });
      await settled();
      expect(ends).toBe(1);
    });

    it('ends at the heartbeat after the session has run out (S13)', () => {
      watch.check();
      expect(ends).toBe(0);
      test.advance(SESSION_SECONDS * 1000 + 1);
      watch.check();
      watch.check();
      expect(ends).toBe(1);
    });
  });

  describe('the class drive', () => {
    const drive = async (student: SignedInViewer) => (await getStudentDashboard(student)).drive;
    const yards = async (student: SignedInViewer) => {
      const shown = await drive(student);
      return shown && formatMixed(shown.yards);
    };
    const onScreen = (sum: boolean | null = false) =>
      getLeagueDrive(teacher, leagueId, { week: null, sum });
    let lee: SignedInViewer;

    beforeEach(async () => {
      lee = await join('lee@school.org', 'Lee', 'Brave Bears');
    });

    it('moves for a classmate and on the screen with each right card and with no try, and a page pays nothing for it', async () => {
      expect(await yards(lee)).toBe('0');
      await answer(kim, 'QB', '999');
      expect(await yards(lee)).toBe('0');
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      // Two students with nine cards each: 100/18.
      expect(await drive(lee)).toEqual({
        yards: { wholeNumber: 5, numerator: 5, denominator: 9 },
        toGo: { wholeNumber: 94, numerator: 4, denominator: 9 },
        card: { wholeNumber: 5, numerator: 5, denominator: 9 },
        share: { wholeNumber: 50, numerator: 0, denominator: 1 },
        cardsToGo: 17,
        line: 10,
      });
      expect(await onScreen()).toMatchObject({
        drive: { yards: { wholeNumber: 5, numerator: 5, denominator: 9 }, cardsToGo: 17 },
        today: { wholeNumber: 5, numerator: 5, denominator: 9 },
        weeks: null,
      });
      expect(JSON.stringify(await onScreen())).not.toMatch(/Kim|Lee|Otters|Bears|studentId/);

      const read: StoreOperation[] = [];
      const plain = test.store;
      const count = async () => {
        const store = withOperationReports(plain, (operation) => read.push(operation));
        setServices({ ...test.services, store });
        // With another store, the process counts the class once.
        await getStudentDashboard(lee);
        read.length = 0;
        await getStudentDashboard(lee);
        setServices(test.services);
      };
      await count();
      expect(
        read.filter(({ collection, documents, operation }) =>
          collection === 'studentWeeklyProgress' ? documents > 1 : operation === 'count',
        ),
      ).toEqual([]);
    });

    it('is one drive when everyone is done, also for someone with fewer cards', async () => {
      const cards = (count: number, aside = 0) =>
        Array.from({ length: count }, (_, index) => ({
          attempts: 1,
          correct: true,
          answer: null,
          simplified: true,
          completedAt: timestampFromDate(new Date('2023-10-17T15:00:00Z')),
          playerId: null,
          ...(index < aside ? { setAside: true as const } : {}),
        }));
      for (const [student, steps] of [
        [kim, cards(9)],
        [lee, cards(9, 4)],
      ] as const) {
        await completeReadingTask(student, { week: 6, task: 1 });
        await test.store.merge(studentWeeklyProgress, `${TEST_SEASON}_6_${student.accountId}`, {
          steps: [...steps],
        });
      }
      expect(await drive(kim)).toMatchObject({
        yards: { wholeNumber: 100, numerator: 0 },
        toGo: { wholeNumber: 0, numerator: 0 },
        line: null,
      });
      expect(await onScreen()).toMatchObject({
        today: { wholeNumber: 0, numerator: 0 },
        drive: { cardsToGo: null },
      });
    });

    it('gained nothing today by cards beyond a full week', async () => {
      const done = (day: string, count: number) =>
        Array.from({ length: count }, () => ({
          attempts: 1,
          correct: true,
          answer: null,
          simplified: true,
          completedAt: timestampFromDate(new Date(`2023-10-${day}T15:00:00Z`)),
          playerId: null,
        }));
      await completeReadingTask(kim, { week: 6, task: 1 });
      const finish = (earlier: number, today: number) =>
        test.store.merge(studentWeeklyProgress, `${TEST_SEASON}_6_${kim.accountId}`, {
          steps: [...done('17', earlier), ...done('18', today)],
          fullWeek: 6,
        });
      await finish(6, 3);
      expect((await onScreen()).today).toMatchObject({ wholeNumber: 0, numerator: 0 });
      // Kim's half of the field, a sixth of it today.
      await finish(5, 4);
      expect((await onScreen()).today).toMatchObject({
        wholeNumber: 8,
        numerator: 1,
        denominator: 3,
      });
    });

    it('is added up by the class on a Friday, or when its teacher asks, and nobody is told the sum', async () => {
      expect((await onScreen(null)).weeks).toBeNull();
      await answer(kim, 'QB', RIGHT_ANSWERS.QB);
      const weeks = [1, 2, 3, 4, 5, 6].map((week) => ({
        week,
        yards: {
          wholeNumber: week === 6 ? 5 : 0,
          numerator: week === 6 ? 5 : 0,
          denominator: week === 6 ? 9 : 1,
        },
      }));
      expect((await onScreen(true)).weeks).toEqual(weeks);
      test.advance(2 * 24 * 60 * 60 * 1000);
      expect((await onScreen(null)).weeks).toEqual(weeks);
      expect((await onScreen(false)).weeks).toBeNull();
    });

    it('is there unless the teacher wants none, and only for the class', async () => {
      const cards = { leagueId, cardLines: 'after-wrong', asksForGuess: true } as const;
      await changeScoreCardSettings(teacher, { ...cards, hasDrive: false });
      expect(await drive(kim)).toBeNull();
      expect((await onScreen()).drive).toBeNull();
      await changeScoreCardSettings(teacher, { ...cards, hasDrive: true });
      expect(await yards(kim)).toBe('0');
      await putInLeague(test.store, lee, '');
      expect(await drive(lee)).toBeNull();
      const stranger = await test.teacher('eve@school.org');
      await expect(
        getLeagueDrive(stranger, leagueId, { week: null, sum: false }),
      ).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  describe('mistakes', () => {
    it('are shown with other numbers: neither what was typed, nor the right answer, nor the player', async () => {
      await answer(kim, 'RB2', '3/10');
      const { mistakes } = await getLeagueMistakes(teacher, leagueId, { week: null });
      expect(mistakes).toMatchObject([
        { label: expect.stringMatching(/sign|negative/i), students: 1, answers: 1 },
      ]);
      const [mistake] = mistakes;
      if (!mistake) throw new Error('No mistake');
      const { who, ...shown } = mistake;
      expect(who).toEqual([
        {
          key: 'RB2',
          step: 'Running Back 2',
          students: [{ id: kim.accountId, name: 'Kim L.', answers: 1 }],
        },
      ]);
      expect(shown.working).toMatchObject({ rows: [{ label: 'Rushing yards' }], sum: null });
      expect(shown.working?.rows[0]?.task?.count).not.toBe(-3);
      for (const secret of ['Kim', 'Otters', 'Mitchell', kim.accountId])
        expect(JSON.stringify(shown)).not.toContain(secret);
    });

    it('of a total have made-up starters: the eight points add up to what is on the leaderboard', async () => {
      for (const step of STEP_KEYS.slice(0, 8)) await answer(kim, step, RIGHT_ANSWERS[step]);
      await answer(kim, 'TEAM', '125');
      const { mistakes, unexplained } = await getLeagueMistakes(teacher, leagueId, { week: null });
      const points = RIGHT_ANSWERS.QB.split(' ')[0];
      expect(mistakes.length + Number(unexplained !== null)).toBe(1);
      expect(
        mistakes[0]?.working?.rows.map(({ right }) => `${right?.wholeNumber}`) ?? [],
      ).not.toContain(points);
    });
  });
});

describe('the whole answer', () => {
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
    getLeagueWeek(test.teacher, OWN_LEAGUE_ID, choice);

  async function week(changes: Partial<StudentWeeklyProgress> = {}): Promise<void> {
    const progress: StudentWeeklyProgress = {
      id: 'week',
      leagueId: OWN_LEAGUE_ID,
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
      leagueId: OWN_LEAGUE_ID,
      season: TEST_SEASON,
      week: 6,
      latestWeek: 6,
      isCurrent: true,
      deadline: {
        at: '2023-10-19T19:00:00.000Z',
        text: 'Thursday, Oct 19, 3:00 PM',
        passed: false,
      },
      now: TEST_NOW.toISOString(),
      waitingNames: 0,
      before: { week: 5, students: 1, stuck: 0 },
      isExcused: false,
      eyesUp: null,
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
    await test.store.merge(leagues, OWN_LEAGUE_ID, { season: TEST_SEASON - 1 });
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
    await test.store.merge(leagues, OWN_LEAGUE_ID, { season: TEST_SEASON - 1 });
    expect(await page()).toMatchObject({ week: 18, latestWeek: 18 });
    await week({ id: 'first', season: TEST_SEASON - 1, week: 3 });
    await week({ id: 'last', season: TEST_SEASON - 1, week: 6 });
    expect(await page()).toMatchObject({ week: 6, latestWeek: 18, isCurrent: false });
    expect(await page({ week: 4 })).toMatchObject({ week: 4 });
  });

  it('has the weeks of this league, this season and this week only', async () => {
    await week({ id: 'other-week', week: 5, mvpPointsEarned: 1 });
    await week({ id: 'other-season', season: TEST_SEASON - 1, mvpPointsEarned: 2 });
    await week({ id: 'other-league', leagueId: OTHER_LEAGUE_ID, mvpPointsEarned: 3 });
    expect((await page()).rows[0]?.weekMvp).toBe(0);
    await week();
    expect((await page()).rows[0]?.weekMvp).toBe(4);
    expect((await page({ week: 5 })).rows[0]?.weekMvp).toBe(1);
  });

  it('reads the older record of tasks only where a week does not have its own', async () => {
    const tasks = {
      leagueId: OWN_LEAGUE_ID,
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
      leagueId: OTHER_LEAGUE_ID,
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
    await test.store.set(asRawCollection(studentWeeklyProgress), {
      id: 'broken',
      leagueId: OWN_LEAGUE_ID,
      studentId: test.kim.accountId,
      season: TEST_SEASON,
      week: 6,
      steps: 'x',
    });
    await test.store.set(asRawCollection(studentProfiles), {
      id: 'broken',
      leagueId: OWN_LEAGUE_ID,
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
    await changeAppMeta(test.store, { currentWeek: 0 });
    expect(await page()).toMatchObject({ week: 0, latestWeek: 0 });
  });
});
