import { randomBytes } from 'node:crypto';
import { env } from '@/lib/platform/env';
import { framesOf, isError, toldOf } from './known-words';
import { jsonLine } from './log';
import { answerInstead, currentRequest } from './requests';

/**
 * Tells whoever runs the app that something broke: one line in the log and, with a DSN, one report.
 * An error's own words can quote what people typed: the log has those that are in the program
 * itself or come from the system (`known-words.ts`), the report none.
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
  // Loaded only where there is somewhere to report to.
  void import('@sentry/nextjs').then(({ captureException }) =>
    captureException(error, { tags: { eventId, catalogue } }),
  );
}

/**
 * The same for what no one expected; answers the code that the person sees, by which it is found in
 * the log.
 */
export function reportUnexpected(error: unknown, message?: string): string {
  const eventId = randomBytes(4).toString('hex');
  reportError(error, { eventId, message });
  return eventId;
}

/**
 * Runs what follows an answer, such as a letter. A failure is only logged: nobody waits for it, and
 * it must not show whether an address is known.
 */
export async function quietly(message: string, send: () => Promise<void>): Promise<void> {
  await send().catch((error) => void reportUnexpected(error, message));
}

/**
 * One line of the log, as JSON: what of the error is known to be no one's words, or a message of
 * the catalogue in their place.
 */
export function errorLine(
  error: unknown,
  { eventId, message }: { eventId: string; message?: string | undefined },
): string {
  const { words, ...told } = toldOf(error);
  const todo = whatToDo(error);
  const reason = words === undefined || message === undefined ? {} : { reason: words };
  return jsonLine({
    level: 'error',
    at: new Date().toISOString(),
    eventId,
    message: message ?? words ?? 'Error',
    ...reason,
    ...told,
    ...(todo ? { todo } : {}),
  });
}

const TO_DO = {
  damaged:
    'The database is damaged. What is whole still works. Restore the last good backup: docs/operating.md',
  unusable:
    'Look for a full or read-only disk, wrong permissions, or another program that holds the database. Pages that only show something still work if it can be read: docs/operating.md',
} as const;

/** For whoever runs the app, where the data can't be used. */
function whatToDo(error: unknown): string | null {
  if (!isError(error) || error.name !== 'StoreUnavailableError') return null;
  return 'isDamaged' in error && error.isDamaged === true ? TO_DO.damaged : TO_DO.unusable;
}

/** While the data can't be used, every page fails for the same reason: one line a minute says it. */
const SAID_AGAIN_MS = 60_000;
let saidAt = Number.NEGATIVE_INFINITY;

function sayWhatToDo(error: unknown): void {
  if (!whatToDo(error) || Date.now() - saidAt < SAID_AGAIN_MS) return;
  saidAt = Date.now();
  process.stderr.write(errorLine(error, { eventId: digestOf(error) }));
}

/**
 * The same for an error that a page or a route did not catch; the framework has printed it, with
 * the code that people see.
 */
export function reportRequestError(error: unknown): void {
  if (isUnavailable(error)) {
    answerInstead(503);
    sayWhatToDo(error);
  }
  if (cameUnreadable(error)) {
    answerInstead(400);
    return;
  }
  send(error, digestOf(error));
}

/** The code by which the framework tells people of an error. */
export function digestOf(error: unknown): string {
  const digest = (error as { digest?: unknown } | null)?.digest;
  return typeof digest === 'string' ? digest : 'none';
}

/**
 * A body that is no form, JSON, or call of an action, or that came from another site: the framework
 * itself throws while reading it, before any of our code is asked. Our own actions and routes
 * answer, and never throw.
 */
function cameUnreadable(error: unknown): boolean {
  const request = currentRequest();
  if (!isError(error) || request?.method !== 'POST') return false;
  const frames = framesOf(error);
  if (frames.some((frame) => /\bconsumeBody \(node:/.test(frame))) return true;
  const program = frames.find((frame) => !/\(?node:/.test(frame)) ?? '';
  return !request.path.startsWith('/api/') && /[\\/]node_modules[\\/]next[\\/]/.test(program);
}

/**
 * Nothing was written, and trying again later may succeed. Known by name: another bundle that threw
 * it has classes of its own.
 */
export function isUnavailable(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^(Store|Files|Identity)UnavailableError$|^ContentionError$/.test(error.name)
  );
}
