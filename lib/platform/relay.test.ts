import { parseDsn } from './dsn';
import {
  createErrorReportRelay,
  MAX_ENVELOPE_BYTES,
  RELAY_ENVELOPE_BUDGETS_PER_MINUTE,
  THIS_SERVER_AS_REPORT_CLIENT,
} from './relay';

const DSN = 'https://key@o123.ingest.de.sentry.io/42';
const target = parseDsn(DSN);
const envelope = (dsn = DSN, type = 'event') =>
  Buffer.from(`${JSON.stringify({ dsn })}\n{"type":"${type}"}\n{}\n`);
const query = (text = 'o=123&p=42&r=de') => new URLSearchParams(text);

function relayTo(answer: () => Promise<Response>, now = () => 0) {
  const calls: [string, RequestInit][] = [];
  const forward = (async (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return answer();
  }) as typeof fetch;
  return { relay: createErrorReportRelay({ target, forward, now }), calls };
}
const fine = async () => new Response('{}');

it('forwards the body alone to the configured project, following no redirect', async () => {
  const { relay, calls } = relayTo(fine);
  expect(await relay({ query: query(), body: envelope(), client: 'a' })).toEqual({ status: 200 });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toBe('https://o123.ingest.de.sentry.io/api/42/envelope/');
  expect(calls[0]?.[1]).toMatchObject({
    redirect: 'manual',
    headers: { 'content-type': 'application/x-sentry-envelope' },
  });
});

it.each([
  ['o=124&p=42&r=de', DSN],
  ['o=123&p=43&r=de', DSN],
  ['o=123&p=42', DSN],
  ['o=123&p=42&r=us', DSN],
  ['o=123&p=42&r=de&host=evil.example', DSN],
  ['o=123&o=123&p=42&r=de', DSN],
  ['o=123.evil.example%2f&p=42&r=de', DSN],
  ['o=123&p=42&r=de', 'https://other@o123.ingest.de.sentry.io/42'],
  ['o=123&p=42&r=de', 'https://key@evil.example/42'],
])('refuses %s with %s inside, and asks nobody', async (text, dsn) => {
  const { relay, calls } = relayTo(fine);
  expect(await relay({ query: query(text), body: envelope(dsn), client: 'a' })).toEqual({
    status: 403,
  });
  expect(calls).toHaveLength(0);
});

it('refuses what is too long or no envelope', async () => {
  const { relay, calls } = relayTo(fine);
  expect(
    await relay({ query: query(), body: Buffer.alloc(MAX_ENVELOPE_BYTES + 1), client: 'a' }),
  ).toEqual({ status: 413 });
  expect(await relay({ query: query(), body: Buffer.from('nonsense'), client: 'a' })).toEqual({
    status: 403,
  });
  expect(calls).toHaveLength(0);
});

describe('budgets', () => {
  const at = { time: 0 };
  const started = () => {
    at.time = 0;
    const { relay, calls } = relayTo(fine, () => at.time);
    const send = async (
      client: string | typeof THIS_SERVER_AS_REPORT_CLIENT,
      type = 'event',
      count = 1,
    ) => {
      const answers = [];
      for (let index = 0; index < count; index++) {
        answers.push(await relay({ query: query(), body: envelope(DSN, type), client }));
      }
      return answers;
    };
    const sendOne = async (client: string | typeof THIS_SERVER_AS_REPORT_CLIENT, type = 'event') =>
      (await send(client, type))[0];
    return { relay, calls, send, sendOne };
  };
  const refused = (answers: { status: number }[]) =>
    answers.filter(({ status }) => status === 429).length;

  it('stops a flood from one address without stopping the others, and lets it in again a minute later (S19)', async () => {
    const { send, sendOne } = started();
    expect(
      refused(await send('flood', 'event', RELAY_ENVELOPE_BUDGETS_PER_MINUTE.client.error + 80)),
    ).toBe(80);
    expect(await sendOne('a classroom')).toEqual({ status: 200 });
    at.time = 60_000;
    expect(await sendOne('flood')).toEqual({ status: 200 });
  });

  it.each(['error', 'rest'] as const)(
    'stops a flood that hides behind many addresses (S19): %s',
    async (budget) => {
      const { send, calls } = started();
      for (
        let index = 0;
        index < RELAY_ENVELOPE_BUDGETS_PER_MINUTE.browsers[budget] + 100;
        index++
      ) {
        await send(`address ${index}`, budget === 'error' ? 'event' : 'transaction');
      }
      expect(calls).toHaveLength(RELAY_ENVELOPE_BUDGETS_PER_MINUTE.browsers[budget]);
    },
  );

  it.each(['transaction', 'replay_event', 'session'])(
    'an error arrives after a class has sent too much else: %s',
    async (type) => {
      const { send, sendOne } = started();
      const answers = await send(
        'a classroom',
        type,
        RELAY_ENVELOPE_BUDGETS_PER_MINUTE.client.rest + 1,
      );
      expect(refused(answers)).toBe(1);
      expect(await sendOne('a classroom')).toEqual({ status: 200 });
    },
  );

  it('tells a browser which kinds to keep back and for how long, never errors because of the others', async () => {
    const { send, sendOne } = started();
    await send('a classroom', 'transaction', RELAY_ENVELOPE_BUDGETS_PER_MINUTE.client.rest);
    at.time = 18_500;
    expect(await sendOne('a classroom', 'transaction')).toEqual({
      status: 429,
      rateLimits: '42:transaction;replay;session:key',
    });
    await send('a classroom', 'event', RELAY_ENVELOPE_BUDGETS_PER_MINUTE.client.error);
    expect(await sendOne('a classroom')).toEqual({ status: 429, rateLimits: '60:error:key' });
  });

  it('the server’s own reports have more room and take nothing from the browsers’, nor they from them', async () => {
    const { send, sendOne } = started();
    const more = RELAY_ENVELOPE_BUDGETS_PER_MINUTE.browsers.rest + 100;
    expect(refused(await send(THIS_SERVER_AS_REPORT_CLIENT, 'transaction', more))).toBe(0);
    expect(await sendOne('a classroom', 'transaction')).toEqual({ status: 200 });
    expect(
      refused(
        await send(
          THIS_SERVER_AS_REPORT_CLIENT,
          'transaction',
          RELAY_ENVELOPE_BUDGETS_PER_MINUTE.server.rest - more + 1,
        ),
      ),
    ).toBe(1);
    expect(await sendOne(THIS_SERVER_AS_REPORT_CLIENT)).toEqual({ status: 200 });
  });

  it('knows an error that stands behind other parts of its envelope, and no error in what a part only says', async () => {
    const { relay, send } = started();
    await send('a', 'transaction', RELAY_ENVELOPE_BUDGETS_PER_MINUTE.client.rest);
    const parts = (text: string) =>
      relay({
        query: query(),
        body: Buffer.from(`${JSON.stringify({ dsn: DSN })}\n${text}`),
        client: 'a',
      });
    expect(
      await parts('{"type":"attachment","length":5}\na\nb\nc\n{"type":"event"}\n{}\n'),
    ).toEqual({ status: 200 });
    expect((await parts('{"type":"attachment","length":16}\n{"type":"event"}\n')).status).toBe(429);
    expect((await parts('{"type":"transaction"}\n{"type":"event"}\n')).status).toBe(429);
    expect((await parts('{"type":"event"}\n{}\nnonsense\n')).status).toBe(429);
  });
});

it.each<[string, () => Promise<Response>]>([
  ['an ingest that does not answer', () => Promise.reject(new Error('ECONNREFUSED'))],
  [
    'a redirect',
    async () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } }),
  ],
])('answers 502 to %s', async (_, answer) => {
  const { relay } = relayTo(answer);
  expect(await relay({ query: query(), body: envelope(), client: 'a' })).toEqual({ status: 502 });
});

it('does not exist without a DSN', async () => {
  expect(
    await createErrorReportRelay({ target: null })({
      query: query(),
      body: envelope(),
      client: 'a',
    }),
  ).toEqual({ status: 404 });
});
