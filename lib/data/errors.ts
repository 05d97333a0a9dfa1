import type { ErrorCode } from '@/lib/domain/site/requests';
import type { UnreadableDocumentError } from '@/lib/store/port';
import { TOO_MANY_NOW } from '@/words/account';
import { couldNotBeFound, type Missing } from '@/words/not-found';

/**
 * An expected refusal, with the sentence a person may see. Anything else that is thrown is a
 * defect.
 */
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

/** Nothing was tried. The same call works with the solution of this challenge. */
export class ProofNeededError extends DomainError {
  constructor(readonly challenge: string) {
    super('needs-proof', TOO_MANY_NOW);
  }
}

/** A refusal of what was typed into one field, told next to it. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid-input', message, { [field]: message });
}

/** The same answer for what is missing and for what belongs to someone else. */
export function notFound(what: Missing = 'page'): DomainError {
  return new DomainError('not-found', couldNotBeFound(what));
}

/**
 * The error of a stored document that can't be read. It is compared by name: each bundle has its
 * own copy of the class.
 */
export function asUnreadable(error: unknown): UnreadableDocumentError | null {
  return error instanceof Error && error.name === 'UnreadableDocumentError'
    ? (error as UnreadableDocumentError)
    : null;
}
