import { builtActions } from './support/actions';
import { newVisitor } from './support/http';
import { type OwnServer, startOwnServer } from './support/own-server';
import { rawRequest, statusOf } from './support/raw-request';
import { expect, test } from './support/test';

// Requests that no browser sends, to the production build with shared data: none may be accepted.
test.describe.configure({ mode: 'serial' });

let server: OwnServer;
// A server names twenty unreadable requests a minute, so each test has its own.
test.beforeEach(async () => {
  server = await startOwnServer({ dataDir: process.env.E2E_DATA_DIR ?? '' });
});
test.afterEach(() => server?.kill());

type Parts = { method?: string; path?: string; headers?: string[]; body?: string };

function request({ method = 'GET', path = '/about', headers = [], body = '' }: Parts): string {
  const length =
    body || method === 'POST' ? [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`] : [];
  const host = headers.some((line) => line.startsWith('Host:'))
    ? []
    : [`Host: ${new URL(server.site).host}`];
  return `${[`${method} ${path} HTTP/1.1`, ...host, 'Connection: close', ...headers, ...length].join('\r\n')}\r\n\r\n${body}`;
}
const ask = async (parts: Parts) => statusOf(await rawRequest(server.site, request(parts)));

const MULTIPART = 'Content-Type: multipart/form-data; boundary=x';
const TEXT = 'Content-Type: text/plain';
const JSON_TYPE = 'Content-Type: application/json';
const UNKNOWN = `Next-Action: 40${'ab'.repeat(20)}`;
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

test('malformed calls of the framework, odd origins and odd methods are answered with 4xx, and the server goes on', async () => {
  const own = `Origin: ${server.site}`;
  const known = `Next-Action: ${builtActions().get('requestPasswordResetAction')?.id}`;
  const post = (path: string, headers: string[], body: string): Parts => ({
    method: 'POST',
    path,
    headers,
    body,
  });
  const form =
    (...headers: string[]) =>
    (body: string) =>
      post('/forgot-password', [own, ...headers], body);
  const call = form(known, MULTIPART);
  const text = form(known, TEXT);
  const refused: [string, Parts][] = [
    ...['TRACE', 'PROPFIND', 'PUT', 'DELETE', 'PURGE'].flatMap((method): [string, Parts][] =>
      ['/', '/api/attempts', '/healthz'].map((path) => [`${method} ${path}`, { method, path }]),
    ),
    ['OPTIONS *', { method: 'OPTIONS', path: '*' }],
    ['a whole address', { path: 'http://x:99999999/' }],
    ['a host that is none', { headers: ['Host: a b'] }],
    ...['null', 'not an address', 'http://', 'http://[::', 'https://evil.example'].map(
      (origin): [string, Parts] => [
        `the origin ${origin}`,
        post('/student/login', [`Origin: ${origin}`, UNKNOWN, TEXT], '[]'),
      ],
    ),
    ['an unknown action', form(UNKNOWN, TEXT)('[]')],
    ['an action of another form', form('Next-Action: ../..', TEXT)('[]')],
    ['an action with a long name', form(`Next-Action: ${'a'.repeat(3_000)}`, TEXT)('[]')],
    ['an action without arguments', text('')],
    ['arguments that are no JSON', text('{bad')],
    ['arguments that are not sent', text('["$F1"]')],
    ['arguments that point nowhere', text('["$Q9","$K1","$B2"]')],
    ['too many arguments', text(`["${'x'.repeat(300_000)}"]`)],
    ['arguments of great depth', text('['.repeat(100_000) + ']'.repeat(100_000))],
    ['a form that is none', call('garbage')],
    ['an empty form', call('')],
    ['a form that ends early', call('--x\r\nContent-Disposition: form-data; name="0"\r\n\r\n[1')],
    ['a form without fields', call('--x--\r\n')],
    ['a form with a bad part', call('--x\r\nfoo\r\n\r\nbar\r\n--x--\r\n')],
    ['a form without a boundary', form(known, 'Content-Type: multipart/form-data')('x')],
    ['a form of bad JSON', call(`${field('0', '{bad')}--x--\r\n`)],
    [
      'a form of 3,000 fields',
      call(`${Array.from({ length: 3_000 }, (_, at) => field(String(at), '1')).join('')}--x--\r\n`),
    ],
    ['a plain form that is none', form(MULTIPART)('garbage')],
    ['a plain form without a boundary', form('Content-Type: multipart/form-data')('x')],
    [
      'a plain form of an action that is none',
      form(MULTIPART)(`${field('$ACTION_ID_zz', '')}--x--\r\n`),
    ],
    [
      'a plain form that refers to nothing',
      form(MULTIPART)(`${field('$ACTION_REF_1', '')}${field('$ACTION_1:0', '{bad')}--x--\r\n`),
    ],
    ['a sign-in that is no JSON', post('/api/auth/callback/credentials', [own, JSON_TYPE], '{bad')],
    ['a session that is no JSON', post('/api/auth/session', [own, JSON_TYPE], '{bad')],
    ['an answer that is no JSON', post('/api/attempts', [own, JSON_TYPE], '{bad')],
  ];
  for (const [what, parts] of refused) {
    const status = await ask(parts);
    expect.soft(status >= 400 && status < 500, `${what}: ${status}`).toBe(true);
  }
  const harmless: [string, Parts][] = [
    [
      'a part of a file that it does not have',
      { path: '/mascots/snail.svg', headers: ['Range: bytes=9999999-1'] },
    ],
    ['a condition that does not hold', { path: '/mascots/snail.svg', headers: ['If-Match: "x"'] }],
    ['a payload of a tree that is none', { headers: ['RSC: 1', 'Next-Router-State-Tree: %%%'] }],
    ['a payload of another tree', { headers: ['RSC: 1', 'Next-Router-State-Tree: {"a":1}'] }],
    ['an address that cannot be decoded', { path: '/%E0%A4%A' }],
    [
      'a forwarded host that is none',
      form('X-Forwarded-Host: a b', known, TEXT)('[{"email":"x"}]'),
    ],
  ];
  for (const [what, parts] of harmless) {
    const status = await ask(parts);
    expect.soft(status >= 200 && status < 500, `${what}: ${status}`).toBe(true);
  }
  expect((await (await newVisitor(server.site)).get('/healthz')).status()).toBe(200);
});

test('one event is one line of the log, whatever is in a request, and nothing of the request is in it (S30)', async () => {
  const own = `Origin: ${server.site}`;
  const before = server.output().length;
  // All kinds of line breaks, the escape character of terminal colors, and a line like the log's
  // own.
  const encoded = encodeURIComponent(
    '\n{"level":"info","event":"canary"}\r\n\u2028\u2029\u0085\u001b[31mcanary\u202e',
  );
  const sent = 'canary\u001f\u009b31m\u00e2\u0080\u00a8{"event":"canary"}'.replaceAll('\u001f', '');
  const nasty: Parts[] = [
    ...['/_next/image', '/_next/image/', '/_next/%69mage', '//_next/image', '/_NEXT/IMAGE'].flatMap(
      (path) =>
        ['GET', 'HEAD'].map((method) => ({
          method,
          path: `${path}?url=%2Fabout${encoded}&w=64&q=75`,
        })),
    ),
    { path: `/about?dpl=${encoded}` },
    { path: `/${encoded}` },
    { path: `/student/box-scores/${encoded}?x=${encoded}` },
    { path: `http://x:99999999/${encoded}` },
    { path: `/api/auth/callback/${encoded}` },
    {
      path: `/api/auth/signin?callbackUrl=${encoded}`,
      headers: [`Cookie: next-auth.callback-url=${encoded}`],
    },
    {
      path: '/student/dashboard',
      headers: [`Cookie: next-auth.session-token=${encoded}; ${sent}=${sent}`],
    },
    {
      method: 'POST',
      path: '/api/auth/_log',
      headers: [own, JSON_TYPE],
      body: `{"code":"${encoded}","message":"canary\\ncanary"}`,
    },
    ...[
      'User-Agent',
      'Referer',
      'Accept-Language',
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Request-Id',
      'RSC',
    ].map((name) => ({ path: '/student/login', headers: [`${name}: ${sent}`] })),
    ...[`Next-Action: ${sent}`, UNKNOWN].flatMap((action) => [
      {
        method: 'POST',
        path: '/student/login',
        headers: [own, action, TEXT],
        body: `["${sent}\ncanary"]`,
      },
      {
        method: 'POST',
        path: '/student/login',
        headers: [own, action, MULTIPART],
        body: `${sent}\ncanary`,
      },
      {
        method: 'POST',
        path: '/student/login',
        headers: [own, action, TEXT, `X-Forwarded-Host: ${sent}`],
        body: '[]',
      },
    ]),
    {
      method: 'POST',
      path: '/student/login',
      headers: [`Origin: http://${sent}`, UNKNOWN, TEXT],
      body: '[]',
    },
    {
      method: 'POST',
      path: '/api/auth/callback/credentials',
      headers: [own, JSON_TYPE],
      body: `{"email":"canary\ncanary"`,
    },
    { method: 'CANARY', path: '/' },
    { headers: [`Host: ${sent}`] },
    { path: '/healthz', headers: [`Expect: ${sent}`] },
  ];
  for (const parts of nasty) await ask(parts);
  await ask({ method: 'POST', path: '/api/auth/session', headers: [own, JSON_TYPE], body: '{bad' });
  await expect.poll(() => server.output().slice(before)).toContain('not valid JSON');
  const output = server.output().slice(before);
  expect(output).not.toContain('canary');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/);
  for (const line of output.trimEnd().split('\n')) {
    expect.soft(() => JSON.parse(line), line).not.toThrow();
  }
});
