import {
  requireTeacher,
  requireTeacherIn,
  type Teacher,
  type Viewer,
} from '@/lib/data/access/viewer';
import { type AuditEntry, logDeniedAttempt, writeAudit } from '@/lib/data/audit';
import { notFoundError } from '@/lib/data/errors';
import { isAdmin } from '@/lib/data/session/queries';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { getServices } from '@/lib/platform/services';
import { admins } from '@/lib/store/collections/profiles';
import type { Transaction } from '@/lib/store/port';

/**
 * An admin is a teacher whose email is in `admins`. Admin pages are in the teachers' area, so the
 * flag alone opens nothing without a teacher's profile. For every other teacher these pages don't
 * exist: 'not-found', and the attempt is logged.
 */
export async function requireAdmin(
  viewer: Viewer,
  action: AuditAction,
): Promise<Pick<Teacher, 'viewer' | 'profile' | 'clock'>> {
  const { viewer: teacher, profile, clock } = await requireTeacher(viewer);
  if (!(await isAdmin(teacher))) await refuse(teacher.accountId, action);
  return { viewer: teacher, profile, clock };
}

async function refuse(accountId: string, action: AuditAction): Promise<never> {
  await logDeniedAttempt(accountId, action, 'admin');
  throw notFoundError();
}

/**
 * An admin's action, written and logged in one transaction, so that a revoked admin is refused at
 * once. `write` returns the action's target, or null if nothing had to change.
 */
export async function writeAsAdmin(
  viewer: Viewer,
  action: AuditAction,
  write: (
    transaction: Transaction,
    accountId: string,
  ) => Promise<Pick<AuditEntry, 'target' | 'values'> | null>,
): Promise<void> {
  const { accountId, isAllowed } = await getServices().store.transaction(async (transaction) => {
    const { accountId, email } = (await requireTeacherIn(transaction, viewer)).viewer;
    const isAllowed = (await transaction.get(admins, email)) !== null;
    const change = isAllowed ? await write(transaction, accountId) : null;
    if (change) writeAudit(transaction, { actorId: accountId, action, ...change });
    return { accountId, isAllowed };
  });
  if (!isAllowed) await refuse(accountId, action);
}
