import { signUpStudent } from '@/lib/data/account/commands';
import { accounts, sessions } from '@/lib/store/collections/accounts';
import { leagueStudents } from '@/lib/store/collections/leagues';
import { solveProof } from '@/lib/testing/proofs';
import { provenTeacher, TEACHER_PASSWORD } from '@/lib/testing/proven-teacher';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { openRoom12 } from '@/lib/testing/student-week';
import { checkJoinCodeAndPassword } from '../data/league/commands';
import { createStudentProfile, saveReadingSettings } from '../data/profile/commands';
import { rateLimitClientKey } from './device-cookie';
import { writeJoinTicket } from './join-ticket';
import { nextAuthOptions } from './options';
import { sealSessionClaim } from './session-cookie';

const jar = new Map<string, string>();
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => jar.set(name, value),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));
const later: (() => unknown)[] = [];
jest.mock('next/server', () => ({ after: (run: () => unknown) => later.push(run) }));
jest.mock('./device-cookie', () => {
  const actual = jest.requireActual<typeof import('./device-cookie')>('./device-cookie');
  return { ...actual, rateLimitClientKey: jest.fn(actual.rateLimitClientKey) };
});

const SECRET = 'a secret of thirty-two characters';
let test: TestServices;
beforeEach(async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXTAUTH_SECRET: SECRET });
  jar.clear();
  later.length = 0;
  test = await installTestServices();
});
afterEach(() => test.dispose());

const kim = { email: 'kim@school.org', password: 'seven green kites' };
type Authorize = (
  credentials: unknown,
  request: { headers: object },
) => Promise<{ id: string; accountId: string } | null>;
const authorize = (credentials: unknown, headers: object = {}) => {
  const [provider] = nextAuthOptions().providers;
  return (provider as unknown as { options: { authorize: Authorize } }).options.authorize(
    credentials,
    { headers },
  );
};

describe('a sign-in', () => {
  it('with the right password is answered with the account and its new session, and known to this device from then on', async () => {
    await signUpStudent(kim, 'here');
    const account = await authorize({ ...kim, email: ' KIM@school.org' });
    const [session] = await test.store.query(sessions, {});
    expect(account).toEqual({
      id: session?.accountId,
      accountId: session?.accountId,
      email: kim.email,
      sessionId: session?.id,
      role: null,
      passwordVersion: 0,
    });
    expect([...jar.keys()]).toEqual([
      'fraction-league.device',
      'fraction-league.device-key',
      'fraction-league.seal',
    ]);
    expect(later).toEqual([]);
  });

  it('takes along the league whose code and password were given before it', async () => {
    await signUpStudent(kim, 'here');
    await openRoom12(test.store);
    const { accountId = '', sessionId = '' } = { sessionId: '', ...(await authorize(kim)) };
    const viewer = { accountId, sessionId, email: kim.email, role: null, season: TEST_SEASON };
    await createStudentProfile(viewer, { firstName: 'Kim', lastInitial: 'L' }, null);
    await writeJoinTicket(
      await checkJoinCodeAndPassword({ code: 123456, password: 'brave otter' }, 'here'),
    );
    expect(await authorize(kim)).toMatchObject({ role: 'student' });
    expect(await test.store.query(leagueStudents('room-12'), {})).toMatchObject([
      { id: accountId },
    ]);
    expect([...jar.keys()]).toEqual([
      'fraction-league.device',
      'fraction-league.device-key',
      'fraction-league.seal',
    ]);
  });

  it('gets a key of its own for the pages that a browser keeps; a teacher’s takes away whatever key was there', async () => {
    await signUpStudent(kim, 'here');
    const keys: (string | undefined)[] = [];
    for (let times = 0; times < 2; times += 1) {
      await authorize(kim);
      keys.push(jar.get('fraction-league.seal'));
    }
    for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
    expect(keys[0]).not.toBe(keys[1]);
    const { email } = await provenTeacher('ada@school.org');
    expect(await authorize({ email, password: TEACHER_PASSWORD })).toMatchObject({
      role: 'teacher',
    });
    expect(jar.has('fraction-league.seal')).toBe(false);
  });

  it('brings a student’s language along, keeps one that was chosen on the sign-in page, and is in English for a teacher', async () => {
    await signUpStudent(kim, 'here');
    jar.set('language', 'es');
    const { accountId = '', sessionId = '' } = { sessionId: '', ...(await authorize(kim)) };
    expect(jar.get('language')).toBe('es');
    const viewer = { accountId, sessionId, email: kim.email, role: null, season: TEST_SEASON };
    await createStudentProfile(viewer, { firstName: 'Kim', lastInitial: 'L' }, null);
    await saveReadingSettings(viewer, { language: 'both' });
    await authorize(kim);
    expect(jar.get('language')).toBe('both');
    const { email } = await provenTeacher('ada@school.org');
    await authorize({ email, password: TEACHER_PASSWORD });
    expect(jar.has('language')).toBe(false);
  });

  it('ends the session that was left at this computer without Wi-Fi, and leaves one that was not', async () => {
    await signUpStudent(kim, 'here');
    const lee = await test.student('lee@school.org');
    const open = async () => (await test.store.query(sessions, {})).map(({ id }) => id);
    jar.set('next-auth.session-token', await sealSessionClaim({ ...lee, role: 'student' }, 3_600));
    await authorize(kim);
    expect(await open()).toContain(lee.sessionId);
    jar.set('fraction-league.signed-out', '1');
    await authorize(kim);
    expect(await open()).not.toContain(lee.sessionId);
    expect(jar.has('fraction-league.signed-out')).toBe(false);
  });

  it('is counted for whoever the headers of the request say', async () => {
    await authorize(kim, { 'x-forwarded-for': '203.0.113.9' });
    const [headers] = jest.mocked(rateLimitClientKey).mock.lastCall ?? [];
    expect(headers?.get('x-forwarded-for')).toBe('203.0.113.9');
  });

  const LONG_EMAIL = `${'k'.repeat(243)}@school.org`;
  it.each<[string, unknown, number]>([
    ['nothing', undefined, 0],
    ['no address', { password: kim.password }, 0],
    ['no password', { email: kim.email }, 0],
    ['an empty address', { ...kim, email: '' }, 0],
    ['an empty password', { ...kim, password: '' }, 0],
    ['an address of 255 characters', { ...kim, email: `k${LONG_EMAIL}` }, 0],
    ['an address of 254 characters', { ...kim, email: LONG_EMAIL }, 1],
    ['a password of 129 characters', { ...kim, password: 'x'.repeat(129) }, 0],
    ['a password of 128 characters', { ...kim, password: 'x'.repeat(128) }, 1],
    ['a proof of 2001 characters', { ...kim, proof: 'x'.repeat(2_001) }, 0],
    ['a proof of 2000 characters', { ...kim, proof: 'x'.repeat(2_000) }, 1],
    ['an empty proof', { ...kim, proof: '' }, 1],
  ])(
    'with %s is refused like one with a wrong password; hashes: %d',
    async (_, credentials, hashes) => {
      const calls = test.countHashes();
      expect(await authorize(credentials)).toBeNull();
      expect(calls()).toBe(hashes);
      expect([...jar.keys()]).toEqual([]);
    },
  );

  it('after many wrong ones is answered with the proof that is due, and goes on with it', async () => {
    await signUpStudent(kim, 'here');
    for (let guess = 0; guess < 5; guess++)
      expect(await authorize({ ...kim, password: 'not the password' })).toBeNull();
    const { message } = (await authorize(kim).catch((error: Error) => error)) as Error;
    expect(message).toMatch(/^proof:\{/);
    const proof = await solveProof(message.slice('proof:'.length));
    expect(await authorize({ ...kim, proof })).toMatchObject({ email: kim.email });
  });

  it('on a device that knows the account needs no proof, whatever strangers tried elsewhere', async () => {
    await signUpStudent(kim, 'here');
    await authorize(kim);
    const own = new Map(jar);
    jar.clear();
    for (let guess = 0; guess < 5; guess++)
      await authorize({ ...kim, password: 'not the password' });
    await expect(authorize(kim)).rejects.toThrow(/^proof:/);
    for (const [name, value] of own) jar.set(name, value);
    expect(await authorize(kim)).toMatchObject({ email: kim.email });
  });

  it('of a teacher of older data is followed by the letter that asks for the proof of the address; of another teacher by none', async () => {
    const { accountId, email } = await provenTeacher('ada@school.org');
    test.mail.length = 0;
    expect(await authorize({ email, password: TEACHER_PASSWORD })).toMatchObject({
      role: 'teacher',
    });
    expect(later).toEqual([]);
    const account = await test.store.get(accounts, accountId);
    if (!account) throw new Error('There is an account.');
    const { addressProvenAt: _, ...older } = account;
    await test.store.set(accounts, older);
    expect(await authorize({ email, password: TEACHER_PASSWORD })).toMatchObject({
      addressProof: 'asked',
    });
    expect(later).toHaveLength(1);
    expect(test.mail).toEqual([]);
    for (const run of later) await run();
    expect(test.mail).toMatchObject([{ to: email }]);
  });
});

describe('the cookie of a session', () => {
  const { callbacks } = { callbacks: () => nextAuthOptions().callbacks };
  const jwt = (token: object, user?: object) => callbacks()?.jwt?.({ token, user } as never);

  it('says whose it is, and is handed on as it is', async () => {
    const user = {
      id: 'kim',
      accountId: 'kim',
      sessionId: 's1',
      email: kim.email,
      passwordVersion: 3,
    };
    expect(await jwt({ name: 'x', email: kim.email }, { ...user, role: 'student' })).toEqual({
      accountId: 'kim',
      sessionId: 's1',
      role: 'student',
    });
    expect(await jwt({}, user)).toEqual({ accountId: 'kim', sessionId: 's1', role: null });
    expect(await jwt({ accountId: 'kim', sessionId: 's1', role: 'teacher' })).toEqual({
      accountId: 'kim',
      sessionId: 's1',
      role: 'teacher',
    });
  });

  it('tells a page’s scripts the role and nothing else', async () => {
    const session = {
      expires: '2026-10-06T15:00:00.000Z',
      user: { email: kim.email, name: 'Kim' },
    };
    const token = { accountId: 'kim', sessionId: 's1', role: 'student' };
    expect(await callbacks()?.session?.({ session, token } as never)).toEqual({
      expires: '2026-10-06T15:00:00.000Z',
      user: { role: 'student' },
    });
  });

  it('lasts nine days, and is sealed with the server’s secret', () => {
    const { secret, session, pages } = nextAuthOptions();
    expect({ secret, session, pages }).toEqual({
      secret: SECRET,
      session: { strategy: 'jwt', maxAge: 777_600 },
      pages: { signIn: '/student/login', signOut: '/', error: '/student/login' },
    });
  });
});

it.each([
  ['/student/dashboard?week=6#top', '/student/dashboard?week=6'],
  ['https://league.test/a?b=c', '/a?b=c'],
  ['https://league.test', '/'],
  ['https://evil.test/a', ''],
  ['//evil.test/a', ''],
  ['\\\\evil.test/a', ''],
  ['http://league.test/a', ''],
  ['https://league.test:444/a', ''],
  ['https://league.test@evil.test/a', ''],
  ['https://kim@league.test/a', ''],
  ['javascript:alert(1)', ''],
  ['https://[', ''],
])('the way after a sign-in to %s leads to %j of this site', async (url, place) => {
  const baseUrl = 'https://league.test';
  expect(await nextAuthOptions().callbacks?.redirect?.({ url, baseUrl })).toBe(
    `${baseUrl}${place}`,
  );
});

it('signing out ends the session and takes what was left of a league away, also without a session', async () => {
  const signOut = (token: object | undefined) =>
    nextAuthOptions().events?.signOut?.({ token } as never);
  const student = await test.student('kim@school.org');
  const other = await test.student('lee@school.org');
  for (const token of [undefined, {}, { sessionId: 7 }, { sessionId: student.sessionId }]) {
    expect(await test.store.get(sessions, student.sessionId)).not.toBeNull();
    jar.set('fraction-league.join', 'a ticket');
    jar.set('fraction-league.seal', 'a key');
    await signOut(token);
    expect(jar.size).toBe(0);
  }
  expect((await test.store.query(sessions, {})).map(({ id }) => id)).toEqual([other.sessionId]);
});

it('next-auth writes nothing to the log of its own', () => {
  const written = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockReturnValue(true),
  );
  const { logger } = nextAuthOptions();
  logger?.error?.('CODE', new Error('kim@school.org'));
  logger?.warn?.('NEXTAUTH_URL');
  logger?.debug?.('CODE', { email: kim.email });
  const calls = written.flatMap((spy) => spy.mock.calls);
  for (const spy of written) spy.mockRestore();
  expect(calls).toEqual([]);
});
