import { act, render, renderHook } from '@testing-library/react';
import type { TryHold } from '@/lib/domain/answers/tries';
import { keepGoingInText, tryPauseAnnouncementText } from '@/words/outbox';
import { NoTriesLeft, useTryPauseSeconds } from './try-limit';

it.each([
  [10, 'You can keep going in 10 seconds.'],
  [2, 'You can keep going in 2 seconds.'],
  [1, 'You can keep going in 1 second.'],
])('counts a short break down: %i', (left, text) => {
  expect(keepGoingInText(left)).toBe(text);
});

it('reads out the beginning of a break and its end, and nothing between or without one', () => {
  const hold = { seconds: 15 };
  const begun = 'Time for a short break of 15 seconds. What you typed stays here.';
  expect([15, 9, 1, 0].map((left) => tryPauseAnnouncementText(hold, left))).toEqual([
    begun,
    begun,
    begun,
    'The break is over. You can keep going.',
  ]);
  expect([
    tryPauseAnnouncementText(null, 0),
    tryPauseAnnouncementText('used-up', 0),
    tryPauseAnnouncementText('used-up', 5),
  ]).toEqual(['', '', '']);
});

describe('when a task has no tries left', () => {
  it('says so kindly, and what can be done now', () => {
    const { container } = render(
      <NoTriesLeft suggestion="Go on with the next step." isNews={false} />,
    );
    expect(container).toHaveTextContent(
      'You worked hard on this oneYou’ve tried it 40 times. Now look at it with your teacher, who can see your work and reopen it for you.Go on with the next step.',
    );
    expect(document.body).toHaveFocus();
  });

  it('takes the keyboard when it comes in the place of the boxes, without a stop for Tab', () => {
    const { container } = render(<NoTriesLeft suggestion="Go on with the next step." isNews />);
    expect(container.firstElementChild).toHaveFocus();
    expect(container.firstElementChild).toHaveAttribute('tabindex', '-1');
  });

  it('takes it when the news comes later, too', () => {
    const { container, rerender } = render(<NoTriesLeft suggestion="Go on." isNews={false} />);
    rerender(<NoTriesLeft suggestion="Go on." isNews />);
    expect(container.firstElementChild).toHaveFocus();
  });
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const open = (hold: TryHold | null | undefined) =>
  renderHook(({ hold }: { hold: TryHold | null | undefined }) => useTryPauseSeconds(hold), {
    initialProps: { hold },
  });

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

it('starts over with a new break, even one that is as long as the one before', () => {
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

it('ends at once when there is no longer a break, and with the page', () => {
  const { result, rerender, unmount } = open({ seconds: 5 });
  rerender({ hold: null });
  expect(result.current).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
  rerender({ hold: { seconds: 5 } });
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
