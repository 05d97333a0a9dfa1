import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ownChanges } from '@/lib/actions/own-changes';
import type { LiveStateDto } from '@/lib/data/season/dto';
import { LiveUpdates } from './live-updates';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/components/outbox/use-outbox', () => ({
  outboxOf: () => null,
  startCourier: () => () => {},
}));

let announce: (state: LiveStateDto) => void;
class Stream {
  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    if (name === 'state') announce = (state) => listener({ data: JSON.stringify(state) });
  }
  close(): void {}
}

const state = (week: number, team = 'a'): LiveStateDto => ({
  season: 2023,
  week,
  seasonActive: true,
  team,
});
const show = (week: number, team = 'a') => (
  <LiveUpdates account="kim" page={{ season: 2023, week, seasonActive: true, team }} />
);
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset();
  ownChanges.at = 0;
  Object.assign(window, { EventSource: Stream });
});
afterEach(() => jest.useRealTimers());

it('asks again when the page that arrives is still the one of the week before, until it is not', async () => {
  const { rerender } = render(show(6));
  await pass(0);
  act(() => announce(state(6)));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  act(() => announce(state(7)));
  expect(refresh).toHaveBeenCalledTimes(1);

  rerender(show(6));
  await pass(2_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  rerender(show(7));
  expect(screen.getByText('Week 7 is open')).toBeVisible();
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('keeps to what was asked for when the same news is told again while the page is on its way', async () => {
  const typing = (week: number) => (
    <main>
      <input aria-label="Whole" />
      {show(week)}
    </main>
  );
  const { rerender } = render(typing(6));
  await pass(0);
  fireEvent.input(screen.getByLabelText('Whole'), { target: { value: '41' } });
  act(() => announce(state(7)));
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.getByText('You can finish what you are typing first.')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Show it now' }).click());
  await pass(2_000);
  rerender(typing(7));
  expect(screen.getByText('This page is up to date.')).toBeVisible();
});

it('gives up after some tries, until there is news again', async () => {
  render(show(6));
  await pass(0);
  act(() => announce(state(7)));
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(6);
  act(() => announce(state(8)));
  expect(refresh).toHaveBeenCalledTimes(7);
});

it('shows a team that changed between the page and the first word of the connection, also right after the press that led here', async () => {
  Object.assign(navigator, { userActivation: { isActive: true } });
  const { rerender } = render(show(6, 'a'));
  await pass(0);
  act(() => announce(state(6, 'b')));
  expect(screen.getByText('Your team changed')).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
  rerender(show(6, 'b'));
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('takes a change within seconds of one that this tab sent for that one, also when the connection says it again later', async () => {
  render(show(6, 'a'));
  await pass(0);
  ownChanges.at = Date.now();
  act(() => announce(state(6, 'b')));
  await pass(60_000);
  act(() => announce(state(6, 'b')));
  expect(refresh).not.toHaveBeenCalled();
  act(() => announce(state(6, 'c')));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each<[string, () => void, ReactElement]>([
  [
    'a box that came filled in',
    () => {},
    <input key="x" aria-label="Team name" defaultValue="Brave Badgers" />,
  ],
  [
    'an empty box with the keyboard in it',
    () => screen.getByLabelText('Whole').focus(),
    <input key="x" aria-label="Whole" />,
  ],
])('does not wait for %s', async (_, begin, box) => {
  render(
    <main>
      {box}
      {show(6)}
    </main>,
  );
  await pass(0);
  begin();
  act(() => announce(state(7)));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('leaves an open dialog alone, and does not speak of typing where no one types', async () => {
  render(
    <main>
      <dialog open>
        <p>Swap?</p>
      </dialog>
      {show(6)}
    </main>,
  );
  await pass(0);
  act(() => announce(state(7)));
  expect(refresh).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Show it now' })).toBeVisible();
  expect(screen.queryByText(/what you are typing/)).toBeNull();
});
