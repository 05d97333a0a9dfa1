import { HEARTBEAT_MS } from '@/app/api/stream/event-stream';
import type { Viewer } from '@/lib/data/access/viewer';
import { endSession } from '@/lib/data/session/commands';
import { openLeague } from '@/lib/testing/open-league';
import { installTestServices, type TestServices } from '@/lib/testing/services';
import { putInLeague } from '@/lib/testing/student-week';
import { GET as getGrid } from '../grid/route';
import { GET } from './route';

let viewer: Viewer = null;
jest.mock('@/lib/auth/viewer', () => ({
  getViewer: async () => viewer,
  getViewerWithoutSlot: async () => viewer,
}));
jest.mock('@/lib/auth/origin', () => ({
  isSameOrigin: () => true,
  rateLimitIpAddress: () => 'test',
}));

let test: TestServices;
let leave: AbortController;
let leagueId: string;
beforeEach(async () => {
  test = await installTestServices();
  const owner = await test.teacher('ada@school.org');
  viewer = owner;
  leagueId = (await openLeague(owner, { name: 'Room 12', password: 'brave otter' })).id;
  await putInLeague(test.store, await test.student('kim@school.org'), leagueId);
  leave = new AbortController();
});
afterEach(async () => {
  leave.abort();
  await test.dispose();
  jest.useRealTimers();
});

const ADDRESS = 'http://localhost:3000/api/leagues/x/stream';
const connect = (id = leagueId, query = '') =>
  GET(new Request(`${ADDRESS}${query}`, { signal: leave.signal }), {
    params: Promise.resolve({ leagueId: id }),
  });
const fetchOnce = (id = leagueId, query = '') =>
  getGrid(new Request(`${ADDRESS}${query}`), { params: Promise.resolve({ leagueId: id }) });

function readerOf(response: Response) {
  const reader = response.body?.getReader();
  if (!reader) throw new Error('No body');
  return async () => {
    const { done, value } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  };
}

it('sends every row at once, uncompressed and stored by no one', async () => {
  const response = await connect();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform');
  const read = readerOf(response);
  expect(await read()).toBe('retry: 3000\n\n');
  const [event = '', data = ''] = ((await read()) ?? '').split('\n');
  expect(event).toBe('event: rows');
  expect(JSON.parse(data.replace('data: ', ''))).toMatchObject({
    latestWeek: 6,
    rows: [{ name: 'Kim L.' }],
  });
});

it('names no one when it is asked for the field, and on the screen with the code only by first name', async () => {
  const read = readerOf(await connect(leagueId, '?of=field'));
  await read();
  expect(await read()).toBe('event: rows\ndata: {"latestWeek":6,"lanes":[]}\n\n');
  const arrivals = readerOf(await connect(leagueId, '?of=arrivals'));
  await arrivals();
  expect(await arrivals()).toBe('event: rows\ndata: {"joined":1,"names":["Kim"]}\n\n');
});

it('ends at once when the session is ended elsewhere, and by itself when its time is up (S13)', async () => {
  const read = readerOf(await connect());
  await read();
  await read();
  await endSession(viewer?.sessionId ?? '');
  expect(await read()).toBe('event: end\ndata: {}\n\n');
  expect(await read()).toBeNull();

  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'] });
  const again = await test.teacher('bo@school.org');
  viewer = again;
  const own = await openLeague(again, { name: 'Room 13', password: 'calm whale' });
  const readOwn = readerOf(await connect(own.id));
  await readOwn();
  await readOwn();
  test.advance(30 * 24 * 60 * 60 * 1000);
  jest.advanceTimersByTime(HEARTBEAT_MS);
  expect(await readOwn()).toBe(': beat\n\n');
  expect(await readOwn()).toBe('event: end\ndata: {}\n\n');
  expect(await readOwn()).toBeNull();
});

it.each([
  ['the stream', () => connect(), (id: string) => connect(id)],
  ['the one fetch', () => fetchOnce(), (id: string) => fetchOnce(id)],
])(
  '%s answers 401 to a visitor, 403 to a student, and another teacher like a league that does not exist',
  async (_, own, of) => {
    const owner = viewer;
    viewer = null;
    expect((await own()).status).toBe(401);
    viewer = await test.student('lee@school.org');
    expect((await own()).status).toBe(403);
    viewer = await test.teacher('eve@school.org');
    const foreign = await own();
    const missing = await of('no-such-league');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.json()).toEqual(await missing.json());
    viewer = owner;
    expect((await own()).status).toBe(200);
  },
);

it('the one fetch gives the same rows, privately', async () => {
  const response = await fetchOnce();
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({
    ok: true,
    data: { week: 6, rows: [{ name: 'Kim L.' }] },
  });
});
