import type { ErrorCode } from '@/lib/domain/site/requests';
import type { StoreUnavailableError, UnreadableDocumentError } from '@/lib/store/port';
import { signInIsBusyText } from '@/words/access';
import { couldNotBeFoundText, type MissingKind } from '@/words/page-problems';

/** An expected refusal, with a sentence for people. Any other thrown error is a bug. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fieldErrors?: Record<string, string>,
  ) {
    super(message);
  }
}

/** Nothing was tried. The same call works with this challenge's solution. */
export class ProofOfWorkNeededError extends DomainError {
  constructor(readonly challenge: string) {
    super('needs-proof', signInIsBusyText());
  }
}

export function invalidFieldError(field: string, message: string): DomainError {
  return new DomainError('invalid-input', message, { [field]: message });
}

/**
 * The error for a missing document and for one of someone else, so that nobody can tell them apart.
 */
export function notFoundError(what: MissingKind = 'page'): DomainError {
  return new DomainError('not-found', couldNotBeFoundText(what));
}

/**
 * Returns the error if it says that a stored document can't be read, otherwise null. It is compared
 * by name: each bundle has its own copy of the class.
 */
export function asUnreadableDocumentError(error: unknown): UnreadableDocumentError | null {
  return error instanceof Error && error.name === 'UnreadableDocumentError'
    ? (error as UnreadableDocumentError)
    : null;
}

/** The error of a store that can't be used now. Compared by name, as above. */
export function asStoreUnavailableError(error: unknown): StoreUnavailableError | null {
  return error instanceof Error && error.name === 'StoreUnavailableError'
    ? (error as StoreUnavailableError)
    : null;
}

/** True if a write created a document that is already stored. Compared by name, as above. */
export const isAlreadyExistsError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AlreadyExistsError';
