import { act, renderHook } from '@testing-library/react';
import type { TryHold } from '@/lib/domain/answers/tries';
import { useShortBreak } from './use-short-break';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const open = (hold: TryHold | null | undefined) =>
  renderHook(({ hold }: { hold: TryHold | null | undefined }) => useShortBreak(hold), { initialProps: { hold } });

it.each([[null], [undefined], ['used-up' as const], [{ seconds: 0 }]])(
  'is no break for %j, and keeps no clock running',
  (hold) => {
    const { result } = open(hold);
    expect(result.current).toBe(0);
    expect(jest.getTimerCount()).toBe(0);
  },
);

it('counts whole seconds down to 0, rounded up, and then stops the clock', () => {
  const { result } = open({ seconds: 3 });
  const seen = [result.current];
  for (let quarters = 0; quarters < 13; quarters += 1) {
    pass(250);
    seen.push(result.current);
  }
  expect(seen).toEqual([3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0]);
  expect(jest.getTimerCount()).toBe(0);
});

it('goes on by its own clock, whatever the clock of the device is set to', () => {
  const { result } = open({ seconds: 10 });
  jest.setSystemTime(Date.now() + 3_600_000);
  pass(2_000);
  expect(result.current).toBe(8);
});

it('begins anew with a new break, also with one that is as long as the one before', () => {
  const { result, rerender } = open({ seconds: 5 });
  pass(4_000);
  expect(result.current).toBe(1);
  rerender({ hold: { seconds: 5 } });
  expect(result.current).toBe(5);
  pass(1_000);
  expect(result.current).toBe(4);
  rerender({ hold: { seconds: 20 } });
  expect(result.current).toBe(20);
});

it('goes on where the page is drawn again with the same break', () => {
  const hold = { seconds: 5 };
  const { result, rerender } = open(hold);
  pass(2_000);
  rerender({ hold });
  expect(result.current).toBe(3);
});

it('ends at once when there is no break any more, and with the page', () => {
  const { result, rerender, unmount } = open({ seconds: 5 });
  rerender({ hold: null });
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  rerender({ hold: { seconds: 5 } });
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
