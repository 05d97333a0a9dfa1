import { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { oncePerProcess } from '@/lib/per-process';
import type { SentryTarget } from './dsn';

/** Enough for an error with its stack, or a piece of a masked replay. */
export const MAX_ENVELOPE_BYTES = 512 * 1024;
const TIME_OUT_MS = 5_000;

const WINDOW_MS = 60_000;

export const THIS_SERVER_AS_REPORT_CLIENT = Symbol('this server');

export const SENDER_KEY_HEADER = 'x-fraction-league-sender';

export const serverReportKey = () =>
  oncePerProcess('fractionLeagueSender', () => randomBytes(32).toString('hex'));

/**
 * True for a report from this process. The client address can't prove that, because anyone can
 * write one into a header.
 */
export function isSentByThisServer(headers: Headers): boolean {
  const given = Buffer.from(headers.get(SENDER_KEY_HEADER) ?? '');
  const own = Buffer.from(serverReportKey());
  return given.length === own.length && timingSafeEqual(given, own);
}

/**
 * Envelopes per minute. Errors have their own budget, because every page view and replay piece is
 * an envelope too, and a class behind one address sends hundreds. The server reports each request
 * it answers, so its budget is larger and separate from the browsers'.
 */
export const RELAY_ENVELOPE_BUDGETS_PER_MINUTE = {
  client: { error: 300, rest: 600 },
  browsers: { error: 1_200, rest: 2_400 },
  server: { error: 1_200, rest: 6_000 },
} as const;

/**
 * The categories the SDK should stop sending when a budget is used up. Without them it would stop
 * sending everything, errors included.
 */
const CATEGORIES = { error: 'error', rest: 'transaction;replay;session' } as const;
type Budget = keyof typeof CATEGORIES;

export type RelayAnswer = {
  status: number;
  rateLimits?: string;
};

/** `client` is a browser's address, or `THIS_SERVER_AS_REPORT_CLIENT`. */
type Report = {
  query: URLSearchParams;
  body: Uint8Array;
  client: string | typeof THIS_SERVER_AS_REPORT_CLIENT;
};
type RelayOptions = { target: SentryTarget | null; forward?: typeof fetch; now?: () => number };

/**
 * Forwards error reports to the configured project only, and returns the HTTP status to answer
 * with. Organization, project, and region in the address and the envelope's DSN must match the
 * configuration. Only the body is forwarded: no cookie, address, or header of the sender. Redirects
 * aren't followed.
 */
export function createErrorReportRelay({ target, forward = fetch, now = Date.now }: RelayOptions) {
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

/**
 * Returns a function that counts one envelope and gives how many milliseconds its sender has to
 * wait, 0 for none.
 */
function createBudget(budget: Budget, now: () => number) {
  const takeServer = limiter(RELAY_ENVELOPE_BUDGETS_PER_MINUTE.server[budget], now);
  const takeClient = limiter(RELAY_ENVELOPE_BUDGETS_PER_MINUTE.client[budget], now);
  const takeBrowsers = limiter(RELAY_ENVELOPE_BUDGETS_PER_MINUTE.browsers[budget], now);
  return (client: Report['client']) =>
    client === THIS_SERVER_AS_REPORT_CLIENT
      ? takeServer('all')
      : takeClient(client) || takeBrowsers('all');
}

function isConfigured(
  query: URLSearchParams,
  { organization, project, region }: SentryTarget,
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

/** The DSN in the envelope's first line, which is JSON; null if it can't be read. */
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
 * The kinds of items in an envelope. After its first line, each item is a line of JSON followed by
 * the content it announces. Empty if unreadable.
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
 * Allows `limit` calls per window and key; returns how long the window still lasts, or 0 while
 * there is room. All keys are dropped with the window, so a flood can't fill memory.
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
 * Decompresses a report, since the SDK compresses long ones. Null for an unknown encoding or a
 * result above `maxBytes`.
 */
export async function decompressErrorReport(
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
