import { cache } from 'react';
import { recordDenied, writeAudit } from '@/lib/data/audit';
import { notFound } from '@/lib/data/errors';
import type { AuditAction } from '@/lib/domain/audit-actions';
import { getServices } from '@/lib/server/services';
import type { StudentProfile } from '@/lib/store/collections/profiles';
import type { ReadOperations, Transaction } from '@/lib/store/port';
import { type OwnLeague, requireOwnLeague, requireRunningLeagueIn } from './league';
import { findStudentProfileIn } from './student';
import type { Viewer } from './viewer';

/** One student of one of the teacher's own leagues; the profile is of the league's season. */
export type OwnStudent = OwnLeague & { readonly profile: StudentProfile };

/**
 * 'not-found' for a missing league or student and for anybody else's, which is recorded; 'not-allowed' for somebody who is no teacher. Read
 * once for each page view, however many queries ask.
 */
export async function requireOwnStudent(viewer: Viewer, leagueId: string, studentId: string): Promise<OwnStudent> {
  const own = await requireOwnLeague(viewer, leagueId);
  return { ...own, profile: await findMember(leagueId, own.league.season, studentId, own.viewer.accountId) };
}

const findMember = cache(
  async (leagueId: string, season: number, studentId: string, teacherId: string): Promise<StudentProfile> => {
    const profile = await findStudentProfileIn(getServices().store, studentId, season);
    if (profile?.leagueId === leagueId) return profile;
    if (profile) await recordDenied(teacherId, 'student.read', studentId);
    throw notFound('student');
  },
);

/**
 * The same inside a transaction, in a running season. Call {@link requireOwnStudent} before the transaction: it is what records a refusal.
 */
export async function requireOwnStudentIn(
  reader: ReadOperations,
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<OwnStudent> {
  const own = await requireRunningLeagueIn(reader, viewer, leagueId);
  const profile = await findStudentProfileIn(reader, studentId, own.league.season);
  if (profile?.leagueId !== leagueId) throw notFound('student');
  return { ...own, profile };
}

type Change<R> = {
  /** For the audit log. */
  action: AuditAction;
  /** Whether this very change was made before, asked for a student who is not in the league (any more). */
  isRepeat?: (transaction: Transaction, profile: StudentProfile | null, own: OwnLeague) => Promise<boolean>;
  /** Reads first, then writes. */
  write: (transaction: Transaction, student: OwnStudent) => Promise<R>;
};

/**
 * One change to one student of an own league of the running season, decided, written and audited in one transaction. Null for a repeated
 * one, which changes nothing. A student of another league and one who does not exist get the same 'not-found'; the attempt is recorded.
 */
export async function changeOwnStudent<R>(
  viewer: Viewer,
  { leagueId, studentId }: { leagueId: string; studentId: string },
  { action, isRepeat, write }: Change<R>,
): Promise<R | null> {
  // A try at somebody else's league is recorded here, outside the transaction that it would undo.
  const { viewer: owner } = await requireOwnLeague(viewer, leagueId);
  const done = await getServices().store.transaction(async (transaction) => {
    const own = await requireRunningLeagueIn(transaction, viewer, leagueId);
    const profile = await findStudentProfileIn(transaction, studentId, own.league.season);
    if (profile?.leagueId !== leagueId) return (await isRepeat?.(transaction, profile, own)) ? { value: null } : null;
    const value = await write(transaction, { ...own, profile });
    writeAudit(transaction, { actorId: owner.accountId, action, target: studentId, outcome: 'done' });
    return { value };
  });
  if (done) return done.value;
  await recordDenied(owner.accountId, action, studentId);
  throw notFound('student');
}
