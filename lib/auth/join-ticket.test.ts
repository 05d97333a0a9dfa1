import { decode, encode } from 'next-auth/jwt';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import { checkJoinCodeAndPassword } from '@/lib/data/league/commands';
import { sessions } from '@/lib/store/collections/accounts';
import { type League, leagueStudents, leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { StoreUnavailableError } from '@/lib/store/port';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { openRoom12 } from '@/lib/testing/student-week';
import { findLeagueNameOfRefusedJoin, redeemJoinTicketAfterSignIn } from './join-after-sign-in';
import { clearJoinTicket, readJoinTicket, writeJoinTicket } from './join-ticket';

const jar = new Map<string, string>();
const told: object[] = [];
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string, options: object) => {
      told.push({ set: name, ...options });
      jar.set(name, value);
    },
    delete: ({ name, ...options }: { name: string }) => {
      told.push({ delete: name, ...options });
      jar.delete(name);
    },
  }),
}));

let test: TestServices;
beforeEach(async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
  });
  jar.clear();
  told.length = 0;
  test = await installTestServices();
  await openRoom12(test.store);
  const room12 = (await test.store.get(leagues, 'room-12')) as League;
  await test.store.create(leagues, { ...room12, id: 'room-13', name: 'Room 13', code: 123_457 });
});
afterEach(() => test.dispose());

const findLeague = async () =>
  writeJoinTicket(
    await checkJoinCodeAndPassword({ code: 123456, password: 'brave otter' }, 'here'),
  );
const signIn = ({ accountId, sessionId, email, role }: SignedInViewer) =>
  redeemJoinTicketAfterSignIn({ accountId, sessionId, email, role });
const leagueOf = async ({ accountId }: SignedInViewer) =>
  (await test.store.get(studentProfiles, `${TEST_SEASON}_${accountId}`))?.leagueId;

it('a student with an account who gave code and password and then signs in is in the league, and the ticket is gone', async () => {
  const student = await test.student('kim@school.org');
  await findLeague();
  await signIn(student);
  expect(await leagueOf(student)).toBe('room-12');
  expect(await test.store.query(leagueStudents('room-12'), {})).toMatchObject([
    { id: student.accountId },
  ]);
  expect(jar.size).toBe(0);
});

it('a student who has to choose a new password first is in the league as well', async () => {
  const student = await test.student('kim@school.org');
  await test.store.merge(sessions, student.sessionId, { mustChangePassword: true });
  await findLeague();
  await signIn(student);
  expect(await leagueOf(student)).toBe('room-12');
});

const putInRoom13 = ({ accountId }: SignedInViewer) =>
  test.store.merge(studentProfiles, `${TEST_SEASON}_${accountId}`, { leagueId: 'room-13' });

it('a teacher joins nothing, a changed password closes the way; each time the ticket is gone', async () => {
  const late = await test.student('lee@school.org');
  for (const [viewer, password] of [
    [await test.teacher('ada@school.org'), 'brave otter'],
    [late, 'calm whale'],
  ] as const) {
    await findLeague();
    await test.store.merge(leagues, 'room-12', { password });
    await signIn(viewer);
    expect(jar.size).toBe(0);
  }
  expect(await leagueOf(late)).toBe('');
  expect(await test.store.query(leagueStudents('room-12'), {})).toEqual([]);
});

it('a student of another league stays there and is told which one was not joined, also when its password has changed since', async () => {
  const student = await test.student('kim@school.org');
  await putInRoom13(student);
  for (const password of ['brave otter', 'calm whale']) {
    await findLeague();
    await test.store.merge(leagues, 'room-12', { password });
    await signIn(student);
    expect(await leagueOf(student)).toBe('room-13');
    expect(await findLeagueNameOfRefusedJoin(student)).toBe('Room 12');
    jar.clear();
    await test.store.merge(leagues, 'room-12', { password: 'brave otter' });
  }
  expect(await test.store.query(leagueStudents('room-12'), {})).toEqual([]);
});

it('what is left of a ticket that was refused joins nothing and speaks to its owner alone, until the next sign-in', async () => {
  const student = await test.student('kim@school.org');
  await putInRoom13(student);
  await findLeague();
  expect(await findLeagueNameOfRefusedJoin(student)).toBeNull();
  await signIn(student);
  expect(await readJoinTicket(student)).toBeNull();
  expect(await readJoinTicket(null)).toBeNull();

  const next = await test.student('lee@school.org');
  await putInRoom13(next);
  expect(await findLeagueNameOfRefusedJoin(next)).toBeNull();
  const [note = ''] = jar.values();
  await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, { leagueId: '' });
  for (const viewer of [next, student, await test.account('mia@school.org')]) {
    jar.set('fraction-league.join', note);
    await signIn(viewer);
    expect(jar.size).toBe(0);
  }
  expect(await leagueOf(student)).toBe('');
});

it('nobody is told of a league that was not joined once a teacher has moved them there, or out of every league', async () => {
  const student = await test.student('kim@school.org');
  await putInRoom13(student);
  await findLeague();
  await signIn(student);
  for (const leagueId of ['room-12', '']) {
    await test.store.merge(studentProfiles, `${TEST_SEASON}_${student.accountId}`, { leagueId });
    expect(await findLeagueNameOfRefusedJoin(student)).toBeNull();
  }
});

it('a note of another making says nothing', async () => {
  const student = await test.student('kim@school.org');
  await putInRoom13(student);
  const { accountId } = student;
  const forged = {
    leagueId: 'room-99',
    leagueName: 'Free prizes',
    key: 'x',
    accountId,
    refused: true,
  };
  for (const value of [
    JSON.stringify(forged),
    await encode({
      token: forged,
      secret: 'another secret of thirty-two characters',
      maxAge: 600,
      salt: 'join-ticket',
    }),
    await encode({ token: forged, secret: 'a secret of thirty-two characters', maxAge: 600 }),
  ]) {
    jar.set('fraction-league.join', value);
    expect(await findLeagueNameOfRefusedJoin(student)).toBeNull();
  }
});

it('a new account keeps the ticket for its profile, and no other child at that computer sees or uses it', async () => {
  const fresh = await test.account('kim@school.org');
  await findLeague();
  expect(await readJoinTicket(null)).toMatchObject({ leagueName: 'Room 12' });
  await signIn(fresh);
  expect(await readJoinTicket(fresh)).toMatchObject({ leagueId: 'room-12', leagueName: 'Room 12' });
  expect(await readJoinTicket(null)).toBeNull();

  const next = await test.account('lee@school.org');
  expect(await readJoinTicket(next)).toBeNull();
  await signIn(next);
  expect(jar.size).toBe(0);
});

it('a student does not join with the ticket of the child before', async () => {
  const student = await test.student('lee@school.org');
  await findLeague();
  await signIn(await test.account('kim@school.org'));
  await signIn(student);
  expect(await leagueOf(student)).toBe('');
  expect(jar.size).toBe(0);
});

it('signing out leaves nothing for the next child, and a ticket of another making is none', async () => {
  await findLeague();
  await clearJoinTicket();
  expect(jar.size).toBe(0);
  await findLeague();
  for (const name of jar.keys()) jar.set(name, 'made up');
  expect(await readJoinTicket(null)).toBeNull();
});

const SECRET = 'a secret of thirty-two characters';
const SEALED = { httpOnly: true, sameSite: 'lax', path: '/', secure: false };
async function lifetime(): Promise<number> {
  const token = await decode({ token: [...jar.values()][0], secret: SECRET, salt: 'join-ticket' });
  return Number(token?.exp) - Number(token?.iat);
}

it('is out of reach of scripts, and good for half an hour, then for two hours; one that was refused for ten minutes', async () => {
  await findLeague();
  expect(told).toEqual([{ set: 'fraction-league.join', ...SEALED, maxAge: 1_800 }]);
  expect(await lifetime()).toBe(1_800);
  await signIn(await test.account('new@school.org'));
  expect(told.at(-1)).toEqual({ set: 'fraction-league.join', ...SEALED, maxAge: 7_200 });
  expect(await lifetime()).toBe(7_200);
  const student = await test.student('kim@school.org');
  await putInRoom13(student);
  await findLeague();
  await signIn(student);
  expect(told.at(-1)).toEqual({ set: 'fraction-league.join', ...SEALED, maxAge: 600 });
  expect(await lifetime()).toBe(600);
  await clearJoinTicket();
  expect(told.at(-1)).toEqual({ delete: 'fraction-league.join', ...SEALED });
});

it('is read as it was written', async () => {
  await writeJoinTicket({ leagueId: 'room-7', leagueName: 'Room 7', key: 'a key' });
  expect(await readJoinTicket(null)).toMatchObject({
    leagueId: 'room-7',
    leagueName: 'Room 7',
    key: 'a key',
  });
  expect(await readJoinTicket(await test.student('kim@school.org'))).toBeNull();
});

it('without one of its parts, or with one that is no text, is none', async () => {
  const whole = { leagueId: 'room-12', leagueName: 'Room 12', key: 'a key' };
  const put = async (token: object) =>
    void jar.set(
      'fraction-league.join',
      await encode({ token: { ...token }, secret: SECRET, maxAge: 600, salt: 'join-ticket' }),
    );
  for (const part of ['leagueId', 'leagueName', 'key']) {
    for (const value of [undefined, 7, null]) {
      await put({ ...whole, [part]: value });
      expect([part, value, await readJoinTicket(null)]).toEqual([part, value, null]);
    }
  }
  // Only a string is an owner, and only `true` a refusal.
  await put({ ...whole, accountId: 7, refused: 'no' });
  expect(await readJoinTicket(null)).toMatchObject(whole);
});

it('signing in goes on without a ticket, and when nobody can join because the store is away; that alone is a line in the log', async () => {
  const student = await test.student('kim@school.org');
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await signIn(student);
  expect(told).toEqual([]);
  // The password has changed, which is an expected error and not logged.
  await findLeague();
  await test.store.merge(leagues, 'room-12', { password: 'calm whale' });
  await signIn(student);
  expect(written).not.toHaveBeenCalled();

  await test.store.merge(leagues, 'room-12', { password: 'brave otter' });
  await findLeague();
  jest.spyOn(test.store, 'transaction').mockRejectedValue(new StoreUnavailableError('closed'));
  await signIn(student);
  expect(jar.size).toBe(0);
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockRestore();
  expect(lines).toMatchObject([
    {
      level: 'error',
      eventId: expect.stringMatching(/^[0-9a-f]{8}$/),
      kind: 'StoreUnavailableError',
    },
  ]);
});

it('somebody whose profile has gone is told of no league', async () => {
  const student = await test.student('kim@school.org');
  await putInRoom13(student);
  await findLeague();
  await signIn(student);
  await test.store.delete(studentProfiles, `${TEST_SEASON}_${student.accountId}`);
  expect(await findLeagueNameOfRefusedJoin(student)).toBeNull();
});
