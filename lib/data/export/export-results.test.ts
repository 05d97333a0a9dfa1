import { exportLeague, exportStudent } from '@/lib/data/export/records';
import { type CsvRow, textStream, unreadableRow } from '@/lib/data/export/streams';
import { exportGradebook, exportTries, exportWeekGrid } from '@/lib/data/export/tables';
import { NO_HINTS_YET } from '@/lib/domain/answers/hints';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { sessions } from '@/lib/store/collections/accounts';
import {
  studentDraftScoreAttempts,
  studentPlayerScoreAttempts,
  studentTeamScoreAttempts,
} from '@/lib/store/collections/attempts';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type ProgressStep,
  type StudentWeeklyProgress,
  studentLessonProgress,
  studentWeeklyProgress,
  studentWeeklyTasks,
} from '@/lib/store/collections/progress';
import { asStoredCollection } from '@/lib/store/port';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { changeMeta, STARTERS, typed } from '@/lib/testing/student-week';
import { installTwoClasses, LEAGUE, type TwoClasses } from '@/lib/testing/two-classes';
import { GRADEBOOK_COLUMNS, TRY_COLUMNS, WEEK_GRID_COLUMNS } from '@/words/export';

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

/** The cells of a row by the names of their columns, without those that say nothing. */
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

const step = (changes: Partial<ProgressStep> = {}): ProgressStep => ({
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
    leagueId: LEAGUE,
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
    leagueId: LEAGUE,
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
    expect(GRADEBOOK_COLUMNS.slice(0, 10)).toEqual([
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
    expect(GRADEBOOK_COLUMNS.slice(-8)).toEqual([
      'Leaderboards',
      'Leaderboards late',
      'Set Line-Up',
      'Set Line-Up late',
      'Lessons finished',
      'MVP points this week',
      'MVP points in this class',
      'Note',
    ]);
    expect(GRADEBOOK_COLUMNS).toHaveLength(7 + 9 * 3 + 5 * 2 + 1 + 3);
    expect(WEEK_GRID_COLUMNS.slice(0, 7)).toEqual([
      'Student',
      'User name',
      'Team name',
      'Getting started',
      'Quarterback',
      'Quarterback tries',
      'Quarterback late',
    ]);
    expect(WEEK_GRID_COLUMNS.slice(-8, -5)).toEqual([
      'Tries',
      'Check Box Scores',
      'Calculate Points',
    ]);
    expect(WEEK_GRID_COLUMNS.slice(-2)).toEqual([
      'MVP points this week',
      'MVP points in this class',
    ]);
    expect(WEEK_GRID_COLUMNS).toHaveLength(4 + 9 * 3 + 1 + 5 + 2);
    expect(TRY_COLUMNS).toEqual([
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
    ]);
  });

  it('are as many where something cannot be read', () => {
    expect(unreadableRow('Kim', 4)).toEqual(['Kim', 'This record can’t be read.', '', '']);
  });
});

describe('the gradebook', () => {
  const gradebook = async () => all(await exportGradebook(test.teacher, LEAGUE));

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
    expect(rows[0]).toBe(GRADEBOOK_COLUMNS);
    expect(rows).toHaveLength(7);
    expect(rows[6]).toHaveLength(GRADEBOOK_COLUMNS.length);
    expect(filled(GRADEBOOK_COLUMNS, rows[6])).toEqual({
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
    expect(filled(GRADEBOOK_COLUMNS, rows[5])).toEqual({
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
    const tasks = asStoredCollection(studentWeeklyTasks);
    const [stored] = await test.store.query(tasks, {});
    if (!stored) throw new Error('no tasks');
    await test.store.set(tasks, { ...stored, task3: 'soon' });
    const cells = async () => {
      const row = filled(GRADEBOOK_COLUMNS, (await gradebook())[6]);
      return [
        'Check Box Scores',
        'Calculate Points',
        'Upload Graphs',
        'Leaderboards',
        'Set Line-Up',
      ].map((task) => row[task]);
    };
    expect(await cells()).toEqual(Array.from({ length: 5 }, () => 'can’t be read'));
    // This app repeats the times on the week itself.
    await giveWeek({ taskTimes: { ...NO_TASKS, task1: NOW } });
    expect(await cells()).toEqual(['2023-10-18 11:00', undefined, undefined, undefined, undefined]);
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
    const cells = rows.slice(1).map((row) => filled(GRADEBOOK_COLUMNS, row)['Lessons finished']);
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
    expect(filled(GRADEBOOK_COLUMNS, rows[6])).toEqual({
      Student: 'Kim L.',
      Week: 6,
      'Formula level': 1,
    });
    expect(filled(GRADEBOOK_COLUMNS, rows[5])).toMatchObject({
      'Check Box Scores': '2023-10-19 15:01',
    });
    expect(filled(GRADEBOOK_COLUMNS, rows[5])).not.toHaveProperty('Check Box Scores late');
  });

  it('of a season that is over has eighteen weeks, and no one is late in them', async () => {
    await giveTasks({ task2: LATE });
    await changeMeta(test.store, { currentWeek: 2, currentSeason: TEST_SEASON });
    expect(await gradebook()).toHaveLength(3);
    await test.store.merge(leagues, LEAGUE, { season: TEST_SEASON - 1 });
    const older = {
      ...(await profileOf(`${TEST_SEASON}_${kim()}`)),
      id: 'older',
      season: TEST_SEASON - 1,
    };
    await test.store.set(studentProfiles, older);
    await giveTasks({ year: TEST_SEASON - 1, task2: LATE });
    const rows = await gradebook();
    expect(rows).toHaveLength(19);
    expect(filled(GRADEBOOK_COLUMNS, rows[6])).toMatchObject({
      Week: 6,
      'Calculate Points': '2023-10-19 15:01',
    });
    expect(filled(GRADEBOOK_COLUMNS, rows[6])).not.toHaveProperty('Calculate Points late');
  });

  it('stands by first name, then initial, then id', async () => {
    await changeMeta(test.store, { currentWeek: 1 });
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
    await test.store.set(asStoredCollection(studentWeeklyProgress), {
      id: 'broken',
      studentId: kim(),
      season: TEST_SEASON,
      leagueId: LEAGUE,
      week: 5,
      steps: 'x',
    });
    for (const [id, firstName] of [
      ['broken-1', 'Sam'],
      ['broken-2', 7],
    ] as const) {
      await test.store.set(asStoredCollection(studentProfiles), {
        id,
        studentId: id,
        leagueId: LEAGUE,
        season: TEST_SEASON,
        firstName,
        openedUpTo: 'many',
      });
    }
    const rows = await gradebook();
    const told = (name: string) => [
      name,
      'This record can’t be read.',
      ...Array(GRADEBOOK_COLUMNS.length - 2).fill(''),
    ];
    expect(filled(GRADEBOOK_COLUMNS, rows[5])).toEqual({
      Student: 'Kim L.',
      Week: 5,
      Note: 'This record can’t be read.',
    });
    expect(rows[6]?.slice(0, 5)).toEqual(['Kim L.', '', '', '', 6]);
    expect(rows.slice(7)).toEqual([told('Sam'), told('A student')]);
  });
});

describe('the grid of a week', () => {
  const grid = async (week: number | null = null) =>
    exportWeekGrid(test.teacher, LEAGUE, { week, sort: 'name', show: 'all' });

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
    expect([columns, more]).toEqual([WEEK_GRID_COLUMNS, []]);
    expect(row).toHaveLength(WEEK_GRID_COLUMNS.length);
    expect(filled(WEEK_GRID_COLUMNS, row, ['', 0, 'open'])).toEqual({
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
    await test.store.set(asStoredCollection(studentProfiles), {
      id: 'broken',
      studentId: 'broken',
      leagueId: LEAGUE,
      season: TEST_SEASON,
      firstName: 'Sam',
      openedUpTo: 'many',
    });
    const [, first, second] = await all((await grid()).rows);
    expect(first?.slice(0, 7)).toEqual(['Kim L.', '', '', 'Questions', 'open', 0, '']);
    expect(second?.slice(0, columns.length)).toEqual(['Sam', 'This record can’t be read.', '', '']);
    expect(second).toHaveLength(WEEK_GRID_COLUMNS.length);
    const past = await grid(3);
    expect(past.week).toBe(3);
    expect((await all(past.rows))[1]?.slice(0, 3)).toEqual(['Kim L.', '', '']);
  });
});

describe('the tries of a student', () => {
  const common = (index: number, changes: object = {}) => ({
    id: `try-${index}`,
    studentId: kim(),
    leagueId: LEAGUE,
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
    await changeMeta(store, { currentWeek: 18 });
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
      ...common(11, { week: 18, createdAt: NOW }),
      step: 'K',
      playerId: STARTERS.K,
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
    const [columns, ...rows] = await all(await exportTries(test.teacher, LEAGUE, kim()));
    expect(columns).toBe(TRY_COLUMNS);
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
        '',
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
    const student = JSON.parse(await text(await exportStudent(test.teacher, LEAGUE, kim())));
    expect(Object.keys(student)).toEqual([
      'format',
      'exportedAt',
      'studentId',
      'account',
      'records',
      'images',
    ]);
    expect(student).toMatchObject({
      format: 'fraction-league-student-1',
      exportedAt: TEST_NOW.toISOString(),
      studentId: kim(),
      account: null,
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
      expect.objectContaining({ id: `${TEST_SEASON}_${kim()}`, leagueId: LEAGUE }),
    ]);
    const league = JSON.parse(await text(await exportLeague(test.teacher, LEAGUE)));
    expect(league).toEqual({
      format: 'fraction-league-class-1',
      exportedAt: TEST_NOW.toISOString(),
      league: {
        id: LEAGUE,
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
    for (const [index, leagueId] of [LEAGUE, 'room-11'].entries()) {
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
      leagueId: LEAGUE,
      week: 6,
      season: TEST_SEASON,
    });
    const { records, images } = JSON.parse(
      await text(await exportStudent(test.teacher, LEAGUE, kim())),
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
      { leagueId: LEAGUE, id: kim(), createdAt: NOW },
    ]);
    expect(images).toEqual({
      'graph-0': { contentType: 'image/png', base64: 'AA==' },
      'graph-1': { contentType: 'image/png', base64: 'AQ==' },
    });
  });

  it('of a league has its students of the season and no one else', async () => {
    const lee = await test.student('lee@school.org', 'lee');
    await test.store.merge(studentProfiles, `${TEST_SEASON}_lee`, { leagueId: LEAGUE });
    const older = {
      ...(await profileOf(`${TEST_SEASON}_lee`)),
      id: 'older',
      studentId: 'max',
      season: TEST_SEASON - 1,
    };
    await test.store.set(studentProfiles, older);
    const { students } = JSON.parse(await text(await exportLeague(test.teacher, LEAGUE)));
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
