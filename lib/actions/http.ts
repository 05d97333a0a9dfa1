import type { z } from 'zod';
import { isSameOrigin } from '@/lib/auth/origin';
import { waitForAccountSlot } from '@/lib/auth/request-slots';
import { getViewerWithoutSlot } from '@/lib/auth/viewer';
import { viewerAsVisitedStudent } from '@/lib/auth/visit';
import type { Viewer } from '@/lib/data/access/viewer';
import { requireSameAccount } from '@/lib/data/account/account-key';
import { DomainError } from '@/lib/data/errors';
import { ACCOUNT_KEY_HEADER, type ErrorCode } from '@/lib/domain/site/requests';
import { parseJsonOrUndefined } from '@/lib/domain/text/json';
import { answerTooLargeText, notOurPageText, unreadableAnswerText } from '@/words/form';
import { STUDENTS } from './audience';
import { type ActionResult, parseInput, runRequest } from './run-request';

const STATUS: Record<ErrorCode, number> = {
  'invalid-input': 400,
  'not-signed-in': 401,
  'not-found': 404,
  'not-allowed': 403,
  'limit-reached': 409,
  locked: 409,
  conflict: 409,
  'too-large': 413,
  'too-many-tries': 429,
  'needs-proof': 429,
  unavailable: 503,
  unexpected: 500,
};

/**
 * An action's answer over plain HTTP: the same JSON with a matching status. Caches must not store
 * it.
 */
export function respondWithResult(result: ActionResult<unknown>): Response {
  return Response.json(result, {
    status: result.ok ? 200 : STATUS[result.error.code],
    headers: { 'Cache-Control': 'private, no-store' },
  });
}

/** Enough for any answer a student types, and far too little to fill a disk. */
const MAX_BYTES = 16 * 1024;

/**
 * A POST route with the guarantees of a student's server action, for answers that a browser must be
 * able to resend after lost Wi-Fi. It is limited to the account that the page was rendered for. The
 * body has at most 16 KiB and is only read once the sender is known.
 */
export function defineStudentPostRoute<S extends z.ZodType, T>(
  input: S,
  command: (viewer: Viewer, input: z.output<S>) => Promise<T>,
  failureMessage?: string,
) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers))
      return respondWithResult(refusalResult('not-allowed', notOurPageText()));
    const result = await runRequest(async () => {
      const viewer = await viewerAsVisitedStudent(
        await getViewerWithoutSlot({ trustCookieRole: true }),
      );
      requireSameAccount(viewer, request.headers.get(ACCOUNT_KEY_HEADER));
      STUDENTS.check(viewer);
      const body = await readBodyOrNullIfTooLarge(request, MAX_BYTES);
      if (body === null) throw new DomainError('too-large', answerTooLargeText());
      const sent = parseJsonOrUndefined(body.toString('utf8'));
      if (sent === undefined) throw unreadable();
      if (viewer) await waitForAccountSlot(viewer.accountId);
      return command(viewer, parseInput(input, sent));
    }, failureMessage);
    return respondWithResult(result);
  };
}

const unreadable = () => new DomainError('invalid-input', unreadableAnswerText());

export function refusalResult(code: ErrorCode, message: string): ActionResult<never> {
  return { ok: false, error: { code, message } };
}

/**
 * The request's body, or null as soon as it exceeds `maxBytes`, whatever Content-Length says.
 *
 * @throws DomainError when the connection broke off
 */
export async function readBodyOrNullIfTooLarge(
  request: Request,
  maxBytes: number,
): Promise<Buffer | null> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return null;
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let total = 0;
  const next = () =>
    reader.read().catch(() => {
      throw unreadable();
    });
  for (let part = await next(); !part.done; part = await next()) {
    total += part.value.byteLength;
    if (total > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
