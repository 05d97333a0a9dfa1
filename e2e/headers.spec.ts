import { createHash } from 'node:crypto';
import { callAction } from './support/actions';
import { demoStudent } from './support/demo';
import { newVisitor, signedIn } from './support/http';
import { routesBuiltOnce } from './support/pages';
import { expect, test } from './support/test';

test('pages carry a strict content policy with a fresh nonce, and signed-in pages are not stored', async ({
  site,
}) => {
  const visitor = await newVisitor(site);
  const policies = [await visitor.get('/contact'), await visitor.get('/contact')].map(
    (a) => a.headers()['content-security-policy'] ?? '',
  );
  expect(policies[0]).not.toBe(policies[1]);
  for (const part of [
    "'strict-dynamic'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]) {
    expect(policies[0]).toContain(part);
  }
  const page = await (await signedIn(site, demoStudent)).get('/student/dashboard');
  expect(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(page.headers()['x-powered-by']).toBeUndefined();
});

test('a page that is built once comes with the hashes of exactly its own scripts, and drawn with a nonce as soon as a cookie of ours comes along', async ({
  site,
}) => {
  const routes = routesBuiltOnce();
  expect(routes).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/join-league',
      '/sign-up',
      '/student/login',
      '/student/signup',
      '/teacher/login',
    ]),
  );
  const visitor = await newVisitor(site);
  const others: [string, { headers: Record<string, string> }][] = [
    ['a session', { headers: { cookie: 'other=1; next-auth.session-token=none' } }],
    [
      'a session of an https site',
      { headers: { cookie: '__Secure-next-auth.session-token=none' } },
    ],
    ['a league', { headers: { cookie: 'fraction-league.join=none; other=1' } }],
  ];
  const hashOf = (content: string | Buffer) =>
    `sha256-${createHash('sha256').update(content).digest('base64')}`;
  for (const route of routes) {
    const answer = await visitor.get(route, {
      headers: { cookie: 'next-auth.csrf-token=1; next-auth.callback-url=2' },
    });
    const html = await answer.text();
    const hashes: string[] = [];
    for (const [, attributes = '', content = ''] of html.matchAll(
      /<script([^>]*)>(.*?)<\/script>/gs,
    )) {
      const src = / src="([^"]+)"/.exec(attributes)?.[1];
      const hash = hashOf(src ? await (await visitor.get(src)).body() : content);
      if (src) expect.soft(attributes, `${route}: ${src}`).toContain(`integrity="${hash}"`);
      hashes.push(hash);
    }
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect
      .soft(policy.match(/'(?:sha256|nonce)-[^']+'/g)?.sort(), route)
      .toEqual([...new Set(hashes)].map((hash) => `'${hash}'`).sort());
    expect
      .soft(policy.replace(/'sha256-[^']+' /g, ''), route)
      .toBe(
        "default-src 'self'; script-src 'self' 'strict-dynamic'; style-src 'self' 'unsafe-inline'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      );
    expect.soft(answer.headers()['cache-control'], route).toBe('no-cache');
    expect
      .soft(answer.headers(), route)
      .toMatchObject({ 'x-content-type-options': 'nosniff', 'x-nextjs-cache': 'HIT' });
    for (const [what, options] of others) {
      const drawn = await visitor.get(route, options);
      expect.soft(drawn.status(), `${route} with ${what}`).toBe(200);
      expect
        .soft(drawn.headers()['content-security-policy'], `${route} with ${what}`)
        .toMatch(/script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic';/);
      expect.soft(drawn.headers()['cache-control'], `${route} with ${what}`).toMatch(/no-store/);
    }
  }
});

test('too large a body is refused and the server goes on', async ({ site }) => {
  const student = await signedIn(site, demoStudent);
  const large = 'x'.repeat(1_100_000);
  const action = await callAction(student, site, 'createTeamAction', [{ name: large }]);
  expect(action.result).toBeNull();
  const origin = new URL(site).origin;
  expect(
    (await student.post('/api/attempts', { data: { typed: large }, headers: { origin } })).status(),
  ).toBe(413);
  const huge = Buffer.alloc(20_000_000, 'x');
  for (const path of [
    '/api/attempts',
    '/',
    '/student/dashboard',
    '/api/auth/callback/credentials',
  ]) {
    const status = await student
      .post(path, { data: huge, headers: { origin }, timeout: 20_000 })
      .then((answer) => answer.status())
      .catch(() => 'connection closed');
    expect.soft(status === 'connection closed' || status === 413, `${path}: ${status}`).toBe(true);
  }
  expect((await student.get('/about')).status()).toBe(200);
});
