import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealSessionClaim, sessionCookieName } from '@/lib/auth/session-cookie';
import { trackResponsesAndLogSlowRequests } from '@/lib/platform/requests';
import {
  BROKEN_BODIES_LOG_INTERVAL_MS,
  guardServer,
  guardServers,
  refusalStatus,
} from './front-door';

let stop = new AbortController();
jest.mock('@/lib/platform/stop-signal', () => ({
  get stopSignal() {
    return stop.signal;
  },
}));

beforeEach(() => {
  const NEXTAUTH_SECRET = 'a secret of thirty-two characters';
  jest.replaceProperty(process, 'env', { ...process.env, NEXTAUTH_SECRET, NEXT_DIST_DIR: build });
});
let build: string;
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static'));
  writeFileSync(join(build, 'static', 'there.js'), '');
});
afterAll(() => rmSync(build, { recursive: true }));

const OWN = 'http://localhost:3000';
const at = (method: string, url: string, headers: Record<string, string> = {}) =>
  refusalStatus({ method, url, headers });

it.each(['TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', ''])(
  'turns the method %s away',
  (method) => expect(at(method, '/')).toBe(405),
);

it.each(['GET', 'HEAD', 'POST', 'OPTIONS'])('lets %s in', (method) =>
  expect(at(method, '/about?x=%0a')).toBeNull(),
);

it.each(['*', 'http://x:99999999/', 'about', '', '/%', '/teacher/%ff', '/%ed%a0%80?week=1'])(
  'turns the address “%s” away',
  (url) => expect(at('GET', url)).toBe(400),
);

it('leaves a search that can’t be decoded to the page', () =>
  expect(at('GET', '/about?x=%')).toBeNull());

it.each(['a b', 'a/b', 'a@b', '[::1', 'x:999999', 'x\u2028'])('turns the host “%s” away', (host) =>
  expect(at('GET', '/', { host })).toBe(400),
);

it.each(['localhost:3000', 'league.example.org', '127.0.0.1', '[::1]:3000', ''])(
  'takes the host “%s”',
  (host) => expect(at('GET', '/', { host })).toBeNull(),
);

it.each([
  '/_next/image?url=%2Fx%0aforged&w=64&q=75',
  '/_next/image',
  '/_next/image/',
  '/_next/image/x',
  '//_next/image?url=x',
  '/_next//image?url=x',
  '/\\_next\\image?url=x',
  '/_next/%69mage?url=x',
  '/%5fnext/image?url=x',
  '/_NEXT/IMAGE?url=x',
  '/_next/image?url=%',
])('has nothing at %s (S30)', (url) => {
  for (const method of ['GET', 'HEAD', 'POST']) expect(at(method, url)).toBe(404);
});

it.each(['/_next/images', '/_next/static/image', '/student?_next/image'])(
  'leaves %s alone',
  (url) => expect(at('GET', url)).toBeNull(),
);

it.each([
  'https://evil.example',
  'null',
  'http://',
  'not an address',
  'http://[::',
  '\u00ff',
  'http://localhost:3000/',
  '',
])('turns a POST from “%s” away (S5)', (origin) => {
  expect(at('POST', '/student/login', { origin })).toBe(403);
  expect(at('GET', '/student/login', { origin })).toBeNull();
});

it('lets a POST of its own page in, and leaves one that names no origin to its route', () => {
  expect(at('POST', '/student/login', { origin: OWN })).toBeNull();
  expect(at('POST', '/student/login')).toBeNull();
});

it.each([
  ['/student/login', { 'content-length': '300001' }, 413],
  ['/api/attempts', { 'content-length': '300001' }, 413],
  ['/', { 'content-length': '300000' }, null],
  ['/', { 'content-length': 'none' }, null],
  ['/', { 'transfer-encoding': 'chunked' }, 411],
  ['/api/graphs/', { 'transfer-encoding': 'chunked' }, 411],
  ['/api/auth/callback/credentials', { 'transfer-encoding': 'gzip, chunked' }, 411],
  ...['/monitoring', '/api/graphs', '/api/profile-picture', '/api/school-sign-out'].flatMap(
    (path): [string, Record<string, string>, null][] => [
      [path, { 'content-length': '8000000' }, null],
      [path, { 'transfer-encoding': 'chunked' }, null],
    ],
  ),
] as [string, Record<string, string>, number | null][])(
  'a body to %s with %j: %s (S8)',
  (path, headers, status) => {
    for (const method of ['GET', 'POST']) expect(at(method, path, headers)).toBe(status);
  },
);

describe('at a server', () => {
  let server: Server;
  let met: { headers: Record<string, unknown> }[];
  let port: number;
  beforeEach(async () => {
    stop = new AbortController();
    met = [];
    server = createServer(({ headers }, response) => {
      met.push({ headers });
      response.end('in');
    });
    guardServer(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (method: string, path: string, headers: Record<string, string> = {}, agent?: Agent) =>
    new Promise<{ status?: number | undefined; headers: Record<string, unknown> }>(
      (resolve, reject) => {
        // Without an answer, the open connection would keep the test from ending.
        const signal = AbortSignal.timeout(4_000);
        request({ port, host: '127.0.0.1', method, path, headers, agent, signal }, (response) => {
          response.resume();
          resolve({ status: response.statusCode, headers: response.headers });
        })
          .on('error', reject)
          .end();
      },
    );

  it('says that a body is too long to a sender who sends it to its end', async () => {
    const { body, status } = await new Promise<{ body: string; status?: number | undefined }>(
      (resolve, reject) => {
        const sender = request({ port, host: '127.0.0.1', method: 'POST' }, (response) => {
          response.resume();
          response.on('end', () => resolve({ body: 'read', status: response.statusCode }));
        });
        sender.on('error', reject).end(Buffer.alloc(5_000_000));
      },
    );
    expect({ body, status, met }).toEqual({ body: 'read', status: 413, met: [] });
  });

  it('answers what is turned away itself, and hands on the rest', async () => {
    expect(await ask('TRACE', '/')).toMatchObject({
      status: 405,
      headers: {
        allow: 'GET, HEAD, POST, OPTIONS',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(await ask('GET', '/_next/image?url=x')).toMatchObject({ status: 404 });
    expect(met).toEqual([]);
    expect(await ask('GET', '/about')).toMatchObject({ status: 200 });
    expect(met).toHaveLength(1);
  });

  it('takes out what nobody vouches for and nothing here needs', async () => {
    await ask('POST', '/', {
      origin: OWN,
      'x-forwarded-host': 'evil.example',
      range: 'bytes=9-1',
      'if-match': '"x"',
      accept: '*/*',
    });
    expect(met[0]?.headers).toMatchObject({ 'x-forwarded-host': 'localhost:3000', accept: '*/*' });
    for (const name of ['range', 'if-match']) expect(met[0]?.headers).not.toHaveProperty(name);
  });

  it('takes out a prefetch that Next answers with a broken page, and leaves the one of our links', async () => {
    for (const value of ['1', '2', '3'])
      await ask('GET', '/about', { 'next-router-prefetch': value });
    expect(met.map(({ headers }) => headers['next-router-prefetch'])).toEqual([
      '1',
      undefined,
      undefined,
    ]);
  });

  it.each(['null', 'not an address', 'http://[::', 'https://evil.example'])(
    'answers a page’s request from the origin “%s”, which may be no address',
    async (origin) => {
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        expect(await ask(method, '/about', { origin })).toMatchObject({ status: 200 });
    },
  );

  it('answers a request for another protocol like any other, so that its connection has an end', async () => {
    server.removeAllListeners('request');
    server.on('request', (_, response: ServerResponse) => response.end('in'));
    // Next keeps these, and never says anything.
    server.on('upgrade', () => undefined);
    guardServer(server);
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
    expect(await ask('GET', '/_next/hmr', upgrade)).toMatchObject({ status: 200 });
    expect(await ask('TRACE', '/', upgrade)).toMatchObject({ status: 405 });
  });

  it('ends a connection that sends a request before the last one is answered, and no other (S33)', async () => {
    trackResponsesAndLogSlowRequests();
    const line = 'GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const socket = connect(port, '127.0.0.1');
    socket.write(line.repeat(5));
    await once(socket.resume(), 'close');
    expect(met.length).toBeLessThan(2);
    // Nothing of it is left in the address's line.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    met = [];
    for (let count = 0; count < 20; count += 1)
      expect(await ask('GET', '/about', {}, agent)).toMatchObject({ status: 200 });
    expect(met).toHaveLength(20);
    agent.destroy();
  }, 20_000);

  it('hands on four pages of an account or an address at a time, whatever pages they are, and nothing waits for them (S33)', async () => {
    trackResponsesAndLogSlowRequests();
    const begun: ServerResponse[] = [];
    server.removeAllListeners('request');
    server.on('request', (_, response: ServerResponse) => begun.push(response));
    guardServer(server);
    const arrived = async (count: number) => {
      while (begun.length < count) await new Promise((resolve) => setImmediate(resolve));
      for (let turn = 0; turn < 200; turn += 1)
        await new Promise((resolve) => setImmediate(resolve));
      return begun.length;
    };
    const claim = { accountId: 'kim', sessionId: 'session', role: null };
    const cookie = `a=b; ${sessionCookieName()}=${await sealSessionClaim(claim, 60)}`;
    const senders: Record<string, string>[] = [{}, { cookie }];
    for (const headers of senders) {
      begun.length = 0;
      const asked = [
        '/',
        '/_next/static/gone.js',
        '/no-such-page',
        '/api/x',
        '/student/login',
        '/icons',
      ].map((path) => ask('GET', path, headers));
      expect(await arrived(4)).toBe(4);
      const others = [
        ...['/healthz', '/_next/static/there.js', '/api/stream', '/api/auth/csrf'].map((path) =>
          ask('GET', path, headers),
        ),
        ask('POST', '/student/login', { ...headers, origin: OWN }),
      ];
      expect(await arrived(9)).toBe(9);
      begun[0]?.end();
      expect(await arrived(10)).toBe(10);
      begun[1]?.end();
      await arrived(11);
      for (const response of begun) response.end();
      await Promise.all([...asked, ...others]);
    }
  });

  it('counts bodies that broke off in one line of the log for each minute', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const lines: string[] = [];
    jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    const breakOff = async (count: number) => {
      for (let index = 0; index < count; index += 1) {
        const arrived = once(server, 'request');
        const socket = connect(port, '127.0.0.1');
        socket.write(
          'POST /student/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx',
        );
        const [asked] = (await arrived) as [IncomingMessage];
        socket.destroy();
        await new Promise((resolve) => asked.once('close', resolve));
      }
    };
    server.removeAllListeners('request');
    server.on('request', (asked: IncomingMessage) => asked.on('error', () => undefined));
    guardServer(server);
    await breakOff(40);
    expect(lines).toEqual([]);
    jest.advanceTimersByTime(BROKEN_BODIES_LOG_INTERVAL_MS);
    await breakOff(2);
    jest.advanceTimersByTime(BROKEN_BODIES_LOG_INTERVAL_MS);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'bodies-broken-off', count: 40 },
      { event: 'bodies-broken-off', count: 2 },
    ]);
    jest.useRealTimers();
  });

  it('a hundred bodies that never end occupy nothing, and each ends at the one deadline (S33)', async () => {
    server.close();
    // Node checks for late bodies at this interval, which is half a minute in production.
    server = createServer({ connectionsCheckingInterval: 20 }, (asked, response) => {
      asked.on('error', () => undefined);
      asked.resume().once('end', () => response.end('in'));
    });
    guardServer(server);
    expect(server.requestTimeout).toBe(60_000);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    port = (server.address() as AddressInfo).port;
    const ended: Promise<string>[] = [];
    for (let index = 0; index < 100; index += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(
        'POST /student/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx',
      );
      ended.push(once(socket, 'data').then(([data]) => String(data).split('\r\n')[0] ?? ''));
    }
    expect(await ask('GET', '/about')).toMatchObject({ status: 200 });
    Object.assign(server, { requestTimeout: 1, headersTimeout: 1 });
    expect(new Set(await Promise.all(ended))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  });

  it('guards each server of the process from its first request on', async () => {
    guardServers();
    const other = createServer((_, response) => response.end('in'));
    await new Promise<void>((resolve) => {
      other.listen(0, '127.0.0.1', resolve);
    });
    port = (other.address() as AddressInfo).port;
    for (const _ of [1, 2]) expect(await ask('TRACE', '/')).toMatchObject({ status: 405 });
    expect(await ask('GET', '/')).toMatchObject({ status: 200 });
    expect(other.listenerCount('request')).toBe(1);
    other.closeAllConnections();
    other.close();
  });

  it('asked to stop, gives the answer that is under way and does not wait for a next request on its line', async () => {
    server.keepAliveTimeout = 75_000;
    const agent = new Agent({ keepAlive: true });
    const met = new Promise<ServerResponse>((resolve) => {
      server.removeAllListeners('request');
      server.on('request', (_, response: ServerResponse) => resolve(response));
      guardServer(server);
    });
    const status = new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: '/about', agent }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      })
        .on('error', reject)
        .end();
    });
    const response = await met;
    const closed = new Promise((resolve) => server.close(resolve));
    stop.abort();
    response.end('in');
    expect(await status).toBe(200);
    await closed;
    agent.destroy();
  }, 5_000);
});
