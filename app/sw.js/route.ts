import { createHash } from 'node:crypto';
import { env } from '@/lib/platform/env';
import worker from './worker.json';

/**
 * Asked for with every visit, and only sent when it has changed. It may fetch from this site, and
 * load nothing else.
 */
const HEADERS = {
  'Content-Type': 'text/javascript; charset=utf-8',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

const tagOf = (script: string) =>
  `"${createHash('sha256').update(script).digest('base64url').slice(0, 27)}"`;

/**
 * What keeps pages on the devices of students; on a server with `OFFLINE_PAGES=off`, what empties
 * them and goes.
 */
export function GET(request: Request): Response {
  const script = env().OFFLINE_PAGES === 'off' ? worker.off : worker.on;
  const headers = { ...HEADERS, ETag: tagOf(script) };
  if (request.headers.get('if-none-match')?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(script, { headers });
}
