import {
  errorCodeOf,
  errorMessageOf,
  GRPC_CODES,
  raceWithTimeoutFallback,
} from '@/lib/firebase/errors';
import {
  AlreadyExistsError,
  ContentionError,
  InvalidDocumentError,
  StoreUnavailableError,
} from '@/lib/store/port';

/** Another transaction was faster, or this one took so long that the server released its locks. */
export function isTransactionConflict(error: unknown): boolean {
  const code = errorCodeOf(error);
  if (code === GRPC_CODES.ABORTED) return true;
  return (
    code === GRPC_CODES.INVALID_ARGUMENT &&
    /transaction (has expired|is invalid or closed)|no longer valid/i.test(errorMessageOf(error))
  );
}

/**
 * A passing failure of the service; the request may or may not have been carried out. The SDK only
 * retries calls that can't have arrived.
 */
export function isTransientError(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === GRPC_CODES.UNKNOWN || code === GRPC_CODES.INTERNAL;
}

/** Translates to the port's errors. An error without a service code is passed on unchanged. */
export function toPortError(error: unknown): unknown {
  const code = errorCodeOf(error);
  if (typeof code !== 'number') return error;
  // Only the text becomes the cause: an SDK error object may carry the request and with it the data
  // to be written.
  const cause = new Error(errorMessageOf(error));
  if (isTransactionConflict(error))
    return new ContentionError('Others changed the same documents too often.', { cause });
  if (code === GRPC_CODES.ALREADY_EXISTS)
    return new AlreadyExistsError('There is a document of this id already.', { cause });
  if (code === GRPC_CODES.INVALID_ARGUMENT)
    return new InvalidDocumentError('Firestore cannot hold this document or answer this query.', {
      cause,
    });
  if (code === GRPC_CODES.FAILED_PRECONDITION) {
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
export function createStoreAnswerWaiter(patienceMs: number) {
  const unanswered = new Set<Promise<unknown>>();

  return {
    /** Resolves with the answer; {@link StoreUnavailableError} if it takes too long. */
    async within<R>(answer: Promise<R>): Promise<R> {
      unanswered.add(answer);
      const answered = () => unanswered.delete(answer);
      answer.then(answered, answered);
      return raceWithTimeoutFallback(answer, patienceMs, () => {
        throw new StoreUnavailableError(`Firestore gave no answer in ${patienceMs} ms.`);
      });
    },
    /**
     * Waits until earlier calls are answered, because the SDK logs complaints if it is closed
     * during one.
     */
    async calm(): Promise<void> {
      await raceWithTimeoutFallback(Promise.allSettled(unanswered), patienceMs, () => []);
    },
  };
}

export type StoreAnswerWaiter = ReturnType<typeof createStoreAnswerWaiter>;
