import {
  AlreadyExistsError,
  ContentionError,
  InvalidDocumentError,
  ReadAfterWriteError,
  StoreUnavailableError,
} from '@/lib/store/port';

/** Codes of gRPC, of which the SDK has no public list. */
const UNKNOWN = 2;
const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;
const INTERNAL = 13;

const OWN_ERRORS = [
  AlreadyExistsError,
  ContentionError,
  InvalidDocumentError,
  ReadAfterWriteError,
  StoreUnavailableError,
  RangeError,
  TypeError,
];

function codeOf(error: unknown): number | undefined {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'number' ? code : undefined;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A write with the condition that the document is there found none. */
export function isMissingDocument(error: unknown): boolean {
  return codeOf(error) === NOT_FOUND;
}

/** Another transaction was faster, or this one was held so long that the server gave its locks away. */
export function isLostRace(error: unknown): boolean {
  const code = codeOf(error);
  if (code === ABORTED) return true;
  return code === INVALID_ARGUMENT && /transaction (has expired|is invalid or closed)|no longer valid/i.test(messageOf(error));
}

/** The service stumbled, and may have done what it was asked or not. The SDK asks again by itself only for a call that cannot have arrived. */
export function isStumble(error: unknown): boolean {
  const code = codeOf(error);
  return code === UNKNOWN || code === INTERNAL;
}

/** What the port calls it. An error without a code of the service is no one's translation: it is passed on as it is. */
export function portError(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined || OWN_ERRORS.some((own) => error instanceof own)) return error;
  // Only the text is kept as the cause: an object of the SDK may carry the request, and with it what was to be written.
  const cause = new Error(messageOf(error));
  if (isLostRace(error)) return new ContentionError('Others changed the same documents too often.', { cause });
  if (code === ALREADY_EXISTS) return new AlreadyExistsError('There is a document of this id already.', { cause });
  if (code === INVALID_ARGUMENT)
    return new InvalidDocumentError('Firestore cannot hold this document or answer this query.', { cause });
  if (code === FAILED_PRECONDITION) {
    return new StoreUnavailableError('Firestore lacks an index for this query; deploy firestore.indexes.json.', { cause });
  }
  return new StoreUnavailableError(`Firestore does not answer as it should (code ${code}).`, { cause });
}

/** Waits for answers of the service, not longer than `patienceMs` milliseconds each. */
export function createPatience(patienceMs: number) {
  const unanswered = new Set<Promise<unknown>>();

  return {
    /** The answer, or {@link StoreUnavailableError} when it takes too long. */
    async within<R>(answer: Promise<R>): Promise<R> {
      unanswered.add(answer);
      const answered = () => unanswered.delete(answer);
      answer.then(answered, answered);
      return race(answer, patienceMs, () => {
        throw new StoreUnavailableError(`Firestore gave no answer in ${patienceMs} ms.`);
      });
    },
    /** Until what was asked before is answered: the SDK complains when it is ended in the middle of a call. */
    async calm(): Promise<void> {
      await race(Promise.allSettled(unanswered), patienceMs, () => []);
    },
  };
}

export type Patience = ReturnType<typeof createPatience>;

function race<R>(answer: Promise<R>, waitMs: number, tooLate: () => R): Promise<R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs);
  }).then(tooLate);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
