import { callAction } from './support/actions';
import { demoStudent } from './support/demo';
import { newVisitor, signedIn } from './support/http';
import { expect, test } from './support/test';

test('pages carry a strict content policy with a fresh nonce, and signed-in pages are not stored', async ({
  site,
}) => {
  const visitor = await newVisitor(site);
  for (const path of ['/', '/contact', '/student/login']) {
    const answers = [await visitor.get(path), await visitor.get(path)];
    const policies = answers.map((answer) => answer.headers()['content-security-policy'] ?? '');
    expect(policies[0]).not.toBe(policies[1]);
    for (const part of [
      "'strict-dynamic'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policies[0]).toContain(part);
    const nonce = /'nonce-([^']{20,})'/.exec(policies[0] ?? '')?.[1];
    const scripts = (await answers[0]?.text())?.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  }
  const page = await (await signedIn(site, demoStudent)).get('/student/dashboard');
  expect(page.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  expect(page.headers()['x-powered-by']).toBeUndefined();
});

test('too large a body is refused and the server goes on', async ({ site }) => {
  const student = await signedIn(site, demoStudent);
  const large = 'x'.repeat(1_100_000);
  const action = await callAction(student, site, 'createOrRedesignTeamAction', [{ name: large }]);
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
