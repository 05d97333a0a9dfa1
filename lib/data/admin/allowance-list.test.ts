import type { SignedInViewer } from '@/lib/data/access/viewer';
import { grantAdmin } from '@/lib/data/admin/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { leagues } from '@/lib/store/collections/leagues';
import {
  type TeacherProfile,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';
import { openRoom12 } from '@/lib/testing/student-week';
import { listTeacherAllowances } from './queries';

let test: TestServices;
let admin: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices();
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe', 'Hill School');
  await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);
});
afterEach(() => test.dispose());

const NOW = timestampFromDate(TEST_NOW);
const ZOE = {
  email: 'zoe@school.org',
  teacher: {
    displayName: 'Mx Zoe',
    authority: {
      school: 'Hill School',
      name: 'Mx Zoe',
      agreedOn: '10/18/2023',
      noticeVersion: expect.any(String),
    },
  },
  leaguesUsed: 0,
  leaguesAllowed: 1,
  hasRecord: false,
};

/**
 * A teacher without a school's word, as in older data; with an account when there is an address.
 */
async function teacher(
  displayName: string,
  email: string | null,
  more: Partial<TeacherProfile> = {},
): Promise<string> {
  const made = email
    ? await test.services.identity.createAccount({ email, password: 'seven green kites' })
    : null;
  const teacherId =
    more.teacherId ?? (made?.status === 'created' ? made.accountId : `id-of-${displayName}`);
  const season = more.season ?? TEST_SEASON;
  await test.store.create(teacherProfiles, {
    id: `${season}_${teacherId}`,
    teacherId,
    season,
    mvpPoints: 0,
    createdAt: NOW,
    leagueAllowance: 1,
    displayName,
    ...more,
  });
  return teacherId;
}

const allowance = (email: string, leagueAllowance: number) =>
  test.store.create(teacherLeagueAllowances, { id: email, docID: email, email, leagueAllowance });

it('shows each teacher once, by name and then by address, and after them the addresses without a teacher', async () => {
  const ada = await teacher('ms ada', 'b@school.org');
  await teacher('Ms Ada', null, { teacherId: ada, season: TEST_SEASON - 1 });
  await teacher('Ms Earlier', null, { id: 'z-earlier', teacherId: ada, season: TEST_SEASON - 2 });
  const bo = await teacher('Mr Bo', null, { season: TEST_SEASON - 1 });
  await teacher('Mr Bo', 'a@school.org');
  await allowance('y@school.org', 3);
  await allowance('x@school.org', 0);
  await allowance('b@school.org', 5);
  await openRoom12(test.store);
  const [league] = await test.store.query(leagues, {});
  if (!league) throw new Error('There is a league.');
  for (const [id, more] of Object.entries({
    open: { teacherId: ada },
    archived: { teacherId: ada, archivedAt: NOW },
    past: { teacherId: ada, season: TEST_SEASON - 1 },
    other: { teacherId: bo },
  })) {
    await test.store.create(leagues, { ...league, id, ...more });
  }
  const older = { authority: null };
  expect(await listTeacherAllowances(admin, { search: '', page: 1 })).toEqual({
    rows: [
      {
        email: '',
        teacher: { ...older, displayName: 'Mr Bo' },
        leaguesUsed: 1,
        leaguesAllowed: 1,
        hasRecord: false,
      },
      {
        email: 'a@school.org',
        teacher: { ...older, displayName: 'Mr Bo' },
        leaguesUsed: 0,
        leaguesAllowed: 1,
        hasRecord: false,
      },
      {
        email: 'b@school.org',
        teacher: { ...older, displayName: 'ms ada' },
        leaguesUsed: 1,
        leaguesAllowed: 5,
        hasRecord: true,
      },
      ZOE,
      { email: 'x@school.org', teacher: null, leaguesUsed: 0, leaguesAllowed: 0, hasRecord: true },
      { email: 'y@school.org', teacher: null, leaguesUsed: 0, leaguesAllowed: 3, hasRecord: true },
    ],
    total: 6,
    page: 1,
    pages: 1,
    defaultAllowance: 1,
    unreadable: 0,
  });
});

it.each([
  [' ZOE@School ', ['zoe@school.org']],
  ['mx z', ['zoe@school.org']],
  ['HILL', ['zoe@school.org']],
  ['school.org', ['zoe@school.org', 'later@school.org']],
  ['Later', ['later@school.org']],
  ['nobody', []],
])('looks for %j in names, schools and addresses', async (search, emails) => {
  await allowance('later@school.org', 4);
  const { rows, total, pages } = await listTeacherAllowances(admin, { search, page: 1 });
  expect([rows.map(({ email }) => email), total, pages]).toEqual([emails, emails.length, 1]);
});

it('shows twenty-five on a page, the last page for one beyond it and the first for one before', async () => {
  for (let number = 10; number < 34; number += 1) await teacher(`A teacher ${number}`, null);
  const shown = async (page: number) => {
    const list = await listTeacherAllowances(admin, { search: '', page });
    return [
      list.page,
      list.pages,
      list.total,
      list.rows.map(({ teacher: found }) => found?.displayName),
    ];
  };
  const all = Array.from({ length: 24 }, (_, index) => `A teacher ${index + 10}`);
  for (const page of [1, 0, -1, 2])
    expect(await shown(page)).toEqual([1, 1, 25, [...all, 'Mx Zoe']]);
  await allowance('later@school.org', 4);
  expect(await shown(1)).toEqual([1, 2, 26, [...all, 'Mx Zoe']]);
  for (const page of [2, 3]) expect(await shown(page)).toEqual([2, 2, 26, [undefined]]);
  expect(await listTeacherAllowances(admin, { search: 'nobody', page: 2 })).toMatchObject({
    rows: [],
    page: 1,
    pages: 1,
    total: 0,
  });
});

it('looks each address up once, and one that was not there again', async () => {
  const lookUps = jest.spyOn(test.services.identity, 'findAccount');
  await teacher('Mr Bo', null);
  for (let times = 0; times < 2; times += 1)
    await listTeacherAllowances(admin, { search: '', page: 1 });
  expect(lookUps.mock.calls.map(([id]) => id).toSorted()).toEqual(
    [admin.accountId, 'id-of-Mr Bo', 'id-of-Mr Bo'].toSorted(),
  );
});

it('counts what cannot be read, of teachers and of allowances', async () => {
  const { list } = test.store;
  const broken = { id: 'broken', why: 'Why not.', stored: {} };
  jest.spyOn(test.store, 'list').mockImplementation((async (
    collection: { path: string },
    query: object,
  ) => {
    const found = await list(collection as never, query);
    const { path } = collection;
    const unreadable =
      path === teacherProfiles.path
        ? [broken, broken]
        : path === teacherLeagueAllowances.path
          ? [broken]
          : [];
    return { ...found, unreadable };
  }) as never);
  expect(await listTeacherAllowances(admin, { search: '', page: 1 })).toMatchObject({
    unreadable: 3,
    total: 1,
    rows: [ZOE],
  });
});
