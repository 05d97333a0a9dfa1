import {
  isRetryableStatus,
  type RequestAttempt,
  retryAfterMs,
  retryRequest,
} from '@/lib/domain/site/retry-request';
import { SourceError } from '@/lib/nfl/source';

type Endpoint =
  | { list: 'Teams' }
  | { list: 'Players' }
  | { list: 'Byes'; season: number }
  | {
      list: 'ScoresByWeek' | 'PlayerGameStatsByWeek' | 'FantasyDefenseByGame';
      season: number;
      week: number;
    };

type ClientParts = {
  baseUrl: string;
  apiKey: string;
  /**
   * Counts one call against the day's budget; throws {@link SourceError} `quota` when it is used
   * up.
   */
  takeCall(): Promise<void>;
  fetch: typeof fetch;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  now(): Date;
  random(): number;
  timeoutMs?: number;
};

const KEY_HEADER = 'Ocp-Apim-Subscription-Key';
const TIMEOUT_MS = 20_000;

/**
 * SportsDataIO over HTTP. Temporary failures (too many calls, a server error, no network) are
 * retried with random pauses that double, and never sooner than the service requests. Other
 * failures end at once, with a sentence that names the list but never the key.
 */
export function createSportsDataClient(parts: ClientParts) {
  return {
    list(endpoint: Endpoint, signal?: AbortSignal): Promise<unknown[]> {
      const ask = async () => {
        await parts.takeCall();
        return askOnce(parts, endpoint, signal);
      };
      return retryRequest(parts, ask, signal);
    },
  };
}
export type SportsDataClient = ReturnType<typeof createSportsDataClient>;

async function askOnce(
  parts: ClientParts,
  endpoint: Endpoint,
  signal: AbortSignal | undefined,
): Promise<RequestAttempt<unknown[]>> {
  const { baseUrl, apiKey, timeoutMs = TIMEOUT_MS } = parts;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await parts.fetch(`${baseUrl.replace(/\/$/, '')}${pathOf(endpoint)}`, {
      headers: { [KEY_HEADER]: apiKey, accept: 'application/json' },
      // The key must not be sent to a redirect's target.
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return await read(response, endpoint, parts.now());
  } catch (error) {
    if (error instanceof SourceError || signal?.aborted) throw error;
    return {
      again: new SourceError('unreachable', `SportsDataIO gave no answer to ${endpoint.list}.`),
      afterMs: 0,
    };
  }
}

async function read(
  response: Response,
  { list }: Endpoint,
  now: Date,
): Promise<RequestAttempt<unknown[]>> {
  const { status } = response;
  if (status === 200) return { answer: entriesOf(await response.text(), list) };
  const words = (await response.text()).slice(0, 500);
  if (status === 403 && /quota/i.test(words)) {
    throw new SourceError('quota', 'SportsDataIO says that the calls of this account are used up.');
  }
  if (status === 401 || status === 403) {
    throw new SourceError(
      'key-refused',
      `SportsDataIO refuses the key for ${list} (${status}). ` +
        `Is SPORTSDATA_API_KEY right, and may it read ${list}?`,
    );
  }
  if (isRetryableStatus(status)) {
    const again =
      status === 429
        ? new SourceError('quota', 'SportsDataIO asks for fewer calls.')
        : new SourceError('unreachable', `SportsDataIO could not answer ${list} (${status}).`);
    return { again, afterMs: retryAfterMs(response.headers.get('retry-after'), now) };
  }
  throw new SourceError('unreadable', `SportsDataIO does not know ${list} (${status}).`);
}

function entriesOf(text: string, list: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new SourceError(
      'unreadable',
      `SportsDataIO answered ${list} with something that is no JSON.`,
    );
  }
  if (!Array.isArray(parsed))
    throw new SourceError(
      'unreadable',
      `SportsDataIO answered ${list} with something that is no list.`,
    );
  return parsed;
}

function pathOf(endpoint: Endpoint): string {
  switch (endpoint.list) {
    case 'Teams':
    case 'Players':
      return `/scores/json/${endpoint.list}`;
    case 'Byes':
      return `/scores/json/Byes/${endpoint.season}`;
    case 'ScoresByWeek':
      return `/scores/json/ScoresByWeek/${endpoint.season}REG/${endpoint.week}`;
    default:
      return `/stats/json/${endpoint.list}/${endpoint.season}REG/${endpoint.week}`;
  }
}
