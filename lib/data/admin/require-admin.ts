import { requireTeacher, requireTeacherIn } from '@/lib/data/access/teacher';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { recordDenied } from '@/lib/data/audit';
import { notFound } from '@/lib/data/errors';
import { isAdmin } from '@/lib/data/session/queries';
import type { AuditAction } from '@/lib/domain/site/audit-actions';
import { getServices } from '@/lib/server/services';
import { admins } from '@/lib/store/collections/profiles';
import type { AppMeta } from '@/lib/store/collections/season';
import type { Transaction } from '@/lib/store/port';

/**
 * An admin is a teacher whose email stands in `admins`: the admin's pages lie in the teacher's area, so the flag alone opens nothing until
 * there is a teacher's profile. For every other teacher these pages do not exist: 'not-found', and the attempt is recorded.
 */
export async function requireAdmin(viewer: Viewer, action: AuditAction): Promise<{ viewer: SignedInViewer; meta: AppMeta }> {
  const { viewer: teacher, meta } = await requireTeacher(viewer);
  if (await isAdmin(teacher)) return { viewer: teacher, meta };
  await recordDenied(teacher.accountId, action, 'admin');
  throw notFound();
}

/** One transaction of an admin, who is one still when it is written: a revoked admin is refused from that moment on. */
export async function writeAsAdmin<R>(
  viewer: Viewer,
  action: AuditAction,
  body: (transaction: Transaction, admin: { viewer: SignedInViewer; meta: AppMeta }) => Promise<R>,
): Promise<R> {
  const outcome = await getServices().store.transaction(async (transaction) => {
    const { viewer: teacher, meta } = await requireTeacherIn(transaction, viewer);
    if (!(await transaction.get(admins, teacher.email))) return { admin: false as const, teacher };
    return { admin: true as const, result: await body(transaction, { viewer: teacher, meta }) };
  });
  if (outcome.admin) return outcome.result;
  await recordDenied(outcome.teacher.accountId, action, 'admin');
  throw notFound();
}
