import { codeOf, GRPC, messageOf, race } from '@/lib/firebase/errors';
import {
  AlreadyExistsError,
  ContentionError,
  InvalidDocumentError,
  StoreUnavailableError,
} from '@/lib/store/port';

/** Another transaction was faster, or this one took so long that the server released its locks. */
export function isTransactionConflict(error: unknown): boolean {
  const code = codeOf(error);
  if (code === GRPC.ABORTED) return true;
  return (
    code === GRPC.INVALID_ARGUMENT &&
    /transaction (has expired|is invalid or closed)|no longer valid/i.test(messageOf(error))
  );
}

/**
 * A passing failure of the service; the request may or may not have been carried out. The SDK only
 * retries calls that can't have arrived.
 */
export function isTransientError(error: unknown): boolean {
  const code = codeOf(error);
  return code === GRPC.UNKNOWN || code === GRPC.INTERNAL;
}

/** Translates to the port's errors. An error without a service code is passed on unchanged. */
export function portError(error: unknown): unknown {
  const code = codeOf(error);
  if (typeof code !== 'number') return error;
  // Only the text becomes the cause: an SDK error object may carry the request and with it the data
  // to be written.
  const cause = new Error(messageOf(error));
  if (isTransactionConflict(error))
    return new ContentionError('Others changed the same documents too often.', { cause });
  if (code === GRPC.ALREADY_EXISTS)
    return new AlreadyExistsError('There is a document of this id already.', { cause });
  if (code === GRPC.INVALID_ARGUMENT)
    return new InvalidDocumentError('Firestore cannot hold this document or answer this query.', {
      cause,
    });
  if (code === GRPC.FAILED_PRECONDITION) {
    return new StoreUnavailableError(
      'Firestore lacks an index for this query; deploy firestore.indexes.json.',
      { cause },
    );
  }
  return new StoreUnavailableError(`Firestore does not answer as it should (code ${code}).`, {
    cause,
  });
}

/** Waits for the service's answers, at most `patienceMs` milliseconds each. */
export function createTimeouts(patienceMs: number) {
  const unanswered = new Set<Promise<unknown>>();

  return {
    /** Resolves with the answer; {@link StoreUnavailableError} if it takes too long. */
    async within<R>(answer: Promise<R>): Promise<R> {
      unanswered.add(answer);
      const answered = () => unanswered.delete(answer);
      answer.then(answered, answered);
      return race(answer, patienceMs, () => {
        throw new StoreUnavailableError(`Firestore gave no answer in ${patienceMs} ms.`);
      });
    },
    /**
     * Waits until earlier calls are answered, because the SDK logs complaints if it is closed
     * during one.
     */
    async calm(): Promise<void> {
      await race(Promise.allSettled(unanswered), patienceMs, () => []);
    },
  };
}

export type Timeouts = ReturnType<typeof createTimeouts>;
