import { AsyncResource } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { clientAddress, isSameOrigin } from '@/lib/auth/origin';
import { stopping } from './stopping';

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** Nothing here is large enough to be sent in parts, and the framework answers a part or a condition that does not fit with 500. */
const IGNORED_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;
/** A name or an address of either kind, and a port. Older clients send none. */
const HOST = /^([\w.-]*|\[[\da-fA-F:.]+\])(:\d{1,5})?$/;
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
};

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
  // Nothing is drawn through the framework's image address, and what fails there is told with the words of whoever asked.
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

const addressOf = ({ headers, socket }: IncomingMessage): string =>
  clientAddress(new Headers({ 'x-forwarded-for': [headers['x-forwarded-for'] ?? socket.remoteAddress ?? ''].flat().join(',') }));

/**
 * Turns away what no page or route of this app takes. The framework answers such requests with 500, or asks middleware and pages about
 * them first; and some must not depend on either. The rest comes in by turns, for each address its own. The framework has no place of its
 * own for this, so the server's event is caught.
 */
export function watchTheDoor(server: Pick<Server, 'emit'> = Server.prototype): void {
  const emit = server.emit as (this: Server, event: string, ...parts: unknown[]) => boolean;
  const turns = createTurns();
  server.emit = function (this: Server, event: string, ...parts: unknown[]): boolean {
    if (event === 'request') {
      const [request, response] = parts as [IncomingMessage, ServerResponse];
      const status = turnedAway(request);
      const refuse = (code: number, more = {}) => response.writeHead(code, { ...HEADERS, ...more }).end();
      if (status !== null) {
        refuse(status, status === 405 ? { Allow: METHODS.join(', ') } : {});
        return true;
      }
      for (const name of IGNORED_HEADERS) delete request.headers[name];
      // The framework compares the two, and believes a forwarded one that no one vouches for.
      if (request.headers.origin) request.headers['x-forwarded-host'] = new URL(request.headers.origin).host;
      const hasPlace = turns.ask(addressOf(request), (end) => {
        // Who has hung up meanwhile needs nothing any longer.
        if (response.destroyed) return end();
        response.once('close', () => {
          end();
          // A line is kept open for a next request for more than a minute; a server that was asked to stop would wait for that.
          if (stopping.aborted) this.closeIdleConnections();
        });
        emit.call(this, event, ...parts);
      });
      if (!hasPlace) refuse(503, { 'Retry-After': '5' });
      return true;
    }
    return emit.call(this, event, ...parts);
  } as Server['emit'];
}

/** Requests of one address that are worked on at the same time. A class behind one address is served as fast: there is one processor. */
export const AT_ONCE = 16;
/** After so many ms a request holds its turn no longer: a live connection stays open, and a body may come as slowly as someone likes. */
export const TURN_MS = 300;
/** Requests of one address that wait. What waits costs memory. */
export const MOST_WAITING = 1_000;

type Line = { turns: number; waiting: (() => void)[] };

/**
 * Gives the requests of each address their turns: someone with 300 connections waits for themselves, and no one else does.
 * `ask` runs `begin` at once or when it is that address's turn, and answers false when too many wait; `begin` is handed what ends its turn.
 */
export function createTurns() {
  const lines = new Map<string, Line>();

  function run(address: string, line: Line, begin: (end: () => void) => void): void {
    line.turns += 1;
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      clearTimeout(timer);
      line.turns -= 1;
      line.waiting.shift()?.();
      if (line.turns === 0 && line.waiting.length === 0) lines.delete(address);
    };
    const timer = setTimeout(end, TURN_MS);
    timer.unref();
    begin(end);
  }

  return {
    ask(address: string, begin: (end: () => void) => void): boolean {
      const line = lines.get(address) ?? { turns: 0, waiting: [] };
      lines.set(address, line);
      if (line.turns < AT_ONCE) {
        run(address, line, begin);
        return true;
      }
      if (line.waiting.length >= MOST_WAITING) return false;
      // Its turn comes at the end of someone else's request, whose context is none of its business.
      line.waiting.push(AsyncResource.bind(() => run(address, line, begin)));
      return true;
    },
  };
}

/** Headers in which a proxy says who is behind it. From anyone else they are only what someone typed. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'];

/** For a server without a proxy: takes those headers away, and the framework puts in the connection's own address. */
export function distrustForwardedHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    for (const name of FORWARDED) delete headers[name];
  });
}
