import { recordDenied, writeAudit } from '@/lib/data/audit';
import { DomainError, notFound } from '@/lib/data/errors';
import { requireOwnLeague } from '@/lib/data/league/own-league';
import { findStudentProfileIn, requireTeacherIn, type SignedInViewer, type Viewer } from '@/lib/data/viewer';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { getServices } from '@/lib/services';
import { type League, leagues, type StudentProfile } from '@/lib/store/collections';
import type { ReadOperations, Transaction } from '@/lib/store/port';

export const NO_SUCH_STUDENT = 'This student';
const NO_SUCH_LEAGUE = 'This league';

/** Whether a student may be put into a league: not one that its teacher has ended, nor one that is being deleted. */
export const isOpen = (league: League): boolean => !league.archivedAt && !league.deletingAt;

/** An own league of the running season that is open for students, read inside the transaction. */
export async function requireOpenLeagueIn(reader: ReadOperations, viewer: Viewer, leagueId: string) {
  const found = await requireRunningLeagueIn(reader, viewer, leagueId);
  if (!isOpen(found.league)) throw new DomainError('not-allowed', 'This league has ended, so nobody new can come in.');
  return found;
}

/** An own league of the running season, read inside the transaction. 'not-found' for anybody else's. */
export async function requireRunningLeagueIn(
  reader: ReadOperations,
  viewer: Viewer,
  leagueId: string,
): Promise<{ teacher: SignedInViewer; league: League }> {
  const { viewer: teacher, meta } = await requireTeacherIn(reader, viewer);
  const league = await reader.get(leagues, leagueId);
  if (league?.teacherId !== teacher.accountId) throw notFound(NO_SUCH_LEAGUE);
  if (league.season !== meta.currentSeason) {
    throw new DomainError('not-allowed', 'This season is over, so nothing in this league changes any more.');
  }
  return { teacher, league };
}

export type OwnStudent = { teacher: SignedInViewer; league: League; profile: StudentProfile };

type Change<R> = {
  /** For the audit log. */
  action: AuditAction;
  /** Whether this very change was made before, asked for a student who is not in the league (any more). */
  isRepeat?: (transaction: Transaction, profile: StudentProfile | null, teacher: SignedInViewer) => Promise<boolean>;
  /** Reads first, then writes. */
  write: (transaction: Transaction, student: OwnStudent) => Promise<R>;
};

/**
 * One change to one student of an own league, decided, written and audited in one transaction. Null for a repeated one, which changes
 * nothing. A student of another league and one who does not exist get the same 'not-found'; the attempt is recorded.
 */
export async function changeOwnStudent<R>(
  viewer: Viewer,
  { leagueId, studentId }: { leagueId: string; studentId: string },
  { action, isRepeat, write }: Change<R>,
): Promise<R | null> {
  // A try at somebody else's league is recorded here, outside the transaction that it would undo.
  const { viewer: owner } = await requireOwnLeague(viewer, leagueId);
  const done = await getServices().store.transaction(async (transaction) => {
    const { teacher, league } = await requireRunningLeagueIn(transaction, viewer, leagueId);
    const profile = await findStudentProfileIn(transaction, studentId, league.season);
    if (profile?.leagueId !== league.id) {
      return (await isRepeat?.(transaction, profile, teacher)) ? { value: null } : null;
    }
    const value = await write(transaction, { teacher, league, profile });
    writeAudit(transaction, { actorId: teacher.accountId, action, target: studentId, outcome: 'done' });
    return { value };
  });
  if (done) return done.value;
  await recordDenied(owner.accountId, action, studentId);
  throw notFound(NO_SUCH_STUDENT);
}
