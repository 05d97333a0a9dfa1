import { act, fireEvent, render, screen } from '@testing-library/react';
import { sendTrackedChange } from '@/lib/actions/own-changes';
import { PrefetchLinksOnHoverAndFocus } from './prefetch-links-on-hover-and-focus';

const router = {
  prefetch: jest.fn<void, [string, { kind: string; onInvalidate: () => void }]>(),
  refresh: jest.fn(),
};
jest.mock('next/navigation', () => ({ useRouter: () => router }));

/** Each test has its own minute, so that prefetched pages of one have expired in the next. */
let minute = 0;
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000_000_000 + ++minute * 60_000 });
  document.addEventListener('click', stay);
  router.prefetch.mockReset();
  router.refresh.mockReset();
  window.history.replaceState(null, '', '/student/dashboard');
  render(
    <>
      <PrefetchLinksOnHoverAndFocus />
      <a href="/student/draft">
        <span>Draft</span>
      </a>
      <a href="/student/lineup">Lineup</a>
      <a href="/student/dashboard">This page</a>
      <a href="#main">Part</a>
      <a href="/about">About</a>
      <a href="/student/team" data-no-fetch>
        Plain
      </a>
      <a href="/student/weeks" target="_blank" rel="noopener">
        Window
      </a>
      <a href="/teacher/leagues/a/x.csv" download>
        File
      </a>
      <a href="https://elsewhere.example/student/draft">Elsewhere</a>
      {Array.from({ length: 20 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no other.
        <a key={index} href={`/student/draft/QB/${index}`}>{`Player ${index}`}</a>
      ))}
    </>,
  );
});
afterEach(() => {
  document.removeEventListener('click', stay);
  jest.useRealTimers();
});

const rest = (name: string) => {
  fireEvent.pointerOver(document.body);
  fireEvent.pointerOver(screen.getByText(name));
  act(() => void jest.advanceTimersByTime(100));
};
const pages = () => router.prefetch.mock.calls.map(([href]) => new URL(href).pathname);

it('fetches the whole page of a link on which the pointer rests, once', () => {
  rest('Draft');
  rest('Lineup');
  rest('Draft');
  expect(pages()).toEqual(['/student/draft', '/student/lineup']);
  expect(router.prefetch.mock.calls[0]?.[1]).toMatchObject({ kind: 'full' });
});

it('tries again when the focus comes back to a link whose page was asked for in vain', () => {
  const link = screen.getByText('Lineup');
  router.prefetch.mockImplementationOnce(
    (_href: string, { onInvalidate }: { onInvalidate: () => void }) => onInvalidate(),
  );
  fireEvent.focusIn(link);
  act(() => void jest.advanceTimersByTime(100));
  fireEvent.focusOut(link);
  fireEvent.focusIn(link);
  act(() => void jest.advanceTimersByTime(100));
  expect(pages()).toEqual(['/student/lineup', '/student/lineup']);
});

it('fetches nothing for a pointer that is only passing', () => {
  fireEvent.pointerOver(screen.getByText('Draft'));
  act(() => void jest.advanceTimersByTime(30));
  fireEvent.pointerOver(document.body);
  act(() => void jest.advanceTimersByTime(1_000));
  expect(pages()).toEqual([]);
});

it('fetches what the focus comes to', () => {
  fireEvent.focusIn(screen.getByText('Lineup'));
  act(() => void jest.advanceTimersByTime(100));
  expect(pages()).toEqual(['/student/lineup']);
});

it.each(['This page', 'Part', 'About', 'Plain', 'Window', 'File', 'Elsewhere'])(
  'leaves alone: %s',
  (name) => {
    rest(name);
    expect(pages()).toEqual([]);
  },
);

it('asks for a few pages at most, and for more a while later', () => {
  for (let index = 0; index < 20; index += 1) rest(`Player ${index}`);
  expect(pages()).toHaveLength(6);
  act(() => void jest.advanceTimersByTime(31_000));
  rest('Player 19');
  expect(pages()).toHaveLength(7);
});

it('shows nothing that is older than what this browser has changed since', async () => {
  rest('Draft');
  fireEvent.click(screen.getByText('Draft'));
  expect(router.refresh).not.toHaveBeenCalled();

  let answer = () => {};
  const sent = sendTrackedChange(() => new Promise<void>((resolve) => (answer = resolve)));
  rest('Lineup');
  expect(pages()).toEqual(['/student/draft']);
  await act(async () => {
    answer();
    await sent;
  });
  fireEvent.click(screen.getByText('Draft'));
  expect(router.refresh).toHaveBeenCalledTimes(1);

  // Pages fetched after the change are good, and those dropped by a refresh can be fetched again.
  act(() => void jest.advanceTimersByTime(1));
  rest('Lineup');
  router.prefetch.mock.calls[0]?.[1].onInvalidate();
  rest('Draft');
  fireEvent.click(screen.getByText('Draft'));
  fireEvent.click(screen.getByText('Lineup'));
  expect(pages()).toEqual(['/student/draft', '/student/lineup', '/student/draft']);
  expect(router.refresh).toHaveBeenCalledTimes(1);
});
