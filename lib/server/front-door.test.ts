import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { turnedAway, watchTheDoor } from './front-door';

/** Of the process, for each test anew. */
let stop = new AbortController();
jest.mock('./stopping', () => ({
  get stopping() {
    return stop.signal;
  },
}));

const OWN = 'http://localhost:3000';
const at = (method: string, url: string, headers: Record<string, string> = {}) => turnedAway({ method, url, headers });

it.each(['TRACE', 'TRACK', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', ''])('turns the method %s away', (method) =>
  expect(at(method, '/')).toBe(405),
);

it.each(['GET', 'HEAD', 'POST', 'OPTIONS'])('lets %s in', (method) => expect(at(method, '/about?x=%0a')).toBeNull());

it.each(['*', 'http://x:99999999/', 'about', ''])('turns the address “%s” away', (url) => expect(at('GET', url)).toBe(400));

it.each(['a b', 'a/b', 'a@b', '[::1', 'x:999999', 'x\u2028'])('turns the host “%s” away', (host) =>
  expect(at('GET', '/', { host })).toBe(400),
);

it.each(['localhost:3000', 'league.example.org', '127.0.0.1', '[::1]:3000', ''])('takes the host “%s”', (host) =>
  expect(at('GET', '/', { host })).toBeNull(),
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

it.each(['/_next/images', '/_next/static/image', '/student?_next/image'])('leaves %s alone', (url) =>
  expect(at('GET', url)).toBeNull(),
);

it.each(['https://evil.example', 'null', 'http://', 'not an address', 'http://[::', '\u00ff', 'http://localhost:3000/', ''])(
  'turns a POST from “%s” away (S5)',
  (origin) => {
    expect(at('POST', '/student/login', { origin })).toBe(403);
    expect(at('GET', '/student/login', { origin })).toBeNull();
  },
);

it('lets a POST of its own page in, and leaves one that names no origin to its route', () => {
  expect(at('POST', '/student/login', { origin: OWN })).toBeNull();
  expect(at('POST', '/student/login')).toBeNull();
});

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
    watchTheDoor(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status?: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', method, path, headers }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, headers: response.headers });
      })
        .on('error', reject)
        .end();
    });

  it('answers what is turned away itself, and hands on the rest', async () => {
    expect(await ask('TRACE', '/')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD, POST, OPTIONS', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
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

  it('works on sixteen requests of one address at a time, and on those of another at once (S29)', async () => {
    const held: ServerResponse[] = [];
    server.removeAllListeners('request');
    server.on('request', (asked: IncomingMessage, response: ServerResponse) => {
      if (asked.url === '/held') held.push(response);
      else response.end('in');
    });
    const from = (address: string, path: string) => ask('GET', path, { 'x-forwarded-for': address });
    const many = Array.from({ length: 40 }, () => from('203.0.113.9', '/held'));
    await from('198.51.100.1', '/about');
    expect(held).toHaveLength(16);

    for (const response of held.splice(0)) response.end();
    await Promise.all(many.slice(0, 16));
    await from('198.51.100.1', '/about');
    expect(held).toHaveLength(16);

    for (const response of held.splice(0)) response.end();
    await from('198.51.100.1', '/about');
    expect(held).toHaveLength(8);
    for (const response of held.splice(0)) response.end();
    expect((await Promise.all(many)).map(({ status }) => status)).toEqual(Array(40).fill(200));
  });

  it('asked to stop, gives the answer that is under way and does not wait for a next request on its line', async () => {
    server.keepAliveTimeout = 75_000;
    const agent = new Agent({ keepAlive: true });
    const met = new Promise<ServerResponse>((resolve) => {
      server.removeAllListeners('request');
      server.on('request', (_, response: ServerResponse) => resolve(response));
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
