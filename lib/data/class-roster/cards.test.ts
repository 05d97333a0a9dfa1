import { requireStudent, type SignedInViewer } from '@/lib/data/access/viewer';
import { signIn } from '@/lib/data/account/authentication-commands';
import { changePassword } from '@/lib/data/account/commands';
import { refreshAppMeta } from '@/lib/data/season/clock';
import { resolveViewer } from '@/lib/data/session/queries';
import { accounts, sessions } from '@/lib/store/collections/accounts';
import { allCollections } from '@/lib/store/collections/all';
import { auditLog } from '@/lib/store/collections/audit';
import { leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles, teacherLeagueAllowances } from '@/lib/store/collections/profiles';
import { appData } from '@/lib/store/collections/season';
import { openLeague } from '@/lib/testing/open-league';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { addStudents, replaceLoginCards } from './add-student-commands';
import type { LoginCardDto } from './dto';

let test: TestServices;
let teacher: SignedInViewer;
let leagueId: string;

beforeEach(async () => {
  test = await installTestServices();
  teacher = await test.teacher('ada@school.org');
  await test.store.set(teacherLeagueAllowances, {
    id: 'a',
    docID: 'a',
    email: 'ada@school.org',
    leagueAllowance: 3,
  });
  leagueId = (await openLeague(teacher, { name: 'Room 12', password: 'brave otter' })).id;
});
afterEach(() => test.dispose());

const OPERATION = 'operation-0123456789';
const CLASS = [
  { firstName: 'Ada', lastInitial: 'L' },
  { firstName: 'Bo', lastInitial: '' },
  { firstName: 'Ada', lastInitial: 'L' },
];
const add = (viewer = teacher, operationId = OPERATION, students = CLASS) =>
  addStudents(viewer, { leagueId, operationId, students });

async function session(name: string, password: string): Promise<SignedInViewer> {
  const opened = await signIn({ email: name, password }, 'here');
  const viewer =
    opened &&
    (await resolveViewer({
      accountId: opened.accountId,
      sessionId: opened.sessionId,
      roleHint: opened.role,
    }));
  if (!viewer) throw new Error(`${name} could not sign in.`);
  return viewer;
}
const stillThere = ({ accountId, sessionId }: SignedInViewer) =>
  resolveViewer({ accountId, sessionId, roleHint: 'student' });

async function everything(): Promise<string> {
  return JSON.stringify(
    await Promise.all(allCollections.map((collection) => test.store.query(collection, {}))),
  );
}

const passphraseOf = (cards: readonly LoginCardDto[], row: number) => cards[row]?.passphrase ?? '';

describe('accounts from a class list', () => {
  it('sign in with what their card says, however it is typed, and are students of the league', async () => {
    const cards = await add();
    expect(cards).toMatchObject(CLASS);
    for (const { username, passphrase, studentId, once } of cards) {
      expect(once).toBe(false);
      const typed = passphrase.replaceAll(' ', '-').toUpperCase();
      const viewer = await session(` ${username?.toUpperCase()} `, typed);
      expect(viewer).toMatchObject({ accountId: studentId, role: 'student' });
      expect((await requireStudent(viewer)).profile).toMatchObject({ leagueId, username });
    }
    expect(await test.store.count(leagueStudents(leagueId), {})).toBe(3);
  });

  it('have names and passphrases of their own, also two children of one name', async () => {
    const cards = await add();
    expect(new Set(cards.map(({ username }) => username)).size).toBe(3);
    expect(new Set(cards.map(({ passphrase }) => passphrase)).size).toBe(3);
    expect(cards[0]?.username).toMatch(/^ada\.l\.[a-z]+\d\d$/);
  });

  it('are made once, however often and at once the same operation comes, and its cards are the same', async () => {
    const [first, ...others] = await Promise.all([add(), add(), add()]);
    expect([...others, await add()]).toEqual([first, first, first]);
    expect(await test.store.count(studentProfiles, {})).toBe(3);
    expect(await test.store.count(accounts, {})).toBe(3);
    await expect(
      session(first?.[0]?.username ?? '', passphraseOf(first ?? [], 0)),
    ).resolves.toBeTruthy();
  });

  it('are completed by the same operation when it broke off half-way, without a second account', async () => {
    const { identity } = test.services;
    const create = identity.createAccount.bind(identity);
    let calls = 0;
    const spy = jest.spyOn(identity, 'createAccount').mockImplementation(async (input) => {
      calls += 1;
      if (calls === 3) throw new Error('The plug was pulled.');
      return create(input);
    });
    await expect(add()).rejects.toThrow('The plug was pulled.');
    expect(await test.store.count(studentProfiles, {})).toBe(0);
    spy.mockRestore();
    const taken = jest.spyOn(identity, 'createAccount');
    const cards = await add();
    const answers = await Promise.all(taken.mock.results.map(({ value }) => value));
    expect(answers.filter(({ status }) => status === 'created').length).toBeLessThan(3);
    for (const { username, passphrase } of cards)
      await expect(session(username ?? '', passphrase)).resolves.toBeTruthy();
    expect(await test.store.count(studentProfiles, {})).toBe(3);
  });

  it('take another user name where one is taken', async () => {
    const cards = await add();
    await test.services.identity.deleteAccount(cards[0]?.studentId ?? '');
    const again = await add(teacher, 'operation-another-one');
    expect(
      new Set([...cards, ...again].map(({ username }) => username)).size,
    ).toBeGreaterThanOrEqual(5);
  });

  it('cannot be had again with other names', async () => {
    await add();
    await expect(add(teacher, OPERATION, CLASS.slice(1))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await test.store.count(studentProfiles, {})).toBe(3);
  });

  it('leave nothing behind that shows a passphrase, or lets one be worked out', async () => {
    const cards = [
      ...(await add()),
      ...(await newCards((await add()).map(({ studentId }) => studentId))),
    ];
    const stored = await everything();
    for (const { passphrase } of cards) expect(stored).not.toContain(passphrase);
    expect(stored).not.toContain(OPERATION);
  });

  it('differ between two operations and between two teachers', async () => {
    const other = await test.teacher('bo@school.org');
    const theirs = await openLeague(other, { name: 'Other', password: 'calm whale' });
    const all = [
      ...(await add()),
      ...(await add(teacher, 'operation-another-one')),
      ...(await addStudents(other, {
        leagueId: theirs.id,
        operationId: OPERATION,
        students: CLASS,
      })),
    ];
    expect(new Set(all.map(({ passphrase }) => passphrase)).size).toBe(9);
  });

  it('are made by the league’s own teacher only, in the running season only', async () => {
    const stranger = await test.teacher('eve@school.org');
    const foreign = await add(stranger).catch((error) => error);
    const missing = await addStudents(stranger, {
      leagueId: 'no-such',
      operationId: OPERATION,
      students: CLASS,
    }).catch((error) => error);
    expect([foreign.code, foreign.message]).toEqual(['not-found', missing.message]);
    await expect(add(await test.student('kim@school.org'))).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(
      addStudents(null, { leagueId, operationId: OPERATION, students: CLASS }),
    ).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    await test.store.merge(leagues, leagueId, { archivedAt: { seconds: 1, nanoseconds: 0 } });
    await expect(add()).rejects.toMatchObject({ code: 'not-allowed' });
    await test.store.merge(leagues, leagueId, { archivedAt: null, season: TEST_SEASON - 1 });
    await expect(add()).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await test.store.count(accounts, {})).toBe(0);
    expect(
      await test.store.query(auditLog, {
        where: [{ field: 'outcome', op: '==', value: 'denied' }],
      }),
    ).toMatchObject([{ actorId: stranger.accountId, target: leagueId }]);
  });

  it('are taken back when the league is gone before they could join it', async () => {
    const { identity } = test.services;
    const create = identity.createAccount.bind(identity);
    const made: string[] = [];
    jest.spyOn(identity, 'createAccount').mockImplementation(async (input) => {
      await test.store.delete(leagues, leagueId);
      made.push(input.email);
      return create(input);
    });
    await expect(add()).rejects.toMatchObject({ code: 'not-found' });
    expect(made).toHaveLength(3);
    expect(await Promise.all(made.map((email) => identity.findAccountByEmail(email)))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('keep their user name in the next season', async () => {
    const [card] = await add();
    await test.store.merge(appData, 'meta', { currentSeason: TEST_SEASON + 1, currentWeek: 0 });
    refreshAppMeta();
    const viewer = await session(card?.username ?? '', card?.passphrase ?? '');
    expect((await requireStudent(viewer)).profile).toMatchObject({
      season: TEST_SEASON + 1,
      username: card?.username,
    });
  });
});

const newCards = (
  studentIds: string[],
  operationId = 'operation-new-cards',
  viewer: SignedInViewer = teacher,
) => replaceLoginCards(viewer, { leagueId, operationId, studentIds });

describe('new cards', () => {
  it('end every session of the student at once, and only theirs (S13)', async () => {
    const cards = await add();
    const [ada, adaElsewhere, bo] = [
      await session(cards[0]?.username ?? '', passphraseOf(cards, 0)),
      await session(cards[0]?.username ?? '', passphraseOf(cards, 0)),
      await session(cards[1]?.username ?? '', passphraseOf(cards, 1)),
    ];
    await newCards([ada.accountId]);
    expect(await Promise.all([ada, adaElsewhere].map(stillThere))).toEqual([null, null]);
    expect(await stillThere(bo)).not.toBeNull();
    expect(await stillThere(teacher)).not.toBeNull();
    await expect(
      signIn({ email: cards[0]?.username ?? '', password: passphraseOf(cards, 0) }, 'here'),
    ).resolves.toBeNull();
  });

  it('work until the student has chosen another password, and for nothing else before', async () => {
    const [old] = await add();
    const [card] = await newCards([old?.studentId ?? '']);
    expect(card).toMatchObject({ username: old?.username, once: true });
    const viewer = await session(card?.username ?? '', card?.passphrase ?? '');
    await expect(requireStudent(viewer)).rejects.toMatchObject({ code: 'not-allowed' });
    await changePassword(viewer, { current: '', password: 'my very own meadow' });
    const free = await session(card?.username ?? '', 'my very own meadow');
    await expect(requireStudent(free)).resolves.toMatchObject({ profile: { leagueId } });
  });

  it('are the same when the operation comes again, and then end no session any more', async () => {
    const ids = (await add()).map(({ studentId }) => studentId);
    const [first, second] = await Promise.all([newCards(ids), newCards(ids)]);
    expect(second).toEqual(first);
    const viewer = await session(first?.[0]?.username ?? '', passphraseOf(first ?? [], 0));
    expect(await newCards(ids)).toEqual(first);
    expect(await stillThere(viewer)).not.toBeNull();
    expect(await newCards(ids, 'operation-once-more-0')).not.toEqual(first);
    expect(await stillThere(viewer)).toBeNull();
  });

  it('help a student with an own email too, without telling it', async () => {
    await test.services.identity.createAccount({
      email: 'kim@school.org',
      password: 'seven green kites',
    });
    const kim = await session('kim@school.org', 'seven green kites');
    await test.store.create(studentProfiles, {
      id: `${TEST_SEASON}_${kim.accountId}`,
      studentId: kim.accountId,
      season: TEST_SEASON,
      leagueId,
      mvpPoints: 0,
      createdAt: { seconds: 0, nanoseconds: 0 },
      firstName: 'Kim',
      formulaType: 1,
      lastInitial: 'L',
    });
    const cards = await newCards([kim.accountId]);
    expect(cards).toMatchObject([{ firstName: 'Kim', username: null, once: true }]);
    expect(JSON.stringify(cards)).not.toContain('kim@school.org');
    expect(await stillThere(kim)).toBeNull();
    expect((await session('kim@school.org', passphraseOf(cards, 0))).mustChangePassword).toBe(true);
  });

  it('are made for no one when one of them is not in the league, and the try is recorded', async () => {
    const other = await test.teacher('bo@school.org');
    const theirs = await openLeague(other, { name: 'Other', password: 'calm whale' });
    const [stranger] = await addStudents(other, {
      leagueId: theirs.id,
      operationId: OPERATION,
      students: CLASS,
    });
    const [own] = await add();
    const open = await session(own?.username ?? '', own?.passphrase ?? '');
    const before = await test.store.query(accounts, {});
    const refusals = [
      await newCards([own?.studentId ?? '', stranger?.studentId ?? '']).catch((error) => error),
      await newCards([own?.studentId ?? '', 'nobody'], 'operation-once-more-0').catch(
        (error) => error,
      ),
      await newCards([teacher.accountId], 'operation-once-more-1').catch((error) => error),
    ];
    expect(new Set(refusals.map(({ code, message }) => `${code} ${message}`)).size).toBe(1);
    expect(refusals[0]).toMatchObject({
      code: 'not-found',
      message: 'We couldn’t find this student.',
    });
    expect(await test.store.query(accounts, {})).toEqual(before);
    expect(await stillThere(open)).not.toBeNull();
    expect(await stillThere(teacher)).not.toBeNull();
    await expect(
      session(stranger?.username ?? '', stranger?.passphrase ?? ''),
    ).resolves.toBeTruthy();
    const denied = await test.store.query(auditLog, {
      where: [{ field: 'outcome', op: '==', value: 'denied' }],
    });
    expect(denied.map(({ target }) => target).sort()).toEqual(
      [stranger?.studentId, 'nobody', teacher.accountId].sort(),
    );
  });

  it('are refused to another teacher, a student of the league, and a visitor', async () => {
    const [card] = await add();
    const ids = [card?.studentId ?? ''];
    const student = await session(card?.username ?? '', card?.passphrase ?? '');
    await expect(
      newCards(ids, OPERATION, await test.teacher('eve@school.org')),
    ).rejects.toMatchObject({ code: 'not-found' });
    await expect(newCards(ids, OPERATION, student)).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(
      replaceLoginCards(null, { leagueId, operationId: OPERATION, studentIds: ids }),
    ).rejects.toMatchObject({
      code: 'not-signed-in',
    });
    expect(await stillThere(student)).not.toBeNull();
    expect(
      await test.store.query(sessions, {
        where: [{ field: 'accountId', op: '==', value: ids[0] ?? '' }],
      }),
    ).toHaveLength(1);
  });
});
