import { act, render, screen } from '@testing-library/react';
import type { LiveStateDto } from '@/lib/data/live/dto';
import { LiveUpdates } from './live-updates';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

let tell: (state: LiveStateDto) => void;
jest.mock('./open-stream', () => ({
  goLive: (_account: string, { onState }: { onState: (state: LiveStateDto) => void }) => {
    tell = onState;
    return () => {};
  },
}));

const state = (week: number): LiveStateDto => ({ season: 2023, week, seasonActive: true, team: 'a' });
const show = (week: number) => <LiveUpdates account="kim" page={{ season: 2023, week, seasonActive: true }} />;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset();
});
afterEach(() => jest.useRealTimers());

it('asks again when the page that arrives is still the one of the week before, and says so until it is not', async () => {
  const { rerender } = render(show(6));
  await pass(3_000);
  act(() => tell(state(6)));
  expect(refresh).not.toHaveBeenCalled();
  act(() => tell(state(7)));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('One moment, please.')).toBeVisible();

  rerender(show(6));
  await pass(2_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  rerender(show(7));
  expect(screen.getByText('Week 7 is open')).toBeVisible();
  expect(screen.getByText('This page is up to date.')).toBeVisible();
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('gives up after some tries, until there is news again', async () => {
  const { rerender } = render(show(6));
  await pass(3_000);
  act(() => tell(state(7)));
  for (let page = 0; page < 20; page += 1) {
    rerender(show(6));
    await pass(2_000);
  }
  expect(refresh).toHaveBeenCalledTimes(6);
  act(() => tell(state(8)));
  expect(refresh).toHaveBeenCalledTimes(7);
});
