import { render, screen } from '@testing-library/react';
import type { SavedPageInfo } from '@/lib/domain/site/offline';
import { SavedPageList } from './saved-page-list';

/** Replaces the browser's message port: both ends in one. */
class Channel {
  port1 = { onmessage: (_event: { data: unknown }): void => {}, close: () => {} };
  port2 = { answer: (data: unknown) => this.port1.onmessage({ data }) };
}

function letWorkerKnow(pages: SavedPageInfo[]): void {
  Object.assign(window, { MessageChannel: Channel });
  const controller = {
    postMessage: (_message: unknown, [port]: { answer: (data: unknown) => void }[]) =>
      port?.answer(pages),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
}
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

it('lists what can be opened, without the open step and the product, and since when it is saved', () => {
  const savedAt = new Date(2023, 9, 10, 10, 42).getTime();
  letWorkerKnow([
    {
      url: '/student/score-cards?step=QB',
      title: 'QB, Calculate points · Fraction League',
      savedAt,
    },
    { url: '/student/dashboard', title: 'Dashboard · Fraction League', savedAt },
  ]);
  render(<SavedPageList />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Calculate pointsSaved Tuesday at 10:42 AM', '/student/score-cards?step=QB'],
    ['DashboardSaved Tuesday at 10:42 AM', '/student/dashboard'],
  ]);
});

it.each([
  ['without a worker', () => {}],
  ['with nothing saved, or nobody signed in', () => letWorkerKnow([])],
])('says %s how pages come to be there', (_when, prepare) => {
  prepare();
  render(<SavedPageList />);
  expect(screen.getByText(/open the pages of your week once/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('asks every few seconds whether the server is back, but not while the device knows that it is not', async () => {
  jest.useFakeTimers();
  const asked = jest.fn().mockResolvedValue({ ok: false });
  window.fetch = asked;
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = render(<SavedPageList />);
  await jest.advanceTimersByTimeAsync(9_000);
  expect(asked).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/healthz', '/healthz']);
  unmount();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(asked).toHaveBeenCalledTimes(2);
  onLine.mockRestore();
  jest.useRealTimers();
});
