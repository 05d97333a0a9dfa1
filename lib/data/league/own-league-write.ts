import { recordDenied } from '@/lib/data/audit';
import { DomainError, notFound } from '@/lib/data/errors';
import { requireTeacherIn, type SignedInViewer, type Viewer } from '@/lib/data/viewer';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { getServices } from '@/lib/services';
import { type AppMeta, type League, leagues } from '@/lib/store/collections';
import type { Transaction } from '@/lib/store/port';

/** As read inside the transaction. */
export type OwnLeague = { readonly viewer: SignedInViewer; readonly league: League; readonly meta: AppMeta };

/**
 * One transaction about one own league. A missing league and anybody else's are 'not-found', the latter recorded; 'not-allowed' for somebody
 * who is no teacher. Inside `body` reads come before writes, as always.
 */
export async function writeOwnLeague<R>(
  viewer: Viewer,
  { leagueId, action }: { leagueId: string; action: AuditAction },
  body: (transaction: Transaction, own: OwnLeague) => Promise<R>,
): Promise<R> {
  const outcome = await getServices().store.transaction(async (transaction) => {
    const { viewer: teacher, meta } = await requireTeacherIn(transaction, viewer);
    const league = await transaction.get(leagues, leagueId);
    if (league?.teacherId !== teacher.accountId) return { own: false as const, teacher, isThere: league !== null };
    return { own: true as const, result: await body(transaction, { viewer: teacher, league, meta }) };
  });
  if (outcome.own) return outcome.result;
  if (outcome.isThere) await recordDenied(outcome.teacher.accountId, action, leagueId);
  throw notFound('This league');
}

/** A league of a season that is over, or one that is being deleted, stays as it is. */
export function requireChangeable({ league, meta }: OwnLeague): void {
  if (league.deletingAt) throw new DomainError('not-allowed', 'This league is being deleted, so nothing in it can be changed.');
  if (league.season !== meta.currentSeason) {
    throw new DomainError('not-allowed', 'The season of this league is over. You can read it or delete it.');
  }
}
