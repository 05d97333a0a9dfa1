import { randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { jsonLine } from './log';
import { currentRequestMethodAndPath, replaceErrorResponseStatus } from './requests';
import { isError, safeErrorOf, stackFrames } from './safe-error';

/**
 * Reports a failure to the operator: one line in the log and, if a DSN is set, one error report.
 * Because an error's message can quote what people typed, the log keeps only its safe words
 * (`safe-error.ts`) and the report none.
 */
export function reportError(
  error: unknown,
  about: { eventId: string; message?: string | undefined },
): void {
  process.stderr.write(errorLine(error, about));
  send(error, about.eventId, about.message);
}

function send(error: unknown, eventId: string, catalogue = 'Error'): void {
  if (!env().SENTRY_DSN) return;
  // Loaded only when a DSN is set.
  void import('@sentry/nextjs').then(({ captureException }) =>
    captureException(error, { tags: { eventId, catalogue } }),
  );
}

/**
 * For unexpected errors. Returns the code shown to the person, which also finds the error in the
 * log.
 */
export function reportUnexpected(error: unknown, message?: string): string {
  const eventId = randomBytes(4).toString('hex');
  reportError(error, { eventId, message });
  return eventId;
}

/**
 * Runs work that follows an answer, such as sending an email. Failures are only logged: nobody
 * waits for it, and the answer must not reveal whether an address is known.
 */
export async function runAndLogErrors(message: string, send: () => Promise<void>): Promise<void> {
  await send().catch((error) => void reportUnexpected(error, message));
}

/**
 * One log line as JSON: the message from the catalog with the error's safe words as the reason, or
 * the safe words alone.
 */
export function errorLine(
  error: unknown,
  { eventId, message }: { eventId: string; message?: string | undefined },
): string {
  const { words, ...details } = safeErrorOf(error);
  const todo = whatToDo(error);
  const reason = words === undefined || message === undefined ? {} : { reason: words };
  return jsonLine({
    level: 'error',
    at: new Date().toISOString(),
    eventId,
    message: message ?? words ?? 'Error',
    ...reason,
    ...details,
    ...(todo ? { todo } : {}),
  });
}

const TO_DO = {
  damaged:
    'The database is damaged. What is whole still works. Restore the last good backup: ' +
    'docs/operating.md',
  unusable:
    'Look for a full or read-only disk, wrong permissions, or another program that holds the ' +
    'database. Pages that only show something still work if it can be read: docs/operating.md',
} as const;

function whatToDo(error: unknown): string | null {
  if (!isError(error) || error.name !== 'StoreUnavailableError') return null;
  return 'isDamaged' in error && error.isDamaged === true ? TO_DO.damaged : TO_DO.unusable;
}

/**
 * While the data can't be used, every page fails for the same reason, so it is logged once a
 * minute.
 */
const SAID_AGAIN_MS = 60_000;
let saidAt = Number.NEGATIVE_INFINITY;

function sayWhatToDo(error: unknown): void {
  if (!whatToDo(error) || Date.now() - saidAt < SAID_AGAIN_MS) return;
  saidAt = Date.now();
  process.stderr.write(errorLine(error, { eventId: nextErrorDigestOrNone(error) }));
}

/**
 * For an error that no page or route caught. Next has already printed it, with the code that people
 * see.
 */
export function reportRequestError(error: unknown): void {
  if (isUnavailableError(error)) {
    replaceErrorResponseStatus(503);
    sayWhatToDo(error);
  }
  if (isUnreadableRequest(error)) {
    replaceErrorResponseStatus(400);
    return;
  }
  send(error, nextErrorDigestOrNone(error));
}

export function nextErrorDigestOrNone(error: unknown): string {
  const digest = (error as { digest?: unknown } | null)?.digest;
  return typeof digest === 'string' ? digest : 'none';
}

/**
 * True for a body that isn't a form, JSON, or an action call, or that came from another site, and
 * for a header of Next's router that can't be read. Next itself throws while reading them, before
 * our code runs; our own actions and routes answer and never throw.
 */
export function isUnreadableRequest(error: unknown): boolean {
  const request = currentRequestMethodAndPath();
  if (!isError(error) || !request) return false;
  if (/router state header/.test(error.message)) return true;
  if (request.method !== 'POST') return false;
  // Its stack doesn't show that Next threw it, because that code is bundled with ours.
  if (error.message.endsWith('/failed-to-find-server-action')) return true;
  const frames = stackFrames(error);
  if (frames.some((frame) => /\bconsumeBody \(node:/.test(frame))) return true;
  const program = frames.find((frame) => !/\(?node:/.test(frame)) ?? '';
  return !request.path.startsWith('/api/') && /[\\/]node_modules[\\/]next[\\/]/.test(program);
}

/**
 * True if nothing was written and trying again later may succeed. Compares by name: each bundle has
 * its own copy of the class, so instanceof fails.
 */
export function isUnavailableError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Store|Files|Identity)UnavailableError$|^ContentionError$/.test(error.name)
  );
}
