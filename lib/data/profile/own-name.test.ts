import { copyMissingTeamNamesOfTeacher } from '@/lib/data/account/fill-team-names';
import { getClassRoster } from '@/lib/data/class-roster/queries';
import { getLeagueWeek } from '@/lib/data/league-week/queries';
import { getStudentDashboard } from '@/lib/data/week/queries';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { asRawCollection } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { SPECIFIED, specifiedDocuments } from '@/lib/testing/specified-documents';
import { saveOwnStudentNameOnce } from './commands';

const { leagueId, season, studentId, teacherId, teacherEmail } = SPECIFIED;
const teacher = {
  accountId: teacherId,
  sessionId: 't',
  email: teacherEmail,
  role: 'teacher',
  season,
} as const;
const student = {
  accountId: studentId,
  sessionId: 's',
  email: 'kim@school.org',
  role: 'student',
  season,
} as const;

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
  await test.store.batch((writes) => {
    for (const { collection, document } of specifiedDocuments()) writes.set(collection, document);
  });
});
afterEach(() => test.dispose());

const called = async () => {
  const [row] = (await getLeagueWeek(teacher, leagueId, { week: null })).rows;
  const [listed] = (await getClassRoster(teacher, leagueId)).students;
  return { name: row?.name, teamName: row?.teamName, listed };
};

it('a class of another program shows the best name that is stored: the user name, then the team, beside it the teacher’s way to know whose', async () => {
  await test.store.merge(asRawCollection(studentProfiles), 'profile-of-old', {
    username: 'kim.otter',
  });
  expect(await called()).toMatchObject({
    name: 'kim.otter',
    teamName: null,
    listed: { username: 'kim.otter' },
  });
  await copyMissingTeamNamesOfTeacher(teacherId);
  const { name, teamName, listed } = await called();
  expect(name).toMatch(/^\w+ \w+/);
  expect([teamName, listed?.teamName]).toEqual([name, name]);
});

it('the teacher alone reads the email of a student of whom no name is known', async () => {
  const found = { accountId: studentId, email: 'kim@school.org' };
  jest.spyOn(test.services.identity, 'findAccount').mockResolvedValue(found as never);
  expect((await called()).listed).toMatchObject({
    firstName: 'Student',
    username: null,
    email: 'kim@school.org',
  });
  expect(JSON.stringify(await getLeagueWeek(teacher, leagueId, { week: null }))).not.toContain(
    'kim@',
  );
});

it('the student is asked once for a name, which then stands everywhere and is the teacher’s to change', async () => {
  await copyMissingTeamNamesOfTeacher(teacherId);
  expect(await getStudentDashboard(student)).toMatchObject({ asksForName: true });
  await saveOwnStudentNameOnce(student, { firstName: 'Kim', lastInitial: 'L' });
  expect(await getStudentDashboard(student)).not.toHaveProperty('asksForName');
  expect(await called()).toMatchObject({
    name: 'Kim L.',
    listed: { firstName: 'Kim', lastInitial: 'L' },
  });
  expect(await saveOwnStudentNameOnce(student, { firstName: 'Kim', lastInitial: 'L' })).toEqual({
    saved: true,
  });
  await expect(
    saveOwnStudentNameOnce(student, { firstName: 'Max', lastInitial: '' }),
  ).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await copyMissingTeamNamesOfTeacher(teacherId);
  expect(await called()).toMatchObject({ name: 'Kim L.' });
});
