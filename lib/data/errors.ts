import type { ErrorCode } from '@/lib/domain/site/requests';
import { couldNotBeFound, type Missing } from '@/words/not-found';

/** An expected refusal, with the sentence a person may see. Anything else that is thrown is a defect. */
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

/** A refusal of what was typed into one field, told next to it. */
export function invalidField(field: string, message: string): DomainError {
  return new DomainError('invalid-input', message, { [field]: message });
}

/** The same answer for what is missing and for what belongs to someone else. */
export function notFound(what: Missing = 'page'): DomainError {
  return new DomainError('not-found', couldNotBeFound(what));
}
