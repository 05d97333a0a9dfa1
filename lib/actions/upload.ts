import pLimit from 'p-limit';
import type { z } from 'zod';
import { isSameOrigin } from '@/lib/auth/origin';
import { requireSameAccount } from '@/lib/data/account/account-key';
import { DomainError } from '@/lib/data/errors';
import { requireSignedIn, type SignedInViewer, type Viewer } from '@/lib/data/viewer';
import { ACCOUNT_HEADER } from '@/lib/domain/account-header';
import { MAX_PICTURE_BYTES } from '@/lib/domain/graph';
import { answer, invalidInput, viewerFor } from './define-action';
import { readLimited, refusal, respond } from './http';

type UploadDefinition<S extends z.ZodType, T> = {
  /** The form's other fields, all of them text. */
  input: S;
  /** Throws when this viewer may not upload here at all; asked before anything of the body is read. */
  authorize: (viewer: Viewer) => void;
  run: (call: { viewer: SignedInViewer; input: z.output<S>; file: Uint8Array }) => Promise<T>;
  /** What the log says when it fails unexpectedly. */
  failure?: string;
};

/** Beside the picture: the words, the table and the form's own boundaries. */
const FORM_BYTES = 64 * 1024;
const MAX_BODY_BYTES = MAX_PICTURE_BYTES + FORM_BYTES;
/** How many uploads are held in memory at once, in all and for one account; the others wait in their sockets. */
const AT_ONCE = 8;
const PER_ACCOUNT = 1;
const MOST_WAITING = 60;
/** A connection that delivers nothing for this long makes room for the next one. */
const STALLED_MS = 20_000;

const TOO_LARGE = 'This picture is larger than 8 MB. Please make it smaller, or crop it.';

type Limit = ReturnType<typeof pLimit>;
type Queues = { all: Limit; byAccount: Map<string, Limit> };

// One set per process: Next evaluates this module once for each route that uses it.
const holder = globalThis as typeof globalThis & { fractionLeagueUploads?: Queues };
function queues(): Queues {
  holder.fractionLeagueUploads ??= { all: pLimit(AT_ONCE), byAccount: new Map() };
  return holder.fractionLeagueUploads;
}

/** One after the other for each account, so that a class is not held up by one who clicks fifty times. */
async function inTurn<T>(accountId: string, run: () => Promise<T>): Promise<T> {
  const { all, byAccount } = queues();
  const own = byAccount.get(accountId) ?? pLimit(PER_ACCOUNT);
  byAccount.set(accountId, own);
  if (own.pendingCount >= MOST_WAITING)
    throw new DomainError('too-many-tries', 'Please wait until your other pictures are sent.');
  try {
    return await own(() => all(run));
  } finally {
    if (own.activeCount + own.pendingCount === 0) byAccount.delete(accountId);
  }
}

/**
 * A POST route for a form with one picture, in the field `file`: same-site origin, a signed-in viewer, then a body of at most 8 MB and a
 * little, of which never more than a few are held in memory at once. What the picture is, its content says, and the command looks.
 */
export function defineUpload<S extends z.ZodType, T>({ input, authorize, run, failure }: UploadDefinition<S, T>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers)) return respond(refusal('not-allowed', 'This request did not come from our own page.'));
    const result = await answer(async () => {
      const viewer = await viewerFor(authorize);
      requireSameAccount(viewer, request.headers.get(ACCOUNT_HEADER));
      authorize(viewer);
      const uploader = requireSignedIn(viewer);
      if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new DomainError('too-large', TOO_LARGE);
      return inTurn(uploader.accountId, async () => {
        const { file, fields } = await readForm(request);
        const parsed = input.safeParse(fields);
        if (!parsed.success) throw invalidInput(parsed.error);
        return run({ viewer: uploader, input: parsed.data, file });
      });
    }, failure);
    return respond(result);
  };
}

async function readForm(request: Request): Promise<{ file: Uint8Array; fields: Record<string, string> }> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;/i.test(type)) throw unreadable();
  const body = await readLimited(withoutStalling(request), MAX_BODY_BYTES);
  if (body === null) throw new DomainError('too-large', TOO_LARGE);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData().catch(() => {
    throw unreadable();
  });
  const file = form.get('file');
  if (!file || typeof file === 'string') {
    const message = 'Please choose a picture first.';
    throw new DomainError('invalid-input', message, { file: message });
  }
  if (file.size > MAX_PICTURE_BYTES) throw new DomainError('too-large', TOO_LARGE);
  const fields = Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return { file: new Uint8Array(await file.arrayBuffer()), fields };
}

function unreadable(): DomainError {
  return new DomainError('invalid-input', 'The picture did not arrive whole. Please send it again.');
}

/** The same request, given up when nothing comes for a while. */
function withoutStalling(request: Request): Request {
  const reader = request.body?.getReader();
  if (!reader) return request;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      let timer: NodeJS.Timeout | undefined;
      const stalled = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(unreadable()), STALLED_MS);
      });
      try {
        const part = await Promise.race([reader.read(), stalled]);
        if (part.done) controller.close();
        else controller.enqueue(part.value);
      } catch {
        // A connection that broke off is the same to us as one that stands still.
        controller.error(unreadable());
        void reader.cancel().catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Request(request.url, { method: 'POST', headers: request.headers, body, duplex: 'half' } as RequestInit);
}
