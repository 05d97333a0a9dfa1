import { GRID_NOW } from '@/lib/testing/class-grid-rows';
import { openGridStream, STREAM_START_DELAY_MS } from './open-grid-stream';

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

const NEWS = { now: GRID_NOW, latestWeek: 6, rows: [] };
const handlers = { onNews: jest.fn(), onLive: jest.fn(), onEnd: jest.fn() };
let stop: () => void;

const latest = () => FakeSource.all.at(-1) as FakeSource;
const passSeconds = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  jest.resetAllMocks();
  jest.useFakeTimers();
  FakeSource.all = [];
  Object.assign(globalThis, { EventSource: FakeSource });
  stop = openGridStream('l1', '?week=6', handlers);
  expect(FakeSource.all).toEqual([]);
  jest.advanceTimersByTime(STREAM_START_DELAY_MS);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('passes on what is told over one connection', async () => {
  latest().say('rows', NEWS);
  await passSeconds(60);
  expect(FakeSource.all.map(({ url }) => url)).toEqual(['/api/leagues/l1/stream?week=6']);
  expect(handlers.onNews).toHaveBeenCalledWith(NEWS);
  expect(handlers.onLive).toHaveBeenCalledWith(true);
});

it('says when the connection is lost and when the browser has brought it back', async () => {
  latest().fail(0);
  expect(handlers.onLive).toHaveBeenLastCalledWith(false);
  await passSeconds(60);
  latest().say('rows', NEWS);
  expect(handlers.onLive).toHaveBeenLastCalledWith(true);
  expect(FakeSource.all).toHaveLength(1);
});

it('tries again every ten seconds where the browser has given up', async () => {
  latest().fail(FakeSource.CLOSED);
  await passSeconds(11);
  expect(FakeSource.all).toHaveLength(2);
  latest().fail(FakeSource.CLOSED);
  await passSeconds(11);
  expect(FakeSource.all).toHaveLength(3);
  expect(handlers.onEnd).not.toHaveBeenCalled();
});

it('ends when it is told to', async () => {
  latest().say('end', {});
  await passSeconds(60);
  expect(handlers.onEnd).toHaveBeenCalledTimes(1);
  expect(FakeSource.all).toHaveLength(1);
});

it('is closed while the tab is out of sight, and tells everything again afterward', () => {
  const see = (state: 'visible' | 'hidden') => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  see('hidden');
  expect(latest().readyState).toBe(FakeSource.CLOSED);
  see('visible');
  expect(FakeSource.all).toHaveLength(2);
});
