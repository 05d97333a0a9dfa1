import { openGridStream, QUIET_MS } from './open-grid-stream';
import { gridRow, leagueWeek, NOW } from './testing';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  say(type: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

const NEWS = { now: NOW, latestWeek: 6, isAll: true, rows: [], gone: [] };
const handlers = { onNews: jest.fn(), onLive: jest.fn(), onEnd: jest.fn() };
const fetched = jest.fn();
let stop: () => void;

const latest = () => FakeSource.all.at(-1) as FakeSource;
const passSeconds = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
const answers = (body: unknown) => fetched.mockImplementation(async () => ({ json: async () => body }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  FakeSource.all = [];
  Object.assign(globalThis, { EventSource: FakeSource, fetch: fetched });
  stop = openGridStream('l1', '?week=6', handlers);
  expect(FakeSource.all).toEqual([]);
  jest.advanceTimersByTime(QUIET_MS);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('passes on what is told, and fetches nothing while it is', async () => {
  latest().say('rows', NEWS);
  await passSeconds(60);
  expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/leagues/l1/stream?week=6']);
  expect(handlers.onNews).toHaveBeenCalledWith(NEWS);
  expect(handlers.onLive).toHaveBeenCalledWith(true);
  expect(fetched).not.toHaveBeenCalled();
});

it('fetches the grid while the connection is lost, every ten seconds, and no more when it is back', async () => {
  answers({ ok: true, data: leagueWeek([gridRow('Ana B.')]) });
  latest().fail(0);
  await passSeconds(21);
  expect(handlers.onLive).toHaveBeenLastCalledWith(false);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(Array<string>(3).fill('/api/leagues/l1/grid?week=6'));
  expect(handlers.onNews).toHaveBeenLastCalledWith(expect.objectContaining({ isAll: true, rows: [gridRow('Ana B.')] }));
  // The browser came back by itself.
  latest().say('rows', NEWS);
  await passSeconds(60);
  expect(FakeSource.all).toHaveLength(1);
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('tries again where the browser has given up, also when the app cannot be reached at all', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  latest().fail(FakeSource.CLOSED);
  await passSeconds(11);
  expect(FakeSource.all).toHaveLength(2);
  expect(handlers.onEnd).not.toHaveBeenCalled();
});

it('ends when it is told to, and when a fetch says that the session or the league is gone', async () => {
  latest().say('end', {});
  expect(handlers.onEnd).toHaveBeenCalledTimes(1);
  stop = openGridStream('l1', '', handlers);
  jest.advanceTimersByTime(QUIET_MS);
  answers({ ok: false, error: { code: 'not-signed-in', message: 'Please sign in first.' } });
  latest().fail(FakeSource.CLOSED);
  await passSeconds(60);
  expect(handlers.onEnd).toHaveBeenCalledTimes(2);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('is closed while the tab is out of sight, and tells everything anew afterwards', () => {
  const see = (state: 'visible' | 'hidden') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  see('hidden');
  expect(latest().readyState).toBe(FakeSource.CLOSED);
  see('visible');
  expect(FakeSource.all).toHaveLength(2);
});
