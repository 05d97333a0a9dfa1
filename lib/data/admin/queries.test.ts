import { OPERATOR, OPERATOR_ACTOR, type SignedInViewer } from '@/lib/data/access/viewer';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type AuditLogRecord, auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { auditStudents } from '@/words/audit';
import { grantAdmin } from './commands';
import { getAuditPage, LAST_AUDIT_PAGE } from './queries';

let test: TestServices;
let admin: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices();
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe');
  await grantAdmin(OPERATOR, admin.email);
  for (const { id } of await test.store.query(auditLog, {})) await test.store.delete(auditLog, id);
});
afterEach(() => test.dispose());

const anything = { action: null, outcome: null, who: null, page: 1 };
const later = (seconds: number) => timestampFromDate(new Date(TEST_NOW.getTime() + seconds * 1_000));

/** A record of each second, the newest last. */
async function write(...records: ({ id: string; actorId: string } & Partial<AuditLogRecord>)[]) {
  for (const [index, record] of records.entries()) {
    const plain = { at: later(index), action: 'league.rename', target: 'a-league-long-gone', outcome: 'done' as const };
    await test.store.create(auditLog, { ...plain, ...record });
  }
}

it('is told whole, newest first: what was refused again and again, what was done to several, and the rest', async () => {
  const gone = '0123456789abcdef';
  await write(
    { id: 'alone', actorId: admin.accountId },
    { id: 'detailed', actorId: OPERATOR_ACTOR, detail: '1 to 2' },
    { id: 'counted', actorId: OPERATOR_ACTOR, action: 'allowance.set', values: { from: 3, fromDefault: false, to: 4 } },
    { id: 'several', actorId: admin.accountId, detail: 'not this' },
    { id: 'refused', actorId: gone, outcome: 'denied', detail: '3 to 4' },
    { id: 'refused-again', actorId: gone, outcome: 'denied' },
  );
  await test.store.create(auditRepeats, { id: 'several', count: 12, lastAt: later(60) });
  await test.store.create(auditRepeats, { id: 'refused-again', count: 7, lastAt: later(3_600) });
  const row = {
    actor: 'Mx Zoe',
    actorId: admin.accountId,
    action: 'league.rename',
    target: 'A deleted league (a-leag)',
    outcome: 'done',
    detail: null,
    repeated: null,
  };
  const deleted = { actor: 'A deleted account (012345)', actorId: gone, outcome: 'denied' };
  expect(await getAuditPage(admin, anything)).toEqual({
    rows: [
      {
        ...row,
        ...deleted,
        id: 'refused-again',
        at: 'Oct 18, 2023, 11:00:05 AM',
        repeated: { times: 7, lastAt: 'Oct 18, 2023, 12:00:00 PM' },
      },
      { ...row, ...deleted, id: 'refused', at: 'Oct 18, 2023, 11:00:04 AM', detail: '3 to 4' },
      { ...row, id: 'several', at: 'Oct 18, 2023, 11:00:03 AM', detail: auditStudents(12) },
      {
        ...row,
        id: 'counted',
        at: 'Oct 18, 2023, 11:00:02 AM',
        actor: 'The command line',
        actorId: OPERATOR_ACTOR,
        action: 'allowance.set',
        target: 'a-league-long-gone',
        detail: '3 to 4',
      },
      {
        ...row,
        id: 'detailed',
        at: 'Oct 18, 2023, 11:00:01 AM',
        actor: 'The command line',
        actorId: OPERATOR_ACTOR,
        detail: '1 to 2',
      },
      { ...row, id: 'alone', at: 'Oct 18, 2023, 11:00:00 AM' },
    ],
    page: 1,
    hasMore: false,
    who: null,
    isNobody: false,
  });
});

it('is narrowed to whoever is named by an address, a user name or an id, also one of someone who is gone', async () => {
  const made = await test.services.identity.createAccount({ email: 'kim.l.otter42@students.invalid', password: 'green kites' });
  if (made.status !== 'created') throw new Error('The name is taken.');
  const [short, long] = ['0123456789abcdef', 'f'.repeat(64)];
  await write(...[made.accountId, admin.accountId, OPERATOR_ACTOR, short, long].map((actorId) => ({ id: actorId, actorId })));
  for (const [who, actorId, named] of [
    [' Zoe@School.org ', admin.accountId, 'zoe@school.org'],
    [admin.accountId, admin.accountId, 'zoe@school.org'],
    ['Kim.L.Otter42', made.accountId, 'kim.l.otter42'],
    [made.accountId, made.accountId, 'kim.l.otter42'],
    [OPERATOR_ACTOR, OPERATOR_ACTOR, OPERATOR_ACTOR],
    [short, short, short],
    [long, long, long],
  ] as const) {
    const { rows, ...page } = await getAuditPage(admin, { ...anything, who });
    expect([who, rows.map(({ id }) => id)]).toEqual([who, [actorId]]);
    expect(page).toEqual({ page: 1, hasMore: false, who: named, isNobody: false });
  }
  for (const who of ['nobody@school.org', 'kim', short.slice(1), `${long}f`, `-${short}`, `${short}-`]) {
    expect(await getAuditPage(admin, { ...anything, who, page: 2 })).toEqual({
      rows: [],
      page: 1,
      hasMore: false,
      who,
      isNobody: true,
    });
  }
});

it('has forty pages of twenty-five and no more, however much lies behind them', async () => {
  const count = 1_001;
  for (let start = 0; start < count; start += 400) {
    await test.store.batch((batch) => {
      for (let number = start; number < Math.min(count, start + 400); number += 1) {
        const record = { actorId: OPERATOR_ACTOR, action: 'open-week', target: '2023_7', outcome: 'done' } as const;
        batch.create(auditLog, { id: `record-${number}`, at: later(number), ...record });
      }
    });
  }
  expect(LAST_AUDIT_PAGE).toBe(40);
  const shown = async (page: number) => {
    const { rows, page: at, hasMore } = await getAuditPage(admin, { ...anything, page });
    return [at, rows.length, rows[0]?.id, rows.at(-1)?.id, hasMore];
  };
  expect(await shown(1)).toEqual([1, 25, 'record-1000', 'record-976', true]);
  for (const page of [0, -3]) expect(await shown(page)).toEqual(await shown(1));
  expect(await shown(2)).toEqual([2, 25, 'record-975', 'record-951', true]);
  expect(await shown(39)).toEqual([39, 25, 'record-50', 'record-26', true]);
  expect(await shown(40)).toEqual([40, 25, 'record-25', 'record-1', false]);
  expect(await shown(41)).toEqual(await shown(40));
});

it('has one page and not two when it just fits on one', async () => {
  await write(...Array.from({ length: 25 }, (_, index) => ({ id: `record-${index}`, actorId: OPERATOR_ACTOR })));
  expect(await getAuditPage(admin, anything)).toMatchObject({ hasMore: false, page: 1 });
  expect(await getAuditPage(admin, { ...anything, page: 2 })).toMatchObject({ rows: [], hasMore: false, page: 2 });
  await write({ id: 'one-more', actorId: OPERATOR_ACTOR });
  expect(await getAuditPage(admin, anything)).toMatchObject({ hasMore: true });
});
