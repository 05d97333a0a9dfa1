import type { SignedInViewer } from '@/lib/data/access/viewer';
import { grantAdmin } from '@/lib/data/admin/commands';
import { getAdminHome } from '@/lib/data/admin/home-queries';
import { addStudents } from '@/lib/data/class-roster/add-student-commands';
import { removeStudent } from '@/lib/data/class-roster/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { env } from '@/lib/platform/env';
import { type AccountRecord, accounts } from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { seasonClock } from '@/lib/store/collections/season';
import { equalConditions } from '@/lib/store/port';
import {
  rosterClass,
  rosterEnrollment,
  rosterUser,
  startRosterServer,
} from '@/lib/testing/one-roster-server';
import { openLeague } from '@/lib/testing/open-league';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { realSeason } from '@/lib/testing/real-season';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import {
  readSchoolRosterAndNoteChanges,
  setSchoolClassLink,
  syncLinkedClassesWithSchoolRoster,
} from './commands';

process.env.NEXTAUTH_SECRET = 'a secret of thirty-two characters';

/** As the server's start has it: each bundle has its own copy of the module and its errors. */
function createSchoolRosterSource(...parts: Parameters<RosterModule['createSchoolRosterSource']>) {
  let source: ReturnType<RosterModule['createSchoolRosterSource']> | null = null;
  jest.isolateModules(() => {
    const own = jest.requireActual<RosterModule>('@/lib/one-roster/roster-source');
    source = own.createSchoolRosterSource(...parts);
  });
  return source;
}
type RosterModule = typeof import('@/lib/one-roster/roster-source');

let server: Awaited<ReturnType<typeof startRosterServer>>;
let test: TestServices;
let ada: SignedInViewer;
let leagueId: string;

const CLASS = { id: 'c2', title: 'Math 6, Period 2', schoolId: 'school-1', termId: 'term-1' };
const place = (id: string, student: string) => rosterEnrollment(id, student);

beforeEach(async () => {
  server = await startRosterServer({
    classes: [rosterClass('c2', 'Math 6, Period 2'), rosterClass('c9', 'Of someone else')],
    teachers: [
      rosterUser('t1', 'Ada', 'Rivera', { email: 'Ada@School.org' }),
      rosterUser('t9', 'Eve', 'Other', { email: 'eve@school.org' }),
    ],
    students: [
      rosterUser('s1', 'Robert', 'King', { identifier: '10031' }),
      rosterUser('s2', 'Cy', 'Diaz', { identifier: '10032' }),
      rosterUser('s9', 'Foreign', 'Child', { identifier: '10099' }),
    ],
    enrollments: [
      rosterEnrollment('c2', 't1', 'teacher'),
      rosterEnrollment('c9', 't9', 'teacher'),
      place('c2', 's1'),
      place('c2', 's2'),
      place('c9', 's9'),
    ],
  });
  const roster = createSchoolRosterSource(server.client, {
    now: () => TEST_NOW,
    random: () => 0,
    wait: async () => undefined,
  });
  test = await installTestServices({ seasons: realSeason, schoolRosterSource: roster });
  ada = await provenTeacher('ada@school.org');
  await test.store.set(teacherLeagueAllowances, {
    id: 'a',
    docID: 'a',
    email: 'ada@school.org',
    leagueAllowance: 5,
  });
  leagueId = (await openLeague(ada, { name: 'Room 12', password: 'brave otter' })).id;
});
afterEach(async () => {
  env().ONEROSTER_APPLY = 'confirm';
  await test.dispose();
  await server.close();
});

const look = (viewer = ada) => readSchoolRosterAndNoteChanges(viewer, { leagueId });
const night = (atStart = false) =>
  syncLinkedClassesWithSchoolRoster(COMMAND_LINE_OPERATOR, 'this-process', { atStart });
const members = () => test.store.query(studentProfiles, { where: equalConditions({ leagueId }) });
const link = async () => (await test.store.get(leagues, leagueId))?.schoolClass;
const names = async () =>
  (await members()).map(({ firstName, lastInitial }) => `${firstName} ${lastInitial}`).toSorted();
const audited = async () =>
  (await test.store.query(auditLog, {})).map(({ actorId, action }) => `${actorId} ${action}`);

async function linkClass(): Promise<void> {
  await addStudents(ada, {
    leagueId,
    operationId: 'operation-0123456789',
    students: [
      { firstName: 'Robert', lastInitial: 'K', ownReference: '10031', schoolId: 's1' },
      { firstName: 'Cy', lastInitial: 'D', ownReference: '10032', schoolId: 's2' },
    ],
  });
  const students = (await members()).map(({ studentId, firstName, lastInitial, atSchool }) => ({
    studentId,
    firstName,
    lastInitial,
    schoolId: atSchool?.id ?? '',
  }));
  await setSchoolClassLink(ada, { leagueId, schoolClass: CLASS, students });
}

describe('a look', () => {
  it('shows the classes in which the teacher is one, and nobody else’s student', async () => {
    server.tables.enrollments.push(rosterEnrollment('c9', 't1'));
    const { roster } = await look();
    expect(roster.classes.map(({ id, schoolId, termId }) => [id, schoolId, termId])).toEqual([
      ['c2', 'school-1', 'term-1'],
    ]);
    expect(roster.classes[0]?.students.map(({ id }) => id)).toEqual(['s1', 's2']);
    expect(JSON.stringify(roster)).not.toMatch(/Foreign|King|Diaz/);
    expect(await members()).toEqual([]);
  });

  it('is not for an email that nobody has proven, whoever has typed it', async () => {
    const eve = await provenTeacher('eve@school.org');
    const { addressProvenAt: _, ...unproven } = (await test.store.get(
      accounts,
      eve.accountId,
    )) as AccountRecord;
    await test.store.set(accounts, unproven);
    const room = await openLeague(eve, { name: 'Elsewhere', password: 'silver fox' });
    await expect(readSchoolRosterAndNoteChanges(eve, { leagueId: room.id })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(server.calls).toEqual([]);
  });

  it('goes by the school’s sign-in before the email, and by no other id', async () => {
    await test.services.identity.connectSchool(ada.accountId, {
      issuer: 'https://id.school.example',
      subject: '77',
    });
    const [, eve] = server.tables.teachers;
    Object.assign(eve as object, { userIds: [{ type: 'SIS', identifier: '77' }] });
    expect((await look()).roster.classes.map(({ id }) => id)).toEqual(['c2']);
    Object.assign(eve as object, { userIds: [{ type: 'OIDC', identifier: '77' }] });
    expect((await look()).roster.classes.map(({ id }) => id)).toEqual(['c9']);
  });

  it.each([
    ['two teachers have the email', { email: 'ada@school.org' }, 'not-found'],
    ['nobody has it', null, 'not-found'],
  ])('shows no class if %s', async (_, other, code) => {
    Object.assign(server.tables.teachers[other ? 1 : 0] as object, other ?? { email: 'x@y.z' });
    await expect(look()).rejects.toMatchObject({ code });
  });

  it('says why the roster can’t be read, and changes nothing', async () => {
    await linkClass();
    const before = [await members(), await link()];
    server.settings.instead.enrollments = Array(4).fill({ status: 500 });
    await expect(look()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('couldn’t be read'),
    });
    expect([await members(), await link()]).toEqual(before);
  });
});

describe('the nightly look', () => {
  it('requests nothing as long as no class is linked', async () => {
    await expect(night()).resolves.toBeNull();
    expect(server.calls).toEqual([]);
  });

  it('is made up for when the server starts, if a night was missed', async () => {
    await linkClass();
    await night();
    const { length } = server.calls;
    test.advance(23 * 60 * 60_000);
    await expect(night(true)).resolves.toBeNull();
    expect(server.calls).toHaveLength(length);
    test.advance(60 * 60_000);
    await expect(night(true)).resolves.toEqual({ classes: 1 });
  });

  it('notes what is new and changes no student: all waits for the teacher', async () => {
    await linkClass();
    server.tables.classes[0] = rosterClass('c2', 'Math 6 (new name)');
    server.tables.students[0] = rosterUser('s1', 'Robert', 'King', { preferredFirstName: 'Bobby' });
    server.tables.students.push(rosterUser('s3', 'Di', 'Fox'));
    server.tables.enrollments.push(place('c2', 's3'));
    await expect(night()).resolves.toEqual({ classes: 1 });
    expect(await link()).toMatchObject({
      title: 'Math 6 (new name)',
      problem: null,
      fresh: 1,
      moved: 0,
      renamed: 1,
      added: 0,
    });
    expect(await names()).toEqual(['Cy D', 'Robert K']);
    await night();
    expect(await link()).toMatchObject({ fresh: 1, renamed: 1 });
  });

  it('marks who was dropped, and takes the mark away when the student is back', async () => {
    await linkClass();
    const dropped = server.tables.enrollments.splice(3, 1);
    await night();
    const marks = async () =>
      (await members()).map(({ firstName, atSchool }) => [firstName, Boolean(atSchool?.goneAt)]);
    expect((await marks()).toSorted()).toEqual([
      ['Cy', true],
      ['Robert', false],
    ]);
    server.tables.enrollments.push(...dropped);
    await night();
    expect((await marks()).every(([, isGone]) => !isGone)).toBe(true);
  });

  it('keeps a name that the teacher has chosen otherwise', async () => {
    await linkClass();
    const [robert] = (await members()).filter(({ firstName }) => firstName === 'Robert');
    await test.store.merge(studentProfiles, robert?.id ?? '', { firstName: 'Rob' });
    env().ONEROSTER_APPLY = 'auto';
    await night();
    expect(await names()).toEqual(['Cy D', 'Rob K']);
    expect(await link()).toMatchObject({ renamed: 0 });
  });

  it.each([
    [
      'class isn’t there anymore',
      'class-gone',
      () => server.tables.classes.shift() && drop('c2', 's'),
    ],
    ['teacher isn’t its teacher anymore', 'class-gone', () => drop('c2', 't')],
    ['teacher isn’t there anymore', 'not-teacher', () => server.tables.teachers.shift()],
  ])('marks nobody if the %s', async (_, why, change) => {
    await linkClass();
    change();
    await night();
    expect((await link())?.problem?.why).toBe(why);
    expect((await members()).some(({ atSchool }) => atSchool?.goneAt)).toBe(false);
  });
  function drop(id: string, who: string): void {
    const { enrollments } = server.tables;
    server.tables.enrollments = enrollments.filter(
      ({ sourcedId }) => !sourcedId.startsWith(`${id}-${who}`),
    );
  }

  it('that can’t read the roster says so to the class and to the admins until it can', async () => {
    await linkClass();
    const lookedAt = (await link())?.lookedAt;
    const failure = async () => (await test.store.get(seasonClock, 'school-roster'))?.failure?.kind;
    server.settings.instead.token = [{ status: 401, body: '{"error":"invalid_client"}' }];
    await expect(night()).resolves.toEqual({ classes: 1, problem: 'refused' });
    expect(await link()).toMatchObject({ lookedAt, problem: { why: 'refused' } });
    expect(await failure()).toBe('refused');
    await night();
    expect([(await link())?.problem, await failure()]).toEqual([null, undefined]);
  });

  it('tells the admins of a roster that can’t be read only while a class needs it', async () => {
    await grantAdmin(COMMAND_LINE_OPERATOR, ada.email);
    const told = async () =>
      (await getAdminHome(ada)).facts.filter(({ text }) => text.includes('roster')).length;
    await linkClass();
    server.settings.instead.token = [{ status: 401, body: '{"error":"invalid_client"}' }];
    await night();
    expect(await told()).toBe(1);
    await setSchoolClassLink(ada, { leagueId, schoolClass: null, students: [] });
    expect(await told()).toBe(0);
    await linkClass();
    expect(await told()).toBe(0);
  });
});

describe('with ONEROSTER_APPLY=auto, the nightly look', () => {
  beforeEach(async () => {
    await linkClass();
    env().ONEROSTER_APPLY = 'auto';
  });

  it('adds and renames with an entry in the audit log, once, and only marks who was dropped', async () => {
    server.tables.students[0] = rosterUser('s1', 'Robert', 'King', { preferredFirstName: 'Bobby' });
    server.tables.students.push(rosterUser('s3', 'Di', 'Fox', { identifier: '10033' }));
    server.tables.enrollments = server.tables.enrollments.filter(
      ({ sourcedId }) => sourcedId !== 'c2-s2',
    );
    server.tables.enrollments.push(place('c2', 's3'));
    await night();
    await night();
    expect(await names()).toEqual(['Bobby K', 'Cy D', 'Di F']);
    expect((await members()).find(({ firstName }) => firstName === 'Di')).toMatchObject({
      ownReference: '10033',
      cardUnused: true,
      atSchool: { id: 's3', firstName: 'Di', lastInitial: 'F' },
    });
    expect(await link()).toMatchObject({ fresh: 0, renamed: 0, added: 1 });
    const done = (await audited()).filter((line) => /^operator (account|student)/.test(line));
    expect(done.toSorted()).toEqual(['operator account.create', 'operator student.rename']);
  });

  it('leaves to the teacher whom the teacher has removed, and adds nobody who was deleted', async () => {
    const [cy] = (await members()).filter(({ firstName }) => firstName === 'Cy');
    const studentId = cy?.studentId ?? '';
    await removeStudent(ada, { leagueId, studentId, operationId: 'operation-1123456789' });
    server.tables.students.push(rosterUser('s3', 'Di', 'Fox'));
    server.tables.enrollments.push(place('c2', 's3'));
    await night();
    expect(await names()).toEqual(['Di F', 'Robert K']);
    expect(await link()).toMatchObject({ moved: 1, added: 1 });
    const [di] = (await members()).filter(({ firstName }) => firstName === 'Di');
    await test.store.delete(studentProfiles, di?.id ?? '');
    await night();
    expect(await names()).toEqual(['Robert K']);
    expect(await link()).toMatchObject({ fresh: 1, added: 1 });
  });

  it('changes nothing by a list that lacks most of the class', async () => {
    server.tables.enrollments = server.tables.enrollments.filter(
      ({ sourcedId }) => !/^c2-s/.test(sourcedId),
    );
    server.tables.students.push(rosterUser('s3', 'Di', 'Fox'));
    server.tables.enrollments.push(place('c2', 's3'));
    await night();
    expect(await names()).toEqual(['Cy D', 'Robert K']);
    expect(await link()).toMatchObject({ fresh: 1, added: 0 });
  });
});

describe('a link', () => {
  it('is logged once, remembers the names, and goes when the teacher says so', async () => {
    await linkClass();
    await linkClass().catch(() => undefined);
    expect(await link()).toMatchObject({ ...CLASS, linkedById: ada.accountId });
    await setSchoolClassLink(ada, { leagueId, schoolClass: null, students: [] });
    expect(await link()).toBeNull();
    expect(
      (await audited()).filter((line) => line === `${ada.accountId} league.school-class`),
    ).toHaveLength(2);
    await expect(night()).resolves.toBeNull();
  });

  it('is no one else’s to make', async () => {
    const eve = await provenTeacher('eve@school.org');
    await expect(
      setSchoolClassLink(eve, { leagueId, schoolClass: CLASS, students: [] }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(look(eve)).rejects.toMatchObject({ code: 'not-found' });
  });
});
