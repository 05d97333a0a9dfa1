import { getTuesdayBrief } from '@/lib/data/brief/queries';
import { getGradebook } from '@/lib/data/gradebook/queries';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { getLeagueMistakes } from '@/lib/data/mistake/queries';
import { getClassSkills } from '@/lib/data/skill/queries';
import { getStudentName } from '@/lib/data/student/named-student';
import { getStudentTalkPage } from '@/lib/data/student/talk-queries';
import { auditLog } from '@/lib/store/collections/audit';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { TEST_SEASON } from '@/lib/testing/services';
import {
  addStudent,
  installTwoClasses,
  OWN_LEAGUE_ID,
  submitStepTry,
  type TwoClasses,
} from '@/lib/testing/two-classes';
import { addStudents } from './add-student-commands';
import { renameStudent } from './commands';
import { renameStudentInput } from './dto';
import { reprintLoginCards } from './login-cards';
import { getClassRoster } from './queries';

let test: TwoClasses;
beforeEach(async () => {
  test = await installTwoClasses();
});
afterEach(() => test.dispose());

const place = () => ({ leagueId: OWN_LEAGUE_ID, studentId: test.kim.accountId });
const rename = (firstName: string, lastInitial = 'L') =>
  renameStudent(test.teacher, { ...place(), firstName, lastInitial });

it('is seen on every page at once, and the old name on none', async () => {
  await submitStepTry(test.kim, 'QB', '777');
  await rename('Joaquín', 'M');
  const pages = [
    () => getClassRoster(test.teacher, OWN_LEAGUE_ID),
    () => getLeagueWeek(test.teacher, OWN_LEAGUE_ID, { week: 6 }),
    () => getGradebook(test.teacher, OWN_LEAGUE_ID, null),
    () => getLeagueMistakes(test.teacher, OWN_LEAGUE_ID, { week: 6 }),
    () => getTuesdayBrief(test.teacher, OWN_LEAGUE_ID, 6),
    () => getClassSkills(test.teacher, OWN_LEAGUE_ID),
    () => getStudentTalkPage(test.teacher, OWN_LEAGUE_ID, test.kim.accountId),
    () => getStudentName(test.teacher, OWN_LEAGUE_ID, test.kim.accountId),
  ];
  for (const page of pages) {
    const text = JSON.stringify(await page());
    expect(text).toContain('Joaquín');
    expect(text).not.toMatch(/Kim/);
  }
});

it('is written down once, without the name', async () => {
  await rename('Jo');
  await rename('Jo');
  const log = await test.store.query(auditLog, {});
  expect(log.map(({ action, target }) => [action, target])).toEqual([
    ['student.rename', test.kim.accountId],
  ]);
  expect(JSON.stringify(log)).not.toMatch(/"Jo"|Kim/);
});

it('leaves another season, another child, and the user name alone', async () => {
  const mia = await addStudent(test, 'Mia');
  const profile = await test.store.get(studentProfiles, `${TEST_SEASON}_${test.kim.accountId}`);
  if (!profile) throw new Error('Kim is gone.');
  await test.store.merge(studentProfiles, profile.id, { username: 'kim.l.otter7' });
  await test.store.set(studentProfiles, { ...profile, id: 'before', season: TEST_SEASON - 1 });
  await rename('Jo');
  expect(await test.store.get(studentProfiles, 'before')).toMatchObject({ firstName: 'Kim' });
  expect(await test.store.get(studentProfiles, `${TEST_SEASON}_${mia.accountId}`)).toMatchObject({
    firstName: 'Mia',
  });
  expect(await test.store.get(studentProfiles, profile.id)).toMatchObject({
    firstName: 'Jo',
    username: 'kim.l.otter7',
  });
});

it('stands on the card that is printed again', async () => {
  const [card] = await addStudents(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    operationId: 'operation-0123456789',
    students: [{ firstName: 'Sam', lastInitial: 'Q' }],
  });
  await renameStudent(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    studentId: card?.studentId ?? '',
    firstName: 'Samir',
    lastInitial: 'Q',
  });
  const [again] = await reprintLoginCards(test.teacher, {
    leagueId: OWN_LEAGUE_ID,
    studentIds: [card?.studentId ?? ''],
  });
  expect(again).toMatchObject({
    firstName: 'Samir',
    username: card?.username,
    passphrase: card?.passphrase,
  });
});

it('is checked as a name on a class list is, and belongs to the teacher alone', async () => {
  const read = (firstName: string, lastInitial: string) =>
    renameStudentInput.safeParse({ ...place(), firstName, lastInitial });
  expect(read('  Mary   Ann ', 'k').data).toMatchObject({
    firstName: 'Mary Ann',
    lastInitial: 'K',
  });
  for (const [first, last] of [
    ['', 'K'],
    ['   ', 'K'],
    ['Kim7', 'K'],
    ['K'.repeat(21), 'K'],
    ['Kim', 'KL'],
    ['Kim', '7'],
  ] as const) {
    expect([first, last, read(first, last).success]).toEqual([first, last, false]);
  }
  for (const [, viewer, code] of test.refused()) {
    await expect(
      renameStudent(viewer, { ...place(), firstName: 'Jo', lastInitial: 'L' }),
    ).rejects.toMatchObject({ code });
  }
});
