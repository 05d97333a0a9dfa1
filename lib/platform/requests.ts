import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isEnglishOnlyPath } from '@/lib/domain/site/routes';
import {
  READING_LANGUAGE_CHOICES,
  READING_LANGUAGE_COOKIE,
  READING_LANGUAGE_HEADER,
  type ReadingLanguageChoice,
} from '@/lib/domain/student/reading';
import { oncePerProcess } from '@/lib/per-process';
import { createRequestLogLimiter, logEvent } from './log';
import { urlPattern } from './scrub';

/** A page should take a tenth of this on a small machine. */
const SLOW_MS = 3_000;
type Instead = 400 | 503;
const RETRY_AFTER = '10';

const answers = oncePerProcess(
  'fractionLeagueAnswers',
  () => new AsyncLocalStorage<ServerResponse>(),
);

/** Logs slow requests, and remembers each response for {@link replaceErrorResponseStatus}. */
export function trackResponsesAndLogSlowRequests(): void {
  const begun = new WeakMap<ServerResponse, number>();
  const isNamed = createRequestLogLimiter('more-slow-requests');
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    begun.set(response, performance.now());
    answers.enterWith(response);
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const ms = Math.round(performance.now() - (begun.get(response) ?? performance.now()));
    // Live streams stay open as long as their page.
    if (ms < SLOW_MS || response.getHeader('content-type') === 'text/event-stream') return;
    if (!isNamed()) return;
    const { method = 'GET', url = '' } = request;
    const place = urlPattern(url);
    logEvent({ event: 'slow-request', method, place, status: response.statusCode, ms });
  });
}

export function currentRequestMethodAndPath(): { method: string; path: string } | null {
  const request = answers.getStore()?.req;
  return request ? { method: request.method ?? 'GET', path: request.url ?? '' } : null;
}

const COOKIE = new RegExp(`(?:^|;\\s*)${READING_LANGUAGE_COOKIE}=([^;]*)`);

const languages = new WeakMap<IncomingMessage, ReadingLanguageChoice>();
/** How the person who sent the current request reads; outside of requests in English. */
export function readingLanguageChoiceOfRequest(): ReadingLanguageChoice {
  const request = answers.getStore()?.req;
  if (!request) return 'en';
  const known = languages.get(request);
  if (known) return known;
  const [, cookie] = COOKIE.exec(request.headers.cookie ?? '') ?? [];
  const asked = request.headers[READING_LANGUAGE_HEADER] ?? cookie;
  const [path = ''] = (request.url ?? '').split('?');
  const language =
    (!isEnglishOnlyPath(path) && READING_LANGUAGE_CHOICES.find((each) => each === asked)) || 'en';
  languages.set(request, language);
  return language;
}

export const currentResponse = (): ServerResponse | undefined => answers.getStore();

/**
 * Replaces Next's 500 when a page fails through no fault of ours: 503 when the data can't be
 * reached, which tells proxies and monitors to try later, and 400 when the request can't be read.
 * Has no effect once the response has begun.
 */
export function replaceErrorResponseStatus(instead: Instead, response = answers.getStore()): void {
  if (!response || response.headersSent) return;
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status === 500 && instead === 503) response.setHeader('Retry-After', RETRY_AFTER);
    return writeHead(status === 500 ? instead : status, ...rest);
  }) as ServerResponse['writeHead'];
}
