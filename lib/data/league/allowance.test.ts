import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { findStoredLeagueAllowanceIn } from '@/lib/data/access/viewer';
import {
  grantAdmin,
  resetLeagueAllowance,
  revokeAdmin,
  setLeagueAllowance,
} from '@/lib/data/admin/commands';
import { getAuditPage, listTeacherAllowances } from '@/lib/data/admin/queries';
import { getTeacherDashboard } from '@/lib/data/league/queries';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { ensureSeasonProfile } from '@/lib/data/session/start-season';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { auditLog } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { admins, teacherLeagueAllowances, teacherProfiles } from '@/lib/store/collections/profiles';
import { withOperationReports } from '@/lib/store/operation-reports';
import { openLeague } from '@/lib/testing/open-league';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import {
  installTestServices,
  TEST_NOW,
  TEST_SEASON,
  type TestServices,
} from '@/lib/testing/services';

let test: TestServices;
let admin: SignedInViewer;
let teacher: SignedInViewer;

beforeEach(async () => {
  test = await installTestServices();
  teacher = await provenTeacher('ada@school.org', 'Ms Ada', 'Brook School');
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe', 'Hill School');
  await grantAdmin(COMMAND_LINE_OPERATOR, 'Zoe@school.org');
});
afterEach(() => test.dispose());

const all = { search: '', page: 1 };
const anything = { action: null, outcome: null, who: null };
const league = { name: 'Room 12', password: 'brave otter' };

describe('an allowance', () => {
  it('set by an admin counts for the teacher at once, whatever the case of the address, and is on record', async () => {
    await openLeague(teacher, league);
    await expect(openLeague(teacher, league)).rejects.toMatchObject({ code: 'limit-reached' });
    await setLeagueAllowance(admin, { email: ' ADA@School.org ', leagueAllowance: 2 });
    expect((await getTeacherDashboard(teacher)).allowance).toEqual({ used: 1, allowed: 2 });
    await openLeague(teacher, league);
    expect(await test.store.query(teacherLeagueAllowances, {})).toEqual([
      {
        id: 'ada@school.org',
        docID: 'ada@school.org',
        email: 'ada@school.org',
        leagueAllowance: 2,
      },
    ]);
    const [record] = await test.store.query(auditLog, {
      where: [{ field: 'action', op: '==', value: 'allowance.set' }],
    });
    expect(record).toMatchObject({
      actorId: admin.accountId,
      target: teacher.accountId,
      outcome: 'done',
      values: { from: 1, fromDefault: true, to: 2 },
    });
    expect(JSON.stringify(await test.store.query(auditLog, {}))).not.toContain('ada@');
  });

  it('without a record is the number that another program has given, until an admin sets one and takes it away', async () => {
    const id =
      (await test.store.query(teacherProfiles, {})).find(
        ({ teacherId }) => teacherId === teacher.accountId,
      )?.id ?? '';
    const own = async () => (await test.store.get(teacherProfiles, id))?.leagueAllowance;
    await test.store.merge(teacherProfiles, id, { leagueAllowance: 3 });
    await ensureSeasonProfile(teacher.accountId, teacher.email);
    expect(await own()).toBe(3);
    expect((await getTeacherDashboard(teacher)).allowance).toEqual({ used: 0, allowed: 3 });
    expect(
      (await listTeacherAllowances(admin, all)).rows.find(({ email }) => email === teacher.email)
        ?.leaguesAllowed,
    ).toBe(3);
    for (let times = 0; times < 3; times += 1) await openLeague(teacher, league);
    await expect(openLeague(teacher, league)).rejects.toMatchObject({ code: 'limit-reached' });
    await setLeagueAllowance(admin, { email: teacher.email, leagueAllowance: 7 });
    await ensureSeasonProfile(teacher.accountId, teacher.email);
    expect(await own()).toBe(7);
    await resetLeagueAllowance(admin, { email: teacher.email });
    await ensureSeasonProfile(teacher.accountId, teacher.email);
    expect(await own()).toBe(1);
    expect((await getTeacherDashboard(teacher)).allowance).toEqual({ used: 3, allowed: 1 });
  });

  it('set again to the same number, or deleted twice, changes and records nothing more', async () => {
    for (let times = 0; times < 2; times += 1)
      await setLeagueAllowance(admin, { email: teacher.email, leagueAllowance: 3 });
    for (let times = 0; times < 2; times += 1) {
      expect(await resetLeagueAllowance(admin, { email: teacher.email })).toEqual({
        leagueAllowance: 1,
      });
    }
    const actions = (
      await test.store.query(auditLog, { orderBy: { field: 'at', direction: 'asc' } })
    ).map(({ action }) => action);
    expect(actions.filter((action) => action.startsWith('allowance.')).toSorted()).toEqual([
      'allowance.delete',
      'allowance.set',
    ]);
    expect(await test.store.query(teacherLeagueAllowances, {})).toEqual([]);
  });

  it('of older data under another id is changed and not doubled', async () => {
    await test.store.create(teacherLeagueAllowances, {
      id: 'x1',
      docID: 'x1',
      email: 'ada@school.org',
      leagueAllowance: 4,
    });
    await setLeagueAllowance(admin, { email: 'ada@school.org', leagueAllowance: 5 });
    expect(await test.store.query(teacherLeagueAllowances, {})).toMatchObject([
      { id: 'x1', leagueAllowance: 5 },
    ]);
  });

  it('of older data in two records counts as the first says, is shown so, and is made to agree when it is set', async () => {
    const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const [id, leagueAllowance] of [
      ['x2', 2],
      ['x1', 4],
      ['x3', 7],
    ] as const) {
      await test.store.create(teacherLeagueAllowances, {
        id,
        docID: id,
        email: 'ada@school.org',
        leagueAllowance,
      });
    }
    const seen = async () => {
      const { allowance } = await getTeacherDashboard(teacher);
      const { rows } = await listTeacherAllowances(admin, { search: 'ada@', page: 1 });
      return [allowance.allowed, rows.map(({ leaguesAllowed }) => leaguesAllowed)];
    };
    const records = async () =>
      (await test.store.query(teacherLeagueAllowances, {})).map(
        ({ leagueAllowance }) => leagueAllowance,
      );
    expect(await seen()).toEqual([4, [4]]);
    await setLeagueAllowance(admin, { email: 'ada@school.org', leagueAllowance: 4 });
    expect([await seen(), await records()]).toEqual([
      [4, [4]],
      [4, 4, 4],
    ]);
    expect(await resetLeagueAllowance(admin, { email: 'ada@school.org' })).toEqual({
      leagueAllowance: 1,
    });
    expect([await seen(), await records()]).toEqual([[1, [1]], []]);
    expect(
      (await test.store.query(auditLog, {})).flatMap(({ action, values }) =>
        values ? { action, values } : [],
      ),
    ).toEqual(
      expect.arrayContaining([
        { action: 'allowance.set', values: { from: 4, fromDefault: false, to: 4 } },
        { action: 'allowance.delete', values: { from: 4, to: 1 } },
      ]),
    );
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('Duplicate documents in teacherLeagueAllowances: x1, x2, x3.'),
    );
  });

  it('is found for its own address alone, however that is written', async () => {
    for (const [email, leagueAllowance] of [
      ['bo@school.org', 6],
      ['later@school.org', 0],
      ['zed@school.org', 9],
    ] as const) {
      await test.store.create(teacherLeagueAllowances, {
        id: email,
        docID: email,
        email,
        leagueAllowance,
      });
    }
    const found = ['zed@school.org', ' ZED@School.org ', 'later@school.org', 'nobody@school.org'];
    expect(
      await Promise.all(found.map((email) => findStoredLeagueAllowanceIn(test.store, email))),
    ).toEqual([9, 9, 0, null]);
  });

  it('is only for admins: others are told that there is no such thing, nothing is written, and the attempt is on record', async () => {
    const student = await test.student('kim@school.org');
    const input = { email: teacher.email, leagueAllowance: 9 };
    const deeds: ((viewer: Viewer) => Promise<unknown>)[] = [
      (viewer) => setLeagueAllowance(viewer, input),
      (viewer) => resetLeagueAllowance(viewer, input),
      (viewer) => listTeacherAllowances(viewer, all),
      (viewer) => getAuditPage(viewer, { ...anything, kind: null, when: null, page: 1 }),
    ];
    for (const deed of deeds) {
      await expect(deed(teacher)).rejects.toMatchObject({ code: 'not-found' });
      await expect(deed(student)).rejects.toMatchObject({ code: 'not-allowed' });
      await expect(deed(null)).rejects.toMatchObject({ code: 'not-signed-in' });
    }
    expect(await test.store.query(teacherLeagueAllowances, {})).toEqual([]);
    const denied = await test.store.query(auditLog, {
      where: [{ field: 'outcome', op: '==', value: 'denied' }],
    });
    expect(denied.map(({ actorId, action }) => [actorId, action]).toSorted()).toEqual(
      ['allowance.delete', 'allowance.read', 'allowance.set', 'audit.read'].map((action) => [
        teacher.accountId,
        action,
      ]),
    );
  });

  it('is refused to a revoked admin from that moment on', async () => {
    await listTeacherAllowances(admin, all);
    await revokeAdmin(COMMAND_LINE_OPERATOR, admin.email);
    await expect(
      setLeagueAllowance(admin, { email: teacher.email, leagueAllowance: 9 }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(listTeacherAllowances(admin, all)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('is no business of an admin without a teacher’s profile', async () => {
    const student = await test.student('kim@school.org');
    await test.store.set(admins, { id: student.email, createdAt: timestampFromDate(TEST_NOW) });
    await expect(listTeacherAllowances(student, all)).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });

  it('is refused when no one can tell whether there is an admin', async () => {
    const broken = {
      ...test.store,
      get: ((collection, id) => {
        if (collection.path === admins.path) throw new Error('unreachable');
        return test.store.get(collection, id);
      }) as typeof test.store.get,
    };
    setServices({ ...test.services, store: broken });
    await expect(listTeacherAllowances(admin, all)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the list', () => {
  it('names each teacher once with address, school, who agreed when to which notice, leagues used and allowed', async () => {
    await openLeague(teacher, league);
    const [profile] = await test.store.query(teacherProfiles, {
      where: [{ field: 'teacherId', op: '==', value: teacher.accountId }],
    });
    if (!profile) throw new Error('There is no profile.');
    await test.store.create(teacherProfiles, {
      ...profile,
      id: 'older',
      season: TEST_SEASON - 1,
      displayName: 'Miss Ada',
    });
    await setLeagueAllowance(admin, { email: 'later@school.org', leagueAllowance: 4 });
    const { rows, total } = await listTeacherAllowances(admin, all);
    expect(total).toBe(3);
    expect(rows).toEqual([
      {
        email: 'ada@school.org',
        teacher: {
          displayName: 'Ms Ada',
          authority: {
            school: 'Brook School',
            name: 'Ms Ada',
            agreedOn: '10/18/2023',
            noticeVersion: expect.stringMatching(/^\d{4}-\d\d$/),
          },
        },
        leaguesUsed: 1,
        leaguesAllowed: 1,
        hasRecord: false,
      },
      expect.objectContaining({ email: 'zoe@school.org', leaguesUsed: 0 }),
      {
        email: 'later@school.org',
        teacher: null,
        leaguesUsed: 0,
        leaguesAllowed: 4,
        hasRecord: true,
      },
    ]);
  });

  it.each(['ADA', 'brook', 'ada@school'])('finds a teacher by %s', async (search) => {
    expect(
      (await listTeacherAllowances(admin, { search, page: 1 })).rows.map(({ email }) => email),
    ).toEqual(['ada@school.org']);
  });

  it('comes in pages of 25 and costs the same five reads for each of them', async () => {
    for (let number = 0; number < 60; number += 1) {
      await test.store.create(teacherProfiles, {
        id: `t${number}`,
        teacherId: `t${number}`,
        season: TEST_SEASON,
        mvpPoints: 0,
        createdAt: timestampFromDate(TEST_NOW),
        leagueAllowance: 1,
        displayName: `Teacher ${String(number).padStart(2, '0')}`,
      });
    }
    const reads: string[] = [];
    setServices({
      ...test.services,
      store: withOperationReports(
        test.store,
        ({ kind, operation, collection }) =>
          kind === 'read' && reads.push(`${operation} ${collection}`),
      ),
    });
    const last = await listTeacherAllowances(admin, { search: '', page: 99 });
    expect([last.page, last.pages, last.rows.length, last.total]).toEqual([3, 3, 12, 62]);
    // And the session makes six.
    expect(reads.filter((read) => read !== 'watch appData')).toHaveLength(5);
  });
});

describe('the audit log', () => {
  it('is read newest first, in pages, by deed, with teachers by name', async () => {
    for (let number = 0; number < 30; number += 1) {
      test.advance(1000);
      await setLeagueAllowance(admin, { email: teacher.email, leagueAllowance: number });
    }
    const first = await getAuditPage(admin, { ...anything, kind: 'admins', when: null, page: 1 });
    expect(first).toMatchObject({ page: 1, hasMore: true });
    expect(first.rows).toHaveLength(25);
    expect(first.rows[0]).toMatchObject({
      actor: 'Mx Zoe',
      target: 'Ms Ada',
      action: 'allowance.set',
      outcome: 'done',
      detail: '28 to 29',
    });
    const second = await getAuditPage(admin, { ...anything, kind: 'admins', when: null, page: 2 });
    expect(second).toMatchObject({ hasMore: false });
    const granted = expect.objectContaining({ actor: 'The command line', action: 'admin-grant' });
    expect(second.rows).toContainEqual(granted);
  });

  it('keeps no deed that was not done: the record and the deed are one', async () => {
    const failing = jest.spyOn(test.services, 'now').mockImplementation(() => {
      throw new Error('no clock');
    });
    await expect(
      setLeagueAllowance(admin, { email: teacher.email, leagueAllowance: 7 }),
    ).rejects.toThrow('no clock');
    failing.mockRestore();
    expect(await test.store.query(teacherLeagueAllowances, {})).toEqual([]);
    expect(await test.store.query(leagues, {})).toEqual([]);
  });
});
