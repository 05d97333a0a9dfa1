import 'server-only';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import type { StudentPageVisitDto, VisitedStudentIds } from '@/lib/data/visit/dto';
import { findViewerOfVisit, getStudentPageVisit } from '@/lib/data/visit/queries';
import { getServices } from '@/lib/platform/services';
import { VISIT } from '@/words/visit';
import { teacherVisitCookie } from './cookies';

type Visit = VisitedStudentIds & { until: number };

async function latestVisit(viewer: SignedInViewer): Promise<Visit | null> {
  if (viewer.role !== 'teacher') return null;
  const visit = await teacherVisitCookie.read();
  return visit?.sessionId === viewer.sessionId ? visit : null;
}

const isOver = ({ until }: Visit) => until <= getServices().now().getTime();

async function currentVisit(viewer: SignedInViewer): Promise<Visit | null> {
  const visit = await latestVisit(viewer);
  return visit && !isOver(visit) ? visit : null;
}

/**
 * Returns where a student page leads once a look has ended by itself: to the same student among the
 * teacher's own pages. Null for everyone else.
 */
export async function findPathAfterExpiredLook(viewer: SignedInViewer): Promise<string | null> {
  const visit = await latestVisit(viewer);
  if (!visit || !isOver(visit)) return null;
  const { leagueId, studentId } = visit;
  const student = await findViewerOfVisit(viewer, visit);
  return student?.visit === 'look'
    ? `/teacher/leagues/${leagueId}/students/${studentId}?look=over`
    : null;
}

/**
 * The viewer of a student page: a teacher who has opened a student's pages is that student there,
 * and everyone else stays who they are.
 */
export async function viewerOfStudentPage(viewer: Viewer): Promise<Viewer> {
  const visit = viewer && (await currentVisit(viewer));
  return (visit && (await findViewerOfVisit(viewer, visit))) ?? viewer;
}

/**
 * The viewer for a request that a student page sends: a visiting teacher is the student here too.
 *
 * @throws DomainError `not-allowed` if the page stayed open after the look had ended.
 */
export async function viewerAsVisitedStudent(viewer: Viewer): Promise<Viewer> {
  const visitor = await viewerOfStudentPage(viewer);
  if (visitor && (await findPathAfterExpiredLook(visitor)))
    throw new DomainError('not-allowed', VISIT.lookIsOver);
  return visitor;
}

/** For the line above student pages; null where no teacher is visiting. */
export async function findTeacherVisit(viewer: Viewer): Promise<StudentPageVisitDto | null> {
  const visit = viewer && (await currentVisit(viewer));
  return visit ? getStudentPageVisit(viewer, visit) : null;
}
