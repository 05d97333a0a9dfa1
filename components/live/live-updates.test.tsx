import { act, render, screen } from '@testing-library/react';
import type { LiveStateDto } from '@/lib/data/season/dto';
import { LiveUpdates } from './live-updates';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/components/outbox/use-outbox', () => ({ outboxOf: () => null, startCourier: () => () => {} }));

let tell: (state: LiveStateDto) => void;
class Stream {
  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    if (name === 'state') tell = (state) => listener({ data: JSON.stringify(state) });
  }
  close(): void {}
}

const state = (week: number): LiveStateDto => ({ season: 2023, week, seasonActive: true, team: 'a' });
const show = (week: number) => <LiveUpdates account="kim" page={{ season: 2023, week, seasonActive: true }} />;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset();
  Object.assign(window, { EventSource: Stream });
});
afterEach(() => jest.useRealTimers());

it('asks again when the page that arrives is still the one of the week before, until it is not', async () => {
  const { rerender } = render(show(6));
  await pass(3_000);
  act(() => tell(state(6)));
  await pass(60_000);
  expect(refresh).not.toHaveBeenCalled();
  act(() => tell(state(7)));
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
      <input aria-label="Whole" defaultValue="41" />
      {show(week)}
    </main>
  );
  const { rerender } = render(typing(6));
  await pass(3_000);
  act(() => tell(state(7)));
  expect(refresh).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Show it now' }).click());
  await pass(2_000);
  rerender(typing(7));
  expect(screen.getByText('This page is up to date.')).toBeVisible();
});

it('gives up after some tries, until there is news again', async () => {
  render(show(6));
  await pass(3_000);
  act(() => tell(state(7)));
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(6);
  act(() => tell(state(8)));
  expect(refresh).toHaveBeenCalledTimes(7);
});
