import { parseDsn } from './dsn';
import { createRelay, MAX_ENVELOPE_BYTES } from './relay';

const DSN = 'https://key@o123.ingest.de.sentry.io/42';
const target = parseDsn(DSN);
const envelope = (dsn = DSN) => Buffer.from(`${JSON.stringify({ dsn })}\n{"type":"event"}\n{}\n`);
const query = (text = 'o=123&p=42&r=de') => new URLSearchParams(text);

function relayTo(answer: () => Promise<Response>, now = () => 0) {
  const calls: [string, RequestInit][] = [];
  const forward = (async (url: string, init: RequestInit) => {
    calls.push([url, init]);
    return answer();
  }) as typeof fetch;
  return { relay: createRelay({ target, forward, now }), calls };
}
const fine = async () => new Response('{}');

it('forwards the body alone to the configured project, following no redirect', async () => {
  const { relay, calls } = relayTo(fine);
  expect(await relay({ query: query(), body: envelope(), client: 'a' })).toBe(200);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[0]).toBe('https://o123.ingest.de.sentry.io/api/42/envelope/');
  expect(calls[0]?.[1]).toMatchObject({ redirect: 'manual', headers: { 'content-type': 'application/x-sentry-envelope' } });
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
  expect(await relay({ query: query(text), body: envelope(dsn), client: 'a' })).toBe(403);
  expect(calls).toHaveLength(0);
});

it('refuses what is too long or no envelope', async () => {
  const { relay, calls } = relayTo(fine);
  expect(await relay({ query: query(), body: Buffer.alloc(MAX_ENVELOPE_BYTES + 1), client: 'a' })).toBe(413);
  expect(await relay({ query: query(), body: Buffer.from('nonsense'), client: 'a' })).toBe(403);
  expect(calls).toHaveLength(0);
});

it('stops a flood from one address without stopping the others, and lets it in again a minute later', async () => {
  let time = 0;
  const { relay } = relayTo(fine, () => time);
  const from = (client: string) => relay({ query: query(), body: envelope(), client });
  const first = await Promise.all(Array.from({ length: 200 }, () => from('flood')));
  expect(first.filter((status) => status === 429).length).toBe(80);
  expect(await from('a classroom')).toBe(200);
  time = 60_000;
  expect(await from('flood')).toBe(200);
});

it('stops a flood that hides behind many addresses', async () => {
  const { relay, calls } = relayTo(fine);
  for (let index = 0; index < 2_000; index++) await relay({ query: query(), body: envelope(), client: `address ${index}` });
  expect(calls).toHaveLength(1_200);
});

it.each<[string, () => Promise<Response>]>([
  ['an ingest that does not answer', () => Promise.reject(new Error('ECONNREFUSED'))],
  ['a redirect', async () => new Response(null, { status: 302, headers: { location: 'https://evil.example' } })],
])('answers 502 to %s', async (_, answer) => {
  const { relay } = relayTo(answer);
  expect(await relay({ query: query(), body: envelope(), client: 'a' })).toBe(502);
});

it('does not exist without a DSN', async () => {
  expect(await createRelay({ target: null })({ query: query(), body: envelope(), client: 'a' })).toBe(404);
});
