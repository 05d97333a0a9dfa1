import { retryAfterMs } from '@/lib/domain/site/retry-request';
import { SourceError } from '@/lib/nfl/source';
import { type SportsDataServer, startSportsDataServer } from '@/lib/testing/sportsdata-server';
import { createSportsDataClient } from './client';

const KEY = 'canary-key-0123456789';
const NOW = new Date('2023-10-24T10:00:00Z');
const PATH = '/scores/json/Byes/2023';
const BYES = { list: 'Byes', season: 2023 } as const;

let server: SportsDataServer;
let other: SportsDataServer;
let pauses: number[];
let callsLeft: number;
beforeEach(async () => {
  server = await startSportsDataServer({ [PATH]: [{ Team: 'CAR' }] }, KEY);
  other = await startSportsDataServer({}, KEY);
  pauses = [];
  callsLeft = 100;
});
afterEach(async () => {
  await server.close();
  await other.close();
});

const clientOf = (changes: { apiKey?: string; random?: () => number; timeoutMs?: number } = {}) =>
  createSportsDataClient({
    baseUrl: server.baseUrl,
    apiKey: KEY,
    fetch,
    now: () => NOW,
    random: () => 1,
    async sleep(milliseconds) {
      pauses.push(milliseconds);
    },
    async takeCall() {
      if (callsLeft === 0) throw new SourceError('quota', 'used up');
      callsLeft -= 1;
    },
    ...changes,
  });

const failureOf = (client = clientOf()) =>
  client.list(BYES).then(
    () => null,
    (error: unknown) =>
      error instanceof SourceError ? { kind: error.kind, message: error.message } : error,
  );

test('the key goes out as a header, never in the address', async () => {
  expect(await clientOf().list(BYES)).toEqual([{ Team: 'CAR' }]);
  expect(server.calls).toEqual([{ path: PATH, key: KEY }]);
});

test('each list has the address its documentation gives it', async () => {
  const client = clientOf();
  for (const endpoint of [
    { list: 'Teams' },
    { list: 'Players' },
    { list: 'ScoresByWeek', season: 2023, week: 7 },
    { list: 'PlayerGameStatsByWeek', season: 2023, week: 7 },
    { list: 'FantasyDefenseByGame', season: 2023, week: 7 },
  ] as const) {
    await client.list(endpoint).catch(() => null);
  }
  expect(server.calls.map(({ path }) => path)).toEqual([
    '/scores/json/Teams',
    '/scores/json/Players',
    '/scores/json/ScoresByWeek/2023REG/7',
    '/stats/json/PlayerGameStatsByWeek/2023REG/7',
    '/stats/json/FantasyDefenseByGame/2023REG/7',
  ]);
});

test('what fails for a moment is tried again, with pauses that double', async () => {
  server.troubles.push({ status: 500 }, 'hang-up', { status: 503 });
  expect(await clientOf().list(BYES)).toHaveLength(1);
  expect(pauses).toEqual([1000, 2000, 4000]);
});

test('the pauses vary between half and all of it', async () => {
  server.troubles.push({ status: 500 }, { status: 500 });
  await clientOf({ random: () => 0 }).list(BYES);
  expect(pauses).toEqual([500, 1000]);
});

test('a server that says nothing is given up after the time limit, and after four tries for good', async () => {
  server.troubles.push('silence', 'silence', 'silence', 'silence');
  expect(await failureOf(clientOf({ timeoutMs: 30 }))).toEqual({
    kind: 'unreachable',
    message: 'SportsDataIO gave no answer to Byes.',
  });
  expect(server.calls).toHaveLength(4);
});

test('a service that asks to wait is waited for', async () => {
  server.troubles.push(
    { status: 429, headers: { 'retry-after': '7' } },
    { status: 503, headers: { 'retry-after': 'Tue, 24 Oct 2023 10:00:09 GMT' } },
  );
  await clientOf().list(BYES);
  expect(pauses).toEqual([7000, 9000]);
});

test('every try counts as a call, and without calls left nothing goes out', async () => {
  callsLeft = 2;
  server.troubles.push({ status: 500 }, { status: 500 });
  expect(await failureOf()).toMatchObject({ kind: 'quota', message: 'used up' });
  expect(server.calls).toHaveLength(2);
});

test.each([
  ['a wrong key', { status: 401 }, 'key-refused'],
  ['a key without the right', { status: 403, body: 'Forbidden' }, 'key-refused'],
  [
    'an account whose calls are used up',
    { status: 403, body: 'Out of call volume quota. Quota will be replenished' },
    'quota',
  ],
  ['an address that is unknown', { status: 404 }, 'unreadable'],
  ['an answer that is no JSON', { status: 200, body: '<html>' }, 'unreadable'],
  ['an answer that is no list', { status: 200, body: '{"Message":"hello"}' }, 'unreadable'],
  ['a long rest', { status: 503, headers: { 'retry-after': '3600' } }, 'unreachable'],
  ['a request for fewer calls', { status: 429, headers: { 'retry-after': '3600' } }, 'quota'],
] as const)(
  '%s ends it at once, with a sentence that does not hold the key',
  async (_, trouble, kind) => {
    server.troubles.push(trouble);
    const failure = await failureOf();
    expect(failure).toEqual({ kind, message: expect.stringContaining('SportsDataIO') });
    expect(pauses).toEqual([]);
    expect(JSON.stringify(failure)).not.toContain(KEY);
    expect(server.calls).toHaveLength(1);
  },
);

test('the key does not follow a redirect', async () => {
  server.troubles.push(
    ...Array.from({ length: 4 }, () => ({
      status: 302,
      headers: { location: `${other.baseUrl}${PATH}` },
    })),
  );
  expect(await failureOf()).toMatchObject({ kind: 'unreachable' });
  expect(other.calls).toEqual([]);
});

test('a stop from outside ends it without another try', async () => {
  server.troubles.push('silence');
  const stopping = new AbortController();
  const running = clientOf().list(BYES, stopping.signal);
  while (server.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  stopping.abort();
  await expect(running).rejects.toThrow();
  expect(server.calls).toHaveLength(1);
});

test.each([
  [null, 0],
  ['12', 12_000],
  ['Tue, 24 Oct 2023 10:01:00 GMT', 60_000],
  ['Tue, 24 Oct 2023 09:00:00 GMT', 0],
  ['soon', 0],
])('Retry-After %j', (header, wait) => {
  expect(retryAfterMs(header, NOW)).toBe(wait);
});
