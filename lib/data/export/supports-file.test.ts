import { setStudentSupports } from '@/lib/data/student/supports';
import { NO_SUPPORTS } from '@/lib/domain/calendar/supports';
import { auditLog } from '@/lib/store/collections/audit';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { asRawCollection } from '@/lib/store/port';
import { TEST_SEASON } from '@/lib/testing/services';
import {
  addStudent,
  installTwoClasses,
  OWN_LEAGUE_ID,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { exportSupports } from './supports-file';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

async function rows() {
  const all = [];
  for await (const row of await exportSupports(test.teacher, OWN_LEAGUE_ID)) all.push(row);
  return all.slice(1);
}

it('has a row for each student who has or had supports, and says who asked for it', async () => {
  await addStudent(test, 'Ann');
  expect(await rows()).toEqual([]);
  const kim = { leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId };
  const supports = { ...NO_SUPPORTS, extraDays: 2, steps: 4, readAloud: true };
  await setStudentSupports(test.teacher, { ...kim, ...supports, lastDay: '2027-01-29' });
  expect(await rows()).toEqual([
    ['Kim L.', '', '', 6, '2027-01-29', 2, '4 of 9', '', '', '', 'yes', '', ''],
  ]);
  expect(await test.store.query(auditLog, {})).toContainEqual(
    expect.objectContaining({ action: 'league.export', target: OWN_LEAGUE_ID, outcome: 'done' }),
  );
});

it('leaves the last day of a lasting support empty, and names a student who can’t be read', async () => {
  const kim = { leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId };
  await setStudentSupports(test.teacher, {
    ...kim,
    ...NO_SUPPORTS,
    openLines: true,
    lastDay: null,
  });
  await test.store.set(asRawCollection(studentProfiles), {
    id: 'broken',
    studentId: 'broken',
    leagueId: OWN_LEAGUE_ID,
    season: TEST_SEASON,
    firstName: 'Sam',
    lastInitial: 'O',
    openedUpTo: 'many',
  });
  const found = await rows();
  expect(found.map((row) => row.slice(0, 5))).toEqual([
    ['Kim L.', '', '', 6, ''],
    ['Sam O.', 'This record can’t be read.', '', '', ''],
  ]);
});

it('is the owner’s alone', async () => {
  for (const [, viewer, code] of test.refused())
    await expect(exportSupports(viewer, OWN_LEAGUE_ID)).rejects.toMatchObject({ code });
});
