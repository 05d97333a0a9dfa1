import { sealSessionClaim } from '@/lib/auth/session-cookie';
import { sessions } from '@/lib/store/collections/accounts';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { asRawCollection } from '@/lib/store/port';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { GET as answer } from './route';

const jar = new Map<string, string>();
jest.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    set: (name: string, value: string) => void jar.set(name, value),
    delete: ({ name }: { name: string }) => void jar.delete(name),
  }),
}));

const GET = (asked?: string) =>
  answer(
    new Request(
      `http://localhost:3000/api/session${asked ? `?asked=${encodeURIComponent(asked)}` : ''}`,
    ),
  );

let test: TestServices;
beforeEach(async () => {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
  });
  jar.clear();
  test = await installTestServices();
});
afterEach(() => test.dispose());

it('ends a session that was left without Wi-Fi, here and in the store, and no session of anyone else', async () => {
  const kim = await test.student('kim@school.org');
  const lee = await test.student('lee@school.org');
  const role = 'student' as const;
  const carry = async ({ accountId, sessionId }: typeof kim) =>
    jar.set(
      'next-auth.session-token',
      await sealSessionClaim({ accountId, sessionId, role }, 3_600),
    );
  await carry(kim);
  expect((await GET()).headers.get('location')).toBe('/dashboard');
  jar.set('fraction-league.signed-out', '1');
  expect((await GET()).headers.get('location')).toBe('/');
  expect([...jar]).toEqual([]);
  expect(await test.store.get(sessions, kim.sessionId)).toBeNull();
  await carry(lee);
  expect((await GET()).headers.get('location')).toBe('/dashboard');
});

it('leads someone whose record can’t be read to the page that says so, and keeps the session', async () => {
  const kim = await test.student('kim@school.org');
  const { accountId, sessionId } = kim;
  jar.set(
    'next-auth.session-token',
    await sealSessionClaim({ accountId, sessionId, role: null }, 3_600),
  );
  const [profile] = await test.store.query(asRawCollection(studentProfiles), {});
  await test.store.set(asRawCollection(studentProfiles), {
    id: 'theirs',
    ...profile,
    leagueId: 7,
  });
  expect((await GET()).headers.get('location')).toBe('/record-problem');
  expect(jar.has('next-auth.session-token')).toBe(true);
});

it('leads a browser whose session is over back to the page it asked for, and to no other site', async () => {
  const { accountId } = await test.student('kim@school.org');
  const asks = async (asked: string) => {
    const claim = { accountId, sessionId: 'gone', role: 'student' as const };
    jar.set('next-auth.session-token', await sealSessionClaim(claim, 3_600));
    jar.set('fraction-league.device-key', 'key');
    const location = (await GET(asked)).headers.get('location');
    expect([...jar]).toEqual([]);
    return location;
  };
  for (const own of ['/', '/about', '/student/score-cards?week=3&step=QB'])
    expect(await asks(own)).toBe(own);
  for (const other of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/api/session?asked=/about',
    '/api',
  ])
    expect(await asks(other)).toBe('/');
});
