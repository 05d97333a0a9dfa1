import { act, render, screen } from '@testing-library/react';
import { outboxOf } from '@/components/outbox/use-outbox';
import type { EyesUpMessageDto } from '@/lib/data/season/dto';
import type { StudentPageStateDto } from '@/lib/data/student-page/dto';
import { EyesUpScreen } from './eyes-up-screen';
import { useLiveState } from './live-connection';

jest.mock('./live-connection', () => ({ useLiveState: jest.fn() }));
jest.mock('@/components/outbox/use-outbox', () => ({ outboxOf: jest.fn() }));

const LOOK: EyesUpMessageDto = { sentence: 'Look at the board, please.', secondsLeft: 600 };
const page = (eyesUp: EyesUpMessageDto | null) => (
  <main>
    <input aria-label="Whole" defaultValue="41" />
    <EyesUpScreen
      account="kim"
      page={eyesUp}
      savedText="Your work is kept. It goes on right here."
    />
  </main>
);
const live = (eyesUp: EyesUpMessageDto | null | undefined) =>
  jest
    .mocked(useLiveState)
    .mockReturnValue(eyesUp === undefined ? null : ({ eyesUp } as StudentPageStateDto));
const sentence = () => screen.queryByRole('dialog', { name: LOOK.sentence })?.textContent ?? 'none';
let settle: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  live(undefined);
  jest.mocked(outboxOf).mockReturnValue({
    onSettled(listener: () => void) {
      settle = listener;
      return () => undefined;
    },
  } as unknown as ReturnType<typeof outboxOf>);
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.kept;
});

it('covers the page from the live connection on, keeps what is typed, and goes when it ends', () => {
  const { rerender } = render(page(null));
  expect(sentence()).toBe('none');
  live(LOOK);
  rerender(page(null));
  expect(sentence()).toBe('Look at the board, please.Your work is kept. It goes on right here.');
  expect(screen.getByLabelText('Whole')).toHaveValue('41');
  live(null);
  rerender(page(null));
  expect(sentence()).toBe('none');
});

it('stays while the connection is lost, and ends by itself', async () => {
  live(LOOK);
  const { rerender } = render(page(null));
  live(undefined);
  rerender(page(null));
  await act(() => jest.advanceTimersByTimeAsync(599_000));
  expect(sentence()).not.toBe('none');
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(sentence()).toBe('none');
});

it('comes with a page that has no connection, but not with one that this device saved', () => {
  render(page(LOOK)).unmount();
  document.documentElement.dataset.kept = '1';
  render(page(LOOK));
  expect(sentence()).toBe('none');
  delete document.documentElement.dataset.kept;
  render(page(LOOK));
  expect(sentence()).not.toBe('none');
});

it('cannot be closed by Escape or by the browser', () => {
  live(LOOK);
  render(page(null));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void dialog.firstElementChild?.dispatchEvent(key));
  expect(key.defaultPrevented).toBe(true);
  act(() => dialog.close());
  expect(dialog.open).toBe(true);
});

it('without a live connection it asks after each answer that arrived, and not with one', async () => {
  const fetched = jest.fn(() =>
    Promise.resolve({ json: () => Promise.resolve({ ok: true, data: LOOK }) }),
  );
  Object.assign(window, { fetch: fetched });
  live(null);
  const { rerender } = render(page(null));
  await act(async () => settle());
  expect(fetched).not.toHaveBeenCalled();
  live(undefined);
  rerender(page(null));
  await act(async () => settle());
  expect(fetched).toHaveBeenCalledWith('/api/stream?of=eyes-up', { cache: 'no-store' });
  expect(sentence()).not.toBe('none');
});
