import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { untilReady } from './process.mjs';

const PATHS = ['/healthz', '/', '/student/login'];

let server: Server;
let origin: string;
/** What each address answers, one after the other; the last stays. */
let answers: Record<string, number[]>;
let asked: string[];

beforeEach(async () => {
  answers = Object.fromEntries(PATHS.map((path) => [path, [200]]));
  asked = [];
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const mine = answers[path] ?? [404];
    const status = mine.length > 1 ? mine.shift() : mine[0];
    response.writeHead(status ?? 404).end('{"message":"The data is away."}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const running = { ended: new Promise<number>(() => undefined) };

it('R19: is ready when the health, the landing page and a page to sign in on are answered with 200', async () => {
  expect(await untilReady(origin, running)).toEqual({ state: 'ready' });
  expect(asked).toEqual(PATHS);
});

it.each(PATHS)(
  'R19: is broken when %s is answered with 500, whatever the others are',
  async (path) => {
    answers[path] = [500];
    expect(await untilReady(origin, running)).toMatchObject({ state: 'broken', path, status: 500 });
  },
);

it('R19: is broken when a page is not there', async () => {
  answers['/student/login'] = [404];
  expect(await untilReady(origin, running)).toMatchObject({ state: 'broken', status: 404 });
});

it('R19: waits while the data cannot be reached, and says so once', async () => {
  answers['/healthz'] = [503, 503, 503, 200];
  answers['/'] = [503, 200];
  const told: unknown[] = [];
  expect(
    await untilReady(origin, running, { onWaiting: (wrong: object) => void told.push(wrong) }),
  ).toEqual({ state: 'ready' });
  expect(told).toEqual([
    { path: '/healthz', status: 503, text: '{"message":"The data is away."}' },
  ]);
});

it('R19: is not ready when the server has ended', async () => {
  expect(await untilReady('http://127.0.0.1:1', { ended: Promise.resolve(1) })).toEqual({
    state: 'ended',
  });
});
