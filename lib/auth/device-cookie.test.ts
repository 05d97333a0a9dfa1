import { encode } from 'next-auth/jwt';
import { signIn } from '@/lib/data/account/authentication-commands';
import { signUpStudent } from '@/lib/data/account/commands';
import { recordPasswordChange } from '@/lib/data/account/passwords';
import { DEVICE_CLIENT_PREFIX } from '@/lib/data/rate-limit/tries';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections/profiles';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { rateLimitClientKey, readOwnDeviceForTypedName, rememberDevice } from './device-cookie';

type Cookie = { value: string; options: Record<string, unknown> };
let jar = new Map<string, Cookie>();
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: Record<string, unknown>) =>
      jar.set(name, { value, options }),
  }),
}));

let test: TestServices;
beforeEach(async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
  });
  jar = new Map();
  test = await installTestServices();
});
afterEach(() => test.dispose());

const kim = { email: 'kim@school.org', password: 'seven green kites' };
const AT_SCHOOL = new Headers({ 'x-forwarded-for': '203.0.113.9' });
const cookie = () => [...jar.values()][0];

async function signInHere(account: typeof kim): Promise<string> {
  const opened = await signIn(account, 'here');
  if (!opened) throw new Error('Signing in was refused.');
  await rememberDevice(opened);
  return opened.accountId;
}

it('a device knows who was signed in on it, as typed in any case, and nobody else', async () => {
  await signUpStudent(kim, 'here');
  expect(await readOwnDeviceForTypedName(kim.email)).toEqual({});
  await signInHere(kim);
  const known = await readOwnDeviceForTypedName(kim.email);
  expect(known).toEqual({ ownDevice: expect.any(String) });
  expect(await readOwnDeviceForTypedName(' KIM@School.org ')).toEqual(known);
  expect(await readOwnDeviceForTypedName('lee@school.org')).toEqual({});
});

it('knows the last six of a cart’s Chromebook, by one id', async () => {
  for (let index = 0; index < 7; index++) {
    const account = { ...kim, email: `s${index}@school.org` };
    await signUpStudent(account, 'here');
    await signInHere(account);
  }
  expect(await readOwnDeviceForTypedName('s0@school.org')).toEqual({});
  expect(await readOwnDeviceForTypedName('s1@school.org')).toEqual(
    await readOwnDeviceForTypedName('s6@school.org'),
  );
  // Every request carries it.
  expect(cookie()?.value.length).toBeLessThan(1_200);
});

it('is a stranger’s after the account got another password, until it is used here', async () => {
  await signUpStudent(kim, 'here');
  const accountId = await signInHere(kim);
  const passwordVersion = await recordPasswordChange(
    { accountId, email: kim.email },
    { mustChangePassword: false },
  );
  expect(await readOwnDeviceForTypedName(kim.email)).toEqual({});
  await rememberDevice({ accountId, email: kim.email, passwordVersion });
  expect(await readOwnDeviceForTypedName(kim.email)).toEqual({ ownDevice: expect.any(String) });
});

it('is counted with its address until somebody with a place here has signed in on it', async () => {
  await signUpStudent(kim, 'here');
  const accountId = await signInHere(kim);
  expect(await rateLimitClientKey(AT_SCHOOL)).toBe('203.0.113.9');
  const profile: StudentProfile = {
    id: `${TEST_SEASON}_${accountId}`,
    studentId: accountId,
    season: TEST_SEASON,
    leagueId: '',
    mvpPoints: 0,
    createdAt: { seconds: 0, nanoseconds: 0 },
    firstName: 'Kim',
    lastInitial: 'L',
    formulaType: 1,
  };
  await test.store.create(studentProfiles, profile);
  await signInHere(kim);
  expect(await rateLimitClientKey(AT_SCHOOL)).toBe('203.0.113.9');
  await test.store.merge(studentProfiles, profile.id, { leagueId: 'room-12' });
  await signInHere(kim);
  expect(await rateLimitClientKey(AT_SCHOOL)).toBe(`${DEVICE_CLIENT_PREFIX}${accountId}`);
});

it('is sealed for this server: httpOnly, for the whole site, without a name or address in it, and worthless when forged', async () => {
  await signUpStudent(kim, 'here');
  await signInHere(kim);
  const { value, options } = cookie() as Cookie;
  expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: false });
  expect(Buffer.from(value, 'base64').toString()).not.toContain('kim');
  for (const forged of [
    '',
    'x',
    value.slice(0, -3),
    `${value.slice(0, -5)}AAAAA`,
    JSON.stringify({ id: 'a', accounts: [] }),
  ]) {
    for (const name of jar.keys()) jar.set(name, { value: forged, options });
    expect([
      await readOwnDeviceForTypedName(kim.email),
      await rateLimitClientKey(AT_SCHOOL),
    ]).toEqual([{}, '203.0.113.9']);
  }
});

it('is kept for 400 days, and each account once, the ones signed in to last', async () => {
  const names = Array.from({ length: 7 }, (_, index) => `s${index}@school.org`);
  for (const email of names) await signUpStudent({ ...kim, email }, 'here');
  const use = (index: number) => signInHere({ ...kim, email: names[index] ?? '' });
  for (const index of [0, 1, 2, 3, 4, 5, 0, 0, 6]) await use(index);
  const known = await Promise.all(
    names.map(async (email) => 'ownDevice' in (await readOwnDeviceForTypedName(email))),
  );
  expect(known).toEqual([true, false, true, true, true, true, true]);
  expect(cookie()?.options).toEqual({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: false,
    maxAge: 34_560_000,
  });
  expect([...jar.keys()]).toEqual(['fraction-league.device']);
});

it('stays the device of the one with a place here when others sign in or use a mailed link on it, and is then the newer one’s', async () => {
  const device = { passwordVersion: 0 };
  await rememberDevice({ ...device, accountId: 'new', email: 'new@school.org', role: null });
  expect(await rateLimitClientKey(AT_SCHOOL)).toBe('203.0.113.9');
  await rememberDevice({ ...device, accountId: 'ada', email: 'ada@school.org', role: 'teacher' });
  expect(await rateLimitClientKey(AT_SCHOOL)).toBe(`${DEVICE_CLIENT_PREFIX}ada`);
  await rememberDevice({ ...device, accountId: 'lee', email: 'lee@school.org', role: 'student' });
  await rememberDevice({ ...device, accountId: 'mia', email: 'mia@school.org' });
  expect(await rateLimitClientKey(AT_SCHOOL)).toBe(`${DEVICE_CLIENT_PREFIX}ada`);
  await rememberDevice({ ...device, accountId: 'bob', email: 'bob@school.org', role: 'teacher' });
  expect(await rateLimitClientKey(AT_SCHOOL)).toBe(`${DEVICE_CLIENT_PREFIX}bob`);
});

it('is none when it is sealed but of another shape', async () => {
  const secret = 'a secret of thirty-two characters';
  const accounts: unknown[] = [];
  for (const [token, client] of [
    [{ id: 'a', accounts, place: 'ada' }, `${DEVICE_CLIENT_PREFIX}ada`],
    [{ id: 7, accounts, place: 'ada' }, '203.0.113.9'],
    [{ accounts, place: 'ada' }, '203.0.113.9'],
    [{ id: 'a', accounts: 'none', place: 'ada' }, '203.0.113.9'],
    [{ id: 'a', place: 'ada' }, '203.0.113.9'],
  ] as const) {
    const value = await encode({ token: { ...token }, secret, maxAge: 600, salt: 'device' });
    jar.set('fraction-league.device', { value, options: {} });
    expect([token, await rateLimitClientKey(AT_SCHOOL)]).toEqual([token, client]);
    expect(await readOwnDeviceForTypedName(kim.email)).toEqual({});
  }
});

it('that cannot be written keeps nobody from what they came for, and is one line in the log', async () => {
  jest.spyOn(jar, 'set').mockImplementation(() => {
    throw new TypeError('kim@school.org was here');
  });
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await expect(
    rememberDevice({ accountId: 'kim', email: kim.email, passwordVersion: 0, role: 'teacher' }),
  ).resolves.toBeUndefined();
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)));
  written.mockRestore();
  expect(lines).toMatchObject([
    { level: 'error', eventId: expect.stringMatching(/^[0-9a-f]{8}$/), kind: 'TypeError' },
  ]);
});
