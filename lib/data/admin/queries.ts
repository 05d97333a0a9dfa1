import type { Viewer } from '@/lib/data/access/viewer';
import type { AuditFilterDto, AuditPageDto } from '@/lib/data/admin/dto';
import { OPERATOR_ACTOR } from '@/lib/data/operator';
import { accountAddress, usernameOf } from '@/lib/domain/student-accounts';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/server/services';
import { type AuditLogRecord, auditLog, auditRepeats } from '@/lib/store/collections/audit';
import { auditDetail, auditStudents } from '@/words/audit';
import { namesOf } from './names';
import { requireAdmin } from './require-admin';

const PAGE_SIZE = 25;
/** The store has no cursor, so a page costs all before it; further back than this the filters help. */
export const LAST_AUDIT_PAGE = 40;

/**
 * The audit log, newest first. For admins; 'not-found' for every other teacher. There is no command that changes it.
 *
 * @param filter what of it; null for what does not matter. `who` is an email, a user name or an id.
 * @param page from 1 to {@link LAST_AUDIT_PAGE}.
 */
export async function getAuditPage(
  viewer: Viewer,
  { action, outcome, who, page }: AuditFilterDto & { page: number },
): Promise<AuditPageDto> {
  await requireAdmin(viewer, 'audit.read');
  const { store, timeZone } = getServices();
  const shown = Math.min(Math.max(1, page), LAST_AUDIT_PAGE);
  const actorId = who === null ? null : await findActor(who);
  if (who !== null && actorId === null) return { rows: [], page: 1, hasMore: false, who, isNobody: true };
  const wanted = { actorId, action, outcome };
  const where = (['actorId', 'action', 'outcome'] as const).flatMap((field) => {
    const value = wanted[field];
    return value === null ? [] : [{ field, op: '==' as const, value }];
  });
  const found = await store.query(auditLog, {
    ...(where.length === 0 ? {} : { where }),
    orderBy: { field: 'at', direction: 'desc' },
    limit: shown * PAGE_SIZE + 1,
  });
  const records = found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE);
  const [names, repeats] = await Promise.all([
    namesOf(records),
    store.getMany(
      auditRepeats,
      records.map(({ id }) => id),
    ),
  ]);
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'medium' });
  const inWords = (at: Timestamp) => clock.format(dateFromTimestamp(at));
  return {
    rows: records.map((record, index) => {
      const repeat = repeats[index];
      const isDenied = record.outcome === 'denied';
      return {
        id: record.id,
        at: inWords(record.at),
        actor: names[index]?.actor ?? record.actorId,
        actorId: record.actorId,
        action: record.action,
        target: names[index]?.target ?? record.target,
        outcome: record.outcome,
        detail: repeat && !isDenied ? auditStudents(repeat.count) : detailOf(record),
        repeated: repeat && isDenied ? { times: repeat.count, lastAt: inWords(repeat.lastAt) } : null,
      };
    }),
    page: shown,
    hasMore: found.length > shown * PAGE_SIZE && shown < LAST_AUDIT_PAGE,
    who: actorId && (await signInName(actorId)),
    isNobody: false,
  };
}

/** Older releases stored the words themselves. */
const detailOf = ({ action, values, detail }: AuditLogRecord): string | null =>
  values ? auditDetail(action, values) : (detail ?? null);

/** Whose deeds somebody asks for; null when nobody has this email or user name. */
async function findActor(who: string): Promise<string | null> {
  if (who === OPERATOR_ACTOR || /^[0-9a-f]{16,64}$/.test(who)) return who;
  return (await getServices().identity.findAccountByEmail(accountAddress(who)))?.accountId ?? null;
}

/** What the actor is asked for by; the id of one who was deleted. */
async function signInName(actorId: string): Promise<string> {
  const account = await getServices().identity.findAccount(actorId);
  return account ? (usernameOf(account.email) ?? account.email) : actorId;
}
