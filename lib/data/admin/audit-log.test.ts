import type { SignedInViewer } from '@/lib/data/access/viewer';
import { logDeniedAttempt, writeAudit } from '@/lib/data/audit';
import { addStudents, replaceLoginCards } from '@/lib/data/class-roster/add-student-commands';
import { getLeagueHeader } from '@/lib/data/league/queries';
import { COMMAND_LINE_OPERATOR } from '@/lib/data/operator';
import { eraseLeagueStepAndCountLeft } from '@/lib/data/privacy/erase';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { setServices } from '@/lib/platform/services';
import { auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { withOperationReports } from '@/lib/store/operation-reports';
import { openLeague } from '@/lib/testing/open-league';
import { provenTeacher } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_NOW, type TestServices } from '@/lib/testing/services';
import { auditSentenceAfterNameText } from '@/words/audit';
import { grantAdmin } from './commands';
import { getAuditPage } from './queries';

let test: TestServices;
let admin: SignedInViewer;
let ada: SignedInViewer;
let leagueId: string;
beforeEach(async () => {
  test = await installTestServices();
  admin = await provenTeacher('zoe@school.org', 'Mx Zoe');
  ada = await provenTeacher('ada@school.org', 'Ms Ada');
  await grantAdmin(COMMAND_LINE_OPERATOR, admin.email);
  leagueId = (await openLeague(ada, { name: 'Room 12', password: 'brave otter' })).id;
});
afterEach(() => test.dispose());

const anything = { kind: null, when: null, outcome: null, who: null, page: 1 };
const denied = { ...anything, outcome: 'denied' as const };
const peek = (viewer: SignedInViewer, id = leagueId) =>
  getLeagueHeader(viewer, id).catch(({ code }) => code);

it('2,000 equal denials are one row with count, first and last time, and deeds stay in sight', async () => {
  const bo = await provenTeacher('bo@school.org', 'Mr Bo');
  await peek(bo);
  test.advance(3_600_000);
  await Promise.all(Array.from({ length: 1_000 }, () => peek(bo)));
  test.advance(60_000);
  for (let time = 0; time < 999; time += 1)
    await logDeniedAttempt(bo.accountId, 'league.read', leagueId);

  const { rows } = await getAuditPage(admin, denied);
  expect(rows).toMatchObject([
    {
      time: '11:00 AM',
      actor: 'Mr Bo',
      action: 'league.read',
      target: 'Room 12',
      outcome: 'denied',
      repeated: { times: 2_000, lastAt: '12:01 PM' },
    },
  ]);
  expect((await getAuditPage(admin, anything)).rows.map(({ action }) => action)).toContain(
    'league.create',
  );
});

it('another target, another deed, another person and another day are rows of their own', async () => {
  const bo = await provenTeacher('bo@school.org', 'Mr Bo');
  for (const [actor, action, target] of [
    [bo, 'league.read', leagueId],
    [bo, 'league.read', 'other'],
    [bo, 'league.delete', leagueId],
    [admin, 'league.read', leagueId],
  ] as const) {
    await logDeniedAttempt(actor.accountId, action, target);
  }
  test.advance(24 * 3_600_000);
  await logDeniedAttempt(bo.accountId, 'league.read', leagueId);
  const { rows } = await getAuditPage(admin, denied);
  expect(rows).toHaveLength(5);
  expect(rows.map(({ repeated }) => repeated)).toEqual([null, null, null, null, null]);
});

it('someone who tries many things on one day fills no more than a page and a bit', async () => {
  const bo = await provenTeacher('bo@school.org', 'Mr Bo');
  for (let number = 0; number < 500; number += 1) {
    await logDeniedAttempt(bo.accountId, 'teacher-picture.read', `nobody-${number}`);
    test.advance(1);
  }
  expect(
    await test.store.count(auditLog, { where: [{ field: 'outcome', op: '==', value: 'denied' }] }),
  ).toBe(31);
  const { rows } = await getAuditPage(admin, denied);
  expect(rows).toContainEqual(
    expect.objectContaining({
      target: 'many other things',
      repeated: expect.objectContaining({ times: 470 }),
    }),
  );
});

it('what is denied is denied, also when it cannot be written down', async () => {
  const bo = await provenTeacher('bo@school.org', 'Mr Bo');
  const log: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => log.push(String(text)) > 0);
  jest.spyOn(test.store, 'transaction').mockRejectedValue(new Error('no room'));
  expect(await peek(bo)).toBe('not-found');
  expect(log).toHaveLength(1);
});

it('one class list is one row, in however many parts it came and whichever of them came twice', async () => {
  const students = Array.from({ length: 10 }, (_, index) => ({
    firstName: `Kim${'abcdefghij'[index]}`,
    lastInitial: 'L',
  }));
  const part = (number: number) => ({
    leagueId,
    operationId: `class-list-of-today-${number}`,
    students,
  });
  const cards = await addStudents(ada, part(0));
  await addStudents(ada, part(0));
  await addStudents(ada, part(1));
  await addStudents(ada, {
    leagueId,
    operationId: 'class-list-of-later-0',
    students: students.slice(0, 2),
  });
  const ids = cards.map(({ studentId }) => studentId);
  await replaceLoginCards(ada, { leagueId, operationId: 'cards-of-some-today-0', studentIds: ids });
  await replaceLoginCards(ada, {
    leagueId,
    operationId: 'cards-of-one-of-them-0',
    studentIds: ids.slice(0, 1),
  });

  const rowsOf = async (action: string) =>
    (await getAuditPage(admin, { ...anything, kind: 'students' })).rows
      .filter((row) => row.action === action)
      .map((row) => auditSentenceAfterNameText(row));
  expect((await rowsOf('account.create')).toSorted()).toEqual([
    'made accounts for 2 students in Room 12.',
    'made accounts for 20 students in Room 12.',
  ]);
  expect((await rowsOf('password.reset')).toSorted()).toEqual([
    'reset the password of 10 students in Room 12.',
    `reset the password of ${cards[0]?.username} in Room 12.`,
  ]);
}, 30_000);

it('people stand there by what they are called or sign in with, and as deleted once they are', async () => {
  const [card] = await addStudents(ada, {
    leagueId,
    operationId: 'class-list-of-today-0',
    students: [{ firstName: 'Canaria', lastInitial: 'Z' }],
  });
  if (!card) throw new Error('There is no card.');
  await logDeniedAttempt(card.studentId, 'graph.read', 'no-such-graph');
  // Another program writes a record for each student.
  await test.store.batch((batch) =>
    writeAudit(batch, { actorId: ada.accountId, action: 'account.create', target: card.studentId }),
  );
  await test.store.create(auditLog, {
    id: 'older',
    at: timestampFromDate(TEST_NOW),
    actorId: 'somebody',
    action: 'no.such.deed',
    target: 'what-it-was',
    outcome: 'done',
    detail: '1 to 2',
  });
  const seen = async () => {
    const { rows } = await getAuditPage(admin, anything);
    for (const { actor, target } of rows) expect(`${actor} ${target}`).not.toMatch(/[0-9a-f]{16}/);
    return rows;
  };
  const before = await seen();
  expect(before).toContainEqual(
    expect.objectContaining({ action: 'account.create', actor: 'Ms Ada', target: card.username }),
  );
  expect(before).toContainEqual(
    expect.objectContaining({ action: 'graph.read', actor: card.username }),
  );
  expect(before).toContainEqual(
    expect.objectContaining({
      action: 'no.such.deed',
      actor: 'somebody',
      target: 'what-it-was',
      detail: '1 to 2',
    }),
  );

  const league = await test.store.get(leagues, leagueId);
  if (league) await eraseLeagueStepAndCountLeft(league, ada.accountId, 100);
  expect(await test.store.count(studentProfiles, {})).toBe(0);
  const after = await seen();
  expect(JSON.stringify(after)).not.toMatch(/canaria/i);
  expect(after).toContainEqual(
    expect.objectContaining({
      action: 'graph.read',
      actor: expect.stringMatching(/^a deleted account \([0-9a-f]{6}\)$/),
    }),
  );
  expect(JSON.stringify(after)).not.toContain(card.studentId);
  expect(
    JSON.stringify([
      await test.store.query(auditLog, {}),
      await test.store.query(auditRepeats, {}),
    ]),
  ).not.toMatch(/canaria|school|Ms Ada/i);
});

it('is narrowed by person, deed and outcome, alone and together, with a bounded number of documents', async () => {
  const bo = await provenTeacher('bo@school.org', 'Mr Bo');
  for (let number = 0; number < 60; number += 1) {
    test.advance(1_000);
    await openLeague(ada, { name: `Room ${number}`, password: 'brave otter' }).catch(
      () => undefined,
    );
    await test.store.batch((batch) =>
      writeAudit(batch, { actorId: ada.accountId, action: 'league.rename', target: leagueId }),
    );
  }
  await peek(bo);
  await logDeniedAttempt(ada.accountId, 'league.read', 'other');
  const count = async (filter: Partial<typeof anything> | { outcome: 'denied' | 'done' }) =>
    (await getAuditPage(admin, { ...anything, ...filter })).rows.length;
  expect(await count({ who: 'bo@school.org' } as never)).toBe(1);
  expect(await count({ who: bo.accountId } as never)).toBe(1);
  expect(await count({ who: ' Bo@School.org', outcome: 'denied' } as never)).toBe(1);
  expect(await count({ who: 'bo@school.org', outcome: 'done' } as never)).toBe(0);
  expect(await count({ who: 'ada@school.org', kind: 'views' } as never)).toBe(1);
  expect(await count({ who: 'ada@school.org', kind: 'views', outcome: 'done' } as never)).toBe(0);
  expect(await count({ kind: 'views', outcome: 'denied' } as never)).toBe(2);
  expect(await getAuditPage(admin, { ...anything, who: 'nobody@school.org' })).toMatchObject({
    rows: [],
    isNobody: true,
  });
  expect(await getAuditPage(admin, { ...anything, who: bo.accountId })).toMatchObject({
    who: 'bo@school.org',
  });

  let documents = 0;
  setServices({
    ...test.services,
    store: withOperationReports(test.store, ({ kind, documents: read }) => {
      if (kind === 'read') documents += read;
    }),
  });
  await getAuditPage(admin, { ...anything, who: 'ada@school.org', outcome: 'done' });
  // The page's 25 and one more, their counts, their names, and who asks.
  expect(documents).toBeLessThanOrEqual(26 + 25 + 25 + 10);
});
