import { ACCOUNT_KEY_HEADER } from '@/lib/domain/site/requests';
import { sendAnswer } from './send-answer';

const input = {
  week: 6,
  step: 'QB',
  typed: { whole: '7', numerator: '', denominator: '' },
  operationId: 'operation-1',
} as const;

function serve(answer: () => Promise<unknown>) {
  const calls: [string, RequestInit][] = [];
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return { json: answer };
  }) as unknown as typeof fetch;
  return calls;
}

it('says whose answer it is', async () => {
  const calls = serve(async () => ({ ok: true, data: {} }));
  expect(await sendAnswer({ to: 'attempts', input }, 'kims-key')).toEqual({
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
  serve(async () => ({ ok: false, error: { code, message: '' } }));
  expect(await sendAnswer({ to: 'attempts', input }, 'kims-key')).toEqual({ kind: 'later', why });
});

it('keeps an answer that came into a pause, for as long as the pause goes on', async () => {
  serve(async () => ({ ok: true, data: { outcome: 'refused', hold: { seconds: 25 } } }));
  expect(await sendAnswer({ to: 'attempts', input }, 'kims-key')).toEqual({
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
  serve(async () => ({ ok: true, data }));
  expect(await sendAnswer({ to: 'attempts', input }, 'kims-key')).toMatchObject({
    kind: 'answered',
  });
});

it('tells an error on the server’s side apart: the answer may never pass', async () => {
  serve(async () => ({
    ok: false,
    error: { code: 'unexpected', message: 'Something went wrong (1a2b3c4d).' },
  }));
  expect(await sendAnswer({ to: 'attempts', input }, 'kims-key')).toMatchObject({
    kind: 'failed',
    result: { error: { message: 'Something went wrong (1a2b3c4d).' } },
  });
});

it.each(['conflict', 'not-allowed', 'not-found', 'invalid-input'])(
  'takes %s as the last word',
  async (code) => {
    serve(async () => ({ ok: false, error: { code, message: '' } }));
    expect(await sendAnswer({ to: 'attempts', input }, 'kims-key')).toMatchObject({
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
  serve(answer);
  expect(await sendAnswer({ to: 'attempts', input }, 'kims-key')).toEqual({
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
  const sending = sendAnswer({ to: 'attempts', input }, 'kims-key');
  jest.advanceTimersByTime(10_000);
  expect(await sending).toEqual({ kind: 'later', why: 'connection' });
  jest.useRealTimers();
});
