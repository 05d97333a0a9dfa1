import { isLeagueOpen, listStudentsOfLeague, requireOwnLeague } from '@/lib/data/access/league';
import { findStudentProfile, type SignedInViewer, type Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { createDisplayNameFormatter } from '@/lib/domain/account/student-name';
import { tryoutClassId } from '@/lib/domain/class/adults';
import { getServices } from '@/lib/platform/services';
import { timeText } from '@/words/dates';
import type { StudentPageVisitDto, VisitedStudentIds } from './dto';

/**
 * The viewer of a student's pages that the teacher has opened. Null if the teacher has lost the
 * class, or the student has left it, or it takes no practice students anymore.
 */
export async function findViewerOfVisit(
  viewer: Viewer,
  { leagueId, studentId }: VisitedStudentIds,
): Promise<SignedInViewer | null> {
  const own = await requireOwnLeague(viewer, leagueId, 'look').catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!own || own.clock.isPast) return null;
  const profile = await findStudentProfile(studentId, own.league.season);
  const isOwnTryout =
    profile?.tryoutOf === own.viewer.accountId && profile.leagueId === tryoutClassId(leagueId);
  const visitor = { ...own.viewer, accountId: studentId, role: 'student' as const };
  if (profile?.leagueId === leagueId) return { ...visitor, visit: 'look' };
  return isOwnTryout && isLeagueOpen(own.league) ? { ...visitor, visit: 'tryout' } : null;
}

export async function getStudentPageVisit(
  viewer: Viewer,
  { leagueId, studentId, until }: VisitedStudentIds & { until: number },
): Promise<StudentPageVisitDto | null> {
  const visitor = await findViewerOfVisit(viewer, { leagueId, studentId });
  if (!visitor?.visit) return null;
  const { league } = await requireOwnLeague(viewer, leagueId, 'look');
  const endsAt = timeText(new Date(until), getServices().timeZone);
  const visit = { kind: visitor.visit, leagueId, studentId, before: null, next: null, endsAt };
  if (visit.kind === 'tryout') return { ...visit, name: league.name };
  const classmates = await listStudentsOfLeague(leagueId, league.season);
  const nameOf = createDisplayNameFormatter(classmates);
  const list = classmates
    .map((profile) => ({ studentId: profile.studentId, name: nameOf(profile) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const at = list.findIndex((each) => each.studentId === studentId);
  return {
    ...visit,
    name: list[at]?.name ?? '',
    before: list[at - 1] ?? null,
    next: list[at + 1] ?? null,
  };
}
