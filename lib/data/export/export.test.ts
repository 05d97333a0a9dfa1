import { parse } from 'csv-parse/sync';
import { submitScouting } from '@/lib/data/draft/scouting-commands';
import {
  exportLeagueRecords,
  exportStudentRecords,
  STUDENT_RECORD_COLLECTIONS,
} from '@/lib/data/export/records';
import { type CsvRow, csvStream, textStream, unreadableRow } from '@/lib/data/export/streams';
import {
  exportGradebookDetails,
  exportStudentTries,
  exportWeekGrid,
} from '@/lib/data/export/tables';
import { setExcusedWeeksOfStudent } from '@/lib/data/gradebook/commands';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { setFormulaLevelOfStudent } from '@/lib/data/student/commands';
import { completeReadingTask } from '@/lib/data/week/commands';
import { NO_HINTS_YET } from '@/lib/domain/answers/hints';
import type { SortAndFilter } from '@/lib/domain/class/class-grid';
import { STEP_KEYS, stepTitle } from '@/lib/domain/football/positions';
import { fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { WEEK_TASKS } from '@/lib/domain/week/week-tasks';
import { sessions } from '@/lib/store/collections/accounts';
import { allCollections } from '@/lib/store/collections/all';
import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { auditLog } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  type StudentWeeklyProgress,
  studentLessonProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { asRawCollection } from '@/lib/store/port';
import { sampleDocument } from '@/lib/testing/sample-document';
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
import { GRADEBOOK_HEADER_ROW, TRY_HEADER_ROW, WEEK_GRID_HEADER_ROW } from '@/words/export';
import { taskTitle } from '@/words/week';

describe('the rules', () => {
  let test: TwoClasses;
  beforeEach(async () => {
    test = await installTwoClasses();
  });
  afterEach(() => test.dispose());

  async function csvText(rows: Parameters<typeof csvStream>[0]): Promise<string> {
    // text() would drop the byte order mark.
    return Buffer.from(await new Response(csvStream(rows)).arrayBuffer()).toString('utf8');
  }

  async function* listed<T>(list: readonly T[]): AsyncGenerator<T> {
    yield* list;
  }

  describe('a CSV file', () => {
    it('begins with a byte order mark, has CRLF, and numbers without quotes', async () => {
      const text = await csvText(
        listed([
          ['Name', 'Points'],
          ['Zoë "Zed", Q.', -3],
          [null, 2.5],
        ]),
      );
      expect(text).toBe('\uFEFFName,Points\r\n"Zoë ""Zed"", Q.",-3\r\n,2.5\r\n');
    });

    it('hands no formula to a spreadsheet', async () => {
      const text = await csvText(
        listed([['=1+1', '@x', '+1', '-1+1', '\tx', '-2 3/8', -4, "=cmd|' /C calc'!A0"]]),
      );
      const [row] = parse(text, { bom: true }) as string[][];
      expect(row).toEqual([
        "'=1+1",
        "'@x",
        "'+1",
        "'-1+1",
        "'\tx",
        '-2 3/8',
        '-4',
        "'=cmd|' /C calc'!A0",
      ]);
    });

    it('asks for no row before the ones before it were taken, and stops when the reader goes', async () => {
      let made = 0;
      let closed = false;
      async function* rows() {
        try {
          for (;;) {
            made += 1;
            yield [made, 'x'.repeat(1_000)];
          }
        } finally {
          closed = true;
        }
      }
      const reader = csvStream(rows()).getReader();
      await reader.read();
      await new Promise((resolve) => setImmediate(resolve));
      expect(made).toBeLessThan(200);
      await reader.cancel();
      await new Promise((resolve) => setImmediate(resolve));
      expect(closed).toBe(true);
    });

    it('breaks off when a row cannot be read, so that it never looks whole', async () => {
      async function* rows() {
        yield ['Name'];
        throw new Error('The store has gone away.');
      }
      await expect(csvText(rows())).rejects.toThrow();
    });
  });

  describe('the gradebook of a season', () => {
    const gradebook = async (): Promise<Record<string, string>[]> =>
      parse(await csvText(await exportGradebookDetails(test.teacher, OWN_LEAGUE_ID)), {
        bom: true,
        columns: true,
      });

    it('has a line for each student and week, with the nine answers exact and decimal', async () => {
      await submitStepTry(test.kim, 'RB2', '5');
      for (const key of STEP_KEYS) await submitStepTry(test.kim, key, RIGHT_ANSWERS[key]);
      await addStudent(test, 'Ada');
      const rows = await gradebook();
      expect(rows.map(({ Student, Week }) => `${Student} ${Week}`)).toEqual([
        ...[1, 2, 3, 4, 5, 6].map((week) => `Ada L. ${week}`),
        ...[1, 2, 3, 4, 5, 6].map((week) => `Kim L. ${week}`),
      ]);
      const [progress] = await test.store.query(studentWeeklyProgress, {});
      const last = rows.at(-1) ?? {};
      expect(last).toMatchObject({
        'Formula level': '1',
        'Steps right': '9',
        'Running Back 2 tries': '2',
        'Running Back 2 points': '-0 3/10',
        'Running Back 2 points (decimal)': '-0.3',
        'Team points': '125 17/20',
        'Team points (decimal)': '125.85',
        'MVP points this week': '4',
        'MVP points in this class': '4',
      });
      for (const [index, key] of STEP_KEYS.entries()) {
        const answer = progress?.steps[index]?.answer;
        if (!answer) throw new Error('Every step is right.');
        expect(Number(last[`${stepTitle(key)} points (decimal)`])).toBeCloseTo(
          fromMixed(answer).valueOf(),
          4,
        );
        expect(last[`${stepTitle(key)} tries`]).toBe(String(progress?.steps[index]?.attempts));
      }
      expect(rows[0]).toMatchObject({
        Week: '1',
        'Steps right': '0',
        'Quarterback tries': '0',
        'Quarterback points': '',
      });
    });

    it('has the times of the tasks on the school’s clock, and which were late', async () => {
      await completeReadingTask(test.kim, { week: 6, task: 1 });
      test.setNow(new Date('2023-10-20T01:05:00Z'));
      await completeReadingTask(test.kim, { week: 6, task: 4 });
      expect((await gradebook()).at(-1)).toMatchObject({
        'Check Box Scores': '2023-10-18 11:00',
        'Check Box Scores late': 'on time',
        Leaderboards: '2023-10-19 21:05',
        'Leaderboards late': 'late',
        'Set Line-Up': '',
        'Set Line-Up late': '',
      });
    });

    it('runs nothing that is in a name', async () => {
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
        teamName: '=IMPORTXML("//evil.example")',
      });
      expect((await gradebook())[0]?.['Team name']).toBe('\'=IMPORTXML("//evil.example")');
    });

    it('of thirty students and eighteen weeks reads one student at a time', async () => {
      await changeAppMeta(test.store, { currentWeek: 18 });
      for (let index = 0; index < 29; index += 1) {
        await test.store.create(studentProfiles, {
          id: `${TEST_SEASON}_s${index}`,
          studentId: `s${index}`,
          season: TEST_SEASON,
          leagueId: OWN_LEAGUE_ID,
          mvpPoints: 0,
          createdAt: timestampFromDate(TEST_NOW),
          firstName: `Student ${String.fromCharCode(65 + (index % 26))}`,
          formulaType: 1,
          lastInitial: '',
        });
      }
      const reads = [jest.spyOn(test.store, 'query'), jest.spyOn(test.store, 'list')];
      const asked = () =>
        reads.flatMap(({ mock }) =>
          mock.calls.map(([{ path }], at) => ({ path, order: mock.invocationCallOrder[at] ?? 0 })),
        );
      const rows = (await exportGradebookDetails(test.teacher, OWN_LEAGUE_ID))[
        Symbol.asyncIterator
      ]();
      for (let count = 0; count < 20; count += 1) await rows.next();
      // The class, and twice three for the second student's first week.
      const inOrder = asked().toSorted((a, b) => a.order - b.order);
      expect(
        inOrder
          .map(({ path }) => path)
          .filter((name) => !['teacherProfiles', 'leagues'].includes(name)),
      ).toEqual([
        'studentProfiles',
        ...['studentWeeklyProgress', 'studentWeeklyTasks', 'studentLessonProgress'],
        ...['studentWeeklyProgress', 'studentWeeklyTasks', 'studentLessonProgress'],
      ]);
      let lines = 20;
      while (!(await rows.next()).done) lines += 1;
      expect(lines).toBe(1 + 30 * 18);
      expect(asked().length).toBeLessThanOrEqual(3 + 30 * 3);
    });

    it('is the own teacher’s alone', async () => {
      for (const [, viewer, code] of test.refused()) {
        await expect(exportGradebookDetails(viewer, OWN_LEAGUE_ID)).rejects.toMatchObject({ code });
      }
      await expect(exportGradebookDetails(test.teacher, OTHER_LEAGUE_ID)).rejects.toMatchObject({
        code: 'not-found',
      });
      expect(new Set(GRADEBOOK_HEADER_ROW).size).toBe(GRADEBOOK_HEADER_ROW.length);
    });
  });

  describe('the grid of a week', () => {
    const PLAIN = { week: null, sort: 'name', show: 'all' } as const;

    it('has the students that the page shows, in the order in which it shows them', async () => {
      for (const name of ['Ada', 'Bea', 'Cy']) await addStudent(test, name);
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
        mvpPoints: 9,
      });
      for (const answer of ['1', '2', '3']) await submitStepTry(test.kim, 'QB', answer);
      const names = async (arrangement: Partial<SortAndFilter>) => {
        const { rows } = await exportWeekGrid(test.teacher, OWN_LEAGUE_ID, {
          ...PLAIN,
          ...arrangement,
        });
        const table: Record<string, string>[] = parse(await csvText(rows), {
          bom: true,
          columns: true,
        });
        return table.map(({ Student = '' }) => Student.slice(0, 3)).join(' ');
      };
      expect(await names({})).toBe('Ada Bea Cy  Kim');
      expect(await names({ sort: 'mvp' })).toBe('Kim Ada Bea Cy ');
      expect(await names({ show: 'stuck' })).toBe('Kim');
      expect(await names({ show: 'not-started', sort: 'attempts' })).toBe('Ada Bea Cy ');
    });

    it('has what the page shows: state, tries and late marks of each step, the tasks and the points', async () => {
      for (const answer of ['1', '2', '3']) await submitStepTry(test.kim, 'QB', answer);
      await submitStepTry(test.kim, 'RB1', '1');
      test.setNow(new Date('2023-10-20T01:05:00Z'));
      await submitStepTry(test.kim, 'RB2', RIGHT_ANSWERS.RB2);
      await completeReadingTask(test.kim, { week: 6, task: 4 });
      await addStudent(test, 'Ada');

      const shown = await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 6 });
      const { week, rows } = await exportWeekGrid(test.teacher, OWN_LEAGUE_ID, {
        ...PLAIN,
        week: 6,
      });
      const table: Record<string, string>[] = parse(await csvText(rows), {
        bom: true,
        columns: true,
      });
      expect(week).toBe(6);
      expect(table.map(({ Student }) => Student)).toEqual(['Ada L.', 'Kim L.']);
      for (const [index, row] of shown.rows.entries()) {
        const line = table[index] ?? {};
        expect([line.Student, line['Team name']]).toEqual([row.name, row.teamName ?? '']);
        expect(STEP_KEYS.map((key) => Number(line[`${stepTitle(key)} tries`]))).toEqual(
          row.steps.map(({ attempts }) => attempts),
        );
        expect(STEP_KEYS.map((key) => line[`${stepTitle(key)} late`] === 'late')).toEqual(
          row.steps.map(({ late }) => late),
        );
        expect(WEEK_TASKS.map(({ number }) => line[taskTitle(number)])).toEqual(row.tasks);
        expect([line['MVP points this week'], line['MVP points in this class']]).toEqual([
          `${row.weekMvp}`,
          `${row.mvp}`,
        ]);
      }
      expect(table[1]).toMatchObject({
        Quarterback: 'stuck',
        'Running Back 1': 'trying',
        'Running Back 2': 'right',
        'Running Back 2 late': 'late',
        'Wide Receiver 1': 'open',
        Tries: '5',
        Leaderboards: 'late',
      });
    });

    it('runs nothing that is in a name, and is the own teacher’s alone', async () => {
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
        teamName: '@SUM(1)',
      });
      const { rows } = await exportWeekGrid(test.teacher, OWN_LEAGUE_ID, PLAIN);
      expect(await csvText(rows)).toContain("'@SUM(1)");
      expect(new Set(WEEK_GRID_HEADER_ROW).size).toBe(WEEK_GRID_HEADER_ROW.length);
      for (const [, viewer, code] of test.refused()) {
        await expect(exportWeekGrid(viewer, OWN_LEAGUE_ID, PLAIN)).rejects.toMatchObject({ code });
      }
    });
  });

  type Exported = {
    studentId: string;
    account: unknown;
    records: Record<string, Record<string, unknown>[]>;
    images: Record<string, unknown>;
  };

  describe('everything about one student', () => {
    async function exported(): Promise<Exported> {
      let text = '';
      for await (const part of await exportStudentRecords(
        test.teacher,
        OWN_LEAGUE_ID,
        test.kim.accountId,
      ))
        text += part;
      return JSON.parse(text);
    }

    const PERSON_FIELDS = ['studentId', 'userId', 'accountId', 'actorId'];
    /**
     * The identity adapter keeps these. Open resets are keys and nothing else, and end within the
     * hour; the school account is exported beside the account.
     */
    const KEYS = ['accountResetTokens.accountId', 'schoolAccounts.accountId'];

    it('names every collection in which a student can be', () => {
      const named = new Set(
        STUDENT_RECORD_COLLECTIONS.map(
          ({ collection, person }) => `${collection.definition.name}.${person}`,
        ),
      );
      const missing = allCollections.flatMap(({ definition }) =>
        Object.keys((definition.schema as unknown as { shape: object }).shape)
          .filter((field) => PERSON_FIELDS.includes(field))
          .map((field) => `${definition.name}.${field}`)
          .filter((name) => !named.has(name) && !KEYS.includes(name)),
      );
      expect(missing).toEqual([]);
    });

    it('holds a document of each of them, and none of anyone else', async () => {
      const own = STUDENT_RECORD_COLLECTIONS.filter(({ person }) => person !== 'id');
      for (const [index, { collection, person }] of own.entries()) {
        for (const [who, id] of [
          ['own', test.kim.accountId],
          ['foreign', test.stranger.accountId],
        ]) {
          await test.store.set(collection, {
            ...sampleDocument(collection, 'sample'),
            id: `${who}-${index}`,
            [person]: id,
          } as never);
        }
      }
      await test.store.set(leagueStudents(OWN_LEAGUE_ID), {
        id: test.kim.accountId,
        createdAt: timestampFromDate(TEST_NOW),
      });
      const { records } = await exported();
      for (const [index, { collection }] of own.entries()) {
        const { name } = collection.definition;
        const ids = records[name]?.map(({ id }) => id);
        if (name === 'sessions') expect(records[name]?.length).toBeGreaterThanOrEqual(1);
        else expect({ name, ids }).toEqual({ name, ids: expect.arrayContaining([`own-${index}`]) });
      }
      expect(JSON.stringify(records)).not.toContain('foreign-');
      expect(JSON.stringify(records)).not.toContain(test.stranger.accountId);
      expect(records['leagues/students']).toMatchObject([
        { leagueId: OWN_LEAGUE_ID, id: test.kim.accountId },
      ]);
    });

    it('holds every try as it is stored, the account’s address and what the teacher changed, and no key to a session', async () => {
      const account = await test.services.identity.createAccount({
        email: 'real@school.org',
        password: 'seven green kites',
      });
      if (account.status !== 'created') throw new Error('The address is free.');
      await submitStepTry(test.kim, 'QB', '1 1/2');
      await setFormulaLevelOfStudent(test.teacher, {
        leagueId: OWN_LEAGUE_ID,
        studentId: test.kim.accountId,
        formulaLevel: 2,
      });
      const { records, studentId } = await exported();
      expect(studentId).toBe(test.kim.accountId);
      expect(records.studentPlayerScoreAttempts).toMatchObject([
        { typed: { whole: '1 1/2' }, correct: false },
      ]);
      expect(records['auditLog about this student']).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ action: 'student.formula-level-2' })]),
      );
      expect(JSON.stringify(records)).not.toContain(test.kim.sessionId);
    });

    it('holds the pictures of the graphs', async () => {
      await test.store.create(studentGraphs, {
        id: 'graph-1',
        studentId: test.kim.accountId,
        leagueId: OWN_LEAGUE_ID,
        week: 6,
        season: TEST_SEASON,
      });
      await test.services.files.put('user_graphs', 'graph-1', {
        bytes: new Uint8Array([1, 2, 3]),
        contentType: 'image/png',
      });
      expect((await exported()).images).toEqual({
        'graph-1': { contentType: 'image/png', base64: 'AQID' },
      });
    });

    it('holds the school account that signs in to it', async () => {
      const school = { issuer: 'https://id.school.example', subject: 'person-1' };
      const { identity } = test.services;
      await identity.importAccounts([
        { accountId: test.kim.accountId, email: test.kim.email, resetTokens: [], school },
      ]);
      expect(await exported()).toMatchObject({ schoolAccount: school });
    });

    it('is the own teacher’s alone, and it is kept who asked', async () => {
      for (const [, viewer, code] of test.refused()) {
        await expect(
          exportStudentRecords(viewer, OWN_LEAGUE_ID, test.kim.accountId),
        ).rejects.toMatchObject({
          code,
        });
      }
      await expect(
        exportStudentRecords(test.teacher, OWN_LEAGUE_ID, test.stranger.accountId),
      ).rejects.toMatchObject({ code: 'not-found' });
      await exported();
      const done = await test.store.query(auditLog, {
        where: [{ field: 'outcome', op: '==', value: 'done' }],
      });
      expect(done).toMatchObject([
        { action: 'student.export', actorId: test.teacher.accountId, target: test.kim.accountId },
      ]);
    });
  });

  describe('everything about a league', () => {
    async function exported() {
      let text = '';
      for await (const part of await exportLeagueRecords(test.teacher, OWN_LEAGUE_ID)) text += part;
      return {
        text,
        ...(JSON.parse(text) as { league: Record<string, unknown>; students: Exported[] }),
      };
    }

    it('has the league and each of its students as the export of one has it, no one else, and no key to the league', async () => {
      await addStudent(test, 'Ada');
      await submitStepTry(test.kim, 'QB', '1 1/2');
      const { text, league, students } = await exported();
      expect(league).toMatchObject({ id: OWN_LEAGUE_ID, name: 'Room 0' });
      expect(text).not.toContain('brave otter');
      expect(text).not.toContain(test.stranger.accountId);
      expect(students).toHaveLength(2);
      let own = '';
      for await (const part of await exportStudentRecords(
        test.teacher,
        OWN_LEAGUE_ID,
        test.kim.accountId,
      ))
        own += part;
      const kim = students.find(({ studentId }) => studentId === test.kim.accountId);
      const { 'auditLog about this student': _, ...alone } = (JSON.parse(own) as Exported).records;
      expect(kim?.records).toMatchObject(alone);
      expect(kim?.records.studentPlayerScoreAttempts).toMatchObject([
        { typed: { whole: '1 1/2' } },
      ]);
      expect(kim?.records.studentLineups).toHaveLength(1);
    });

    it('of an empty league is a whole file too', async () => {
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`, {
        leagueId: '',
      });
      expect((await exported()).students).toEqual([]);
    });

    it('reads one student at a time', async () => {
      for (const name of ['Ada', 'Bea', 'Cy']) await addStudent(test, name);
      const query = jest.spyOn(test.store, 'query');
      const parts = (await exportLeagueRecords(test.teacher, OWN_LEAGUE_ID))[
        Symbol.asyncIterator
      ]();
      await parts.next();
      query.mockClear();
      await parts.next();
      await parts.next();
      expect(query.mock.calls.length).toBeLessThan(3);
      await parts.return?.();
    });

    it('is the own teacher’s alone, and it is kept who asked', async () => {
      for (const [, viewer, code] of test.refused())
        await expect(exportLeagueRecords(viewer, OWN_LEAGUE_ID)).rejects.toMatchObject({ code });
      await expect(exportLeagueRecords(test.teacher, OTHER_LEAGUE_ID)).rejects.toMatchObject({
        code: 'not-found',
      });
      await exported();
      const done = await test.store.query(auditLog, {
        where: [{ field: 'outcome', op: '==', value: 'done' }],
      });
      expect(done).toMatchObject([
        { action: 'league.export', actorId: test.teacher.accountId, target: OWN_LEAGUE_ID },
      ]);
    });
  });

  describe('the tries of one student as a table', () => {
    const table = async (): Promise<Record<string, string>[]> =>
      parse(
        await csvText(await exportStudentTries(test.teacher, OWN_LEAGUE_ID, test.kim.accountId)),
        {
          bom: true,
          columns: true,
        },
      );

    it('has a line for each try at score cards and at scouting, as it was typed and as it was judged', async () => {
      await submitScouting(test.kim, {
        position: 'QB',
        id: STARTERS.QB,
        week: 6,
        typed: typed('1'),
        operationId: 'scouting-1',
      });
      for (const [step, answer] of [
        ['RB2', '3/10'],
        ['RB2', '-6/20'],
      ] as const) {
        test.advance(60_000);
        await submitStepTry(test.kim, step, answer);
      }
      test.advance(60_000);
      for (const key of STEP_KEYS.slice(0, 8))
        if (key !== 'RB2') await submitStepTry(test.kim, key, RIGHT_ANSWERS[key]);
      test.advance(60_000);
      await submitStepTry(test.kim, 'TEAM', '5', [
        { of: [0, 2], typed: ' 45 ' },
        { of: [6], typed: '8 1/2' },
      ]);
      const rows = await table();
      expect(rows).toHaveLength(11);
      expect(rows.slice(0, 3)).toMatchObject([
        {
          Work: 'Scouting',
          Step: 'Quarterback',
          Player: 'Josh Allen',
          Try: '1',
          'Whole number typed': '1',
          Result: 'wrong',
          Week: '6',
        },
        {
          Time: '2023-10-18 11:01',
          Work: 'Score card',
          Step: 'Running Back 2',
          Player: 'Elijah Mitchell',
          'Whole number typed': "'3/10",
          'Numerator typed': '',
          'Read as': '0 3/10',
          Result: 'wrong',
          'Looks like': expect.stringMatching(/sign|negative/i),
        },
        {
          Try: '2',
          'Whole number typed': "'-6/20",
          'Read as': '-0 6/20',
          Result: 'right',
          'Lowest terms': 'no',
          'Mixed form': 'yes',
          'Looks like': '',
        },
      ]);
      expect(rows.at(-1)).toMatchObject({
        Step: 'Team',
        Player: '',
        'Whole number typed': '5',
        Result: 'wrong',
      });
      expect(rows.at(-1)).toMatchObject({ Lines: 'lines 1 + 3: 45; line 7: 8 1/2' });
      expect(rows[1]).toMatchObject({ Lines: '' });
      expect(new Set(TRY_HEADER_ROW).size).toBe(TRY_HEADER_ROW.length);
    });

    it('runs nothing that was typed, and leaves out another season', async () => {
      await submitStepTry(test.kim, 'QB', '1');
      const [attempt] = await test.store.query(studentPlayerScoreAttempts, {});
      if (!attempt) throw new Error('The try is kept.');
      const evil = { ...attempt, typed: { whole: '=1+1', numerator: '', denominator: '' } };
      await test.store.set(studentPlayerScoreAttempts, evil);
      await test.store.set(studentPlayerScoreAttempts, {
        ...attempt,
        id: 'older',
        season: TEST_SEASON - 1,
      });
      expect((await table()).map((row) => row['Whole number typed'])).toEqual(["'=1+1"]);
    });

    it('is the own teacher’s alone', async () => {
      for (const [, viewer, code] of test.refused()) {
        await expect(
          exportStudentTries(viewer, OWN_LEAGUE_ID, test.kim.accountId),
        ).rejects.toMatchObject({
          code,
        });
      }
      await expect(
        exportStudentTries(test.teacher, OWN_LEAGUE_ID, test.stranger.accountId),
      ).rejects.toMatchObject({
        code: 'not-found',
      });
    });
  });
});

describe('the whole answer', () => {
  const NOW = timestampFromDate(TEST_NOW);
  /** A minute after the deadline of week 6. */
  const LATE = timestampFromDate(new Date('2023-10-19T19:01:00Z'));
  const NO_TASKS = { task1: null, task2: null, task3: null, task4: null, task5: null };

  let test: TwoClasses;
  beforeEach(async () => {
    test = await installTwoClasses();
  });
  afterEach(() => test.dispose());

  const mixed = (wholeNumber: number, numerator = 0, denominator = 1): MixedNumber => ({
    wholeNumber,
    numerator,
    denominator,
  });
  const kim = () => test.kim.accountId;

  async function all(rows: AsyncIterable<CsvRow>): Promise<CsvRow[]> {
    const list: CsvRow[] = [];
    for await (const row of rows) list.push(row);
    return list;
  }

  /** The cells of a row by column name, without empty ones. */
  const filled = (
    columns: readonly string[],
    row: CsvRow | undefined,
    empty: readonly (string | number)[] = ['', 0],
  ) =>
    Object.fromEntries(
      columns
        .map((name, index) => [name, row?.[index]])
        .filter(([, cell]) => !empty.includes(cell as never)),
    );

  const step = (changes: Partial<StoredCardStep> = {}): StoredCardStep => ({
    attempts: 0,
    correct: false,
    answer: null,
    simplified: false,
    completedAt: null,
    playerId: null,
    ...changes,
  });

  async function giveWeek(changes: Partial<StudentWeeklyProgress> = {}): Promise<void> {
    const progress: StudentWeeklyProgress = {
      id: `${TEST_SEASON}_6_${kim()}`,
      leagueId: OWN_LEAGUE_ID,
      studentId: kim(),
      season: TEST_SEASON,
      week: 6,
      formulaLevel: 2,
      steps: [],
      graphIds: [],
      mvpPointsEarned: 3,
      ...changes,
    };
    await test.store.set(studentWeeklyProgress, progress);
  }
  const giveTasks = (changes: object = {}) =>
    test.store.set(studentWeeklyTasks, {
      id: `${TEST_SEASON}_6_${kim()}`,
      leagueId: OWN_LEAGUE_ID,
      studentId: kim(),
      week: 6,
      year: TEST_SEASON,
      seasonLive: true,
      ...NO_TASKS,
      ...changes,
    });
  const profileOf = async (id: string) =>
    (await test.store.get(studentProfiles, id)) as StudentProfile;

  describe('the columns', () => {
    it('have names that a teacher reads', () => {
      expect(GRADEBOOK_HEADER_ROW.slice(0, 10)).toEqual([
        'Student',
        'User name',
        'Own reference',
        'Team name',
        'Week',
        'Formula level',
        'Steps right',
        'Quarterback tries',
        'Quarterback points',
        'Quarterback points (decimal)',
      ]);
      expect(GRADEBOOK_HEADER_ROW.slice(-8)).toEqual([
        'Leaderboards',
        'Leaderboards late',
        'Set Line-Up',
        'Set Line-Up late',
        'Lessons finished',
        'MVP points this week',
        'MVP points in this class',
        'Note',
      ]);
      expect(GRADEBOOK_HEADER_ROW).toHaveLength(7 + 9 * 3 + 5 * 2 + 1 + 3);
      expect(WEEK_GRID_HEADER_ROW.slice(0, 7)).toEqual([
        'Student',
        'User name',
        'Team name',
        'Getting started',
        'Quarterback',
        'Quarterback tries',
        'Quarterback late',
      ]);
      expect(WEEK_GRID_HEADER_ROW.slice(-8, -5)).toEqual([
        'Tries',
        'Check Box Scores',
        'Calculate Points',
      ]);
      expect(WEEK_GRID_HEADER_ROW.slice(-2)).toEqual([
        'MVP points this week',
        'MVP points in this class',
      ]);
      expect(WEEK_GRID_HEADER_ROW).toHaveLength(4 + 9 * 3 + 1 + 5 + 2);
      expect(TRY_HEADER_ROW).toEqual([
        'Time',
        'Week',
        'Work',
        'Step',
        'Player',
        'Formula level',
        'Try',
        'Whole number typed',
        'Numerator typed',
        'Denominator typed',
        'Read as',
        'Result',
        'Lowest terms',
        'Mixed form',
        'Looks like',
        'Lines',
        'Taken out',
      ]);
    });

    it('are as many where something cannot be read', () => {
      expect(unreadableRow('Kim', 4)).toEqual(['Kim', 'This record can’t be read.', '', '']);
    });
  });

  describe('the gradebook', () => {
    const gradebook = async () => all(await exportGradebookDetails(test.teacher, OWN_LEAGUE_ID));

    it('has a whole line for a week with answers, and one for a week without', async () => {
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim()}`, {
        teamName: 'Cosmic Otters',
        mvpPoints: 9,
      });
      await giveWeek({
        steps: [
          step({ attempts: 2, correct: true, answer: mixed(19, 11, 20) }),
          step({ attempts: 1, answer: mixed(50) }),
          step({ attempts: 1, correct: true, answer: mixed(0, -3, 10) }),
        ],
      });
      await giveTasks({ task1: NOW, task2: LATE });
      const rows = await gradebook();
      expect(rows[0]).toBe(GRADEBOOK_HEADER_ROW);
      expect(rows).toHaveLength(7);
      expect(rows[6]).toHaveLength(GRADEBOOK_HEADER_ROW.length);
      expect(filled(GRADEBOOK_HEADER_ROW, rows[6])).toEqual({
        Student: 'Kim L.',
        'Team name': 'Cosmic Otters',
        Week: 6,
        'Formula level': 2,
        'Steps right': 2,
        'Quarterback tries': 2,
        'Quarterback points': '19 11/20',
        'Quarterback points (decimal)': '19.55',
        'Running Back 1 tries': 1,
        'Running Back 2 tries': 1,
        'Running Back 2 points': '-0 3/10',
        'Running Back 2 points (decimal)': '-0.3',
        'Check Box Scores': '2023-10-18 11:00',
        'Check Box Scores late': 'on time',
        'Calculate Points': '2023-10-19 15:01',
        'Calculate Points late': 'late',
        'MVP points this week': 3,
        'MVP points in this class': 9,
      });
      expect(filled(GRADEBOOK_HEADER_ROW, rows[5])).toEqual({
        Student: 'Kim L.',
        'Team name': 'Cosmic Otters',
        Week: 5,
        'Formula level': 1,
        'MVP points in this class': 9,
      });
    });

    it('says which tasks of a week can’t be read', async () => {
      await giveWeek({});
      await giveTasks({ task1: NOW });
      const tasks = asRawCollection(studentWeeklyTasks);
      const [stored] = await test.store.query(tasks, {});
      if (!stored) throw new Error('no tasks');
      await test.store.set(tasks, { ...stored, task3: 'soon' });
      const cells = async () => {
        const row = filled(GRADEBOOK_HEADER_ROW, (await gradebook())[6]);
        return [
          'Check Box Scores',
          'Calculate Points',
          'Upload Graphs',
          'Leaderboards',
          'Set Line-Up',
        ].map((task) => row[task]);
      };
      expect(await cells()).toEqual(Array.from({ length: 5 }, () => 'can’t be read'));
      // This app copies the times to the week's progress.
      await giveWeek({ taskTimes: { ...NO_TASKS, task1: NOW } });
      expect(await cells()).toEqual([
        '2023-10-18 11:00',
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    });

    it('says in the week of a lesson that is finished how many of its steps were right on the first try', async () => {
      const stepsOf = (...tries: number[]) =>
        tries.map((attempts) => ({
          attempts,
          correct: true,
          answer: null,
          choice: 'a',
          simplified: true,
          hints: NO_HINTS_YET,
          mistakes: [],
        }));
      const lesson = {
        id: 'histogram',
        studentId: kim(),
        season: TEST_SEASON,
        week: 5,
        type: 'histogram',
        seed: 1,
        playerIds: [],
        createdAt: NOW,
        completedAt: NOW,
        steps: stepsOf(1, 2, 1, 1, 3, 1, 1, 1, 1),
      };
      await test.store.set(studentLessonProgress, lesson);
      await test.store.set(studentLessonProgress, {
        ...lesson,
        id: 'circle',
        type: 'circle',
        steps: stepsOf(1, 1),
      });
      await test.store.set(studentLessonProgress, {
        ...lesson,
        id: 'open',
        type: 'box-and-whisker',
        completedAt: null,
      });
      await test.store.set(studentLessonProgress, { ...lesson, id: 'lee', studentId: 'lee' });
      const rows = await gradebook();
      const cells = rows
        .slice(1)
        .map((row) => filled(GRADEBOOK_HEADER_ROW, row)['Lessons finished']);
      expect(
        cells.map((cell) =>
          String(cell ?? '')
            .split('; ')
            .toSorted(),
        ),
      ).toEqual([
        [''],
        [''],
        [''],
        [''],
        ['Circle Graph: 2 of 2 on the first try', 'Histograms: 7 of 9 on the first try'],
        [''],
      ]);
    });

    it('has nothing of another season, student or league, and calls no one late whose deadline is not known', async () => {
      await giveWeek({ id: 'older', season: TEST_SEASON - 1 });
      await giveWeek({ id: 'lee', studentId: 'lee' });
      await giveTasks({ id: 'older', year: TEST_SEASON - 1, task1: NOW });
      await giveTasks({ id: 'fifth', week: 5, task1: LATE });
      const rows = await gradebook();
      expect(rows).toHaveLength(7);
      expect(filled(GRADEBOOK_HEADER_ROW, rows[6])).toEqual({
        Student: 'Kim L.',
        Week: 6,
        'Formula level': 1,
      });
      expect(filled(GRADEBOOK_HEADER_ROW, rows[5])).toMatchObject({
        'Check Box Scores': '2023-10-19 15:01',
      });
      expect(filled(GRADEBOOK_HEADER_ROW, rows[5])).not.toHaveProperty('Check Box Scores late');
    });

    it('of a season that is over has eighteen weeks, and no one is late in them', async () => {
      await giveTasks({ task2: LATE });
      await changeAppMeta(test.store, { currentWeek: 2, currentSeason: TEST_SEASON });
      expect(await gradebook()).toHaveLength(3);
      await test.store.merge(leagues, OWN_LEAGUE_ID, { season: TEST_SEASON - 1 });
      const older = {
        ...(await profileOf(`${TEST_SEASON}_${kim()}`)),
        id: 'older',
        season: TEST_SEASON - 1,
      };
      await test.store.set(studentProfiles, older);
      await giveTasks({ year: TEST_SEASON - 1, task2: LATE });
      const rows = await gradebook();
      expect(rows).toHaveLength(19);
      expect(filled(GRADEBOOK_HEADER_ROW, rows[6])).toMatchObject({
        Week: 6,
        'Calculate Points': '2023-10-19 15:01',
      });
      expect(filled(GRADEBOOK_HEADER_ROW, rows[6])).not.toHaveProperty('Calculate Points late');
    });

    it('stands by first name, then initial, then id', async () => {
      await changeAppMeta(test.store, { currentWeek: 1 });
      const base = await profileOf(`${TEST_SEASON}_${kim()}`);
      for (const [id, firstName, lastInitial] of [
        ['c', 'Ann', 'B'],
        ['b', 'Ann', 'A'],
        ['a', 'Ann', 'A'],
        ['d', 'ben', 'A'],
      ] as const) {
        await test.store.set(studentProfiles, {
          ...base,
          id,
          studentId: id,
          firstName,
          lastInitial,
          teamName: `Team ${id}`,
        });
      }
      const rows = await gradebook();
      expect(rows.slice(1).map(([name, , , team]) => `${name} ${team}`)).toEqual([
        'Ann A. Team a',
        'Ann A. Team b',
        'Ann B. Team c',
        'ben A. Team d',
        'Kim L. ',
      ]);
    });

    it('says what cannot be read: a week of a student, and a student', async () => {
      await test.store.set(asRawCollection(studentWeeklyProgress), {
        id: 'broken',
        studentId: kim(),
        season: TEST_SEASON,
        leagueId: OWN_LEAGUE_ID,
        week: 5,
        steps: 'x',
      });
      for (const [id, firstName] of [
        ['broken-1', 'Sam'],
        ['broken-2', 7],
      ] as const) {
        await test.store.set(asRawCollection(studentProfiles), {
          id,
          studentId: id,
          leagueId: OWN_LEAGUE_ID,
          season: TEST_SEASON,
          firstName,
          openedUpTo: 'many',
        });
      }
      const rows = await gradebook();
      const told = (name: string) => [
        name,
        'This record can’t be read.',
        ...Array(GRADEBOOK_HEADER_ROW.length - 2).fill(''),
      ];
      expect(filled(GRADEBOOK_HEADER_ROW, rows[5])).toEqual({
        Student: 'Kim L.',
        Week: 5,
        Note: 'This record can’t be read.',
      });
      expect(rows[6]?.slice(0, 5)).toEqual(['Kim L.', '', '', '', 6]);
      expect(rows.slice(7)).toEqual([told('Sam'), told('A student')]);
    });
  });

  describe('the grid of a week', () => {
    const excuseKim = () =>
      setExcusedWeeksOfStudent(test.teacher, {
        leagueId: OWN_LEAGUE_ID,
        studentId: kim(),
        all: false,
        weeks: [6],
      });
    const grid = async (week: number | null = null) =>
      exportWeekGrid(test.teacher, OWN_LEAGUE_ID, { week, sort: 'name', show: 'all' });

    it('has a whole line for a student, in the grid’s own words', async () => {
      await test.store.merge(studentProfiles, `${TEST_SEASON}_${kim()}`, {
        teamName: 'Cosmic Otters',
        mvpPoints: 9,
      });
      const again = {
        at: NOW,
        before: mixed(1),
        simplified: true,
        tries: 1,
        completedAt: null,
        changes: [],
      };
      await giveWeek({
        steps: [
          step({ attempts: 2, correct: true, completedAt: NOW }),
          step({ attempts: 1, correct: true, completedAt: LATE }),
          step({ attempts: 1 }),
          step({ attempts: 9 }),
          step({ attempts: 1, correction: again }),
        ],
        taskTimes: { ...NO_TASKS, task1: NOW, task2: LATE },
      });
      const { week, rows } = await grid();
      expect(week).toBe(6);
      const [columns, row, ...more] = await all(rows);
      expect([columns, more]).toEqual([WEEK_GRID_HEADER_ROW, []]);
      expect(row).toHaveLength(WEEK_GRID_HEADER_ROW.length);
      expect(filled(WEEK_GRID_HEADER_ROW, row, ['', 0, 'open'])).toEqual({
        Student: 'Kim L.',
        'Team name': 'Cosmic Otters',
        Quarterback: 'right',
        'Quarterback tries': 2,
        'Running Back 1': 'right',
        'Running Back 1 tries': 1,
        'Running Back 1 late': 'late',
        'Running Back 2': 'trying',
        'Running Back 2 tries': 1,
        'Wide Receiver 1': 'stuck',
        'Wide Receiver 1 tries': 9,
        'Wide Receiver 2': 'again',
        'Wide Receiver 2 tries': 1,
        Tries: 14,
        'Check Box Scores': 'done',
        'Calculate Points': 'late',
        'MVP points this week': 3,
        'MVP points in this class': 9,
      });
    });

    it('tells how far someone is who has not begun, and what cannot be read', async () => {
      const columns = [1, 2, 3, 4];
      await test.store.set(asRawCollection(studentProfiles), {
        id: 'broken',
        studentId: 'broken',
        leagueId: OWN_LEAGUE_ID,
        season: TEST_SEASON,
        firstName: 'Sam',
        openedUpTo: 'many',
      });
      const [, first, second] = await all((await grid()).rows);
      expect(first?.slice(0, 7)).toEqual(['Kim L.', '', '', 'First questions', 'open', 0, '']);
      expect(second?.slice(0, columns.length)).toEqual([
        'Sam',
        'This record can’t be read.',
        '',
        '',
      ]);
      expect(second).toHaveLength(WEEK_GRID_HEADER_ROW.length);
      await excuseKim();
      expect((await all((await grid()).rows))[1]).toEqual([
        'Kim L.',
        '',
        '',
        'excused',
        ...Array(WEEK_GRID_HEADER_ROW.length - 5).fill(''),
        0,
      ]);
      const past = await grid(3);
      expect(past.week).toBe(3);
      expect((await all(past.rows))[1]?.slice(0, 3)).toEqual(['Kim L.', '', '']);
    });
  });

  describe('the tries of a student', () => {
    const common = (index: number, changes: object = {}) => ({
      id: `try-${index}`,
      studentId: kim(),
      leagueId: OWN_LEAGUE_ID,
      season: TEST_SEASON,
      week: 6,
      formulaLevel: 2 as const,
      typed: typed('9'),
      answer: mixed(9),
      correct: false,
      simplified: false,
      misconception: null,
      attempt: index,
      createdAt: timestampFromDate(new Date(TEST_NOW.getTime() + index * 60_000)),
      ...changes,
    });

    it('stand whole, week by week and in a week by time, then by number', async () => {
      const { store } = test;
      await changeAppMeta(store, { currentWeek: 18 });
      await store.set(studentTeamScoreAttempts, {
        ...common(5, { correct: true, simplified: true }),
        step: 'TEAM',
        addends: [],
      });
      await store.set(studentPlayerScoreAttempts, {
        ...common(3, { misconception: 'line-left-out' }),
        step: 'RB2',
        playerId: STARTERS.RB2,
      });
      await store.set(studentPlayerScoreAttempts, {
        ...common(4, {
          correct: true,
          typed: { whole: '', numerator: '-6', denominator: '20' },
          answer: mixed(0, -6, 20),
        }),
        step: 'RB2',
        playerId: STARTERS.RB2,
      });
      await store.set(studentDraftScoreAttempts, {
        ...common(2),
        position: 'DEF',
        playerId: STARTERS.DEF,
      });
      await store.set(studentDraftScoreAttempts, {
        ...common(1, { typed: typed('1/2') }),
        position: 'LB',
        playerId: 3,
      });
      await store.set(studentPlayerScoreAttempts, {
        ...common(9, { week: 2 }),
        step: null,
        playerId: 1,
      });
      await store.set(studentPlayerScoreAttempts, {
        ...common(10, { week: 0 }),
        step: 'K',
        playerId: STARTERS.K,
      });
      await store.set(studentPlayerScoreAttempts, {
        ...common(11, {
          week: 18,
          createdAt: NOW,
          lines: [
            { of: [0], typed: ' 2 1/2 ' },
            { of: [1], typed: ' ' },
            { of: [2, 3], typed: '7' },
          ],
        }),
        step: 'K',
        playerId: STARTERS.K,
        takenOut: {
          by: test.teacher.accountId,
          at: timestampFromDate(new Date(TEST_NOW.getTime() + 90 * 60_000)),
        },
      });
      await store.set(studentPlayerScoreAttempts, {
        ...common(8, { week: 18, createdAt: NOW }),
        step: 'QB',
        playerId: 999_999,
      });
      await store.set(studentPlayerScoreAttempts, {
        ...common(6, { season: TEST_SEASON - 1 }),
        step: 'K',
        playerId: 1,
      });
      await store.set(studentPlayerScoreAttempts, {
        ...common(7, { studentId: 'lee' }),
        step: 'K',
        playerId: 1,
      });
      const [columns, ...rows] = await all(
        await exportStudentTries(test.teacher, OWN_LEAGUE_ID, kim()),
      );
      expect(columns).toBe(TRY_HEADER_ROW);
      expect(rows).toEqual([
        [
          '2023-10-18 11:10',
          0,
          'Score card',
          'Kicker',
          'Brandon Aubrey',
          2,
          10,
          '9',
          '',
          '',
          '9',
          'wrong',
          '',
          '',
          '',
          '',
          '',
        ],
        [
          '2023-10-18 11:09',
          2,
          'Score card',
          '',
          '',
          2,
          9,
          '9',
          '',
          '',
          '9',
          'wrong',
          '',
          '',
          '',
          '',
          '',
        ],
        [
          '2023-10-18 11:01',
          6,
          'Scouting',
          'LB',
          '',
          2,
          1,
          "'1/2",
          '',
          '',
          '9',
          'wrong',
          '',
          '',
          '',
          '',
          '',
        ],
        [
          '2023-10-18 11:02',
          6,
          'Scouting',
          'Defense',
          'Green Bay Packers',
          2,
          2,
          '9',
          '',
          '',
          '9',
          'wrong',
          '',
          '',
          '',
          '',
          '',
        ],
        [
          '2023-10-18 11:03',
          6,
          'Score card',
          'Running Back 2',
          'Elijah Mitchell',
          2,
          3,
          '9',
          '',
          '',
          '9',
          'wrong',
          '',
          '',
          'Left out a line',
          '',
          '',
        ],
        [
          '2023-10-18 11:04',
          6,
          'Score card',
          'Running Back 2',
          'Elijah Mitchell',
          2,
          4,
          '',
          '-6',
          '20',
          '-0 6/20',
          'right',
          'no',
          'yes',
          '',
          '',
          '',
        ],
        [
          '2023-10-18 11:05',
          6,
          'Score card',
          'Team',
          '',
          2,
          5,
          '9',
          '',
          '',
          '9',
          'right',
          'yes',
          'yes',
          '',
          '',
          '',
        ],
        [
          '2023-10-18 11:00',
          18,
          'Score card',
          'Quarterback',
          'Unknown player',
          2,
          8,
          '9',
          '',
          '',
          '9',
          'wrong',
          '',
          '',
          '',
          '',
          '',
        ],
        [
          '2023-10-18 11:00',
          18,
          'Score card',
          'Kicker',
          'Brandon Aubrey',
          2,
          11,
          '9',
          '',
          '',
          '9',
          'wrong',
          '',
          '',
          '',
          'line 1: 2 1/2; lines 3 + 4: 7',
          '2023-10-18 12:30',
        ],
      ]);
    });
  });

  describe('everything about a student and a league', () => {
    async function text(parts: AsyncIterable<string>): Promise<string> {
      let whole = '';
      for await (const part of parts) whole += part;
      return whole;
    }

    it('says what it is and when it was made, and keeps the keys to sessions to itself', async () => {
      const student = JSON.parse(
        await text(await exportStudentRecords(test.teacher, OWN_LEAGUE_ID, kim())),
      );
      expect(Object.keys(student)).toEqual([
        'format',
        'exportedAt',
        'studentId',
        'account',
        'schoolAccount',
        'records',
        'images',
      ]);
      expect(student).toMatchObject({
        format: 'fraction-league-student-1',
        exportedAt: TEST_NOW.toISOString(),
        studentId: kim(),
        account: null,
        schoolAccount: null,
        images: {},
      });
      expect(student.records.sessions).toEqual([
        expect.not.objectContaining({ id: expect.anything() }),
      ]);
      expect(
        (
          await test.store.query(sessions, {
            where: [{ field: 'accountId', op: '==', value: kim() }],
          })
        ).length,
      ).toBe(1);
      expect(student.records.studentProfiles).toEqual([
        expect.objectContaining({ id: `${TEST_SEASON}_${kim()}`, leagueId: OWN_LEAGUE_ID }),
      ]);
      const league = JSON.parse(await text(await exportLeagueRecords(test.teacher, OWN_LEAGUE_ID)));
      expect(league).toEqual({
        format: 'fraction-league-class-1',
        exportedAt: TEST_NOW.toISOString(),
        league: {
          id: OWN_LEAGUE_ID,
          name: 'Room 0',
          createdAt: NOW,
          teacherId: test.teacher.accountId,
          season: TEST_SEASON,
          code: 100_000,
        },
        students: [expect.objectContaining({ studentId: kim() })],
      });
    });

    it('has several documents, entries and pictures apart from one another', async () => {
      for (const [index, leagueId] of [OWN_LEAGUE_ID, 'room-11'].entries()) {
        await giveWeek({ id: `week-${index}`, week: index + 1, leagueId });
        await test.store.set(leagueStudents(leagueId), { id: kim(), createdAt: NOW });
        await test.store.set(studentGraphs, {
          id: `graph-${index}`,
          studentId: kim(),
          leagueId,
          week: 6,
          season: TEST_SEASON,
        });
        await test.services.files.put('user_graphs', `graph-${index}`, {
          bytes: Uint8Array.of(index),
          contentType: 'image/png',
        });
      }
      await test.store.set(studentGraphs, {
        id: 'without',
        studentId: kim(),
        leagueId: OWN_LEAGUE_ID,
        week: 6,
        season: TEST_SEASON,
      });
      const { records, images } = JSON.parse(
        await text(await exportStudentRecords(test.teacher, OWN_LEAGUE_ID, kim())),
      );
      expect(records.studentWeeklyProgress.map(({ id }: { id: string }) => id).toSorted()).toEqual([
        'week-0',
        'week-1',
      ]);
      expect(
        records['leagues/students'].toSorted((a: { leagueId: string }, b: { leagueId: string }) =>
          a.leagueId < b.leagueId ? -1 : 1,
        ),
      ).toEqual([
        { leagueId: 'room-11', id: kim(), createdAt: NOW },
        { leagueId: OWN_LEAGUE_ID, id: kim(), createdAt: NOW },
      ]);
      expect(images).toEqual({
        'graph-0': { contentType: 'image/png', base64: 'AA==' },
        'graph-1': { contentType: 'image/png', base64: 'AQ==' },
      });
    });

    it('of a league has its students of the season and no one else', async () => {
      const lee = await test.student('lee@school.org', 'lee');
      await test.store.merge(studentProfiles, `${TEST_SEASON}_lee`, { leagueId: OWN_LEAGUE_ID });
      const older = {
        ...(await profileOf(`${TEST_SEASON}_lee`)),
        id: 'older',
        studentId: 'max',
        season: TEST_SEASON - 1,
      };
      await test.store.set(studentProfiles, older);
      const { students } = JSON.parse(
        await text(await exportLeagueRecords(test.teacher, OWN_LEAGUE_ID)),
      );
      expect(students.map(({ studentId }: { studentId: string }) => studentId).toSorted()).toEqual(
        [kim(), lee.accountId].toSorted(),
      );
    });

    it('leaves as a stream in UTF-8', async () => {
      async function* parts() {
        yield 'Zoë ';
        yield '½';
      }
      expect(await new Response(textStream(parts())).text()).toBe('Zoë ½');
    });
  });
});
