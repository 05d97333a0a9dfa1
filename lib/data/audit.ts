import { randomBytes } from 'node:crypto';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/services';
import { auditLog } from '@/lib/store/collections';
import type { WriteOperations } from '@/lib/store/port';

export type AuditRecord = {
  actorId: string;
  action: AuditAction;
  target: string;
  outcome: 'done' | 'denied';
  /** Numbers before and after; never a name or an e-mail. */
  detail?: string;
};

/** Adds a record in the same transaction as the deed. `target` is an id, never a name or an e-mail. */
export function writeAudit(writes: Pick<WriteOperations, 'create'>, record: AuditRecord): void {
  writes.create(auditLog, { id: randomBytes(16).toString('hex'), at: timestampFromDate(getServices().now()), ...record });
}

/** Records an attempt on something that is not the actor's own. */
export async function recordDenied(actorId: string, action: AuditAction, target: string): Promise<void> {
  await getServices().store.append(auditLog, {
    at: timestampFromDate(getServices().now()),
    actorId,
    action,
    target: target.slice(0, 100),
    outcome: 'denied',
  });
}
