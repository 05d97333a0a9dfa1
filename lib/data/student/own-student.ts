import { cache } from 'react';
import { recordDenied } from '@/lib/data/audit';
import { notFound } from '@/lib/data/errors';
import { requireOwnLeague } from '@/lib/data/league/own-league';
import { findStudentProfileIn, requireTeacherIn, type SignedInViewer, type Viewer } from '@/lib/data/viewer';
import { getServices } from '@/lib/services';
import { type AppMeta, type League, leagues, type StudentProfile } from '@/lib/store/collections';
import type { Transaction } from '@/lib/store/port';

export type OwnStudent = {
  readonly viewer: SignedInViewer;
  readonly league: League;
  /** Of the league's season. */
  readonly profile: StudentProfile;
  readonly meta: AppMeta;
};

const STUDENT = 'This student';

/**
 * One student of one of the teacher's own leagues. 'not-found' for a missing league or student and for anybody else's, which is recorded;
 * 'not-allowed' for somebody who is no teacher. Read once for each page view, however many queries ask.
 */
export async function requireOwnStudent(viewer: Viewer, leagueId: string, studentId: string): Promise<OwnStudent> {
  const { viewer: teacher, league, meta } = await requireOwnLeague(viewer, leagueId);
  const profile = await findMember(league.id, league.season, studentId, teacher.accountId);
  return { viewer: teacher, league, profile, meta };
}

const findMember = cache(
  async (leagueId: string, season: number, studentId: string, teacherId: string): Promise<StudentProfile> => {
    const profile = await findStudentProfileIn(getServices().store, studentId, season);
    if (profile?.leagueId === leagueId) return profile;
    if (profile) await recordDenied(teacherId, 'student.read', studentId);
    throw notFound(STUDENT);
  },
);

/**
 * The same inside a transaction, in the current season. Call {@link requireOwnStudent} before the transaction: it is what records a
 * refusal.
 */
export async function requireOwnStudentIn(
  transaction: Transaction,
  viewer: Viewer,
  leagueId: string,
  studentId: string,
): Promise<OwnStudent> {
  const { viewer: teacher, meta } = await requireTeacherIn(transaction, viewer);
  const league = await transaction.get(leagues, leagueId);
  const profile = await findStudentProfileIn(transaction, studentId, meta.currentSeason);
  if (league?.teacherId !== teacher.accountId || league.season !== meta.currentSeason || profile?.leagueId !== leagueId) {
    throw notFound(STUDENT);
  }
  return { viewer: teacher, league, profile, meta };
}

/** "Kim L." */
export function studentName({ firstName, lastInitial }: Pick<StudentProfile, 'firstName' | 'lastInitial'>): string {
  return lastInitial === '' ? firstName : `${firstName} ${lastInitial}.`;
}
