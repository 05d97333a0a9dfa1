import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import {
  EVENT_LOOP_TURNS_BETWEEN_STARTS,
  MAX_CONCURRENT_REQUESTS_PER_CLIENT,
  MAX_SLOT_MS,
  MAX_WAITING_REQUESTS_PER_CLIENT,
  openInAccountSlot,
  waitForAccountSlot,
  waitForAddressSlot,
  waitForSchoolSignInSlot,
} from './request-slots';

let current: ServerResponse | undefined;
jest.mock('../platform/requests', () => ({ currentResponse: () => current }));

/** Like Node's: a response closes once, and is destroyed from then on. */
class Answer extends EventEmitter {
  destroyed = false;
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

let begun: string[];
const answers = new Map<string, Answer>();
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
/** More turns of the event loop than requests begin in any of these tests. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await nextTurn();
}

function ask(accountId: string, name: string): void {
  const answer = answers.get(name) ?? new Answer();
  answers.set(name, answer);
  current = answer as unknown as ServerResponse;
  void waitForAccountSlot(accountId).then(() => begun.push(name));
}
async function end(...names: string[]): Promise<void> {
  for (const name of names) answers.get(name)?.destroy();
  await settle();
}
const names = (count: number, of = 'kim') =>
  Array.from({ length: count }, (_, index) => `${of} ${index}`);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  begun = [];
});
afterEach(async () => {
  await end(...answers.keys());
  answers.clear();
  current = undefined;
  jest.useRealTimers();
});

it('works on four requests of an account, however many come, and on those of another account at once (S33)', async () => {
  for (const name of names(300)) ask('kim', name);
  await settle();
  expect(begun).toEqual(names(4));
  expect(MAX_CONCURRENT_REQUESTS_PER_CLIENT).toBe(4);
  ask('lee', 'of lee');
  await settle();
  expect(begun.at(-1)).toBe('of lee');
});

it('the next begins when one is answered, in the order they came', async () => {
  for (const name of names(10)) ask('kim', name);
  await settle();
  await end('kim 2');
  expect(begun).toEqual(names(5));
  await end('kim 0', 'kim 1', 'kim 4');
  expect(begun).toEqual(names(8));
});

it('a request has one slot, however often it asks', async () => {
  for (const name of names(4)) ask('kim', name);
  for (const name of names(4)) ask('kim', name);
  await settle();
  expect(begun.toSorted()).toEqual([...names(4), ...names(4)].toSorted());
});

it('the work of a connection that has closed while it waited never begins', async () => {
  for (const name of names(6)) ask('kim', name);
  await settle();
  await end('kim 4');
  await end('kim 0');
  expect(begun).toEqual([...names(4), 'kim 5']);
});

it('closes the connections beyond a thousand that wait, and only those', async () => {
  for (const name of names(
    MAX_CONCURRENT_REQUESTS_PER_CLIENT + MAX_WAITING_REQUESTS_PER_CLIENT + 1,
  ))
    ask('kim', name);
  await settle();
  expect(MAX_WAITING_REQUESTS_PER_CLIENT).toBe(1_000);
  expect([...answers].filter(([, { destroyed }]) => destroyed).map(([name]) => name)).toEqual([
    `kim ${MAX_CONCURRENT_REQUESTS_PER_CLIENT + MAX_WAITING_REQUESTS_PER_CLIENT}`,
  ]);
});

it('takes a slot back from a reader who has gone silent', async () => {
  for (const name of names(5)) ask('kim', name);
  await settle();
  jest.advanceTimersByTime(MAX_SLOT_MS - 1);
  await settle();
  expect(begun).toEqual(names(4));
  jest.advanceTimersByTime(1);
  await settle();
  expect(begun).toEqual(names(5));
});

it('opens four live connections of an account at a time, in its requests’ slots, and an open one keeps none (S33)', async () => {
  const finish = new Map<string, () => void>();
  for (const name of names(100)) {
    const answer = new Answer();
    answers.set(name, answer);
    current = answer as unknown as ServerResponse;
    void openInAccountSlot('kim', () => {
      begun.push(name);
      return new Promise<void>((resolve) => finish.set(name, resolve));
    });
  }
  await settle();
  expect(begun).toEqual(names(4));
  for (const name of begun.slice(1)) finish.get(name)?.();
  await settle();
  expect(begun).toEqual(names(7));
  // Its reader has left before it was open.
  await end('kim 0');
  expect(begun).toEqual(names(8));
});

function from(address: string, name: string, wait = waitForAddressSlot): void {
  const answer = new Answer();
  answers.set(name, answer);
  current = answer as unknown as ServerResponse;
  void wait(new Headers({ 'x-forwarded-for': address })).then(() => begun.push(name));
}

it('works on four requests of an address without an account, and on those of another address at once (S29)', async () => {
  for (const name of names(300)) from('203.0.113.9', name);
  from('198.51.100.1', 'elsewhere');
  await settle();
  expect(begun).toEqual([...names(4), 'elsewhere']);
});

it('a password is not held up by those at the same address who wait for the school’s sign-in', async () => {
  for (const name of names(30)) from('203.0.113.9', name, waitForSchoolSignInSlot);
  from('203.0.113.9', 'with a password');
  await settle();
  expect(begun).toEqual([...names(4), 'with a password']);
});

/** The turns of the event loop in which requests begin, while `each` runs in every turn. */
async function turnsOfBeginnings(count: number, each = () => {}): Promise<number[]> {
  const turns: number[] = [];
  for (let turn = 0; begun.length < count; turn += 1) {
    each();
    await nextTurn();
    while (turns.length < begun.length) turns.push(turn);
  }
  return turns;
}
const TEN_APART = Array.from({ length: 11 }, () => EVENT_LOOP_TURNS_BETWEEN_STARTS);
const distances = (turns: readonly number[]) =>
  turns.slice(1).map((turn, index) => turn - (turns[index] ?? 0));

it('between two beginnings a page gets all the turns of the event loop that it needs', async () => {
  for (const name of names(12)) ask(name, name);
  expect(distances(await turnsOfBeginnings(12))).toEqual(TEN_APART);
});

it('so it is when an account’s requests follow each other at once, as from forty connections', async () => {
  for (const name of names(12)) ask('kim', name);
  const endAll = () => {
    for (const name of begun) answers.get(name)?.destroy();
  };
  expect(distances(await turnsOfBeginnings(12, endAll))).toEqual(TEN_APART);
});

it('the first of them doesn’t wait', async () => {
  ask('kim', 'alone');
  await nextTurn();
  expect(begun).toEqual(['alone']);
});

it('limits nothing outside of a request', async () => {
  current = undefined;
  await Promise.all(names(50).map(() => waitForAccountSlot('kim')));
});
