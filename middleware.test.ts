import { unstable_doesMiddlewareMatch } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { type SessionClaim, sealSessionClaim } from '@/lib/auth/session-cookie';
import { config, middleware } from './middleware';

const SITE = 'http://localhost:3000';

const settings = (changes: Record<string, string> = {}) =>
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXTAUTH_URL: SITE,
    NEXTAUTH_SECRET: 'a secret of thirty-two characters',
    ...changes,
  } as NodeJS.ProcessEnv);

beforeEach(() => {
  settings();
});
afterEach(() => jest.restoreAllMocks());

async function ask(
  path: string,
  { role, headers = {} }: { role?: SessionClaim['role']; headers?: Record<string, string> } = {},
) {
  const cookie =
    role === undefined
      ? null
      : await sealSessionClaim({ accountId: 'a', sessionId: 's', role }, 3_600);
  return middleware(
    new NextRequest(new URL(path, SITE), {
      headers: { ...headers, ...(cookie ? { cookie: `next-auth.session-token=${cookie}` } : {}) },
    }),
  );
}

/** Directive by directive. */
const policyOf = (response: Response) =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values.join(' ')];
    }),
  );

it.each(['/', '/about', '/student/dashboard', '/teacher/dashboard'])(
  'a session that was left without Wi-Fi ends before %s is drawn, and signs no one out who has no session',
  async (path) => {
    const session = await sealSessionClaim(
      { accountId: 'a', sessionId: 's', role: 'student' },
      3_600,
    );
    const asks = (cookie: string, method = 'GET') =>
      middleware(new NextRequest(new URL(path, SITE), { method, headers: { cookie } }));
    for (const method of ['GET', 'HEAD']) {
      const cookies = `next-auth.session-token=${session}; fraction-league.signed-out=1`;
      const left = await asks(cookies, method);
      expect([left.status, left.headers.get('location')]).toEqual([
        307,
        `${SITE}/api/session?asked=${encodeURIComponent(path)}`,
      ]);
    }
    const without = await asks('fraction-league.signed-out=1');
    expect(without.headers.get('location') ?? '').not.toContain('/api/session');
  },
);

it('a key that outlived its session, as after a change of the server’s secret, is taken away before a page is drawn', async () => {
  const asks = (method: string) =>
    middleware(
      new NextRequest(`${SITE}/about`, {
        method,
        headers: { cookie: 'next-auth.session-token=old; fraction-league.device-key=key' },
      }),
    );
  expect((await asks('GET')).headers.get('location')).toBe(`${SITE}/api/session?asked=%2Fabout`);
  expect((await asks('POST')).headers.get('location')).toBeNull();
});

describe('a page', () => {
  it('gets its policy and a nonce, the same one in the answer and in what the page is drawn with', async () => {
    const response = await ask('/about');
    expect(response.status).toBe(200);
    const nonce = response.headers.get('x-middleware-request-x-nonce') ?? '';
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(policyOf(response)).toEqual({
      'default-src': "'self'",
      'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'`,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' blob: data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(response.headers.get('x-middleware-request-content-security-policy')).toBe(
      response.headers.get('content-security-policy'),
    );
  });

  it('gets another nonce each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => policyOf(await ask('/about'))['script-src']),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('overwrites a nonce and a policy that a visitor sends along', async () => {
    const response = await ask('/about', {
      headers: { 'x-nonce': 'mine', 'content-security-policy': 'default-src *' },
    });
    expect(response.headers.get('x-middleware-request-x-nonce')).not.toBe('mine');
    expect(response.headers.get('x-middleware-request-content-security-policy')).toMatch(
      /^default-src 'self'/,
    );
  });

  it('may evaluate code in development alone', async () => {
    settings({ NODE_ENV: 'development' });
    expect(policyOf(await ask('/about'))['script-src']).toMatch(/'strict-dynamic' 'unsafe-eval'$/);
    settings({ NODE_ENV: 'production' });
    expect(policyOf(await ask('/about'))['script-src']).not.toContain('unsafe-eval');
  });

  it('is kept by nobody once somebody is signed in', async () => {
    expect((await ask('/about')).headers.get('cache-control')).toBeNull();
    expect(
      (await ask('/student/dashboard', { role: 'student' })).headers.get('cache-control'),
    ).toBe('private, no-store');
  });
});

describe('a visitor is sent to where they belong', () => {
  it.each<[string, SessionClaim['role'] | undefined, string]>([
    ['/student/dashboard', undefined, '/'],
    ['/teacher/dashboard', undefined, '/'],
    ['/teacher/dashboard', 'student', '/student/dashboard'],
    ['/student/lineup', 'teacher', '/teacher/dashboard'],
    ['/student/dashboard', null, '/student/create-profile'],
  ])('%s as %s: %s', async (path, role, target) => {
    const response = await ask(path, role === undefined ? {} : { role });
    expect(response.status).toBe(307);
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe(target);
    expect(new URL(response.headers.get('location') ?? '').origin).toBe(SITE);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('and nobody is, whose cookie is not ours', async () => {
    const response = await middleware(
      new NextRequest(new URL('/student/dashboard', SITE), {
        headers: { cookie: 'next-auth.session-token=made-up' },
      }),
    );
    expect(new URL(response.headers.get('location') ?? '').pathname).toBe('/');
  });

  it('but not from a route: it answers for itself', async () => {
    const response = await ask('/api/attempts', { role: 'teacher' });
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
    expect(policyOf(response)['default-src']).toBe("'self'");
    // A name that only begins like one is a page, and not for everybody.
    expect((await ask('/apiary')).status).toBe(307);
  });
});

it('a server action answers for itself: neither it nor its form is led anywhere', async () => {
  const post = (headers: Record<string, string>) =>
    middleware(new NextRequest(`${SITE}/teacher/leagues/new`, { method: 'POST', headers }));
  const answered = await post({ 'next-action': '00aa' });
  expect([answered.status, answered.headers.get('location')]).toEqual([200, null]);
  expect((await post({})).status).toBe(307);
});

describe('someone who isn’t signed in gets what was asked for after signing in', () => {
  const visit = async (path: string, role?: SessionClaim['role'], asked?: string) => {
    const session =
      role === undefined
        ? ''
        : await sealSessionClaim({ accountId: 'a', sessionId: 's', role }, 3_600);
    const cookie = [
      session && `next-auth.session-token=${session}`,
      asked && `fraction-league.asked=${encodeURIComponent(asked)}`,
    ]
      .filter(Boolean)
      .join('; ');
    const response = await middleware(new NextRequest(`${SITE}${path}`, { headers: { cookie } }));
    return { response, to: response.headers.get('location')?.replace(SITE, '') ?? null };
  };
  const CARD = '/student/score-cards?week=3&step=QB';

  it('for ten minutes, and once', async () => {
    const { response, to } = await visit(CARD);
    expect(to).toBe('/');
    expect(response.cookies.get('fraction-league.asked')).toEqual(
      expect.objectContaining({ value: CARD, maxAge: 600, httpOnly: true, sameSite: 'lax' }),
    );
    const back = await visit('/dashboard', 'student', CARD);
    expect(back.to).toBe(CARD);
    expect(back.response.cookies.get('fraction-league.asked')?.value).toBe('');
  });

  it.each([
    ['/student/lineup', 'teacher', '/teacher/dashboard'],
    ['/teacher/profile', 'student', '/student/dashboard'],
    ['/student/lineup', null, '/student/create-profile'],
    ['/student/login', 'student', '/student/dashboard'],
    ['//evil.example/student/lineup', 'student', '/student/dashboard'],
    ['https://evil.example/student/lineup', 'student', '/student/dashboard'],
    ['/student/..//evil.example', 'student', '/student/dashboard'],
    ['/favicon.ico', 'teacher', '/teacher/dashboard'],
  ] as const)('but not %s as %s', async (asked, role, own) => {
    expect((await visit('/dashboard', role, asked)).to).toBe(own);
  });

  it('and what a browser asks for by itself is not noted', async () => {
    for (const path of ['/favicon.ico', '/student/login', '/about', '/dashboard'])
      expect((await visit(path)).response.cookies.get('fraction-league.asked')).toBeUndefined();
  });

  it('each page hears its own address, whatever the visitor says', async () => {
    const response = await ask(CARD, {
      role: 'student',
      headers: { 'x-asked-page': '/elsewhere' },
    });
    expect(response.headers.get('x-middleware-request-x-asked-page')).toBe(CARD);
  });
});

describe('what middleware is asked about', () => {
  const asksFor = (path: string) =>
    unstable_doesMiddlewareMatch({
      config: config as never,
      nextConfig: {},
      url: new URL(path, SITE).href,
    });

  it.each([
    '/',
    '/about',
    '/student/login',
    '/contact',
    '/student/dashboard',
    '/student',
    '/aboutX',
    '/about/x',
    '/api/attempts',
    '/api/graphs/a/b',
    '/healthzX',
    '/monitoring/x',
    '/_next/none',
    '/sw.jsX',
    '/icons/none',
  ])('%s', (path) => expect(asksFor(path)).toBe(true));
  it.each([
    '/healthz',
    '/monitoring',
    '/api/graphs',
    '/api/graphs/0a',
    '/api/profile-picture',
    '/_next/static/x.js',
    '/mascots/snail.svg',
    '/fonts/lexend-2.woff2',
    '/icons/app-192.png',
    '/manifest.webmanifest',
    '/sw.js',
  ])('not %s', (path) => expect(asksFor(path)).toBe(false));
  it('in Node, where the cookie can be opened', () => expect(config.runtime).toBe('nodejs'));
});

/** The module reads the settings once per process. */
async function policyWith(setting: string | undefined): Promise<string> {
  if (setting === undefined) delete process.env.PLAYER_IMAGES;
  else process.env.PLAYER_IMAGES = setting;
  jest.resetModules();
  const { middleware: fresh } = await import('./middleware');
  const response = await fresh(new NextRequest(`${SITE}/about`));
  return response.headers.get('content-security-policy') ?? '';
}

afterEach(() => {
  delete process.env.PLAYER_IMAGES;
});

const images = (policy: string) => policy.split('; ').find((line) => line.startsWith('img-src'));

test('pictures come from nowhere else, and with an address for photos of players from its origin alone', async () => {
  const plain = await policyWith(undefined);
  expect(images(plain)).toBe("img-src 'self' blob: data:");
  expect(images(await policyWith('data'))).toBe("img-src 'self' blob: data:");
  const opened = await policyWith('https://pictures.school.example/player_images/{id}.jpg');
  expect(images(opened)).toBe("img-src 'self' blob: data: https://pictures.school.example");
  const others = (policy: string) =>
    policy.split('; ').filter((line) => !/^(img|script)-src/.test(line));
  expect(others(opened)).toEqual(others(plain));
});
