import { subscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { isSameOrigin } from '@/lib/auth/origin';
import { waitForPageSlot } from '@/lib/auth/request-slots';
import { MAX_PAGE_OR_ACTION_BODY_BYTES, SECURITY_HEADERS } from '@/lib/domain/site/http';
import { env } from '@/lib/platform/env';
import { logEvent } from '@/lib/platform/log';
import { stopSignal } from '@/lib/platform/stop-signal';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/**
 * Nothing here is large enough for partial responses, and Next answers a range or condition that
 * doesn't fit with 500.
 */
const IGNORED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;
/** A name, an IPv4 or IPv6 address, and an optional port. Older clients send no host. */
const HOST = /^([\w.-]*|\[[\da-fA-F:.]+\])(:\d{1,5})?$/;
/**
 * The health check waits for no one. A live connection and next-auth's routes take their own slots.
 */
const WITHOUT_SLOT =
  /^\/(?:api\/auth\/|(?:api\/(?:leagues\/[^/]+\/)?stream|healthz|sw\.js|manifest\.webmanifest)$)/;
/** Routes that limit their bodies themselves: Sentry or the school's server may send no length. */
const LIMITS_ITS_BODY = /^\/(?:monitoring|api\/(?:graphs|profile-picture|school-sign-out))$/;
const HEADERS = {
  ...SECURITY_HEADERS,
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * The deadline for a request's body, from its first byte to its last. A phone's photo has about 1
 * MB when sent, which a slow connection manages in this time. Node checks every 30 s, so a
 * connection ends 60 to 90 s after it began.
 */
const BODY_DEADLINE_MS = 60_000;
export const BROKEN_BODIES_LOG_INTERVAL_MS = 60_000;

/** The status for a request that Next shouldn't see, or null to let it through. */
export function refusalStatus({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): number | null {
  if (!METHODS.includes(method)) return 405;
  // Only proxies get full URLs, and `*` addresses the server as a whole.
  if (!url.startsWith('/')) return 400;
  if (!HOST.test(headers.host ?? '')) return 400;
  const path = decodedPath(url);
  if (path === null) return 400;
  // The app doesn't use Next's image route, whose error messages repeat the request's own text.
  if (/^[\\/]*_next[\\/]+image(?:[/?#]|$)/i.test(path)) return 404;
  // Next keeps a whole copy of each body in memory, and with middleware one of up to 10 MB. Each
  // browser says how long a body is.
  if (!LIMITS_ITS_BODY.test(path)) {
    if (Number(headers['content-length'] ?? 0) > MAX_PAGE_OR_ACTION_BODY_BYTES) return 413;
    if (headers['transfer-encoding'] !== undefined) return 411;
  }
  // Each route decides about a missing origin.
  if (method === 'POST' && headers.origin !== undefined && !isOwn(headers.origin)) return 403;
  return null;
}

function decodedPath(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '');
  } catch {
    return null;
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
 * Guards every server of this process from its first request on. Next creates its server itself and
 * has no hook before its own handler, but Node publishes each request, with its server, before the
 * handlers are called.
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
 * Rejects requests that no page or route of this app accepts, because Next would answer them with
 * 500 or run middleware and pages for them. The rest goes to the server's own handlers. A body that
 * is still arriving occupies nothing here and has one deadline.
 */
export function guardServer(server: Server): void {
  const handlers = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  const countBroken = createBrokenBodyCount();
  const unanswered = new WeakSet<Socket>();
  server.requestTimeout = BODY_DEADLINE_MS;
  // Nothing here speaks another protocol. Without a listener, Node answers the request itself; Next
  // would keep such a connection open, without any deadline.
  server.removeAllListeners('upgrade');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Browsers and proxies don't pipeline requests. Node doesn't report that the connection of a
    // pipelined request has closed, so it would keep its slot to the limit.
    if (unanswered.has(socket)) {
      socket.destroy();
      return;
    }
    unanswered.add(socket);
    response.once('close', () => unanswered.delete(socket));
    const status = refusalStatus(request);
    if (status !== null) {
      response
        .writeHead(status, {
          ...HEADERS,
          ...(status === 405 ? { Allow: METHODS.join(', ') } : {}),
          // The rest of a long body is read, as a sender whose connection ends sees no answer.
          ...(status === 413 ? {} : { Connection: 'close' }),
        })
        .end();
      return;
    }
    for (const name of IGNORED_HEADERS) delete request.headers[name];
    // Our own links send 1. For other values Next prerenders the page, and a prerender fails as soon
    // as the page asks for the time.
    if (request.headers['next-router-prefetch'] !== '1')
      delete request.headers['next-router-prefetch'];
    // For a POST, Next compares origin and host, and would trust a forwarded host from anyone.
    // The origin of any other request may be `null` or no address at all.
    if (request.method === 'POST' && request.headers.origin)
      request.headers['x-forwarded-host'] = new URL(request.headers.origin).host;
    request.once('close', () => {
      if (!request.complete) countBroken();
    });
    response.once('close', () => {
      // An idle connection stays open for more than a minute, and a stopping server would wait for
      // it.
      if (stopSignal.aborted) server.closeIdleConnections();
    });
    const handOn = () => {
      for (const handle of handlers) handle.call(server, request, response);
    };
    if (takesSlot(request)) void waitForPageSlot().then(handOn);
    else handOn();
  });
}

/** False for a POST: its body may arrive slowly, so it waits for a slot only after its body. */
function takesSlot({ method, url = '' }: IncomingMessage): boolean {
  const path = decodedPath(url) ?? '';
  return method !== 'POST' && !WITHOUT_SLOT.test(path) && !isFileOfBuild(path);
}

/** A file of the build takes no slot. A missing one does, because it is answered with a page. */
function isFileOfBuild(path: string): boolean {
  const [, name] = /^\/_next\/(static\/.+\.\w+)$/.exec(path) ?? [];
  return name !== undefined && existsSync(join(env().NEXT_DIST_DIR, name));
}

/**
 * A bad connection or an attack can interrupt thousands of bodies a minute, and none is an error of
 * this app.
 */
function createBrokenBodyCount(): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      logEvent({ event: 'bodies-broken-off', count });
      count = 0;
    }, BROKEN_BODIES_LOG_INTERVAL_MS).unref();
  };
}

/** Headers in which a proxy names the client behind it. Anyone else can put anything into them. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
];

/**
 * For a server without a proxy: removes the headers that name another client, so that Next fills in
 * the connection's own address.
 */
export function dropForwardedHeadersOfAllRequests(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    for (const name of FORWARDED) delete headers[name];
  });
}
