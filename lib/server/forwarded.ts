import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Headers in which a proxy says who is behind it. From anyone else they are only what someone typed. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Takes those headers from every request before the framework sees it, for a server that no proxy stands before. The framework then puts the
 * connection's own address in their place.
 */
export function distrustForwardedHeaders(): void {
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    for (const name of FORWARDED) delete headers[name];
  });
}
