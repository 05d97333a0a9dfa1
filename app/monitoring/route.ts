import { readBodyOrNullIfTooLarge } from '@/lib/actions/http';
import { isSameOrigin, rateLimitIpAddress } from '@/lib/auth/origin';
import { parseDsn } from '@/lib/platform/dsn';
import { env } from '@/lib/platform/env';
import {
  createErrorReportRelay,
  decompressErrorReport,
  isSentByThisServer,
  MAX_ENVELOPE_BYTES,
  type RelayAnswer,
  THIS_SERVER_AS_REPORT_CLIENT,
} from '@/lib/platform/relay';

const { SENTRY_DSN } = env();
const target = SENTRY_DSN ? parseDsn(SENTRY_DSN) : null;
const relay = createErrorReportRelay({ target });

/** Accepts error reports from our own pages, and from this server, which sends no Origin. */
export async function POST(request: Request): Promise<Response> {
  if (request.headers.has('origin') && !isSameOrigin(request.headers))
    return answer({ status: 403 });
  if (!target) return answer({ status: 404 });
  const sent = await readBodyOrNullIfTooLarge(request, MAX_ENVELOPE_BYTES).catch(() => null);
  const body =
    sent &&
    (await decompressErrorReport(
      sent,
      request.headers.get('content-encoding'),
      MAX_ENVELOPE_BYTES,
    ));
  if (!body) return answer({ status: 413 });
  const query = new URL(request.url).searchParams;
  const client = isSentByThisServer(request.headers)
    ? THIS_SERVER_AS_REPORT_CLIENT
    : rateLimitIpAddress(request.headers);
  return answer(await relay({ query, body, client }));
}

function answer({ status, rateLimits }: RelayAnswer): Response {
  const headers = {
    'Cache-Control': 'no-store',
    ...(rateLimits ? { 'X-Sentry-Rate-Limits': rateLimits } : {}),
  };
  return new Response(null, { status, headers });
}
