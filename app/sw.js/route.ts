import { createHash } from 'node:crypto';
import { env } from '@/lib/platform/env';
import worker from './worker.json';

/**
 * The worker's script is requested on every visit and only sent if it has changed. The worker may
 * fetch from this site and nothing else.
 */
const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

const tagOf = (script: string) =>
  `"${createHash('sha256').update(script).digest('base64url').slice(0, 27)}"`;

/**
 * The service worker that saves pages on students' devices; with `OFFLINE_PAGES=off`, one that
 * deletes them and unregisters itself.
 */
export function GET(request: Request): Response {
  const script = env().OFFLINE_PAGES === 'off' ? worker.off : worker.on;
  const headers = { ...HEADERS, ETag: tagOf(script) };
  if (request.headers.get('if-none-match')?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(script, { headers });
}
