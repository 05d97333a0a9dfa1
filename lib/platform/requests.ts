import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { oncePerProcess } from '@/lib/once';
import { logEvent } from './log';
import { placeOf } from './scrub';

/** A page should take a tenth of this on a small machine. */
const SLOW_MS = 3_000;
/** Thousands of requests may wait in a flood; beyond these, a minute's slow requests are counted. */
const MOST_NAMED_A_MINUTE = 20;
/** Failures of the framework that have another status than its 500. */
type Instead = 400 | 503;
/** When to try again, in seconds. */
const RETRY_AFTER = '10';

const answers = oncePerProcess(
  'fractionLeagueAnswers',
  () => new AsyncLocalStorage<ServerResponse>(),
);

/**
 * Names slow requests in the log, and remembers each request's answer for {@link answerInstead}.
 */
export function watchRequests(): void {
  const begun = new WeakMap<ServerResponse, number>();
  let slow = 0;
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    begun.set(response, performance.now());
    answers.enterWith(response);
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const ms = Math.round(performance.now() - (begun.get(response) ?? performance.now()));
    // A live stream is open for as long as its page.
    if (ms < SLOW_MS || response.getHeader('content-type') === 'text/event-stream') return;
    slow += 1;
    if (slow === 1)
      setTimeout(() => {
        const count = slow - MOST_NAMED_A_MINUTE;
        if (count > 0) logEvent({ event: 'more-slow-requests', count });
        slow = 0;
      }, 60_000).unref();
    if (slow > MOST_NAMED_A_MINUTE) return;
    const { method = 'GET', url = '' } = request;
    const place = placeOf(url);
    logEvent({ event: 'slow-request', method, place, status: response.statusCode, ms });
  });
}

/** How the request that is being answered came, when there is one. */
export function currentRequest(): { method: string; path: string } | null {
  const request = answers.getStore()?.req;
  return request ? { method: request.method ?? 'GET', path: request.url ?? '' } : null;
}

/** The answer to the request that is being worked on, when there is one. */
export const currentResponse = (): ServerResponse | undefined => answers.getStore();

/**
 * Turns the framework's 500 into another status when a page fails through no defect of ours: 503
 * when the data can't be reached, which tells proxies and monitors to try later; 400 when what was
 * sent can't be read. Too late once the page has begun to be sent.
 */
export function answerInstead(instead: Instead, response = answers.getStore()): void {
  if (!response || response.headersSent) return;
  const writeHead = response.writeHead.bind(response) as (...parts: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (status === 500 && instead === 503) response.setHeader('Retry-After', RETRY_AFTER);
    return writeHead(status === 500 ? instead : status, ...rest);
  }) as ServerResponse['writeHead'];
}
