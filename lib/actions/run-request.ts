import { headers } from 'next/headers';
import type { z } from 'zod';
import { isSameOrigin } from '@/lib/auth/origin';
import { asUnreadableDocumentError, DomainError, ProofOfWorkNeededError } from '@/lib/data/errors';
import type { ErrorCode } from '@/lib/domain/site/requests';
import { isUnavailableError, reportUnexpected } from '@/lib/platform/report';
import {
  checkTypedText,
  nothingCanBeSavedText,
  notOurPageText,
  serverErrorText,
} from '@/words/form';
import { UNREADABLE_PAGE_FOR_STUDENT } from '@/words/page-problems';

/** {@link runRequest} for a request that must come from this site's own pages. */
export async function runSameOriginRequest<T>(
  run: (requestHeaders: Headers) => Promise<T>,
  failureMessage?: string,
): Promise<ActionResult<T>> {
  return runRequest(async () => {
    const requestHeaders = await headers();
    if (!isSameOrigin(requestHeaders)) throw new DomainError('not-allowed', notOurPageText());
    return run(requestHeaders);
  }, failureMessage);
}

/** Runs a request, and turns what it throws into an answer that people can read. */
export async function runRequest<T>(
  run: () => Promise<T>,
  failureMessage?: string,
): Promise<ActionResult<T>> {
  try {
    return { ok: true, data: await run() };
  } catch (error) {
    return { ok: false, error: describeError(error, failureMessage) };
  }
}

function describeError(
  error: unknown,
  failureMessage?: string,
): Extract<ActionResult<never>, { ok: false }>['error'] {
  if (error instanceof DomainError) {
    const { code, message, fieldErrors } = error;
    return {
      code,
      message,
      ...(fieldErrors ? { fieldErrors } : {}),
      ...(error instanceof ProofOfWorkNeededError ? { challenge: error.challenge } : {}),
    };
  }
  const eventId = reportUnexpected(error, failureMessage);
  if (asUnreadableDocumentError(error))
    return { code: 'unexpected', message: UNREADABLE_PAGE_FOR_STUDENT.sentence };
  if (isUnavailableError(error)) {
    return { code: 'unavailable', message: nothingCanBeSavedText() };
  }
  return {
    code: 'unexpected',
    message: serverErrorText(eventId),
  };
}

/** @throws DomainError with the first reason for each field */
export function parseInput<S extends z.ZodType>(input: S, raw: unknown): z.output<S> {
  const parsed = readInput(input, raw);
  if (parsed.success) return parsed.data;
  const fieldErrors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const field = issue.path.map(String).join('.');
    fieldErrors[field] ??= issue.message;
  }
  throw new DomainError(
    'invalid-input',
    Object.values(fieldErrors)[0] ?? checkTypedText(),
    fieldErrors,
  );
}

/**
 * A reference that a client sends to its own objects becomes a value that throws when it is read.
 */
function readInput<S extends z.ZodType>(input: S, raw: unknown) {
  try {
    // A schema's own messages, such as “expected number”, are for developers.
    return input.safeParse(raw, { error: checkTypedText });
  } catch {
    throw new DomainError('invalid-input', checkTypedText());
  }
}

/**
 * The answer of every server action. Expected errors are typed; any other is `unexpected` and
 * carries only an event id.
 */
export type ActionResult<T> =
  | { ok: true; data: T }
  | {
      ok: false;
      error: {
        code: ErrorCode;
        message: string;
        fieldErrors?: Record<string, string>;
        challenge?: string;
      };
    };
