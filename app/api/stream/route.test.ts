import { setImmediate as untilIdle } from 'node:timers/promises';
import type { Viewer } from '@/lib/data/access/viewer';
import { endSession } from '@/lib/data/session/commands';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { HEARTBEAT_MS, MAX_UNREAD_EVENTS, respondWithEvents } from './event-stream';
import { GET } from './route';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewerWithCookieRole: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
}));

let stop: AbortController;
jest.mock('@/lib/platform/stop-signal', () => ({
  get stopSignal() {
    return stop.signal;
  },
}));

let test: TestServices;
let leave: AbortController;
beforeEach(async () => {
  test = await installTestServices();
  viewer = await test.student('kim@school.org');
  leave = new AbortController();
  stop = new AbortController();
});
afterEach(async () => {
  leave.abort();
  await test.dispose();
  jest.useRealTimers();
});

const connect = () =>
  GET(new Request('http://localhost:3000/api/stream', { signal: leave.signal }));

function readerOf(response: Response) {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('No body');
  return async () => {
    const { done, value } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
}

it('sends the state at once, uncompressed and stored by no one', async () => {
  const response = await connect();
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  const read = readerOf(response);
  expect(await read()).toBe('retry: 3000\n\n');
  expect(await read()).toBe(
    'event: state\ndata: {"season":2023,"week":6,"seasonActive":true,"leagueEnded":false,' +
      '"pauses":[],"leagueName":null,"team":"","eyesUp":null}\n\n',
  );
});

it('without a connection it answers once whether the class is asked to look up, and only a student', async () => {
  const ask = async () =>
    (await GET(new Request('http://localhost:3000/api/stream?of=eyes-up'))).json();
  expect(await ask()).toEqual({ ok: true, data: null });
  viewer = await test.teacher('ada@school.org');
  expect(await ask()).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
  viewer = null;
  expect(await ask()).toMatchObject({ ok: false, error: { code: 'not-signed-in' } });
});

it('shows that it lives every 25 seconds, and that the session is over at the latest then (S13)', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const read = readerOf(await connect());
  await read();
  await read();
  jest.advanceTimersByTime(HEARTBEAT_MS);
  expect(await read()).toBe(': beat\n\n');
  test.advance(30 * 24 * 60 * 60 * 1000);
  jest.advanceTimersByTime(HEARTBEAT_MS);
  expect(await read()).toBe(': beat\n\n');
  expect(await read()).toBe('event: end\ndata: {}\n\n');
  expect(await read()).toBeNull();
});

it('ends at once when the session is ended elsewhere (S13)', async () => {
  const read = readerOf(await connect());
  await read();
  await read();
  await endSession(viewer?.sessionId ?? '');
  expect(await read()).toBe('event: end\ndata: {}\n\n');
  expect(await read()).toBeNull();
});

it('stops watching when the reader leaves', async () => {
  const read = readerOf(await connect());
  await read();
  await read();
  leave.abort();
  await untilIdle();
  expect(await read()).toBeNull();
});

it('answers 401 to a visitor and 403 to a teacher', async () => {
  viewer = null;
  expect((await connect()).status).toBe(401);
  viewer = await test.teacher('ada@school.org');
  expect((await connect()).status).toBe(403);
});

it('lets the oldest of nine streams of one account give way, for a minute, and no one else’s', async () => {
  const kim = viewer;
  viewer = await test.student('lee@school.org');
  const other = readerOf(await connect());
  viewer = kim;
  const readers = [];
  for (let count = 0; count < 9; count++) readers.push(readerOf(await connect()));
  const [oldest] = readers;
  let told = '';
  for (let part = await oldest?.(); part; part = await oldest?.()) told += part;
  expect(told).toMatch(/retry: 60000\n\n$/);
  const open = [other, ...readers.slice(1)];
  for (const read of open)
    expect([await read(), await read()]).toEqual([
      'retry: 3000\n\n',
      expect.stringMatching(/^event: state/),
    ]);
  leave.abort();
  await untilIdle();
  expect(await Promise.all(open.map((read) => read()))).toEqual(Array(9).fill(null));
});

it.each([
  ['is open', false],
  ['is only being opened', true],
])(
  'ends when the server is asked to stop while it %s, so that the server does not wait for it',
  async (_, isEarly) => {
    if (isEarly) stop.abort();
    const read = readerOf(await connect());
    await read();
    await read();
    stop.abort();
    expect(await read()).toBeNull();
  },
);

it('lets go of a reader who takes nothing, with all that waited (S33)', async () => {
  let send = (_event: string, _data: unknown): void => undefined;
  const stopped = jest.fn();
  const response = await respondWithEvents(
    new Request('http://localhost:3000/api/stream', { signal: leave.signal }),
    async () => viewer,
    async (_, sender) => {
      send = sender.send;
      return { check: () => undefined, stop: stopped };
    },
  );
  for (let sent = 0; sent < MAX_UNREAD_EVENTS; sent += 1) send('state', { sent });
  expect(stopped).not.toHaveBeenCalled();
  for (let sent = 0; sent < 3; sent += 1) send('state', { sent });
  expect(stopped).toHaveBeenCalledTimes(1);
  await expect(readerOf(response)()).rejects.toThrow('Nobody reads these events.');
});
