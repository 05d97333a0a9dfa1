import type { SignedInViewer } from '@/lib/data/access/viewer';
import { COMMAND_LINE_OPERATOR, OPERATOR_ACTOR_ID } from '@/lib/data/operator';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { type AuditLogRecord, auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { grantAdmin } from './commands';
import { getAuditPage, MAX_AUDIT_PAGE } from './queries';

let test: TestServices;
let admin: SignedInViewer;
beforeEach(async () => {
  test = await installTestServices();
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe');
  await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);
  for (const { id } of await test.store.query(auditLog, {})) await test.store.delete(auditLog, id);
});
afterEach(() => test.dispose());

const anything = { kind: null, when: null, outcome: null, who: null, page: 1 };
const later = (seconds: number) =>
  timestampFromDate(new Date(TEST_NOW.getTime() + seconds * 1_000));

async function write(...records: ({ id: string; actorId: string } & Partial<AuditLogRecord>)[]) {
  for (const [index, record] of records.entries()) {
    const plain = {
      at: later(index),
      action: 'league.rename',
      target: 'a-league-long-gone',
      outcome: 'done' as const,
    };
    await test.store.create(auditLog, { ...plain, ...record });
  }
}

it('is told whole, newest first: what was refused again and again, what was done to several, and the rest', async () => {
  const gone = '0123456789abcdef';
  await write(
    { id: 'alone', actorId: admin.accountId },
    { id: 'detailed', actorId: OPERATOR_ACTOR_ID, detail: '1 to 2' },
    {
      id: 'counted',
      actorId: OPERATOR_ACTOR_ID,
      action: 'allowance.set',
      values: { from: 3, fromDefault: false, to: 4 },
    },
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
    target: 'a deleted league (a-leag)',
    outcome: 'done',
    place: null,
    students: null,
    detail: null,
    repeated: null,
    day: 'Today, Wednesday, October 18',
    time: '11:00 AM',
  };
  const deleted = { actor: 'a deleted account (012345)', actorId: gone, outcome: 'denied' };
  expect(await getAuditPage(admin, anything)).toEqual({
    rows: [
      {
        ...row,
        ...deleted,
        id: 'refused-again',
        repeated: { times: 7, lastAt: '12:00 PM' },
      },
      { ...row, ...deleted, id: 'refused', detail: '3 to 4' },
      { ...row, id: 'several', students: 12 },
      {
        ...row,
        id: 'counted',

        actor: 'The command line',
        actorId: OPERATOR_ACTOR_ID,
        action: 'allowance.set',
        target: 'a-league-long-gone',
        detail: '3 to 4',
      },
      {
        ...row,
        id: 'detailed',

        actor: 'The command line',
        actorId: OPERATOR_ACTOR_ID,
        detail: '1 to 2',
      },
      { ...row, id: 'alone' },
    ],
    page: 1,
    hasMore: false,
    who: null,
    isNobody: false,
  });
});

it('is narrowed to whoever is named by an address, a user name or an id, also one of someone who is gone', async () => {
  const made = await test.services.identity.createAccount({
    email: 'kim.l.otter42@students.invalid',
    password: 'green kites',
  });
  if (made.status !== 'created') throw new Error('The name is taken.');
  const [short, long] = ['0123456789abcdef', 'f'.repeat(64)];
  await write(
    ...[made.accountId, admin.accountId, OPERATOR_ACTOR_ID, short, long].map((actorId) => ({
      id: actorId,
      actorId,
    })),
  );
  for (const [who, actorId, named] of [
    [' Zoe@School.org ', admin.accountId, 'zoe@school.org'],
    [admin.accountId, admin.accountId, 'zoe@school.org'],
    ['Kim.L.Otter42', made.accountId, 'kim.l.otter42'],
    [made.accountId, made.accountId, 'kim.l.otter42'],
    [OPERATOR_ACTOR_ID, OPERATOR_ACTOR_ID, OPERATOR_ACTOR_ID],
    [short, short, short],
    [long, long, long],
  ] as const) {
    const { rows, ...page } = await getAuditPage(admin, { ...anything, who });
    expect([who, rows.map(({ id }) => id)]).toEqual([who, [actorId]]);
    expect(page).toEqual({ page: 1, hasMore: false, who: named, isNobody: false });
  }
  for (const who of [
    'nobody@school.org',
    'kim',
    short.slice(1),
    `${long}f`,
    `-${short}`,
    `${short}-`,
  ]) {
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
        const record = {
          actorId: OPERATOR_ACTOR_ID,
          action: 'open-week',
          target: '2023_7',
          outcome: 'done',
        } as const;
        batch.create(auditLog, { id: `record-${number}`, at: later(number), ...record });
      }
    });
  }
  expect(MAX_AUDIT_PAGE).toBe(40);
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

it('is narrowed to days on the school’s clock, however many records are newer', async () => {
  const day = 86_400;
  // 11:00 in the morning, and one minute before and after midnight in New York.
  const moments = {
    now: 0,
    early: -11 * 3_600 + 60,
    'last-night': -11 * 3_600 - 60,
    week: -6 * day,
    'week-over': -7 * day,
    month: -29 * day,
    older: -30 * day,
  };
  await write(
    ...Object.entries(moments).map(([id, seconds]) => ({
      id,
      actorId: OPERATOR_ACTOR_ID,
      at: later(seconds),
    })),
  );
  const found = async (when: 'today' | 'yesterday' | 'week' | 'month' | null) =>
    (await getAuditPage(admin, { ...anything, when })).rows.map(({ id }) => id);
  expect(await found('today')).toEqual(['now', 'early']);
  expect(await found('yesterday')).toEqual(['last-night']);
  expect(await found('week')).toEqual(['now', 'early', 'last-night', 'week']);
  expect(await found('month')).toEqual([
    'now',
    'early',
    'last-night',
    'week',
    'week-over',
    'month',
  ]);
  expect(await found(null)).toHaveLength(7);
  const days = (await getAuditPage(admin, anything)).rows.map((row) => row.day);
  expect(days.slice(1, 4)).toEqual([
    'Today, Wednesday, October 18',
    'Yesterday, Tuesday, October 17',
    'Thursday, October 12',
  ]);
  for (let number = 0; number < 120; number += 1)
    await write({ id: `busy-${number}`, actorId: OPERATOR_ACTOR_ID });
  expect(await found('yesterday')).toEqual(['last-night']);
  expect(await getAuditPage(admin, { ...anything, when: 'today', page: 5 })).toMatchObject({
    hasMore: false,
    page: 5,
  });
});

it('is narrowed to each kind of deed, alone and with everything else', async () => {
  await write(
    { id: 'a-league', actorId: admin.accountId, action: 'league.rename' },
    { id: 'a-view', actorId: admin.accountId, action: 'league.read', outcome: 'denied' },
    { id: 'old', actorId: admin.accountId, action: 'no.such.deed' },
  );
  const found = async (changes: object) =>
    (await getAuditPage(admin, { ...anything, ...changes })).rows.map(({ id }) => id);
  expect(await found({ kind: 'leagues' })).toEqual(['a-league']);
  expect(await found({ kind: 'views' })).toEqual(['a-view']);
  expect(await found({ kind: 'views', outcome: 'done' })).toEqual([]);
  expect(
    await found({ kind: 'views', outcome: 'denied', who: admin.accountId, when: 'today' }),
  ).toEqual(['a-view']);
  for (const kind of ['calendars', 'students', 'graphs', 'teams', 'admins', 'seasons'])
    expect(await found({ kind })).toEqual([]);
  expect(await found({})).toEqual(['old', 'a-view', 'a-league']);
});

it('has one page and not two when it just fits on one', async () => {
  await write(
    ...Array.from({ length: 25 }, (_, index) => ({
      id: `record-${index}`,
      actorId: OPERATOR_ACTOR_ID,
    })),
  );
  expect(await getAuditPage(admin, anything)).toMatchObject({ hasMore: false, page: 1 });
  expect(await getAuditPage(admin, { ...anything, page: 2 })).toMatchObject({
    rows: [],
    hasMore: false,
    page: 2,
  });
  await write({ id: 'one-more', actorId: OPERATOR_ACTOR_ID });
  expect(await getAuditPage(admin, anything)).toMatchObject({ hasMore: true });
});
