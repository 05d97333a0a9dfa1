import { createHash } from 'node:crypto';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { operations } from '@/lib/store/collections/accounts';
import type { ReadOperations, Transaction } from '@/lib/store/port';
import { alreadySentOtherContentText } from '@/words/form';
import { DomainError } from './errors';

/** A request that may be repeated: its id and a hash of its content. */
export type IdempotentOperation = {
  readonly id: string;
  readonly accountId: string;
  readonly fingerprint: string;
};

/** @param request everything that makes two requests the same one; serializable. */
export function createOperation(
  accountId: string,
  operationId: string,
  request: readonly unknown[],
): IdempotentOperation {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return { id: `${accountId}_${operationId}`, accountId, fingerprint };
}

/**
 * The result of an operation that is sent again; null the first time. 'conflict' when the id came
 * with another request.
 */
export async function findEarlierResult<T>(
  reader: ReadOperations,
  operation: IdempotentOperation,
): Promise<T | null> {
  const earlier = await reader.get(operations, operation.id);
  return earlier && (JSON.parse(requireSameRequest(earlier, operation).result) as T);
}

/** Returns the stored operation if the request is the same; 'conflict' if it isn't. */
export function requireSameRequest<K extends { fingerprint: string }>(
  stored: K,
  { fingerprint }: IdempotentOperation,
): K {
  if (stored.fingerprint === fingerprint) return stored;
  throw new DomainError('conflict', alreadySentOtherContentText());
}

export function saveOperationResult(
  transaction: Transaction,
  operation: IdempotentOperation,
  result: unknown,
  now: Date,
): void {
  transaction.create(operations, {
    ...operation,
    result: JSON.stringify(result),
    createdAt: timestampFromDate(now),
  });
}
