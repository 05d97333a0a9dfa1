import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { getAllTalks } from '@/lib/data/student/talk-queries';
import { auditLog } from '@/lib/store/collections/audit';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { asStoredCollection } from '@/lib/store/port';
import { TEST_SEASON } from '@/lib/testing/services';
import { installTwoClasses, LEAGUE, type TwoClasses } from '@/lib/testing/two-classes';
import { exportOfficeFile } from './office-file';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const files = async () => unzipSync(await exportOfficeFile(test.teacher, LEAGUE));
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
      leagueId: LEAGUE,
      mvpPoints: 0,
      createdAt: { seconds: 1_690_000_000, nanoseconds: 0 },
      firstName: `Mate ${number}`,
      lastInitial: 'M',
      formulaType: 1,
    });
};

it('is grades on paper and as a table, every week, and a text; who asked for it is in the log', async () => {
  const found = await files();
  expect(Object.keys(found)).toEqual(['grades.pdf', 'grades.csv', 'weeks.csv', 'read-me.txt']);
  const rows: Record<string, string>[] = parse(strFromU8(found['grades.csv'] as Uint8Array), {
    bom: true,
    columns: true,
  });
  expect(rows.map(({ Student }) => Student)).toEqual(['Kim L.']);
  expect(strFromU8(found['weeks.csv'] as Uint8Array)).toContain('Quarterback points');
  expect(Buffer.from(found['grades.pdf'] as Uint8Array).toString('latin1', 0, 5)).toBe('%PDF-');
  const all = Object.values(found)
    .map((file) => strFromU8(file, true))
    .join('');
  for (const secret of ['brave otter', test.stranger.accountId]) expect(all).not.toContain(secret);
  expect(await test.store.query(auditLog, {})).toContainEqual(
    expect.objectContaining({ action: 'league.export', target: LEAGUE, outcome: 'done' }),
  );
});

it('has a row on paper for each student, on as many pages as they need', async () => {
  const pdf = async () => (await files())['grades.pdf'] as Uint8Array;
  expect(pagesOf(await pdf())).toBe(1);
  await addClassmates(32);
  expect(pagesOf(await pdf())).toBe(2);
});

it('is the own teacher’s alone', async () => {
  for (const [, viewer, code] of test.refused())
    await expect(exportOfficeFile(viewer, LEAGUE)).rejects.toMatchObject({ code });
});

it('the talk pages of all students are one print: a page for each, and a name for each that can’t be read', async () => {
  await addClassmates(2);
  const profiles = asStoredCollection(studentProfiles);
  const mate = await test.store.get(profiles, `${TEST_SEASON}_mate-2`);
  if (!mate) throw new Error('The classmate is stored.');
  await test.store.set(profiles, { ...mate, openedUpTo: 'many' });
  const { talks, unreadable } = await getAllTalks(test.teacher);
  expect(talks.map(({ name }) => name)).toEqual(['Kim L.', 'Mate 1 M.']);
  expect(unreadable).toEqual(['Mate 2 M.']);
});
