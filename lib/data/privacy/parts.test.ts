import type { SignedInViewer } from '@/lib/data/access/viewer';
import { scheduleLeagueDeletion, setLeagueArchived } from '@/lib/data/league/commands';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import type { Account, PortableAccount } from '@/lib/identity/port';
import {
  accounts,
  confirmLinks,
  rateLimits,
  sessions,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import { auditLog } from '@/lib/store/collections/audit';
import { type League, leagueStudents, leagues } from '@/lib/store/collections/leagues';
import {
  admins,
  studentProfiles,
  teacherLeagueAllowances,
  teacherProfiles,
} from '@/lib/store/collections/profiles';
import { studentLineups } from '@/lib/store/collections/teams';
import { asRawCollection } from '@/lib/store/port';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { giveLineup } from '@/lib/testing/student-week';
import { deleteStudent } from './commands';
import {
  eraseAccountButNotProfiles,
  eraseLeagueStepAndCountLeft,
  eraseTeacherWithoutLeague,
} from './erase';
import {
  eraseLeaguesPastGracePeriod,
  type PurgeReport,
  previewPurge,
  purgeExpiredData,
} from './purge';
import { purgeDayOf } from './retention';

// What a deletion leaves in the files of a real installation is tested with one; here, who and what
// goes, each by itself.
const DAY = 86_400_000;
/**
 * The school year of October 2023 ends on June 30, and sixty days later it is August 29 in New
 * York.
 */
const DUE = new Date('2024-08-29T04:00:00Z');
const NOTHING: PurgeReport = {
  leagues: [],
  studentsWithoutLeague: 0,
  teachersWhoLeft: 0,
  accountsWithoutProfile: 0,
  expiredSessions: 0,
  spentCounters: 0,
  spentLinks: 0,
  oldMails: 0,
};

let test: TestServices;
beforeEach(async () => {
  test = await installTestServices();
});
afterEach(() => test.dispose());

const at = (milliseconds: number) =>
  timestampFromDate(new Date(test.services.now().getTime() + milliseconds));
const idsOf = (documents: { id: string }[]) => documents.map(({ id }) => id).toSorted();
const deeds = async () =>
  (await test.store.query(auditLog, {}))
    .map(({ actorId, action, target, outcome }) => [actorId, action, target, outcome])
    .toSorted();

function knowAccounts(...some: Account[]): jest.SpyInstance[] {
  const { identity } = test.services;
  const find = jest.spyOn(identity, 'findAccount');
  find.mockImplementation(async (id) => some.find(({ accountId }) => accountId === id) ?? null);
  const listed = some.map(({ accountId, email }) => ({ accountId, email }) as PortableAccount);
  const list = jest.spyOn(identity, 'listAccounts').mockImplementation(async (page) => {
    return page === undefined
      ? { accounts: listed.slice(0, 2), next: 'more' }
      : { accounts: listed.slice(2), next: null };
  });
  return [jest.spyOn(identity, 'deleteAccount').mockResolvedValue(undefined), find, list];
}

async function giveLeague(id: string, changes: Partial<League> = {}): Promise<League> {
  const league = {
    id,
    name: 'Room 12',
    createdAt: timestampFromDate(TEST_NOW),
    teacherId: 'ada',
    season: 2023,
    code: 111_111,
  };
  await test.store.create(leagues, { ...league, password: 'brave otter', ...changes });
  return { ...league, password: 'brave otter', ...changes };
}

async function giveStudents(leagueId: string, ...names: string[]): Promise<SignedInViewer[]> {
  const viewers: SignedInViewer[] = [];
  for (const name of names) {
    const viewer = await test.student(`${name}@school.org`, name);
    await test.store.merge(studentProfiles, `2023_${name}`, {
      leagueId,
      firstName: name,
      lastInitial: 'Z',
    });
    await test.store.set(leagueStudents(leagueId), {
      id: name,
      createdAt: timestampFromDate(TEST_NOW),
    });
    viewers.push(viewer);
  }
  return viewers;
}

it.each([
  ['2023-10-18T15:00:00Z', '2024-08-29'],
  ['2024-07-01T03:59:59Z', '2024-08-29'],
  ['2024-07-01T04:00:00Z', '2025-08-29'],
])('what was begun at %s may go from %s on', (begun, day) => {
  expect(purgeDayOf(timestampFromDate(new Date(begun)))).toBe(day);
});

it('sessions, counters, links and letters go at the moment they run out and not before', async () => {
  const { store, services } = test;
  for (const [id, left] of [
    ['past', -1_000],
    ['now', 0],
    ['later', 1_000],
  ] as const) {
    await store.create(sessions, {
      id,
      accountId: 'kim',
      email: 'kim@school.org',
      createdAt: at(-DAY),
      expiresAt: at(left),
    });
    await store.create(rateLimits, { id, count: 1, windowEndsAt: at(left), blockedUntil: null });
    await store.create(confirmLinks, { id, accountId: 'kim', expiresAt: at(left) });
    const invitation = { email: `${id}@school.org`, invitedBy: 'ada', createdAt: at(-DAY) };
    await store.create(teacherAndClassInvitations, { id, ...invitation, expiresAt: at(left) });
  }
  await store.delete(teacherAndClassInvitations, 'past');
  jest.spyOn(services.identity, 'countExpiredResetTokens').mockResolvedValue(3);
  const removedTokens = jest.spyOn(services.identity, 'removeExpiredResetTokens');
  const countedMails = jest.spyOn(services.mailer, 'countOlder').mockResolvedValue(4);
  const removedMails = jest.spyOn(services.mailer, 'removeOlder');
  const scrub = jest.spyOn(store, 'scrub');
  const left = async () =>
    Promise.all(
      [sessions, rateLimits, confirmLinks, teacherAndClassInvitations].map(async (each) =>
        idsOf(await store.query(each as never, {})),
      ),
    );

  const found = {
    ...NOTHING,
    expiredSessions: 2,
    spentCounters: 2,
    spentLinks: 2 + 1 + 3,
    oldMails: 4,
  };
  expect(await previewPurge(COMMAND_LINE_OPERATOR)).toEqual(found);
  const all = ['later', 'now', 'past'];
  expect(await left()).toEqual([all, all, all, ['later', 'now']]);
  expect([removedTokens, removedMails, scrub].map(({ mock }) => mock.calls)).toEqual([[], [], []]);

  expect(await purgeExpiredData(COMMAND_LINE_OPERATOR)).toEqual(found);
  expect(await left()).toEqual([['later'], ['later'], ['later'], ['later']]);
  expect(removedTokens.mock.calls).toEqual([[TEST_NOW]]);
  const fortnightAgo = new Date('2023-10-04T15:00:00Z');
  expect([countedMails.mock.calls, removedMails.mock.calls]).toEqual([
    [[fortnightAgo], [fortnightAgo]],
    [[fortnightAgo]],
  ]);
  expect(scrub).toHaveBeenCalledTimes(1);
  expect(await deeds()).toEqual([]);
});

describe('an account that never became anybody’s', () => {
  const people = ['old', 'young', 'no-record', 'here', 'admin', 'kim', 'broken', 'ada'];

  beforeEach(async () => {
    const { store } = test;
    const record = (id: string, age: number) =>
      store.create(accounts, { id, mustChangePassword: false, createdAt: at(-age) });
    await record('old', 30 * DAY);
    await record('young', 30 * DAY - 1_000);
    for (const id of ['here', 'admin', 'kim', 'broken', 'ada']) await record(id, 31 * DAY);
    await test.account('here@school.org', 'here');
    await store.create(admins, { id: 'admin@school.org', createdAt: at(0) });
    await test.student('kim@school.org', 'kim');
    await test.store.set(asRawCollection(studentProfiles), {
      id: '2022_broken',
      studentId: 'broken',
      leagueId: 'room-9',
    });
    await store.set(asRawCollection(teacherProfiles), { id: '2022_ada', teacherId: 'ada' });
  });

  it('goes after thirty days, but for somebody who is here, an admin, and whoever has a profile of any kind', async () => {
    const [deleted] = knowAccounts(
      ...people.map((accountId) => ({ accountId, email: `${accountId}@school.org` })),
    );
    expect(await previewPurge(COMMAND_LINE_OPERATOR)).toEqual({
      ...NOTHING,
      accountsWithoutProfile: 2,
    });
    await purgeExpiredData(COMMAND_LINE_OPERATOR);
    expect(deleted?.mock.calls).toEqual([['old'], ['no-record']]);
    expect(idsOf(await test.store.query(accounts, {}))).toEqual([
      'ada',
      'admin',
      'broken',
      'here',
      'kim',
      'young',
    ]);
  });

  it('stays when it became somebody’s while the others were looked for', async () => {
    const [deleted] = knowAccounts({ accountId: 'old', email: 'old@school.org' });
    jest.spyOn(test.services.mailer, 'countOlder').mockImplementation(async () => {
      await test.student('old@school.org', 'old');
      return 0;
    });
    expect(await purgeExpiredData(COMMAND_LINE_OPERATOR)).toEqual({
      ...NOTHING,
      accountsWithoutProfile: 1,
    });
    expect(deleted).not.toHaveBeenCalled();
  });

  it('is told apart among more than a store looks for at once', async () => {
    const many = Array.from({ length: 70 }, (_, index) => `n${index}`);
    const [deleted, , listed] = knowAccounts();
    listed?.mockResolvedValue({
      accounts: many.map((accountId) => ({ accountId, email: `${accountId}@x.org` })),
      next: null,
    });
    for (const id of ['n0', 'n29', 'n30', 'n59', 'n60', 'n69']) {
      await test.store.set(asRawCollection(studentProfiles), {
        id: `2023_${id}`,
        studentId: id,
        leagueId: 'room-9',
      });
    }
    expect(await previewPurge(COMMAND_LINE_OPERATOR)).toEqual({
      ...NOTHING,
      accountsWithoutProfile: 64,
    });
    expect(deleted).not.toHaveBeenCalled();
  });
});

describe('a teacher of a school year that is over', () => {
  type Case = [string, (ada: SignedInViewer) => Promise<unknown>, boolean];
  const record = (more: object) => (ada: SignedInViewer) =>
    test.store.create(accounts, {
      id: ada.accountId,
      mustChangePassword: false,
      createdAt: timestampFromDate(TEST_NOW),
      ...more,
    });
  const recently = timestampFromDate(new Date('2024-07-02T00:00:00Z'));
  const session = (ada: SignedInViewer, createdAt: Date, expiresAt: Date) =>
    test.store.create(sessions, {
      id: 'one',
      accountId: ada.accountId,
      email: ada.email,
      createdAt: timestampFromDate(createdAt),
      expiresAt: timestampFromDate(expiresAt),
    });

  it.each<Case>([
    ['goes who was not seen since', async () => undefined, true],
    [
      'goes who was last seen in that year',
      record({ signedInAt: timestampFromDate(TEST_NOW) }),
      true,
    ],
    ['stays who has signed in since', record({ signedInAt: recently }), false],
    ['stays who has changed the password since', record({ passwordChangedAt: recently }), false],
    ['stays who has proven the address since', record({ addressProvenAt: recently }), false],
    [
      'stays whose league stays',
      (ada) => giveLeague('new', { teacherId: ada.accountId, createdAt: recently }),
      false,
    ],
    ['goes whose league goes', (ada) => giveLeague('old', { teacherId: ada.accountId }), true],
    [
      'stays whose league cannot be read and stays',
      (ada) =>
        test.store.set(asRawCollection(leagues), {
          id: 'broken',
          teacherId: ada.accountId,
          createdAt: recently,
        }),
      false,
    ],
    [
      'stays who is signed in',
      (ada) => session(ada, TEST_NOW, new Date(DUE.getTime() + 1_000)),
      false,
    ],
    [
      'stays who had a session since',
      (ada) => session(ada, new Date('2024-07-02T00:00:00Z'), DUE),
      false,
    ],
    ['goes whose session was of that year', (ada) => session(ada, TEST_NOW, DUE), true],
    [
      'stays who is an admin',
      (ada) => test.store.create(admins, { id: ada.email, createdAt: recently }),
      false,
    ],
    [
      'stays who has begun another season',
      async ({ accountId }) => {
        const profile = await test.store.get(teacherProfiles, `2023_${accountId}`);
        if (!profile) throw new Error('There is a profile.');
        await test.store.create(teacherProfiles, {
          ...profile,
          id: `2024_${accountId}`,
          season: 2024,
          createdAt: recently,
        });
      },
      false,
    ],
  ])('%s', async (_, change, goes) => {
    const ada = await test.teacher('ada@school.org');
    knowAccounts({ accountId: ada.accountId, email: ada.email });
    await change(ada);
    test.setNow(DUE);
    expect((await previewPurge(COMMAND_LINE_OPERATOR)).teachersWhoLeft).toBe(goes ? 1 : 0);
    expect(await deeds()).toEqual([]);
    expect((await purgeExpiredData(COMMAND_LINE_OPERATOR)).teachersWhoLeft).toBe(goes ? 1 : 0);
    expect(
      await test.store.count(teacherProfiles, {
        where: [{ field: 'season', op: '==', value: 2023 }],
      }),
    ).toBe(goes ? 0 : 1);
    const log = (await deeds()).filter(([, action]) => action === 'teacher.purge');
    expect(log).toEqual(goes ? [['operator', 'teacher.purge', ada.accountId, 'done']] : []);
  });

  it('is not gone a moment before', async () => {
    await test.teacher('ada@school.org');
    test.setNow(new Date(DUE.getTime() - 1));
    expect((await previewPurge(COMMAND_LINE_OPERATOR)).teachersWhoLeft).toBe(0);
  });
});

describe('a league', () => {
  it('goes when it is due or its deletion was interrupted, readable or not, with its students', async () => {
    const { store } = test;
    const recently = timestampFromDate(new Date('2024-07-02T00:00:00Z'));
    await giveLeague('due');
    await giveLeague('begun', { createdAt: recently, deletingAt: recently });
    await giveLeague('stays', { createdAt: recently });
    await store.set(asRawCollection(leagues), {
      id: 'broken-due',
      season: 2023,
      createdAt: timestampFromDate(TEST_NOW),
    });
    await store.set(asRawCollection(leagues), {
      id: 'broken-stays',
      season: 2023,
      createdAt: recently,
    });
    await store.set(asRawCollection(leagues), {
      id: 'broken-when',
      season: 2023,
      createdAt: 'long ago',
    });
    await giveStudents('due', 'a', 'b', 'c', 'd');
    await giveStudents('stays', 'e');
    await giveStudents('', 'alone');
    await test.store.merge(asRawCollection(studentProfiles), '2023_alone', {
      formulaType: 'unreadable',
    });
    test.setNow(DUE);
    const report = await previewPurge(COMMAND_LINE_OPERATOR);
    expect({
      ...report,
      leagues: report.leagues.toSorted((one, other) => one.id.localeCompare(other.id)),
    }).toEqual({
      ...NOTHING,
      leagues: [
        { id: 'begun', students: 0, reason: 'interrupted' },
        { id: 'broken-due', students: 0, reason: 'due' },
        { id: 'due', students: 4, reason: 'due' },
      ],
      studentsWithoutLeague: 1,
      expiredSessions: 6,
    });
    expect(await purgeExpiredData(COMMAND_LINE_OPERATOR)).toEqual(report);
    expect(idsOf(await store.query(asRawCollection(leagues), {}))).toEqual([
      'broken-stays',
      'broken-when',
      'stays',
    ]);
    expect(idsOf(await store.query(asRawCollection(studentProfiles), {}))).toEqual(['2023_e']);
    const gone = ['begun', 'broken-due', 'due'].map((id) => [
      'operator',
      'league.deleted',
      id,
      'done',
    ]);
    const marked = ['broken-due', 'due'].map((id) => ['operator', 'league.purge', id, 'done']);
    expect(await deeds()).toEqual([...gone, ...marked].toSorted());
    expect(await purgeExpiredData(COMMAND_LINE_OPERATOR)).toEqual(NOTHING);
  });

  it('goes in steps, some students at a time, and is gone once', async () => {
    const league = await giveLeague('room-12');
    await giveStudents('room-12', 'a', 'b', 'c');
    // Somebody who was removed and is nowhere now, and somebody who is in another class.
    const [gone, moved] = await giveStudents('room-13', 'gone', 'moved');
    await test.store.merge(studentProfiles, '2023_gone', { leagueId: '' });
    for (const viewer of [gone, moved]) {
      if (viewer) await giveLineup(test.store, viewer, 6, { leagueIds: ['room-12'] });
    }
    const scrub = jest.spyOn(test.store, 'scrub');
    const step = () => eraseLeagueStepAndCountLeft(league, 'ada', 2);
    expect(await step()).toEqual({ left: 1 });
    expect(idsOf(await test.store.query(leagueStudents('room-12'), {}))).toHaveLength(1);
    expect([await test.store.count(leagues, {}), await deeds(), scrub.mock.calls]).toEqual([
      1,
      [],
      [],
    ]);
    for (let times = 0; times < 2; times++) expect(await step()).toEqual({ left: 0 });
    expect(await deeds()).toEqual([['ada', 'league.deleted', 'room-12', 'done']]);
    expect(await test.store.count(leagues, {})).toBe(0);
    expect(idsOf(await test.store.query(studentProfiles, {}))).toEqual(['2023_gone', '2023_moved']);
    expect(idsOf(await test.store.query(leagueStudents('room-13'), {}))).toEqual(['gone', 'moved']);
    expect((await test.store.query(studentLineups, {})).map(({ userId }) => userId)).toContain(
      'moved',
    );
  });
});

describe('a teacher who goes', () => {
  const allowance = (email: string) => ({ id: email, docID: email, email, leagueAllowance: 2 });

  it('takes picture, allowance, account and every profile along, and nobody else’s', async () => {
    const { store, services } = test;
    const [ada, bo] = [await test.teacher('ada@school.org'), await test.teacher('bo@school.org')];
    const [deleted] = knowAccounts(ada, bo);
    const forgotten = jest.spyOn(services.mailer, 'forget');
    for (const { accountId, email } of [ada, bo]) {
      await store.create(teacherLeagueAllowances, allowance(email));
      await store.create(teacherAndClassInvitations, {
        id: email,
        email,
        invitedBy: 'zoe',
        createdAt: at(0),
        expiresAt: at(DAY),
      });
      await store.create(accounts, { id: accountId, mustChangePassword: false, createdAt: at(0) });
      await services.files.put('profile_images', accountId, {
        bytes: Uint8Array.of(1),
        contentType: 'image/webp',
      });
      const profile = await store.get(teacherProfiles, `2023_${accountId}`);
      if (profile)
        await store.create(teacherProfiles, { ...profile, id: `2022_${accountId}`, season: 2022 });
    }
    await eraseTeacherWithoutLeague(ada.accountId);
    expect((await store.query(teacherProfiles, {})).map(({ teacherId }) => teacherId)).toEqual([
      bo.accountId,
      bo.accountId,
    ]);
    expect(idsOf(await store.query(teacherLeagueAllowances, {}))).toEqual([bo.email]);
    expect(idsOf(await store.query(teacherAndClassInvitations, {}))).toEqual([bo.email]);
    expect(idsOf(await store.query(accounts, {}))).toEqual([bo.accountId]);
    expect((await store.query(sessions, {})).map(({ accountId }) => accountId)).toEqual([
      bo.accountId,
    ]);
    expect(await services.files.list('profile_images')).toEqual([bo.accountId]);
    expect([deleted?.mock.calls, forgotten.mock.calls]).toEqual([[[ada.accountId]], [[ada.email]]]);
  });

  it('keeps the account as a student', async () => {
    const ada = await test.teacher('ada@school.org');
    const [deleted] = knowAccounts(ada);
    await test.store.create(teacherLeagueAllowances, allowance(ada.email));
    await test.store.set(asRawCollection(studentProfiles), {
      id: 'any',
      studentId: ada.accountId,
      leagueId: 'room-12',
    });
    await eraseTeacherWithoutLeague(ada.accountId);
    expect(deleted).not.toHaveBeenCalled();
    expect([
      await test.store.count(teacherProfiles, {}),
      await test.store.count(sessions, {}),
    ]).toEqual([0, 1]);
    expect(await test.store.count(teacherLeagueAllowances, {})).toBe(0);
  });

  it('without an account loses what else there is', async () => {
    const ada = await test.teacher('ada@school.org');
    const [deleted] = knowAccounts();
    await eraseTeacherWithoutLeague(ada.accountId);
    await eraseAccountButNotProfiles('nobody');
    expect(deleted).not.toHaveBeenCalled();
    expect([
      await test.store.count(teacherProfiles, {}),
      await test.store.count(sessions, {}),
    ]).toEqual([0, 0]);
  });
});

describe('what a teacher deletes', () => {
  it('is a league, which is archived, can be taken back for thirty days, and then goes for good', async () => {
    const ada = await test.teacher('ada@school.org');
    knowAccounts();
    await giveLeague('room-12', { teacherId: ada.accountId });
    await giveStudents('room-12', 'a', 'b', 'c', 'd');
    const state = async () => {
      const league = await test.store.get(leagues, 'room-12');
      const [student] = await test.store.query(studentProfiles, {});
      return [league?.deletesOn ?? null, league?.archivedAt ?? null, student?.endedLeagueId];
    };
    const did = (action: string) => [ada.accountId, action, 'room-12', 'done'];
    const archive = (archived: boolean) =>
      setLeagueArchived(ada, { leagueId: 'room-12', archived }).catch(({ code }) => code);
    const marked = ['2023-11-17', at(0), 'room-12'];
    await scheduleLeagueDeletion(ada, { leagueId: 'room-12' });
    expect(await state()).toEqual(marked);
    const first = at(0);
    test.advance(DAY);
    await scheduleLeagueDeletion(ada, { leagueId: 'room-12' });
    expect([await state(), await deeds()]).toEqual([
      ['2023-11-17', first, 'room-12'],
      [did('league.delete')],
    ]);
    await archive(true);
    expect(await state()).toEqual([null, first, 'room-12']);
    await archive(false);
    expect(await state()).toEqual([null, null, '']);
    await scheduleLeagueDeletion(ada, { leagueId: 'room-12' });
    await archive(false);
    expect(await state()).toEqual([null, null, '']);
    expect((await deeds()).map(([, action]) => action)).toEqual([
      'league.delete',
      'league.delete',
      'league.keep',
      'league.unarchive',
      'league.unarchive',
    ]);

    await scheduleLeagueDeletion(ada, { leagueId: 'room-12' });
    // New York is five hours behind then, and the day is November 18.
    test.setNow(new Date('2023-11-18T04:59:59Z'));
    expect(await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR)).toBe(0);
    expect((await previewPurge(COMMAND_LINE_OPERATOR)).leagues).toEqual([]);
    test.setNow(new Date('2023-11-18T05:00:00Z'));
    expect((await previewPurge(COMMAND_LINE_OPERATOR)).leagues).toEqual([
      { id: 'room-12', students: 4, reason: 'marked' },
    ]);
    // Its owner takes it back while the night's work has just read it.
    const list = test.store.list.bind(test.store);
    jest.spyOn(test.store, 'list').mockImplementationOnce((async (...args: never[]) => {
      const found = await (list as (...args: never[]) => Promise<unknown>)(...args);
      await archive(true);
      return found;
    }) as never);
    await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR);
    expect([await state(), await test.store.count(studentProfiles, {})]).toEqual([
      [null, expect.anything(), 'room-12'],
      4,
    ]);

    await scheduleLeagueDeletion(ada, { leagueId: 'room-12' });
    test.advance(30 * DAY);
    expect(await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR)).toBe(1);
    expect([
      await test.store.get(leagues, 'room-12'),
      await test.store.count(studentProfiles, {}),
    ]).toEqual([null, 0]);
    expect(await deeds()).toContainEqual(['operator', 'league.deleted', 'room-12', 'done']);
    expect(await eraseLeaguesPastGracePeriod(COMMAND_LINE_OPERATOR)).toBe(0);
    expect(await archive(false)).toBe('not-found');
  });

  it('can’t be taken back once it is going, and is taken back in a past season without opening it', async () => {
    const ada = await test.teacher('ada@school.org');
    await giveLeague('going', {
      teacherId: ada.accountId,
      deletesOn: '2023-10-18',
      deletingAt: at(0),
    });
    const going = await test.store.get(leagues, 'going');
    await expect(
      setLeagueArchived(ada, { leagueId: 'going', archived: false }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await scheduleLeagueDeletion(ada, { leagueId: 'going' });
    expect(await test.store.get(leagues, 'going')).toEqual(going);

    const past = await giveLeague('past', { teacherId: ada.accountId, season: 2022 });
    await scheduleLeagueDeletion(ada, { leagueId: 'past' });
    expect(await test.store.get(leagues, 'past')).toEqual({ ...past, deletesOn: '2023-11-17' });
    await setLeagueArchived(ada, { leagueId: 'past', archived: false });
    expect(await test.store.get(leagues, 'past')).toEqual({ ...past, deletesOn: null });
    await expect(
      setLeagueArchived(ada, { leagueId: 'past', archived: true }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });

  it('is one student of the own class, once the name was typed', async () => {
    const ada = await test.teacher('ada@school.org');
    knowAccounts();
    await giveLeague('room-12', { teacherId: ada.accountId });
    await giveStudents('room-12', 'a', 'b');
    await giveStudents('room-13', 'c');
    const one = { leagueId: 'room-12', studentId: 'a', name: 'a z' };
    const message = 'That isn’t the student’s name. Please type it exactly as shown above.';
    await expect(deleteStudent(ada, { ...one, name: 'b z' })).rejects.toMatchObject({
      message,
      fieldErrors: { name: message },
    });
    for (const studentId of ['c', 'nobody']) {
      await expect(
        deleteStudent(ada, { ...one, studentId, name: `${studentId} z` }),
      ).rejects.toMatchObject({
        code: 'not-found',
        message: 'We couldn’t find this student.',
      });
    }
    expect([await test.store.count(studentProfiles, {}), await deeds()]).toEqual([3, []]);
    const scrub = jest.spyOn(test.store, 'scrub');
    expect(await deleteStudent(ada, one)).toEqual({ done: true });
    expect(idsOf(await test.store.query(studentProfiles, {}))).toEqual(['2023_b', '2023_c']);
    expect(idsOf(await test.store.query(leagueStudents('room-12'), {}))).toEqual(['b']);
    expect(await deeds()).toEqual([
      [ada.accountId, 'student.delete', expect.stringMatching(/^[0-9a-f]{32}$/), 'done'],
    ]);
    expect(scrub).toHaveBeenCalledTimes(1);
  });
});
