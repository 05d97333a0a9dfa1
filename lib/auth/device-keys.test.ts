import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { clearDeviceKeyCookies, setDeviceKeyCookies } from './device-keys';

const changes: unknown[][] = [];
jest.mock('next/headers', () => ({
  cookies: async () => ({
    set: (...change: unknown[]) => changes.push(['set', ...change]),
    delete: (...change: unknown[]) => changes.push(['delete', ...change]),
  }),
}));

const settings = (more: Record<string, string>) =>
  jest.replaceProperty(process, 'env', { ...process.env, ...more } as NodeJS.ProcessEnv);
beforeEach(() => {
  changes.length = 0;
  settings({
    NEXTAUTH_URL: 'https://league.example.org',
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
  });
});
afterEach(() => jest.restoreAllMocks());

const OPTIONS = { httpOnly: false, sameSite: 'strict', path: '/', secure: true };
const KEPT = { ...OPTIONS, maxAge: SESSION_SECONDS };
const KEY = expect.stringMatching(/^[\w-]{43}$/);
const NOT_LEFT = ['delete', { name: 'fraction-league.signed-out', ...OPTIONS }];
const NO_SEAL = ['delete', { name: 'fraction-league.seal', ...OPTIONS }];
const GIVEN = ['set', 'fraction-league.device-key', KEY, KEPT];

const given = async (accountId: string) => {
  changes.length = 0;
  await setDeviceKeyCookies({ accountId, role: 'student' });
  const keyNamed = (name: string) => changes.find((change) => change[1] === name)?.[2];
  return {
    device: keyNamed('fraction-league.device-key'),
    seal: keyNamed('fraction-league.seal'),
  };
};

it.each(['student', null] as const)(
  'lasts as long as the session, and can be read by this site alone: %s',
  async (role) => {
    await setDeviceKeyCookies({ accountId: 'kim', role });
    expect(changes).toEqual([NOT_LEFT, GIVEN, ['set', 'fraction-league.seal', KEY, KEPT]]);
  },
);

it('is another one each time for saved pages, and for typed work the account’s own in every session', async () => {
  const [first, second, other] = [await given('kim'), await given('kim'), await given('lee')];
  expect(first.seal).not.toBe(second.seal);
  expect(first.device).toBe(second.device);
  expect(first.device).not.toBe(other.device);
  settings({ NEXTAUTH_SECRET: 'another one of thirty-two characters' });
  jest.resetModules();
  const { setDeviceKeyCookies: giveElsewhere } = await import('./device-keys');
  changes.length = 0;
  await giveElsewhere({ accountId: 'kim', role: 'student' });
  expect(changes[1]).toEqual(GIVEN);
  expect(changes[1]?.[2]).not.toBe(first.device);
});

it('is given to a teacher for typed work alone, and taken away at the end of a session', async () => {
  await setDeviceKeyCookies({ accountId: 'ms-rivera', role: 'teacher' });
  expect(changes.splice(0)).toEqual([NOT_LEFT, GIVEN, NO_SEAL]);
  await clearDeviceKeyCookies();
  const gone = ['delete', { name: 'fraction-league.device-key', ...OPTIONS }];
  expect(changes).toEqual([gone, NO_SEAL, NOT_LEFT]);
});

it('is not given for saved pages by a server that lets no browser keep any', async () => {
  settings({ OFFLINE_PAGES: 'off' });
  jest.resetModules();
  const { setDeviceKeyCookies: giveOff } = await import('./device-keys');
  await giveOff({ accountId: 'kim', role: 'student' });
  expect(changes).toEqual([NOT_LEFT, GIVEN, NO_SEAL]);
});
