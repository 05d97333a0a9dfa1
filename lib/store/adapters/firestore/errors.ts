import { codeOf, GRPC, messageOf, race } from '@/lib/firebase/errors';
import {
  AlreadyExistsError,
  ContentionError,
  InvalidDocumentError,
  StoreUnavailableError,
} from '@/lib/store/port';

/**
 * Another transaction was faster, or this one was held so long that the server gave its locks away.
 */
export function isLostRace(error: unknown): boolean {
  const code = codeOf(error);
  if (code === GRPC.ABORTED) return true;
  return (
    code === GRPC.INVALID_ARGUMENT &&
    /transaction (has expired|is invalid or closed)|no longer valid/i.test(messageOf(error))
  );
}

/**
 * The service stumbled, and may have done what it was asked or not. The SDK asks again by itself
 * only for a call that cannot have arrived.
 */
export function isStumble(error: unknown): boolean {
  const code = codeOf(error);
  return code === GRPC.UNKNOWN || code === GRPC.INTERNAL;
}

/**
 * What the port calls it. An error without a code of the service is no one's translation: it is
 * passed on as it is.
 */
export function portError(error: unknown): unknown {
  const code = codeOf(error);
  if (typeof code !== 'number') return error;
  // Only the text is kept as the cause: an object of the SDK may carry the request, and with it
  // what was to be written.
  const cause = new Error(messageOf(error));
  if (isLostRace(error))
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
    /**
     * Until what was asked before is answered: the SDK complains when it is ended in the middle of
     * a call.
     */
    async calm(): Promise<void> {
      await race(Promise.allSettled(unanswered), patienceMs, () => []);
    },
  };
}

export type Patience = ReturnType<typeof createPatience>;
