import { NextRequest } from 'next/server';
import { sessionCookieName } from '@/lib/auth/session-cookie';
import { GET } from './[...nextauth]/route';

const jar = new Map<string, string>();
jest.mock('next/headers', () => ({
  headers: async () => new Headers({ host: 'localhost:3000' }),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined),
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string) => jar.set(name, value),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));

const COOKIE = 'next-auth.callback-url';

async function statusOf(path: string): Promise<number> {
  const { pathname } = new URL(path, 'http://localhost:3000');
  const nextauth = pathname.split('/').slice(3);
  const request = new NextRequest(`http://localhost:3000${path}`);
  return (await GET(request, { params: Promise.resolve({ nextauth }) })).status;
}

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = 'a secret of thirty-two characters';
  process.env.NEXTAUTH_URL = 'http://localhost:3000';
});
beforeEach(() => jar.clear());

it.each(['x', 'javascript:alert(1)', '%00', '{"a":1}', 'a'.repeat(7_000)])(
  'a cookie with the address “%s” is refused once; the next sign-in works (S11)',
  async (address) => {
    jar.set(COOKIE, address).set(sessionCookieName(), 'stays');
    expect(await statusOf('/api/auth/providers')).toBe(400);
    expect([...jar.keys()]).toEqual([sessionCookieName()]);
    expect(await statusOf('/api/auth/providers')).toBe(200);
  },
);

it.each(['/api/auth/session?callbackUrl=x', '/api/auth/callback/credentials'])(
  'a request that next-auth can’t read is no fault of ours: %s (S11)',
  async (path) => expect(await statusOf(path)).toBe(400),
);
