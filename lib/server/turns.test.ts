import { AsyncLocalStorage } from 'node:async_hooks';
import { AT_ONCE, createTurns, MOST_WAITING, TURN_MS } from './front-door';

/** Requests by name, in the order in which they began. */
function crowd() {
  const turns = createTurns();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (address: string, name: string) =>
    turns.ask(address, (end) => {
      begun.push(name);
      ends.set(name, end);
    });
  const end = (name: string) => ends.get(name)?.();
  return { ask, begun, end };
}
const names = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `${from + index}`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('lets sixteen of an address begin, and another address at once beside three hundred that wait', () => {
  const { ask, begun } = crowd();
  for (const name of names(300)) expect(ask('one', name)).toBe(true);
  expect(begun).toEqual(names(16));
  expect(AT_ONCE).toBe(16);
  ask('two', 'elsewhere');
  expect(begun.at(-1)).toBe('elsewhere');
});

it('lets the next begin, in the order they came, when one is done, and counts each end once', () => {
  const { ask, begun, end } = crowd();
  for (const name of names(20)) ask('one', name);
  end('3');
  end('3');
  expect(begun).toEqual(names(17));
  end('16');
  end('0');
  expect(begun).toEqual(names(19));
});

it('takes a turn back from what lasts, and gives it out once', () => {
  const { ask, begun, end } = crowd();
  for (const name of names(50)) ask('one', name);
  jest.advanceTimersByTime(TURN_MS - 1);
  expect(begun).toHaveLength(16);
  jest.advanceTimersByTime(1);
  expect(begun).toEqual(names(32));
  end('0');
  expect(begun).toHaveLength(32);
});

it('refuses what is beyond a thousand that wait, and takes it again when there is room', () => {
  const { ask, end } = crowd();
  for (const name of names(AT_ONCE + MOST_WAITING)) expect(ask('one', name)).toBe(true);
  expect(ask('one', 'too many')).toBe(false);
  expect(ask('two', 'elsewhere')).toBe(true);
  end('0');
  expect(ask('one', 'again')).toBe(true);
});

it('begins what waited as if nobody had gone before it', () => {
  const context = new AsyncLocalStorage<string>();
  const turns = createTurns();
  const seen: (string | undefined)[] = [];
  const ends: (() => void)[] = [];
  for (const name of names(17)) {
    context.run(name, () =>
      turns.ask('one', (end) => {
        seen.push(context.getStore());
        ends.push(end);
      }),
    );
  }
  context.run('0', () => ends[0]?.());
  expect(seen).toEqual(names(17));
});

it('forgets an address that is done', () => {
  const { ask, begun, end } = crowd();
  for (const name of names(17)) ask('one', name);
  for (const name of names(17)) end(name);
  for (const name of names(17, 100)) ask('one', name);
  expect(begun).toEqual([...names(17), ...names(16, 100)]);
});
