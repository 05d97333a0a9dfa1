import { DomainError } from '@/lib/data/errors';
import { readHealth } from '@/lib/data/health/queries';
import { reportError } from '@/lib/platform/report';

const headers = { 'Cache-Control': 'no-store' };

/**
 * For a monitor or a container's health check: 200 while this process works, otherwise 503 and a
 * sentence. Needs no sign-in.
 */
export async function GET(): Promise<Response> {
  try {
    return Response.json(await readHealth(), { headers });
  } catch (error) {
    reportError(error, { eventId: 'healthz' });
    const message =
      error instanceof DomainError ? error.message : 'Something went wrong on our side.';
    return Response.json(
      { status: 'unavailable', message },
      { status: 503, headers: { ...headers, 'Retry-After': '30' } },
    );
  }
}
