import { parse } from 'csv-parse/sync';
import { strFromU8 } from 'fflate';
import { getTalkPagesOfAllOwnClasses } from '@/lib/data/student/talk-queries';
import { auditLog } from '@/lib/store/collections/audit';
import { type StudentGraph, studentGraphs } from '@/lib/store/collections/graphs';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { asRawCollection } from '@/lib/store/port';
import { TEST_SEASON } from '@/lib/testing/services';
import {
  addStudent,
  installTwoClasses,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { unzipped } from '@/lib/testing/unzipped';
import { exportSchoolOfficeZip } from './office-file';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const files = () => unzipped(exportSchoolOfficeZip(test.teacher, OWN_LEAGUE_ID));
const tableOf = (file: Uint8Array | undefined): Record<string, string>[] =>
  parse(strFromU8(file ?? new Uint8Array()), { bom: true, columns: true });
const pagesOf = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

const addClassmates = async (count: number) => {
  for (let number = 1; number <= count; number += 1)
    await test.store.create(studentProfiles, {
      id: `${TEST_SEASON}_mate-${number}`,
      studentId: `mate-${number}`,
      season: TEST_SEASON,
      leagueId: OWN_LEAGUE_ID,
      mvpPoints: 0,
      createdAt: { seconds: 1_690_000_000, nanoseconds: 0 },
      firstName: `Mate ${number}`,
      lastInitial: 'M',
      formulaType: 1,
    });
};

it('is grades, answers, and talk pages, and a text; who asked for it is in the log', async () => {
  await submitStepTry(test.kim, 'QB', '3', [{ of: [0], typed: '2 1/2' }]);
  await submitStepTry(test.stranger, 'QB', '98765');
  const found = await files();
  expect(Object.keys(found)).toEqual([
    'read-me.txt',
    'grades.pdf',
    'grades.csv',
    'weeks.csv',
    'answers.csv',
    'talk-pages.pdf',
    'graphs/graphs.csv',
    'record.csv',
  ]);
  expect(tableOf(found['grades.csv']).map(({ Student }) => Student)).toEqual(['Kim L.']);
  expect(strFromU8(found['weeks.csv'] as Uint8Array)).toContain('Quarterback points');
  expect(tableOf(found['answers.csv'])).toEqual([
    expect.objectContaining({
      Student: 'Kim L.',
      Week: '6',
      Step: 'Quarterback',
      Try: '1',
      'Whole number typed': '3',
      Result: 'wrong',
      Lines: 'line 1: 2 1/2',
      'Taken out': '',
    }),
  ]);
  for (const name of ['grades.pdf', 'talk-pages.pdf'])
    expect(Buffer.from(found[name] as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
  const all = Object.values(found)
    .map((file) => strFromU8(file, true))
    .join('');
  for (const secret of ['brave otter', test.stranger.accountId, '98765'])
    expect(all).not.toContain(secret);
  expect(await test.store.query(auditLog, {})).toContainEqual(
    expect.objectContaining({ action: 'league.export', target: OWN_LEAGUE_ID, outcome: 'done' }),
  );
});

it('has a row on paper for each student, on as many pages as they need', async () => {
  const pdf = async () => (await files())['grades.pdf'] as Uint8Array;
  expect(pagesOf(await pdf())).toBe(1);
  await addClassmates(32);
  expect(pagesOf(await pdf())).toBe(2);
});

it('has a talk page for each student, and says so where there is none', async () => {
  await addClassmates(2);
  const profiles = asRawCollection(studentProfiles);
  const mate = await test.store.get(profiles, `${TEST_SEASON}_mate-2`);
  if (!mate) throw new Error('The classmate is stored.');
  await test.store.set(profiles, { ...mate, openedUpTo: 'many' });
  expect(pagesOf((await files())['talk-pages.pdf'] as Uint8Array)).toBe(3);
});

it('has the newest picture of each graph that counts, beside a table with its numbers', async () => {
  const lee = await addStudent(test, 'Lee');
  const give = async (id: string, more: Partial<StudentGraph> = {}) => {
    await test.store.create(studentGraphs, {
      id,
      studentId: lee.accountId,
      leagueId: OWN_LEAGUE_ID,
      week: 6,
      season: TEST_SEASON,
      graphType: 'histogram',
      title: `Title ${id}`,
      table: JSON.stringify({ columns: ['Yards', 'Games'], rows: [['0 to 9', 4]] }),
      ...more,
    });
    await test.services.files.put('user_graphs', id, {
      bytes: new TextEncoder().encode(`picture ${id}`),
      contentType: 'image/webp',
    });
  };
  await give('old', { replacedById: 'new' });
  await give('new', { version: 2, rootId: 'old', replacesId: 'old' });
  await give('selfie', {
    review: {
      outcome: 'returned',
      comment: 'This is no graph.',
      reviewedAt: { seconds: 1_697_000_000, nanoseconds: 0 },
      pointsTaken: 1,
      leagueId: OWN_LEAGUE_ID,
    },
  });
  await give('later', { week: 7 });
  await give('other', { studentId: test.stranger.accountId });
  const found = await files();
  const name = '1 Lee L week 6.webp';
  expect(Object.keys(found).filter((path) => path.startsWith('graphs/'))).toEqual([
    `graphs/${name}`,
    'graphs/graphs.csv',
  ]);
  expect(strFromU8(found[`graphs/${name}`] as Uint8Array)).toBe('picture new');
  expect(tableOf(found['graphs/graphs.csv'])).toEqual([
    expect.objectContaining({
      Student: 'Lee L.',
      Week: '6',
      Graph: 'Histograms',
      Title: 'Title new',
      Version: '2',
      Review: 'To review',
      Numbers: 'Yards, Games; 0 to 9, 4',
      Picture: name,
    }),
  ]);
});

it('has who changed what, oldest first: nothing that was looked at or refused, and no supports', async () => {
  const lee = await addStudent(test, 'Lee');
  await test.store.create(studentGraphs, {
    id: 'graph-of-lee',
    studentId: lee.accountId,
    leagueId: OWN_LEAGUE_ID,
    week: 6,
    season: TEST_SEASON,
    graphType: 'histogram',
    title: 'Yards',
  });
  const write = (second: number, action: string, target: string, more: object = {}) =>
    test.store.create(auditLog, {
      id: `record-${second}`,
      at: { seconds: 1_900_000_000 + second, nanoseconds: 0 },
      actorId: test.teacher.accountId,
      action,
      target,
      outcome: 'done',
      ...more,
    });
  await write(5, 'graph.approved', 'graph-of-lee');
  await write(3, 'student.paper', lee.accountId);
  await write(1, 'league.rename', OWN_LEAGUE_ID);
  await write(2, 'student.supports', lee.accountId);
  await write(4, 'student.look', lee.accountId);
  await write(6, 'league.rename', OWN_LEAGUE_ID, { outcome: 'denied' });
  await write(7, 'student.paper', test.stranger.accountId);
  await write(-1_800_000_000, 'student.paper', lee.accountId);
  const rows = tableOf((await files())['record.csv']);
  expect(rows.map(({ Who, What }) => `${Who} ${What}`)).toEqual([
    'Ms Lovelace renamed Room 0.',
    'Ms Lovelace counted work of Lee L. from paper.',
    'Ms Lovelace shared a graph by Lee L. with the class.',
  ]);
});

it('is the own teacher’s alone', async () => {
  for (const [, viewer, code] of test.refused())
    await expect(exportSchoolOfficeZip(viewer, OWN_LEAGUE_ID)).rejects.toMatchObject({ code });
});

it('the talk pages of all students are one print: a page for each, and a name for each that can’t be read', async () => {
  await addClassmates(2);
  const profiles = asRawCollection(studentProfiles);
  const mate = await test.store.get(profiles, `${TEST_SEASON}_mate-2`);
  if (!mate) throw new Error('The classmate is stored.');
  await test.store.set(profiles, { ...mate, openedUpTo: 'many' });
  const { talks, unreadable } = await getTalkPagesOfAllOwnClasses(test.teacher);
  expect(talks.map(({ name }) => name)).toEqual(['Kim L.', 'Mate 1 M.']);
  expect(unreadable).toEqual(['Mate 2 M.']);
});
