import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isSameOrigin } from '@/lib/auth/origin';
import { logEvent } from '@/lib/platform/log';
import { stopping } from '@/lib/platform/stopping';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/**
 * Nothing here is large enough to be sent in parts, and the framework answers a part or a condition
 * that does not fit with 500.
 */
const IGNORED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;
/** A name or an address of either kind, and a port. Older clients send none. */
const HOST = /^([\w.-]*|\[[\da-fA-F:.]+\])(:\d{1,5})?$/;
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
};

/**
 * The one deadline of every body, from its first byte to its last. A phone's photo is about 1 MB
 * when it is sent, which a slow line carries in this time. Node looks every half minute, so a
 * connection ends 60 to 90 s after it began.
 */
export const BODY_DEADLINE_MS = 60_000;
/** Broken bodies are written to the log as one number for each interval. */
export const BROKEN_BODIES_MS = 60_000;

/** The status with which a request is turned away before the framework sees it, or null. */
export function turnedAway({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): number | null {
  if (!METHODS.includes(method)) return 405;
  // A whole address is for proxies, and `*` for a server as such.
  if (!url.startsWith('/')) return 400;
  if (!HOST.test(headers.host ?? '')) return 400;
  // Nothing is drawn through the framework's image address, and what fails there is told with the
  // words of whoever asked.
  if (/^[\\/]*_next[\\/]+image(?:[/?#]|$)/i.test(decoded(url))) return 404;
  // One that is missing is each route's own business.
  if (method === 'POST' && headers.origin !== undefined && !isOwn(headers.origin)) return 403;
  return null;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function isOwn(origin: string): boolean {
  try {
    return isSameOrigin(new Headers({ origin }));
  } catch {
    return false;
  }
}

/**
 * Guards every server of this process from its first request on. The framework creates its server
 * itself and has no hook in front of its own handler, but Node announces each request, with its
 * server, before the server's handlers are called.
 */
export function guardServers(): void {
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    guardServer(server);
  });
}

/**
 * Turns away what no page or route of this app takes, because the framework would answer it with
 * 500 or run middleware and pages for it; the rest goes to the server's own handlers. A body that
 * is still on its way occupies nothing here and has one deadline.
 */
export function guardServer(server: Server): void {
  const handlers = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  const countBroken = createBrokenBodyCount();
  server.requestTimeout = BODY_DEADLINE_MS;
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const status = turnedAway(request);
    if (status !== null) {
      response
        .writeHead(status, { ...HEADERS, ...(status === 405 ? { Allow: METHODS.join(', ') } : {}) })
        .end();
      return;
    }
    for (const name of IGNORED_HEADERS) delete request.headers[name];
    // The framework compares the two, and believes a forwarded one that no one vouches for.
    if (request.headers.origin)
      request.headers['x-forwarded-host'] = new URL(request.headers.origin).host;
    request.once('close', () => {
      if (!request.complete) countBroken();
    });
    response.once('close', () => {
      // An idle connection stays open for more than a minute, and a server that was asked to stop
      // would wait for it.
      if (stopping.aborted) server.closeIdleConnections();
    });
    for (const handle of handlers) handle.call(server, request, response);
  });
}

/**
 * Thousands of bodies can break off in a minute, by a bad line or on purpose, and none of them is
 * an error of this app.
 */
function createBrokenBodyCount(): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      logEvent({ event: 'bodies-broken-off', count });
      count = 0;
    }, BROKEN_BODIES_MS).unref();
  };
}

/**
 * Headers in which a proxy says who is behind it. From anyone else they are only what someone
 * typed.
 */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * For a server without a proxy: takes those headers away, and the framework puts in the
 * connection's own address.
 */
export function distrustForwardedHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    for (const name of FORWARDED) delete headers[name];
  });
}
