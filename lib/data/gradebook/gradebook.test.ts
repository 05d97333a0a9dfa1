import { parse } from 'csv-parse/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { getTuesdayBrief } from '@/lib/data/brief/queries';
import {
  exportGradebookViewRows,
  exportGradebookWorkbook,
  exportOneRosterResults,
} from '@/lib/data/export/gradebook-files';
import type { CsvRow } from '@/lib/data/export/streams';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { setStudentSupports } from '@/lib/data/student/supports';
import { NO_HINTS_YET } from '@/lib/domain/answers/hints';
import { countRowsByFilter } from '@/lib/domain/class/class-grid';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { auditLog } from '@/lib/store/collections/audit';
import { studentGraphs } from '@/lib/store/collections/graphs';
import { leagues } from '@/lib/store/collections/leagues';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import {
  type StoredCardStep,
  studentLessonProgress,
  studentWeeklyProgress,
} from '@/lib/store/collections/progress';
import { asRawCollection } from '@/lib/store/port';
import { problemsOfOneRoster } from '@/lib/testing/one-roster-csv';
import { TEST_NOW, TEST_SEASON } from '@/lib/testing/services';
import { changeAppMeta } from '@/lib/testing/student-week';
import {
  addStudent,
  installTwoClasses,
  OTHER_LEAGUE_ID,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { changeGradeRules, setExcusedWeeksOfStudent } from './commands';
import { gradeRulesInput, studentExcusedWeeksInput } from './dto';
import { getGradebook } from './queries';

const ON_TIME = timestampFromDate(TEST_NOW);
/** A minute after the deadline of week 6. */
const LATE = timestampFromDate(new Date('2023-10-19T19:01:00Z'));

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
  await rename(test.kim.accountId, {
    firstName: 'Kim',
    lastInitial: 'L',
    username: 'kim.l.otter42',
    ownReference: '10019',
  });
});
afterEach(() => test.dispose());

const rename = (id: string, changes: Partial<StudentProfile>) =>
  test.store.merge(studentProfiles, `${TEST_SEASON}_${id}`, changes);

const step = (changes: Partial<StoredCardStep> = {}): StoredCardStep => ({
  attempts: 1,
  correct: true,
  answer: null,
  simplified: true,
  completedAt: ON_TIME,
  playerId: null,
  ...changes,
});
const steps = (right: number, late = 0, tries = 1): StoredCardStep[] =>
  Array.from({ length: 9 }, (_, index) =>
    index < right
      ? step({ attempts: tries, completedAt: index < late ? LATE : ON_TIME })
      : step({ attempts: 0, correct: false, completedAt: null }),
  );

async function giveWeek(
  week: number,
  worked: StoredCardStep[],
  studentId = test.kim.accountId,
): Promise<void> {
  const [leagueId, season] = [OWN_LEAGUE_ID, TEST_SEASON];
  const id = `${season}_${week}_${studentId}`;
  const rest = { graphIds: [], mvpPointsEarned: 0, formulaLevel: 1 as const };
  await test.store.set(studentWeeklyProgress, {
    id,
    leagueId,
    studentId,
    season,
    week,
    steps: worked,
    ...rest,
  });
}

const book = (week: number | null = null) => getGradebook(test.teacher, OWN_LEAGUE_ID, week);
const kim = async () => {
  const row = (await book()).rows.find(({ studentId }) => studentId === test.kim.accountId);
  if (!row) throw new Error('no row');
  return row;
};
const rules = (changes: object = {}) =>
  changeGradeRules(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    late: 'full',
    graph: false,
    outOf: 10,
    excusedWeeks: [],
    ...changes,
  });
const excuse = (changes: object = {}) =>
  setExcusedWeeksOfStudent(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    studentId: test.kim.accountId,
    all: false,
    weeks: [],
    ...changes,
  });

const table = (view: 'steps' | 'percent' | 'points'): Promise<CsvRow[]> =>
  exportGradebookViewRows(test.teacher, OWN_LEAGUE_ID, view);
const cellsOf = async (view: 'steps' | 'percent' | 'points', name: string) => {
  const [columns = [], ...rows] = await table(view);
  const row = rows.find(([who]) => who === name);
  return Object.fromEntries(columns.map((column, index) => [column, row?.[index]]));
};

describe('a row of the gradebook', () => {
  it('has a cell for each week: how many steps are right, and how many of them late', async () => {
    await giveWeek(4, steps(9));
    await giveWeek(6, steps(4, 3, 2));
    const { cells, tries, mvp } = await kim();
    expect(cells).toEqual([
      ...[1, 2, 3].map(() => ({ kind: 'work', right: 0, late: 0, of: 9, graph: false })),
      { kind: 'work', right: 9, late: 0, of: 9, graph: false },
      { kind: 'work', right: 0, late: 0, of: 9, graph: false },
      { kind: 'work', right: 4, late: 3, of: 9, graph: false },
    ]);
    expect([tries, mvp]).toEqual([17, 0]);
  });

  it('counts each graph once, with the ratings of its newest accepted version, and each finished lesson', async () => {
    const { accountId: studentId } = test.kim;
    const graph = { studentId, leagueId: OWN_LEAGUE_ID, week: 5, season: TEST_SEASON };
    const review = (accuracy: 0 | 1 | 2 | 3) => ({
      outcome: 'seen' as const,
      rubric: { accuracy, labels: 2 as const, scale: 1 as const, keyAndClaim: 3 as const },
      comment: '',
      reviewedAt: ON_TIME,
      leagueId: OWN_LEAGUE_ID,
    });
    await test.store.create(studentGraphs, {
      ...graph,
      id: 'g1',
      review: review(0),
      replacedById: 'g2',
    });
    await test.store.create(studentGraphs, {
      ...graph,
      id: 'g2',
      rootId: 'g1',
      version: 2,
      review: review(3),
    });
    const wentBack = { ...review(1), outcome: 'returned' as const };
    await test.store.create(studentGraphs, {
      ...graph,
      id: 'g3',
      rootId: 'g1',
      version: 3,
      review: wentBack,
    });
    await test.store.create(studentGraphs, { ...graph, id: 'g5', review: wentBack });
    await test.store.create(studentGraphs, {
      ...graph,
      id: 'g4',
      studentId: test.stranger.accountId,
      leagueId: OTHER_LEAGUE_ID,
    });
    const lesson = {
      studentId,
      season: TEST_SEASON,
      week: 5,
      seed: 1,
      playerIds: [],
      createdAt: ON_TIME,
    };
    const done = (...tries: number[]) =>
      tries.map((attempts) => ({
        attempts,
        correct: true,
        answer: null,
        choice: null,
        simplified: true,
        hints: NO_HINTS_YET,
        mistakes: [],
      }));
    await test.store.create(studentLessonProgress, {
      ...lesson,
      id: 'l1',
      type: 'histogram',
      completedAt: ON_TIME,
      steps: done(1, 2, 1),
    });
    await test.store.create(studentLessonProgress, {
      ...lesson,
      id: 'l2',
      type: 'circle',
      completedAt: null,
      steps: done(1),
    });
    const endsWith = (answer: MixedNumber) =>
      done(1, 1, 1, 1, 1, 1, 1, 1, 1).map((step, index) => ({
        ...step,
        answer: index === 8 ? answer : { wholeNumber: 500, numerator: 0, denominator: 1 },
      }));
    await test.store.create(studentLessonProgress, {
      ...lesson,
      id: 'l3',
      type: 'scatter-plot',
      completedAt: ON_TIME,
      steps: endsWith({ wholeNumber: 40, numerator: 1, denominator: 3 }),
    });
    await test.store.create(studentLessonProgress, {
      ...lesson,
      id: 'l4',
      type: 'multiple-line',
      completedAt: ON_TIME,
      steps: endsWith({ wholeNumber: -2, numerator: 1, denominator: 2 }),
    });
    const row = await kim();
    expect(row).toMatchObject({
      graphs: 2,
      rubric: { points: 9, possible: 12 },
      lessons: {
        finished: 3,
        firstTry: 20,
        steps: 21,
        // 40 1/3 yards and −2 1/2 yards; the answers of the steps before don't count.
        lastAnswers: { wholeNumber: 37, numerator: 5, denominator: 6 },
      },
    });
    expect(await cellsOf('points', 'Kim L.')).toMatchObject({
      'Graph ratings (points)': 9,
      'Graph ratings (possible)': 12,
      'Lessons finished': 3,
      'Lesson steps right on the first try': 20,
      'Lesson steps': 21,
      'Last answers of lessons, added up': '37 5/6',
    });
    expect(row.cells.map((cell) => cell.kind === 'work' && cell.graph)).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('is told apart from a classmate of the same short name, and stands by name', async () => {
    const twin = await addStudent(test, 'Kim');
    await rename(twin.accountId, { lastInitial: 'L', username: 'kim.l.fox21' });
    await addStudent(test, 'Ada');
    expect((await book()).rows.map(({ name }) => name)).toEqual([
      'Ada L.',
      'Kim L. · kim.l.fox21',
      'Kim L. · kim.l.otter42',
    ]);
  });

  it('is excused from a week, from all weeks, or with the whole class, and from nothing else', async () => {
    await giveWeek(6, steps(4));
    await excuse({ weeks: [6] });
    expect((await kim()).cells.map(({ kind }) => kind)).toEqual([
      'work',
      'work',
      'work',
      'work',
      'work',
      'excused',
    ]);
    await excuse({ all: true });
    expect(new Set((await kim()).cells.map(({ kind }) => kind))).toEqual(new Set(['excused']));
    await excuse();
    await rules({ excusedWeeks: [2] });
    const other = await addStudent(test, 'Ada');
    const { rows } = await book();
    for (const { cells } of rows) expect(cells[1]?.kind).toBe('excused');
    expect(rows.find(({ studentId }) => studentId === other.accountId)?.cells[5]?.kind).toBe(
      'work',
    );
    expect((await kim()).cells[5]).toMatchObject({ right: 4 });
  });

  it('keeps the excused weeks of a season that the class played before', async () => {
    const before = { [TEST_SEASON - 1]: [3, 4] };
    await test.store.merge(leagues, OWN_LEAGUE_ID, {
      gradebook: { late: 'full', graph: false, outOf: 10, excusedWeeks: before },
    });
    await rules({ excusedWeeks: [2] });
    expect((await test.store.get(leagues, OWN_LEAGUE_ID))?.gradebook?.excusedWeeks).toEqual({
      ...before,
      [TEST_SEASON]: [2],
    });
  });

  it('says what cannot be read instead of a zero', async () => {
    const id = `${TEST_SEASON}_5_${test.kim.accountId}`;
    await test.store.set(asRawCollection(studentWeeklyProgress), {
      id,
      studentId: test.kim.accountId,
      leagueId: OWN_LEAGUE_ID,
      season: TEST_SEASON,
      week: 5,
      steps: 'x',
    });
    expect((await kim()).cells[4]).toEqual({ kind: 'unreadable' });
  });

  it('cannot grade a week whose graph counts and can’t be read', async () => {
    await giveWeek(5, steps(9));
    await test.store.set(asRawCollection(studentGraphs), {
      id: 'theirs',
      studentId: test.kim.accountId,
      leagueId: OWN_LEAGUE_ID,
      season: TEST_SEASON,
      week: 5,
      title: 7,
    });
    expect((await kim()).cells[4]).toMatchObject({ kind: 'work', right: 9, graph: false });
    await rules({ graph: true });
    expect((await kim()).cells[4]).toEqual({ kind: 'unreadable' });
  });
});

it('costs three queries and one more for each thirty students, however many weeks there are', async () => {
  await changeAppMeta(test.store, { currentWeek: 18 });
  for (let index = 0; index < 30; index += 1) {
    const profile = await test.store.get(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`);
    if (!profile) throw new Error('no profile');
    await test.store.create(studentProfiles, {
      ...profile,
      id: `${TEST_SEASON}_s${index}`,
      studentId: `s${index}`,
    });
    for (const week of [1, 9, 18]) await giveWeek(week, steps(9), `s${index}`);
  }
  const reads = [jest.spyOn(test.store, 'query'), jest.spyOn(test.store, 'list')];
  expect((await book()).rows).toHaveLength(31);
  const asked = reads.flatMap(({ mock }) => mock.calls.map(([{ path }]) => path));
  // Reads of the teacher's profile and leagues are the frame's.
  expect(
    asked.filter((path) => path !== 'teacherProfiles' && path !== 'leagues').toSorted(),
  ).toEqual([
    'studentGraphs',
    'studentLessonProgress',
    'studentLessonProgress',
    'studentProfiles',
    'studentWeeklyProgress',
  ]);
});

describe('what counts', () => {
  it('is set once, and asked for the week that is looked at', async () => {
    expect((await book()).rules).toEqual({ late: 'full', graph: false, outOf: 10 });
    await rules({ late: 'half', graph: true, outOf: 25 });
    await rules({ late: 'half', graph: true, outOf: 25 });
    expect(await book(4)).toMatchObject({
      rules: { late: 'half', graph: true, outOf: 25 },
      week: 4,
      latestWeek: 6,
    });
    expect((await book(7)).week).toBe(6);
  });

  it.each([0, 1001, 2.5, Number.NaN])('refuses %j points in a sentence', (outOf) => {
    const read = gradeRulesInput.safeParse({
      leagueId: OWN_LEAGUE_ID,
      late: 'full',
      graph: false,
      outOf,
      excusedWeeks: [],
    });
    expect(read.error?.issues[0]?.message).toBe('Please type a whole number from 1 to 1,000.');
  });

  it('takes each week once, in order, and none that there is not', () => {
    const weeks = (list: number[]) =>
      studentExcusedWeeksInput.safeParse({
        leagueId: OWN_LEAGUE_ID,
        studentId: 'kim',
        all: false,
        weeks: list,
      });
    expect(weeks([3, 1, 3]).data?.weeks).toEqual([1, 3]);
    expect([weeks([0]).success, weeks([19]).success]).toEqual([false, false]);
  });
});

it('is for the teacher of the class alone, to read, to take along, and to change', async () => {
  for (const [who, viewer, code] of test.refused()) {
    const tries = [
      () => getGradebook(viewer, OWN_LEAGUE_ID),
      () => exportGradebookViewRows(viewer, OWN_LEAGUE_ID, 'steps'),
      () => exportGradebookWorkbook(viewer, OWN_LEAGUE_ID),
      () => exportOneRosterResults(viewer, OWN_LEAGUE_ID),
      () =>
        changeGradeRules(viewer, {
          leagueId: OWN_LEAGUE_ID,
          late: 'none',
          graph: true,
          outOf: 1,
          excusedWeeks: [1],
        }),
      () =>
        setExcusedWeeksOfStudent(viewer, {
          leagueId: OWN_LEAGUE_ID,
          studentId: test.kim.accountId,
          all: true,
          weeks: [],
        }),
    ];
    for (const ask of tries)
      await expect([who, await ask().catch((error) => error.code)]).toEqual([who, code]);
  }
  await expect(
    setExcusedWeeksOfStudent(test.teacher, {
      leagueId: OWN_LEAGUE_ID,
      studentId: test.stranger.accountId,
      all: true,
      weeks: [],
    }),
  ).rejects.toMatchObject({ code: 'not-found' });
  expect((await kim()).excused).toEqual({ all: false, weeks: [] });
  const done = (await test.store.query(auditLog, {}))
    .filter(({ outcome }) => outcome === 'done')
    .map(({ action }) => action);
  expect(done).toEqual([]);
});

describe('the table', () => {
  beforeEach(async () => {
    await giveWeek(4, steps(9));
    await giveWeek(5, steps(9, 2));
    await giveWeek(6, steps(4));
    await excuse({ weeks: [3] });
  });

  it('is a row a student and a column a week, with no cell that a spreadsheet takes for a date', async () => {
    expect(await cellsOf('steps', 'Kim L.')).toEqual({
      Student: 'Kim L.',
      'User name': 'kim.l.otter42',
      'Own reference': '10019',
      'Week 1': '0 of 9',
      'Week 2': '0 of 9',
      'Week 3': 'excused',
      'Week 4': '9 of 9',
      // Nobody knows when week 5 was due.
      'Week 5': '9 of 9',
      'Week 6': '4 of 9',
      Graphs: 0,
      'Graph ratings (points)': '',
      'Graph ratings (possible)': '',
      'Lessons finished': 0,
      'Lesson steps right on the first try': '',
      'Lesson steps': '',
      'Last answers of lessons, added up': '',
      Tries: 22,
      'MVP points in this class': 0,
    });
  });

  it('has numbers for percent and points, and all weeks that count together', async () => {
    // 22 of 45 steps in the five weeks that count: 48.9 percent, and 4.9 of 10 points.
    expect(await cellsOf('percent', 'Kim L.')).toMatchObject({
      'Week 3': 'excused',
      'Week 4': 100,
      'Week 6': 44,
      'All weeks': 49,
    });
    expect(await cellsOf('points', 'Kim L.')).toMatchObject({
      'Week 4': 10,
      'Week 6': 4.4,
      'All weeks': 4.9,
    });
  });

  it('says late where a whole week was finished after its deadline', async () => {
    await giveWeek(6, steps(9, 1));
    expect((await cellsOf('steps', 'Kim L.'))['Week 6']).toBe('9 of 9 late');
    await rules({ late: 'none' });
    expect((await cellsOf('percent', 'Kim L.'))['Week 6']).toBe(89);
  });
});

const FORMULA = '=HYPERLINK("https://evil.example","x")';

describe('the workbook', () => {
  it('has a sheet for each view, with texts as texts, numbers as numbers, and no formula', async () => {
    await rename(test.kim.accountId, { ownReference: FORMULA });
    await giveWeek(6, steps(4));
    const parts = unzipSync(await exportGradebookWorkbook(test.teacher, OWN_LEAGUE_ID));
    const sheets = Object.keys(parts).filter((name) =>
      /^xl\/worksheets\/sheet\d+\.xml$/.test(name),
    );
    expect(sheets).toHaveLength(4);
    const all = sheets.map((name) => strFromU8(parts[name] ?? new Uint8Array())).join('');
    expect(all).not.toMatch(/<f[ >]/);
    const strings = strFromU8(parts['xl/sharedStrings.xml'] ?? new Uint8Array());
    expect(strings + all).toContain('4/9');
    expect(all).toMatch(/<v>44<\/v>/);
    expect(all).toMatch(/<v>4\.4<\/v>/);
    expect(strings + all).toContain('HYPERLINK');
    const [first = ''] = sheets.map((name) => strFromU8(parts[name] ?? new Uint8Array()));
    const rows = [...first.matchAll(/<row [^>]*>(.*?)<\/row>/g)].map(([, cells = '']) => cells);
    const styles = rows.map((cells) => new Set(cells.match(/(?<= s=")\d+/g)));
    expect(styles.map((used) => used.size)).toEqual([1, 0]);
    const filledIn = (cells: string | undefined) => cells?.match(/<c /g)?.length;
    const [columns = [], row = []] = await table('steps');
    expect(filledIn(rows[0])).toBe(columns.length);
    expect(filledIn(rows[1])).toBe(row.filter((cell) => cell !== '').length);
  });
});

describe('the OneRoster package', () => {
  const files = async () => {
    const parts = unzipSync(await exportOneRosterResults(test.teacher, OWN_LEAGUE_ID));
    return Object.fromEntries(
      Object.entries(parts).map(([name, bytes]) => [
        name,
        parse(strFromU8(bytes), { columns: true }) as Record<string, string>[],
      ]),
    );
  };

  it('names its files in a manifest of version 1.2, and every reference inside it leads somewhere', async () => {
    await giveWeek(6, steps(4));
    const found = await files();
    expect(Object.keys(found).toSorted()).toEqual([
      'categories.csv',
      'lineItems.csv',
      'manifest.csv',
      'results.csv',
    ]);
    const manifest = new Map(
      found['manifest.csv']?.map(({ propertyName, value }) => [propertyName, value]),
    );
    expect([manifest.get('manifest.version'), manifest.get('oneroster.version')]).toEqual([
      '1.0',
      '1.2',
    ]);
    expect([...manifest].filter(([, value]) => value === 'bulk').map(([name]) => name)).toEqual([
      'file.categories',
      'file.lineItems',
      'file.results',
    ]);
    expect([...manifest].filter(([, value]) => value === 'absent')).toHaveLength(18);
    const items = found['lineItems.csv'] ?? [];
    expect(items).toHaveLength(6);
    const categories = found['categories.csv']?.map(({ sourcedId }) => sourcedId);
    for (const { categorySourcedId, dueDate } of items) {
      expect(categories).toContain(categorySourcedId);
      expect(dueDate).toMatch(/^2023-\d\d-\d\d$/);
    }
    const results = found['results.csv'] ?? [];
    const ids = new Set(items.map(({ sourcedId }) => sourcedId));
    expect(results.every(({ lineItemSourcedId }) => ids.has(lineItemSourcedId ?? ''))).toBe(true);
    expect(new Set(results.map(({ sourcedId }) => sourcedId)).size).toBe(results.length);
  });

  it('keeps an id as it is, whatever it begins with: it is no cell of a spreadsheet', async () => {
    await giveWeek(6, steps(4));
    for (const ownReference of ['-0012', '=12', '+7', '@ana']) {
      await rename(test.kim.accountId, { ownReference });
      const ids = (await files())['results.csv']?.map(({ studentSourcedId }) => studentSourcedId);
      expect(ids).toContain(ownReference);
    }
  });

  it('has a result for each week that is asked, by the own reference, in the standard’s words', async () => {
    await giveWeek(5, steps(9));
    await giveWeek(6, steps(4, 2));
    await excuse({ weeks: [4] });
    const own =
      (await files())['results.csv']?.filter(
        ({ studentSourcedId }) => studentSourcedId === '10019',
      ) ?? [];
    const said = own.map(({ scoreStatus, score, comment, inProgress, incomplete, late, missing }) =>
      [scoreStatus, score, comment, inProgress, incomplete, late, missing].join('|'),
    );
    expect(said.slice(2)).toEqual([
      'not submitted|0|0 of 9|false|true|false|true',
      'exempt||||||',
      'fully graded|10|9 of 9|false|false|false|false',
      'partially graded|4.4|4 of 9|true|true|true|false',
    ]);
  });

  it('calls nobody missing in a week that is not due yet: who has not begun it has no result there', async () => {
    const lastWeeks = async () =>
      (await files())['results.csv']
        ?.filter(({ studentSourcedId }) => studentSourcedId === '10019')
        .slice(4)
        .map(({ lineItemSourcedId, score, missing }) =>
          [lineItemSourcedId?.replace(`${OWN_LEAGUE_ID}-`, ''), score, missing].join('|'),
        );
    expect(await lastWeeks()).toEqual(['week-5|0|true']);
    await giveWeek(6, steps(1));
    expect(await lastWeeks()).toEqual(['week-5|0|true', 'week-6|1.1|false']);
  });

  it('leaves out what can’t be read, and the week says how many results those are', async () => {
    const other = await addStudent(test, 'Ada');
    await giveWeek(5, steps(9));
    const weeks = asRawCollection(studentWeeklyProgress);
    for (const studentId of [test.kim.accountId, other.accountId])
      await test.store.set(weeks, {
        id: `theirs-${studentId}`,
        studentId,
        leagueId: OWN_LEAGUE_ID,
        season: TEST_SEASON,
        week: studentId === other.accountId ? 5 : 4,
        steps: 'x',
      });
    const broken = await addStudent(test, 'Bo');
    const profiles = asRawCollection(studentProfiles);
    const id = `${TEST_SEASON}_${broken.accountId}`;
    const profile = await test.store.get(profiles, id);
    await test.store.set(profiles, { ...profile, id, openedUpTo: 'many' });
    const found = await files();
    const said = found['lineItems.csv']
      ?.slice(2, 5)
      .map(({ description }) => description?.split('. ').slice(2).join('. '));
    expect(said).toEqual([
      '1 result is left out, because it can’t be read.',
      '2 results are left out, because they can’t be read.',
      '2 results are left out, because they can’t be read.',
    ]);
    const resultsOf = (week: number) =>
      found['results.csv']?.filter(
        ({ lineItemSourcedId }) => lineItemSourcedId === `${OWN_LEAGUE_ID}-week-${week}`,
      );
    expect([3, 4, 5].map((week) => resultsOf(week)?.length)).toEqual([2, 1, 1]);
  });

  it('never gives two students the same id: a reference that both have names neither', async () => {
    await giveWeek(6, steps(4));
    const other = await addStudent(test, 'Ada');
    await rename(other.accountId, { ownReference: '10019', username: 'ada.otter43' });
    const ids = new Set(
      (await files())['results.csv']?.map(({ studentSourcedId }) => studentSourcedId),
    );
    expect([...ids].filter((id) => id === '10019')).toEqual([]);
    expect([ids.has('kim.l.otter42'), ids.has('ada.otter43')]).toEqual([true, true]);
  });

  const rated = (accuracy: 0 | 1 | 2 | 3, day = '2023-10-12') => ({
    outcome: 'seen' as const,
    rubric: { accuracy, labels: 2 as const, scale: 1 as const, keyAndClaim: 3 as const },
    comment: FORMULA,
    reviewedAt: timestampFromDate(new Date(`${day}T16:00:00Z`)),
    leagueId: OWN_LEAGUE_ID,
  });
  const giveGraph = (id: string, changes: object) =>
    test.store.create(studentGraphs, {
      id,
      studentId: test.kim.accountId,
      leagueId: OWN_LEAGUE_ID,
      week: 5,
      season: TEST_SEASON,
      title: FORMULA,
      ...changes,
    });
  const giveLesson = (id: string, type: string, tries: number[], isFinished = true, week = 5) =>
    test.store.create(studentLessonProgress, {
      id,
      type,
      week,
      studentId: test.kim.accountId,
      season: TEST_SEASON,
      seed: 1,
      playerIds: [],
      createdAt: ON_TIME,
      completedAt: isFinished ? timestampFromDate(new Date('2023-10-11T16:00:00Z')) : null,
      steps: tries.map((attempts) => ({
        attempts,
        correct: true,
        answer: null,
        choice: null,
        simplified: true,
        hints: NO_HINTS_YET,
        mistakes: [],
      })),
    });
  const giveWork = async () => {
    await giveGraph('g1', { graphType: 'histogram', review: rated(1), replacedById: 'g2' });
    await giveGraph('g2', {
      graphType: 'histogram',
      rootId: 'g1',
      version: 2,
      review: rated(3, '2023-10-13'),
    });
    await giveGraph('g3', { graphType: 'histogram', week: 6, review: rated(2) });
    await giveGraph('g4', { graphType: '', review: rated(0) });
    await giveGraph('g5', { graphType: 'circle' });
    await giveLesson('l1', 'scatter-plot', [1, 1, 2, 1, 1, 3, 1, 1, 1]);
    await giveLesson('l2', 'circle', [1, 1], false);
  };

  const SCHOOL_CLASS = {
    ...{ id: '={c2}', title: 'Math 6', schoolId: 'school 1', termId: 'term-1' },
    ...{ linkedById: 'ada', lookedAt: ON_TIME, problem: null },
    ...{ fresh: 0, moved: 0, renamed: 0, added: 0 },
  };

  it.each([
    ['linked to the school’s roster', SCHOOL_CLASS, ['={c2}', 'school 1', 'term-1']],
    [
      'that isn’t linked',
      null,
      [OWN_LEAGUE_ID, 'fraction-league-school', `fraction-league-${TEST_SEASON}`],
    ],
  ])('of a class %s has nothing wrong in it', async (_, schoolClass, ids) => {
    await giveWeek(5, steps(9));
    await giveWeek(6, steps(4, 2));
    await giveWork();
    await excuse({ weeks: [4] });
    await test.store.merge(leagues, OWN_LEAGUE_ID, { schoolClass });
    expect(problemsOfOneRoster(await exportOneRosterResults(test.teacher, OWN_LEAGUE_ID))).toEqual(
      [],
    );
    for (const item of (await files())['lineItems.csv'] ?? [])
      expect([item.classSourcedId, item.schoolSourcedId, item.academicSessionSourcedId]).toEqual(
        ids,
      );
  });

  it('is from the week’s own day to the week’s own day, whatever one student’s supports are', async () => {
    const days = async () =>
      (await files())['lineItems.csv']?.map(({ assignDate, dueDate }) => [assignDate, dueDate]);
    const before = await days();
    expect(before?.at(5)).toEqual(['2023-10-17', '2023-10-19']);
    // No day of week 1 is known, so it has the next one, also tomorrow.
    expect(before?.at(0)).toEqual(['2023-10-19', '2023-10-19']);
    test.advance(86_400_000);
    expect(await days()).toEqual(before);
    await setStudentSupports(test.teacher, {
      leagueId: OWN_LEAGUE_ID,
      studentId: test.kim.accountId,
      extraDays: 4,
      steps: 9,
      earlyHints: false,
      openLines: false,
      readAloud: false,
      spanish: false,
      boardsHidden: false,
      roomierText: false,
      lastDay: null,
    });
    expect(await days()).toEqual(before);
  });

  it('names students as the school’s roster does, before any reference', async () => {
    await giveWeek(6, steps(4));
    const atSchool = { id: '{7-x}/ä', firstName: 'Kim', lastInitial: 'L' };
    await rename(test.kim.accountId, { atSchool });
    const other = await addStudent(test, 'Ada');
    await rename(other.accountId, { ownReference: '{7-x}/ä', username: 'ada.otter43' });
    const ids = async () =>
      new Set((await files())['results.csv']?.map(({ studentSourcedId }) => studentSourcedId));
    expect([...(await ids())].toSorted()).toEqual(['ada.otter43', 'kim.l.otter42']);
    await rename(other.accountId, { ownReference: '10020' });
    expect([...(await ids())].toSorted()).toEqual(['10020', '{7-x}/ä']);
  });

  it('would be refused with a fault in it: what reads it here sees each kind', async () => {
    await giveWeek(6, steps(4));
    const parts = unzipSync(await exportOneRosterResults(test.teacher, OWN_LEAGUE_ID));
    const withFault = (name: string, from: string | RegExp, to: string) => {
      const text = strFromU8(parts[`${name}.csv`] ?? new Uint8Array()).replace(from, to);
      return problemsOfOneRoster(zipSync({ ...parts, [`${name}.csv`]: strToU8(text) }));
    };
    const faults: [string, string | RegExp, string][] = [
      ['manifest', 'file.orgs,absent', 'file.orgs,bulk'],
      ['manifest', 'oneroster.version,1.2', 'oneroster.version,1.1'],
      ['categories', 'title,weight', 'weight,title'],
      ['categories', 'fraction-league-graphs', 'fraction-league-weeks'],
      ['lineItems', '2023-10-19', '10/19/2023'],
      ['lineItems', '2023-10-17,2023-10-19', '2023-10-17,2023-10-09'],
      ['lineItems', 'fraction-league-weeks', 'no-category'],
      ['lineItems', ',fraction-league-school', ','],
      ['results', `${OWN_LEAGUE_ID}-week-6,`, 'no-item,'],
      ['results', 'partially graded', 'late'],
      ['results', ',4.4,', ',44,'],
      ['results', 'true,true', 'TRUE,true'],
      ['results', /(\r\n[^,]*,),/, '$1active,'],
    ];
    expect(faults.filter((fault) => withFault(...fault).length === 0)).toEqual([]);
  });

  it('has a line item for each kind of graph that was rated and each finished lesson, with its scale', async () => {
    await giveWork();
    const found = await files();
    const items = (found['lineItems.csv'] ?? []).slice(6);
    expect(
      items.map(({ title, resultValueMin, resultValueMax }) => [
        title,
        resultValueMin,
        resultValueMax,
      ]),
    ).toEqual([
      ['Graphs: Histograms', '0', '12'],
      ['Graphs: another kind', '0', '12'],
      ['Lesson: Scatter Plots', '0', '9'],
    ]);
    const titleOf = new Map(items.map(({ sourcedId, title }) => [sourcedId, title]));
    const results = (found['results.csv'] ?? []).filter(({ lineItemSourcedId }) =>
      titleOf.has(lineItemSourcedId),
    );
    expect(
      results.map(({ lineItemSourcedId, scoreStatus, score, scoreDate, comment }) =>
        [titleOf.get(lineItemSourcedId), scoreStatus, score, scoreDate, comment].join('|'),
      ),
    ).toEqual([
      // The second version, 3 + 2 + 1 + 3, is better than the other histogram.
      'Graphs: Histograms|fully graded|9|2023-10-13|Accuracy: All there. Labels: Almost. Equal scale: A start. Key and claim: All there.',
      'Graphs: another kind|fully graded|6|2023-10-12|Accuracy: Not yet. Labels: Almost. Equal scale: A start. Key and claim: All there.',
      'Lesson: Scatter Plots|fully graded|7|2023-10-11|7 of 9 right on the first try.',
    ]);
  });

  it('leaves out what was made in a week that is excused', async () => {
    await giveWork();
    await excuse({ weeks: [5] });
    expect((await files())['lineItems.csv']?.slice(6).map(({ title }) => title)).toEqual([
      'Graphs: Histograms',
    ]);
    await rules({ excusedWeeks: [6] });
    expect((await files())['lineItems.csv']).toHaveLength(6);
  });

  /**
   * What the binding requires of each file: a value in each row, and ids that lead to another file
   * of the package.
   */
  const REQUIRED = {
    'categories.csv': ['sourcedId', 'title'],
    'lineItems.csv': [
      'sourcedId',
      'title',
      'assignDate',
      'dueDate',
      'classSourcedId',
      'categorySourcedId',
    ],
    'results.csv': [
      'sourcedId',
      'lineItemSourcedId',
      'studentSourcedId',
      'scoreStatus',
      'scoreDate',
      'classSourcedId',
    ],
  };
  const LEADS = [
    ['lineItems.csv', 'categorySourcedId', 'categories.csv'],
    ['results.csv', 'lineItemSourcedId', 'lineItems.csv'],
  ] as const;

  it('fills what the standard requires, and its ids are ids: one of a kind, and found where they lead', async () => {
    await giveWork();
    await giveWeek(6, steps(4));
    await addStudent(test, 'Ada');
    const found = await files();
    for (const [file, columns] of Object.entries(REQUIRED)) {
      const rows = found[file] ?? [];
      expect([file, rows.length > 0]).toEqual([file, true]);
      for (const row of rows)
        for (const column of columns)
          expect([file, column, row[column] === '']).toEqual([file, column, false]);
      const ids = rows.map(({ sourcedId = '' }) => sourcedId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[\w.@/-]{1,255}$/);
      // A bulk file has neither.
      for (const { status, dateLastModified } of rows)
        expect([status, dateLastModified]).toEqual(['', '']);
    }
    for (const [file, column, target] of LEADS) {
      const ids = new Set(found[target]?.map(({ sourcedId }) => sourcedId));
      expect(found[file]?.filter((row) => !ids.has(row[column]))).toEqual([]);
    }
    const most = new Map(
      found['lineItems.csv']?.map(({ sourcedId, resultValueMax }) => [
        sourcedId,
        Number(resultValueMax),
      ]),
    );
    for (const { score, lineItemSourcedId = '' } of found['results.csv'] ?? []) {
      expect(Number(score)).toBeLessThanOrEqual(most.get(lineItemSourcedId) ?? -1);
    }
    const allowed = ['exempt', 'fully graded', 'not submitted', 'partially graded', 'submitted'];
    for (const { scoreStatus } of found['results.csv'] ?? [])
      expect(allowed).toContain(scoreStatus);
  });

  it('has no name, and a reference as the teacher typed it', async () => {
    await rename(test.kim.accountId, { ownReference: FORMULA });
    await giveWork();
    const found = await files();
    expect(JSON.stringify(found)).not.toContain('Kim');
    expect(found['results.csv']?.[0]?.studentSourcedId).toBe(FORMULA);
  });
});

it('an excused week is asked for nowhere else: not in the grid, its file, the dashboard, or the brief', async () => {
  const bea = await addStudent(test, 'Bea');
  await giveWeek(6, steps(2));
  const asked = async () => {
    const { rows } = await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 6 });
    const { notStarted } = await getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, 6);
    return { grid: countRowsByFilter(rows, null)['not-started'], brief: notStarted };
  };
  expect(await asked()).toEqual({ grid: 1, brief: ['Bea L.'] });
  await setExcusedWeeksOfStudent(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    studentId: bea.accountId,
    all: false,
    weeks: [6],
  });
  expect(await asked()).toEqual({ grid: 0, brief: [] });
  const { rows } = await getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 6 });
  expect(rows.filter(({ excused }) => excused).map(({ studentId }) => studentId)).toEqual([
    bea.accountId,
  ]);
});
