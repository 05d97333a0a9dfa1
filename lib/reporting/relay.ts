import type { ReportTarget } from './dsn';

/** Enough for an error with its stack or a piece of a masked replay. */
export const MAX_ENVELOPE_BYTES = 512 * 1024;
const TIME_OUT_MS = 5_000;

/** Reports a minute, from one address and from all of them together; a whole class that fails at once stays below. */
const CLIENT_LIMIT = 120;
const TOTAL_LIMIT = 1_200;
const WINDOW_MS = 60_000;

export type Relay = (report: { query: URLSearchParams; body: Uint8Array; client: string }) => Promise<number>;

type RelayOptions = { target: ReportTarget | null; forward?: typeof fetch; now?: () => number };

/**
 * Forwards error reports to the configured project and to nowhere else; gives the HTTP status to answer with. Organisation, project and
 * region of the address and the DSN inside the envelope must all be the configured ones. Only the body goes on: no cookie, no address, no
 * header of the sender. Redirects are not followed.
 */
export function createRelay({ target, forward = fetch, now = Date.now }: RelayOptions): Relay {
  const takeClient = limiter(CLIENT_LIMIT, now);
  const takeTotal = limiter(TOTAL_LIMIT, now);
  return async ({ query, body, client }) => {
    if (!target) return 404;
    if (body.byteLength > MAX_ENVELOPE_BYTES) return 413;
    if (!isConfigured(query, target) || dsnOf(body) !== target.dsn) return 403;
    if (!takeClient(client) || !takeTotal('all')) return 429;
    try {
      const answer = await forward(target.ingestUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope' },
        body: Buffer.from(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_OUT_MS),
      });
      return answer.ok ? 200 : 502;
    } catch {
      return 502;
    }
  };
}

function isConfigured(query: URLSearchParams, { organisation, project, region }: ReportTarget): boolean {
  const names = [...query.keys()];
  const given = (name: string) => (query.getAll(name).length > 1 ? null : query.get(name));
  return (
    names.every((name) => ['o', 'p', 'r'].includes(name)) &&
    given('o') === organisation &&
    given('p') === project &&
    given('r') === region
  );
}

/** The DSN of the envelope's first line, which is JSON; null when it cannot be read. */
function dsnOf(body: Uint8Array): string | null {
  const end = body.indexOf(0x0a);
  try {
    const header = JSON.parse(Buffer.from(body.subarray(0, end < 0 ? body.length : end)).toString('utf8')) as { dsn?: unknown };
    return typeof header.dsn === 'string' ? header.dsn : null;
  } catch {
    return null;
  }
}

/** So many per window and key. The keys of a window are forgotten with it, so a flood of addresses fills no memory for long. */
function limiter(limit: number, now: () => number): (key: string) => boolean {
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
    return count <= limit;
  };
}
