import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { clearSeal, renewSeal } from './seal-cookie';

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
  settings({ NEXTAUTH_URL: 'https://league.example.org' });
});
afterEach(() => jest.restoreAllMocks());

const OPTIONS = { httpOnly: false, sameSite: 'strict', path: '/', secure: true };
const NOT_LEFT = ['delete', { name: 'fraction-league.signed-out', ...OPTIONS }];
const GONE = [['delete', { name: 'fraction-league.seal', ...OPTIONS }], NOT_LEFT];

it('lasts as long as the session, can be read by this site alone, and is another one each time', async () => {
  for (const role of ['student', null] as const) await renewSeal({ role });
  const key = expect.stringMatching(/^[\w-]{43}$/);
  const set = ['set', 'fraction-league.seal', key, { ...OPTIONS, maxAge: SESSION_SECONDS }];
  expect(changes).toEqual([NOT_LEFT, set, NOT_LEFT, set]);
  expect(changes[1]?.[2]).not.toBe(changes[3]?.[2]);
});

it('is taken away by the sign-in of a teacher, and at the end of a session', async () => {
  await renewSeal({ role: 'teacher' });
  expect(changes.splice(0)).toEqual(GONE);
  await clearSeal();
  expect(changes).toEqual(GONE);
});

it('is given to no one by a server that lets no browser keep pages', async () => {
  settings({ OFFLINE_PAGES: 'off' });
  jest.resetModules();
  const { renewSeal: renewOff } = await import('./seal-cookie');
  await renewOff({ role: 'student' });
  expect(changes).toEqual(GONE);
});
