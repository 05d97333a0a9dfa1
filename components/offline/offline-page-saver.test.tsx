import { act, render, screen } from '@testing-library/react';
import { createDeviceStorage } from '@/components/outbox/device-storage';
import { createOutbox, type DeliveryOutcome, type SettledAnswer } from '@/components/outbox/outbox';
import { deviceDayAndTimeText } from '@/words/offline';
import { OfflinePageSaver, replaySavedVerdicts, startSavingVerdicts } from './offline-page-saver';

jest.mock('./save-page-for-offline', () => ({ savePageForOffline: () => () => {} }));

const root = document.documentElement;
const show = () => render(<OfflinePageSaver account="kim" week="2023-6" />);
const TUESDAY = new Date(2023, 9, 10, 10, 42).getTime();

afterEach(() => {
  jest.restoreAllMocks();
  delete root.dataset.kept;
});

it('says nothing on a page that came from the server', () => {
  show();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says on a saved page when it was saved, and never replaces it by itself when the Wi-Fi is back', async () => {
  root.dataset.kept = String(TUESDAY);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(await screen.findByText('You’re offline')).toBeVisible();
  expect(screen.getByText(/^This page was saved Tuesday at 10:42 AM\./)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('You’re back online')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the newest page' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('You’re offline')).toBeVisible();
});

it('with Wi-Fi, and no answer from the app, says so and offers to look again', async () => {
  root.dataset.kept = String(TUESDAY);
  show();
  expect(await screen.findByText('The app isn’t answering right now')).toBeVisible();
  expect(screen.getByText(/^This page was saved Tuesday/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the newest page' })).toBeVisible();
});

it('leaves no mark for the next page of the tab, which comes from the server', () => {
  root.dataset.kept = String(TUESDAY);
  show().unmount();
  expect(root.dataset.kept).toBeUndefined();
});

it('writes noon and midnight as people say them', () => {
  expect(deviceDayAndTimeText(new Date(2023, 9, 11, 0, 5).getTime())).toBe('Wednesday at 12:05 AM');
  expect(deviceDayAndTimeText(new Date(2023, 9, 11, 12, 0).getTime())).toBe(
    'Wednesday at 12:00 PM',
  );
});

const told: unknown[] = [];
let saved: [...SettledAnswer, language?: string][] = [];
/** Replaces the browser's message port: both ends in one. */
class Channel {
  port1 = { onmessage: (_event: { data: unknown }): void => {}, close: () => {} };
  port2 = { answer: (data: unknown) => this.port1.onmessage({ data }) };
}

beforeEach(() => {
  told.length = 0;
  saved = [];
  Object.assign(window, { MessageChannel: Channel });
  const controller = {
    postMessage(message: unknown, ports?: { answer: (data: unknown) => void }[]) {
      told.push(message);
      ports?.[0]?.answer(saved);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
});

const sending = (operationId: string, to = 'attempts') =>
  ({
    to,
    input: {
      week: 6,
      step: 'QB',
      operationId,
      typed: { whole: '7', numerator: '', denominator: '' },
    },
  }) as never;

function outboxAnswering(delivery: DeliveryOutcome) {
  return createOutbox({
    account: 'kim',
    storage: createDeviceStorage(null, null),
    send: async () => delivery,
    later: () => () => {},
    now: () => 0,
    random: () => 0,
  });
}
const answered = (data: unknown): DeliveryOutcome => ({
  kind: 'answered',
  result: { ok: true, data },
});
const deliver = async (
  outbox: ReturnType<typeof outboxAnswering>,
  ...args: Parameters<typeof sending>
) => {
  outbox.add(sending(...args));
  await outbox.deliver();
};

it('keeps the verdict of a step beside the saved pages, until it is told to end', async () => {
  const verdict = { outcome: 'right', finished: false };
  const outbox = outboxAnswering(answered(verdict));
  const end = startSavingVerdicts(outbox, '2023-6');
  await deliver(outbox, 'one');
  expect(told).toEqual([
    {
      type: 'answered',
      week: '2023-6',
      answer: [{ ok: true, data: verdict }, sending('one'), 'en'],
    },
  ]);
  end();
  await deliver(outbox, 'two');
  expect(told).toHaveLength(1);
});

it('leaves out what ends a card, what was refused, and what is no step of one', async () => {
  for (const [delivery, to] of [
    [answered({ outcome: 'right', finished: true }), 'attempts'],
    [
      { kind: 'answered', result: { ok: false, error: { code: 'locked', message: 'Locked.' } } },
      'attempts',
    ],
    [answered({ outcome: 'right' }), 'lessons'],
  ] as const) {
    const outbox = outboxAnswering(delivery);
    startSavingVerdicts(outbox, '2023-6');
    await deliver(outbox, 'one', to);
  }
  expect(told).toEqual([]);
});

it('tells a saved page what came after it, as if it had come just now', async () => {
  const outbox = outboxAnswering(answered(null));
  const heard: unknown[] = [];
  outbox.onAnswer('attempts', (...each) => heard.push(each));
  saved = [[{ ok: true, data: { outcome: 'right' } }, sending('one'), 'en']];
  replaySavedVerdicts(outbox, '2023-6', 5_000);
  expect(told).toEqual([{ type: 'answers', week: '2023-6', since: 5_000 }]);
  expect(heard).toEqual([[{ ok: true, data: { outcome: 'right' } }, sending('one')]]);
});

it('tells a saved page in another language only what is right, and not in words', async () => {
  const outbox = outboxAnswering(answered(null));
  const heard: unknown[] = [];
  outbox.onAnswer('attempts', (...each) => heard.push(each));
  const verdict = (outcome: string) => ({
    ok: true as const,
    data: { outcome, message: 'Not yet.' },
  });
  saved = [
    [verdict('wrong'), sending('one'), 'es'],
    [verdict('right'), sending('two'), 'es'],
  ];
  replaySavedVerdicts(outbox, '2023-6', 5_000);
  const right = { ok: true, data: { outcome: 'right', message: '' } };
  expect(heard).toEqual([[right, sending('two')]]);
});

it('does nothing without a worker', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  const outbox = outboxAnswering(answered({ outcome: 'right' }));
  startSavingVerdicts(outbox, '2023-6');
  await deliver(outbox, 'one');
  replaySavedVerdicts(outbox, '2023-6', 0);
  expect(told).toEqual([]);
});
