import pLimit from 'p-limit';
import type { z } from 'zod';
import { isSameOrigin } from '@/lib/auth/origin';
import { getViewerWithoutSlot } from '@/lib/auth/viewer';
import { viewerAsVisitedStudent } from '@/lib/auth/visit';
import { requireSignedIn, type SignedInViewer } from '@/lib/data/access/viewer';
import { requireSameAccount } from '@/lib/data/account/account-key';
import { DomainError, invalidFieldError } from '@/lib/data/errors';
import { MAX_PICTURE_BYTES } from '@/lib/domain/graphs/handed-in-graph';
import { ACCOUNT_KEY_HEADER } from '@/lib/domain/site/requests';
import { oncePerProcess } from '@/lib/per-process';
import { notOurPageText } from '@/words/form';
import { PICTURE_SENDING_PROBLEMS } from '@/words/picture-problems';
import type { ActionDefinition } from './define-action';
import { refusalResult, respondWithResult } from './http';
import { incompleteUploadError, receiveAndProcessBody } from './receive-body';
import { parseInput, runRequest } from './run-request';

/** `input` are the form's other fields, all of them text. */
type UploadDefinition<S extends z.ZodType, T> = Omit<ActionDefinition<S, T>, 'run'> & {
  /**
   * Throws if this viewer can't hand in anything now. Runs before the body is read, like
   * `audience`.
   */
  admit?: (viewer: SignedInViewer) => Promise<void>;
  run: (call: { viewer: SignedInViewer; input: z.output<S>; file: Uint8Array }) => Promise<T>;
};

const FORM_BYTES = 64 * 1024;
const MAX_BODY_BYTES = MAX_PICTURE_BYTES + FORM_BYTES;
/** How many complete bodies are parsed and processed at once, in total and per account. */
const MAX_UPLOADS_AT_ONCE = 8;
const PER_ACCOUNT = 1;
const MAX_WAITING = 60;

type Limit = ReturnType<typeof pLimit>;
const queues = () =>
  oncePerProcess('fractionLeagueUploads', () => ({
    all: pLimit(MAX_UPLOADS_AT_ONCE),
    byAccount: new Map<string, Limit>(),
  }));

/**
 * One after another for each account, so that someone who clicks fifty times doesn't hold up a
 * class.
 */
async function inTurn<T>(accountId: string, run: () => Promise<T>): Promise<T> {
  const { byAccount } = queues();
  const queue = byAccount.get(accountId) ?? pLimit(PER_ACCOUNT);
  byAccount.set(accountId, queue);
  if (queue.pendingCount >= MAX_WAITING)
    throw new DomainError('too-many-tries', PICTURE_SENDING_PROBLEMS.others);
  try {
    return await queue(run);
  } finally {
    if (queue.activeCount + queue.pendingCount === 0) byAccount.delete(accountId);
  }
}

/**
 * A POST route for a form with one picture in the field `file`: same-site origin, a signed-in
 * viewer, then a body of a little over 8 MB. It occupies one of a few slots only after it has
 * arrived completely, so slow senders hold none. The command checks the picture.
 */
export function definePictureUploadRoute<S extends z.ZodType, T>({
  input,
  audience,
  admit,
  run,
  failureMessage,
}: UploadDefinition<S, T>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers))
      return respondWithResult(refusalResult('not-allowed', notOurPageText()));
    const result = await runRequest(async () => {
      const { isForStudents = false } = audience;
      const signedIn = await getViewerWithoutSlot({ trustCookieRole: isForStudents });
      const viewer = isForStudents ? await viewerAsVisitedStudent(signedIn) : signedIn;
      requireSameAccount(viewer, request.headers.get(ACCOUNT_KEY_HEADER));
      audience.check(viewer);
      const uploader = requireSignedIn(viewer);
      const type = request.headers.get('content-type') ?? '';
      if (!/^multipart\/form-data\s*;/i.test(type)) throw incompleteUploadError();
      if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
        throw tooLargeError();
      return inTurn(uploader.accountId, async () => {
        await admit?.(uploader);
        return receiveAndProcessBody(request, MAX_BODY_BYTES, (body) =>
          queues().all(async () => {
            const { file, fields } = await readForm(body, type);
            return run({ viewer: uploader, input: parseInput(input, fields), file });
          }),
        );
      });
    }, failureMessage);
    const response = respondWithResult(result);
    // The rest of a refused body isn't awaited.
    if (!result.ok) response.headers.set('Connection', 'close');
    return response;
  };
}

const tooLargeError = () => new DomainError('too-large', PICTURE_SENDING_PROBLEMS['over-8-mb']);

async function readForm(
  body: Buffer | null,
  type: string,
): Promise<{ file: Uint8Array; fields: Record<string, string> }> {
  if (body === null) throw tooLargeError();
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw incompleteUploadError();
    });
  const file = form.get('file');
  if (!file || typeof file === 'string')
    throw invalidFieldError('file', PICTURE_SENDING_PROBLEMS.missing);
  if (file.size > MAX_PICTURE_BYTES) throw tooLargeError();
  const fields = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return { file: new Uint8Array(await file.arrayBuffer()), fields };
}
