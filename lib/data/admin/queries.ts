import type { AuditPageDto } from '@/lib/data/admin/dto';
import { OPERATOR_ACTOR } from '@/lib/data/operator';
import type { Viewer } from '@/lib/data/viewer';
import { dateFromTimestamp } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/services';
import { auditLog, teacherProfiles } from '@/lib/store/collections';
import { requireAdmin } from './require-admin';

const PAGE_SIZE = 25;
/** The store has no cursor, so a page costs all before it; further back than this the filter helps. */
export const LAST_AUDIT_PAGE = 40;

/**
 * The audit log, newest first. For admins; 'not-found' for every other teacher. There is no command that changes it.
 *
 * @param action the stored name of a deed, or null for all.
 * @param page from 1 to {@link LAST_AUDIT_PAGE}.
 */
export async function getAuditPage(
  viewer: Viewer,
  { action, page }: { action: string | null; page: number },
): Promise<AuditPageDto> {
  await requireAdmin(viewer, 'audit.read');
  const { store, timeZone } = getServices();
  const shown = Math.min(Math.max(1, page), LAST_AUDIT_PAGE);
  const found = await store.query(auditLog, {
    ...(action === null ? {} : { where: [{ field: 'action', op: '==', value: action }] }),
    orderBy: { field: 'at', direction: 'desc' },
    limit: shown * PAGE_SIZE + 1,
  });
  const records = found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  const names = await teacherNames(records.flatMap(({ actorId, target }) => [actorId, target]));
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'medium' });
  return {
    rows: records.map((record) => ({
      id: record.id,
      at: clock.format(dateFromTimestamp(record.at)),
      actor: record.actorId === OPERATOR_ACTOR ? 'The command line' : (names.get(record.actorId) ?? record.actorId),
      action: record.action,
      target: names.get(record.target) ?? record.target,
      outcome: record.outcome,
      detail: record.detail ?? null,
    })),
    page: shown,
    hasMore: found.length > shown * PAGE_SIZE && shown < LAST_AUDIT_PAGE,
  };
}

/** What teachers are called; a student stays an id here. */
async function teacherNames(ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const wanted = [...new Set(ids)].filter((id) => /^[0-9a-zA-Z]{16,64}$/.test(id));
  for (let start = 0; start < wanted.length; start += 30) {
    const found = await getServices().store.query(teacherProfiles, {
      where: [{ field: 'teacherId', op: 'in', value: wanted.slice(start, start + 30) }],
    });
    for (const { teacherId, displayName } of found) names.set(teacherId, displayName);
  }
  return names;
}
