import { randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { markUnavailable } from './requests';

/**
 * Tells whoever runs the app that something broke: one line in the log and, with a DSN, one report. Neither holds the error's own words,
 * which can quote what people typed: the log has a message of the catalogue, the kind of error and the place.
 */
export function reportError(error: unknown, about: { eventId: string; message?: string | undefined }): void {
  process.stderr.write(errorLine(error, about));
  if (!env().SENTRY_DSN) return;
  // Loaded only where there is somewhere to report to.
  void import('@sentry/nextjs').then(({ captureException }) =>
    captureException(error, { tags: { eventId: about.eventId, catalogue: about.message ?? 'Error' } }),
  );
}

/** The same for what nobody expected; answers the code that the person sees, by which it is found in the log. */
export function reportUnexpected(error: unknown, message?: string): string {
  const eventId = randomBytes(4).toString('hex');
  reportError(error, { eventId, message });
  return eventId;
}

/** One line of the log, as JSON. */
export function errorLine(
  error: unknown,
  { eventId, message = 'Error' }: { eventId: string; message?: string | undefined },
): string {
  const kind = error instanceof Error ? error.name : typeof error;
  const place = error instanceof Error ? (error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []).slice(0, 5) : [];
  return `${JSON.stringify({ level: 'error', at: new Date().toISOString(), eventId, message, kind, place })}\n`;
}

/** The same for an error that a page or a route did not catch; the framework has printed it, with the code that people see. */
export function reportRequestError(error: unknown): void {
  if (isUnavailable(error)) markUnavailable();
  if (!env().SENTRY_DSN) return;
  const digest = (error as { digest?: unknown } | null)?.digest;
  void import('@sentry/nextjs').then(({ captureException }) =>
    captureException(error, { tags: { eventId: typeof digest === 'string' ? digest : 'none', catalogue: 'Error' } }),
  );
}

/** By name: what a page throws was made in another bundle than this one. */
function isUnavailable(error: unknown): boolean {
  return error instanceof Error && /^(Store|Files|Identity)UnavailableError$|^ContentionError$/.test(error.name);
}
