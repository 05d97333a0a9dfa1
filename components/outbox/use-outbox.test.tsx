import { act, render, renderHook } from '@testing-library/react';
import { ACCOUNT_KEY_HEADER } from '@/lib/domain/site/requests';
import { deviceStorage } from './device-storage';
import type { Outbox, OutgoingAnswer } from './outbox';
import {
  OutboxSender,
  outboxOf,
  postAnswerToServer,
  startSendingOutbox,
  useAnswerResults,
  useAnswersSettledInOtherTabs,
  useOutbox,
} from './use-outbox';

const sendingOf = (operationId: string, whole = '7'): OutgoingAnswer<'attempts'> => ({
  to: 'attempts',
  input: { week: 6, step: 'QB', typed: { whole, numerator: '', denominator: '' }, operationId },
});

let owner = '';
let students = 0;
beforeEach(() => {
  localStorage.clear();
  students += 1;
  owner = `student-${students}`;
});
afterEach(() => jest.useRealTimers());

/** Answers each post with the result of `answer`; an Error stands for a lost connection. */
function serve(answer: () => unknown) {
  const sent: { account: string | null; body: unknown }[] = [];
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    sent.push({
      account: new Headers(init.headers).get('x-account-key'),
      body: JSON.parse(String(init.body)),
    });
    const given = answer();
    if (given instanceof Error) throw given;
    return { json: async () => given };
  }) as unknown as typeof fetch;
  return sent;
}

const WRONG = { ok: true, data: { outcome: 'wrong' } };
const settle = () => act(async () => outboxOf(owner).deliver());

it('is one outbox for each account, however often it is asked for', () => {
  expect(outboxOf(owner)).toBe(outboxOf(owner));
  expect(outboxOf(owner)).not.toBe(outboxOf(`${owner} of another season`));
});

it('sends an answer as its account’s, shows it while it waits, and tells the verdict to who listens to its route', async () => {
  const sent = serve(() => WRONG);
  const heard: unknown[] = [];
  const elsewhere = jest.fn();
  const { result } = renderHook(() => {
    useAnswerResults(owner, 'attempts', (verdict, input) => heard.push([verdict, input]));
    useAnswerResults(owner, 'lessons', elsewhere);
    useAnswersSettledInOtherTabs(owner, elsewhere);
    return useOutbox(owner);
  });
  expect(result.current.state).toEqual({ waiting: [], trouble: null, durable: true });
  const sending = sendingOf('first-one');
  act(() => result.current.add(sending));
  expect(result.current.state).toEqual({ waiting: [sending], trouble: null, durable: true });
  expect(deviceStorage().names(`outbox:${owner}:`)).toEqual([`outbox:${owner}:first-one`]);
  await settle();
  expect(sent).toEqual([{ account: owner, body: sending.input }]);
  expect(heard).toEqual([[WRONG, sending.input]]);
  expect(result.current.state).toEqual({ waiting: [], trouble: null, durable: true });
  expect(elsewhere).not.toHaveBeenCalled();
});

it('works for the account that is shown, also when it changes', async () => {
  const sent = serve(() => WRONG);
  const heard: unknown[] = [];
  const { result, rerender } = renderHook(
    ({ account }) => {
      useAnswerResults(account, 'attempts', (_, { operationId }) =>
        heard.push([account, operationId]),
      );
      return useOutbox(account);
    },
    { initialProps: { account: 'somebody-else' } },
  );
  rerender({ account: owner });
  act(() => result.current.add(sendingOf('first-one')));
  await settle();
  expect(sent.map(({ account }) => account)).toEqual([owner]);
  expect(heard).toEqual([[owner, 'first-one']]);
});

it('tries again by itself after a lost connection, after half a second to a second', async () => {
  jest.useFakeTimers();
  let isLost = true;
  const sent = serve(() => (isLost ? new Error('Failed to fetch') : WRONG));
  const { result } = renderHook(() => useOutbox(owner));
  act(() => result.current.add(sendingOf('first-one')));
  await settle();
  expect(result.current.state.trouble).toBe('connection');
  isLost = false;
  await act(() => jest.advanceTimersByTimeAsync(499));
  expect(sent).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(501));
  expect(sent).toHaveLength(2);
  expect(result.current.state).toEqual({ waiting: [], trouble: null, durable: true });
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(sent).toHaveLength(2);
});

it('calls off its own new try when it is told to send before that', async () => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const sent = serve(() => new Error('Failed to fetch'));
  act(() => outboxOf(owner).add(sendingOf('first-one')));
  // The first would retry after half a second; the second one, in its place, after a second.
  await settle();
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(sent).toHaveLength(2);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(sent).toHaveLength(3);
  deviceStorage().remove(`outbox:${owner}:first-one`);
  await settle();
});

it('tells a page whose answer another tab has settled', async () => {
  serve(() => new Error('Failed to fetch'));
  const told = jest.fn();
  renderHook(() => useAnswersSettledInOtherTabs(owner, told));
  act(() => outboxOf(owner).add(sendingOf('first-one')));
  await settle();
  deviceStorage().remove(`outbox:${owner}:first-one`);
  act(() => outboxOf(owner).reread());
  expect(told.mock.calls).toEqual([[]]);
});

describe('the courier', () => {
  const fakeOutbox = () => ({ deliver: jest.fn(async () => {}), reread: jest.fn() });
  const look = (visibility: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const calls = ({ deliver, reread }: ReturnType<typeof fakeOutbox>) => [
    deliver.mock.calls.length,
    reread.mock.calls.length,
  ];

  it('looks and sends at once, and whenever there is new hope, until it ends', () => {
    const outbox = fakeOutbox();
    const end = startSendingOutbox(outbox as unknown as Outbox);
    expect(calls(outbox)).toEqual([1, 1]);
    window.dispatchEvent(new Event('online'));
    expect(calls(outbox)).toEqual([2, 1]);
    window.dispatchEvent(new Event('storage'));
    expect(calls(outbox)).toEqual([2, 2]);
    look('hidden');
    expect(calls(outbox)).toEqual([2, 2]);
    look('visible');
    expect(calls(outbox)).toEqual([3, 2]);
    end();
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('storage'));
    look('visible');
    expect(calls(outbox)).toEqual([3, 2]);
  });

  it('works on a page for one account, sends what was waiting from before, and goes with the page', async () => {
    const sent = serve(() => WRONG);
    const sending = sendingOf('from before');
    deviceStorage().write(`outbox:${owner}:from before`, { ...sending, savedAt: 1 });
    const { container, rerender, unmount } = render(<OutboxSender account="somebody-else" />);
    rerender(<OutboxSender account={owner} />);
    await settle();
    expect(container).toBeEmptyDOMElement();
    expect(sent).toEqual([{ account: owner, body: sending.input }]);
    unmount();
    deviceStorage().write(`outbox:${owner}:later`, { ...sendingOf('later'), savedAt: 1 });
    window.dispatchEvent(new Event('online'));
    await act(async () => {});
    expect(sent).toHaveLength(1);
  });
});

const input = {
  week: 6,
  step: 'QB',
  typed: { whole: '7', numerator: '', denominator: '' },
  operationId: 'operation-1',
} as const;

function answerWith(answer: () => Promise<unknown>) {
  const calls: [string, RequestInit][] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return { json: answer };
  }) as unknown as typeof fetch;
  return calls;
}

it('says whose answer it is', async () => {
  const calls = answerWith(async () => ({ ok: true, data: {} }));
  expect(await postAnswerToServer({ to: 'attempts', input }, 'kims-key')).toEqual({
    kind: 'answered',
    result: { ok: true, data: {} },
  });
  expect(calls[0]?.[0]).toBe('/api/attempts');
  expect(calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { [ACCOUNT_KEY_HEADER]: 'kims-key' },
    body: JSON.stringify(input),
  });
});

it.each([
  ['not-signed-in', 'signed-out'],
  ['unavailable', 'busy'],
  ['too-many-tries', 'busy'],
])('keeps the answer after %s', async (code, why) => {
  answerWith(async () => ({ ok: false, error: { code, message: '' } }));
  expect(await postAnswerToServer({ to: 'attempts', input }, 'kims-key')).toEqual({
    kind: 'later',
    why,
  });
});

it('keeps an answer that came into a pause, for as long as the pause goes on', async () => {
  answerWith(async () => ({ ok: true, data: { outcome: 'refused', hold: { seconds: 25 } } }));
  expect(await postAnswerToServer({ to: 'attempts', input }, 'kims-key')).toEqual({
    kind: 'later',
    why: 'pause',
    seconds: 25,
  });
});

it.each([
  ['a wrong answer that a pause follows', { outcome: 'wrong', hold: { seconds: 25 } }],
  ['a step without tries', { outcome: 'refused', hold: 'used-up' }],
  ['a text that is no number', { outcome: 'refused' }],
])('takes the verdict on %s as the last word', async (_, data) => {
  answerWith(async () => ({ ok: true, data }));
  expect(await postAnswerToServer({ to: 'attempts', input }, 'kims-key')).toMatchObject({
    kind: 'answered',
  });
});

it('tells an error on the server’s side apart: the answer may never pass', async () => {
  answerWith(async () => ({
    ok: false,
    error: { code: 'unexpected', message: 'Something went wrong (1a2b3c4d).' },
  }));
  expect(await postAnswerToServer({ to: 'attempts', input }, 'kims-key')).toMatchObject({
    kind: 'failed',
    result: { error: { message: 'Something went wrong (1a2b3c4d).' } },
  });
});

it.each(['conflict', 'not-allowed', 'not-found', 'invalid-input'])(
  'takes %s as the last word',
  async (code) => {
    answerWith(async () => ({ ok: false, error: { code, message: '' } }));
    expect(await postAnswerToServer({ to: 'attempts', input }, 'kims-key')).toMatchObject({
      kind: 'answered',
    });
  },
);

it.each<[string, () => Promise<unknown>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page instead of an answer', () => Promise.reject(new SyntaxError('<!doctype'))],
  ['some other JSON', async () => ({ login: true })],
  ['nothing', async () => null],
])('counts %s as a lost connection', async (_, answer) => {
  answerWith(answer);
  expect(await postAnswerToServer({ to: 'attempts', input }, 'kims-key')).toEqual({
    kind: 'later',
    why: 'connection',
  });
});

it('gives up waiting after ten seconds', async () => {
  jest.useFakeTimers();
  globalThis.fetch = ((_url: string, init: RequestInit) =>
    new Promise((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )) as typeof fetch;
  const sending = postAnswerToServer({ to: 'attempts', input }, 'kims-key');
  jest.advanceTimersByTime(10_000);
  expect(await sending).toEqual({ kind: 'later', why: 'connection' });
  jest.useRealTimers();
});
