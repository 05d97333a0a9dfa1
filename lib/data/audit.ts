import { createHash, randomBytes } from 'node:crypto';
import type { AuditAction, AuditValues } from '@/lib/domain/site/audit-actions';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { UNCATALOGED_LOG_MESSAGES } from '@/lib/platform/log';
import { reportError } from '@/lib/platform/report';
import { getServices } from '@/lib/platform/services';
import { auditLog, auditRepeats } from '@/lib/store/collections/audit';
import type { Transaction, WriteOperations } from '@/lib/store/port';

export type AuditEntry = {
  actorId: string;
  action: AuditAction;
  target: string;
  /** Numbers before and after; never a name or an email. */
  values?: AuditValues;
};

/** Adds a record in the action's own transaction. `target` is an id, never a name or an email. */
export function writeAudit(writes: Pick<WriteOperations, 'create'>, entry: AuditEntry): void {
  const at = timestampFromDate(getServices().now());
  writes.create(auditLog, { id: randomBytes(16).toString('hex'), at, ...entry, outcome: 'done' });
}

/**
 * One record for something that happens in parts or repeatedly: the first time it is added, after
 * that it is counted.
 *
 * @param key identifies equal events.
 * @returns the writes, for the end of a transaction that may have more to read.
 */
export async function prepareRepeatedAudit(
  transaction: Transaction,
  key: readonly string[],
  entry: AuditEntry,
  count: number,
  outcome: 'done' | 'denied' = 'done',
): Promise<() => void> {
  const id = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  const isThere = (await transaction.get(auditLog, id)) !== null;
  const before = isThere ? ((await transaction.get(auditRepeats, id))?.count ?? 1) : 0;
  const at = timestampFromDate(getServices().now());
  return () => {
    if (!isThere) transaction.create(auditLog, { id, at, ...entry, outcome });
    if (before + count > 1)
      transaction.set(auditRepeats, { id, count: before + count, lastAt: at });
  };
}

type Denials = { count: number; written: Promise<void> };
/**
 * Denials of one kind that wait for the previous write, so that a flood becomes a few writes
 * instead of contention for one document.
 */
const waiting = new Map<string, Denials>();
const writing = new Map<string, Promise<void>>();

/**
 * The targets that someone can try per day before the rest are counted together, so that the log
 * can't be flooded.
 */
const MAX_TARGETS = 30;
const OTHER_TARGETS = 'others';
let triedTargets: { day: string; targets: Map<string, Set<string>> } = {
  day: '',
  targets: new Map(),
};

/**
 * Logs an attempt on something that isn't the actor's. Equal attempts on one day are counted. Never
 * rejects, because the refusal stands even if logging fails.
 */
export function logDeniedAttempt(
  actorId: string,
  action: AuditAction,
  target: string,
): Promise<void> {
  const day = getServices().now().toISOString().slice(0, 10);
  const named = nameTarget(day, actorId, target.slice(0, 100));
  const key = ['denied', day, actorId, action, named];
  const name = key.join(' ');
  const next = waiting.get(name);
  if (next) {
    next.count += 1;
    return next.written;
  }
  const denials: Denials = { count: 1, written: Promise.resolve() };
  denials.written = (writing.get(name) ?? Promise.resolve()).then(async () => {
    waiting.delete(name);
    await writeDenied(key, { actorId, action, target: named }, denials.count);
    if (writing.get(name) === denials.written) writing.delete(name);
  });
  waiting.set(name, denials);
  writing.set(name, denials.written);
  return denials.written;
}

function nameTarget(day: string, actorId: string, target: string): string {
  if (triedTargets.day !== day) triedTargets = { day, targets: new Map() };
  const targets = triedTargets.targets.get(actorId) ?? new Set();
  triedTargets.targets.set(actorId, targets);
  if (targets.size >= MAX_TARGETS && !targets.has(target)) return OTHER_TARGETS;
  targets.add(target);
  return target;
}

async function writeDenied(
  key: readonly string[],
  entry: AuditEntry,
  count: number,
): Promise<void> {
  try {
    await getServices().store.transaction(async (transaction) =>
      (await prepareRepeatedAudit(transaction, key, entry, count, 'denied'))(),
    );
  } catch (error) {
    reportError(error, {
      eventId: randomBytes(4).toString('hex'),
      message: UNCATALOGED_LOG_MESSAGES.denied,
    });
  }
}
