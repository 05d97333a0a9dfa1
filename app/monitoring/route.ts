import { readLimited } from '@/lib/actions/http';
import { clientAddress, isSameOrigin } from '@/lib/auth/origin';
import { env } from '@/lib/env';
import { parseDsn } from '@/lib/reporting/dsn';
import { createRelay, MAX_ENVELOPE_BYTES } from '@/lib/reporting/relay';

const { SENTRY_DSN } = env();
const relay = createRelay({ target: SENTRY_DSN ? parseDsn(SENTRY_DSN) : null });

/** Error reports of our own pages, and of this server, which names no origin. */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.has('origin') && !isSameOrigin(request.headers)) return answer(403);
  const body = await readLimited(request, MAX_ENVELOPE_BYTES);
  if (!body) return answer(413);
  const query = new URL(request.url).searchParams;
  return answer(await relay({ query, body, client: clientAddress(request.headers) }));
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
