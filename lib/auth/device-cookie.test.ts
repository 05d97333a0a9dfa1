import { signUpStudent } from '@/lib/data/account/commands';
import { notePasswordChange } from '@/lib/data/account/password-change';
import { DEVICE_CLIENT } from '@/lib/data/rate-limit/tries';
import { signIn } from '@/lib/data/session/commands';
import { type StudentProfile, studentProfiles } from '@/lib/store/collections';
import { installTestServices, TEST_SEASON, type TestServices } from '@/lib/testing/services';
import { clientOf, knownDeviceFor, rememberDevice } from './device-cookie';

type Cookie = { value: string; options: Record<string, unknown> };
/** The cookies of one Chromebook. */
let jar = new Map<string, Cookie>();
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => jar.get(name),
    set: (name: string, value: string, options: Record<string, unknown>) => jar.set(name, { value, options }),
  }),
}));

let test: TestServices;
beforeEach(async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXTAUTH_SECRET: 'a secret of thirty-two characters' });
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
  expect(await knownDeviceFor(kim.email)).toEqual({});
  await signInHere(kim);
  const known = await knownDeviceFor(kim.email);
  expect(known).toEqual({ ownDevice: expect.any(String) });
  expect(await knownDeviceFor(' KIM@School.org ')).toEqual(known);
  expect(await knownDeviceFor('lee@school.org')).toEqual({});
});

it('knows the last six of a cart’s Chromebook, by one id', async () => {
  for (let index = 0; index < 7; index++) {
    const account = { ...kim, email: `s${index}@school.org` };
    await signUpStudent(account, 'here');
    await signInHere(account);
  }
  expect(await knownDeviceFor('s0@school.org')).toEqual({});
  expect(await knownDeviceFor('s1@school.org')).toEqual(await knownDeviceFor('s6@school.org'));
  // Every request carries it.
  expect(cookie()?.value.length).toBeLessThan(1_200);
});

it('is a stranger’s after the account got another password, until it is used here', async () => {
  await signUpStudent(kim, 'here');
  const accountId = await signInHere(kim);
  const passwordVersion = await notePasswordChange({ accountId, email: kim.email }, { mustChangePassword: false });
  expect(await knownDeviceFor(kim.email)).toEqual({});
  await rememberDevice({ accountId, email: kim.email, passwordVersion });
  expect(await knownDeviceFor(kim.email)).toEqual({ ownDevice: expect.any(String) });
});

it('is counted with its address until somebody with a place here has signed in on it', async () => {
  await signUpStudent(kim, 'here');
  const accountId = await signInHere(kim);
  expect(await clientOf(AT_SCHOOL)).toBe('203.0.113.9');
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
  expect(await clientOf(AT_SCHOOL)).toBe('203.0.113.9');
  await test.store.merge(studentProfiles, profile.id, { leagueId: 'room-12' });
  await signInHere(kim);
  expect(await clientOf(AT_SCHOOL)).toBe(`${DEVICE_CLIENT}${accountId}`);
});

it('is sealed for this server: httpOnly, for the whole site, without a name or address in it, and worthless when forged', async () => {
  await signUpStudent(kim, 'here');
  await signInHere(kim);
  const { value, options } = cookie() as Cookie;
  expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: false });
  expect(Buffer.from(value, 'base64').toString()).not.toContain('kim');
  for (const forged of ['', 'x', value.slice(0, -3), `${value.slice(0, -5)}AAAAA`, JSON.stringify({ id: 'a', accounts: [] })]) {
    for (const name of jar.keys()) jar.set(name, { value: forged, options });
    expect([await knownDeviceFor(kim.email), await clientOf(AT_SCHOOL)]).toEqual([{}, '203.0.113.9']);
  }
});
