import { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { oncePerProcess } from '@/lib/once';
import type { ReportTarget } from './dsn';

/** Enough for an error with its stack or a piece of a masked replay. */
export const MAX_ENVELOPE_BYTES = 512 * 1024;
const TIME_OUT_MS = 5_000;

const WINDOW_MS = 60_000;

export const OWN_SERVER = Symbol('this server');

export const OWN_SENDER_HEADER = 'x-fraction-league-sender';

/** What this server's own reports show to its relay. */
export const ownSenderKey = () =>
  oncePerProcess('fractionLeagueSender', () => randomBytes(32).toString('hex'));

/**
 * Whether a request to the relay came from this process. An address would not tell: anyone can
 * write one into a header.
 */
export function isOwnSender(headers: Headers): boolean {
  const given = Buffer.from(headers.get(OWN_SENDER_HEADER) ?? '');
  const own = Buffer.from(ownSenderKey());
  return given.length === own.length && timingSafeEqual(given, own);
}

/**
 * Envelopes a minute. Errors have a budget of their own: every page view and every piece of a
 * replay is an envelope too, and a class behind one address sends hundreds. This server reports
 * each request it answers, so it has more, and takes nothing from the browsers.
 */
export const RELAY_LIMITS = {
  client: { error: 300, rest: 600 },
  browsers: { error: 1_200, rest: 2_400 },
  server: { error: 1_200, rest: 6_000 },
} as const;

/**
 * What the SDK is told to keep back when a budget is used up; without it, it would keep everything
 * back, errors too.
 */
const CATEGORIES = { error: 'error', rest: 'transaction;replay;session' } as const;
type Budget = keyof typeof CATEGORIES;

export type RelayAnswer = {
  status: number;
  /** For the header X-Sentry-Rate-Limits. */
  rateLimits?: string;
};

/** `client` is a browser's address, or `OWN_SERVER`. */
type Report = { query: URLSearchParams; body: Uint8Array; client: string | typeof OWN_SERVER };
type RelayOptions = { target: ReportTarget | null; forward?: typeof fetch; now?: () => number };

/**
 * Forwards error reports to the configured project and to nowhere else; gives the HTTP status to
 * answer with. Organization, project and region of the address and the DSN inside the envelope must
 * all be the configured ones. Only the body goes on: no cookie, no address, no header of the
 * sender. Redirects are not followed.
 */
export function createRelay({ target, forward = fetch, now = Date.now }: RelayOptions) {
  const budgets = { error: createBudget('error', now), rest: createBudget('rest', now) };
  return async ({ query, body, client }: Report): Promise<RelayAnswer> => {
    if (!target) return { status: 404 };
    if (body.byteLength > MAX_ENVELOPE_BYTES) return { status: 413 };
    if (!isConfigured(query, target) || dsnOf(body) !== target.dsn) return { status: 403 };
    const budget = itemTypes(body).includes('event') ? 'error' : 'rest';
    const wait = budgets[budget](client);
    if (wait > 0)
      return { status: 429, rateLimits: `${Math.ceil(wait / 1000)}:${CATEGORIES[budget]}:key` };
    try {
      const answer = await forward(target.ingestUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: Buffer.from(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_OUT_MS),
      });
      return { status: answer.ok ? 200 : 502 };
    } catch {
      return { status: 502 };
    }
  };
}

/** Takes one envelope; how long its sender has to wait in milliseconds, 0 when it may go on. */
function createBudget(budget: Budget, now: () => number) {
  const takeServer = limiter(RELAY_LIMITS.server[budget], now);
  const takeClient = limiter(RELAY_LIMITS.client[budget], now);
  const takeBrowsers = limiter(RELAY_LIMITS.browsers[budget], now);
  return (client: Report['client']) =>
    client === OWN_SERVER ? takeServer('all') : takeClient(client) || takeBrowsers('all');
}

function isConfigured(
  query: URLSearchParams,
  { organization, project, region }: ReportTarget,
): boolean {
  const names = [...query.keys()];
  const given = (name: string) => (query.getAll(name).length > 1 ? null : query.get(name));
  return (
    names.every((name) => ['o', 'p', 'r'].includes(name)) &&
    given('o') === organization &&
    given('p') === project &&
    given('r') === region
  );
}

/** The DSN of the envelope's first line, which is JSON; null when it cannot be read. */
function dsnOf(body: Uint8Array): string | null {
  const end = body.indexOf(0x0a);
  try {
    const header = JSON.parse(
      Buffer.from(body.subarray(0, end < 0 ? body.length : end)).toString('utf8'),
    ) as { dsn?: unknown };
    return typeof header.dsn === 'string' ? header.dsn : null;
  } catch {
    return null;
  }
}

/**
 * The kinds of items in an envelope: after its first line, each is a line of JSON and what it
 * announces. Empty if unreadable.
 */
function itemTypes(body: Uint8Array): string[] {
  const types: string[] = [];
  const endOfLine = (from: number) =>
    body.indexOf(0x0a, from) < 0 ? body.length : body.indexOf(0x0a, from);
  let at = endOfLine(0) + 1;
  try {
    while (at < body.length) {
      const end = endOfLine(at);
      const line = Buffer.from(body.subarray(at, end)).toString('utf8');
      const header = JSON.parse(line || '{}') as { type?: unknown; length?: unknown };
      if (typeof header.type === 'string') types.push(header.type);
      const length =
        Number.isSafeInteger(header.length) && Number(header.length) >= 0
          ? Number(header.length)
          : null;
      at = (length === null ? endOfLine(end + 1) : end + 1 + length) + 1;
    }
  } catch {
    return [];
  }
  return types;
}

/**
 * So many per window and key; gives how long the window lasts, 0 while there is room. Keys go with
 * it: no flood fills memory.
 */
function limiter(limit: number, now: () => number): (key: string) => number {
  let counts = new Map<string, number>();
  let windowEndsAt = 0;
  return (key) => {
    const time = now();
    if (time >= windowEndsAt) {
      counts = new Map();
      windowEndsAt = time + WINDOW_MS;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit ? 0 : windowEndsAt - time;
  };
}

const unzip = promisify(gunzip);

/**
 * A report's body unpacked: the SDK packs what is long. Null for another packing, and beyond
 * `maxBytes`.
 */
export async function unpack(
  body: Buffer,
  encoding: string | null,
  maxBytes: number,
): Promise<Buffer | null> {
  if (encoding === null || encoding === 'identity') return body;
  if (encoding !== 'gzip') return null;
  try {
    return await unzip(body, { maxOutputLength: maxBytes });
  } catch {
    return null;
  }
}
