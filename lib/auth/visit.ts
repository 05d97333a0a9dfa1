import 'server-only';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import type { StudentPageVisitDto, VisitedStudent } from '@/lib/data/visit/dto';
import { findViewerOfVisit, getStudentPageVisit } from '@/lib/data/visit/queries';
import { getServices } from '@/lib/platform/services';
import { teacherVisitCookie } from './cookies';

async function visitedPlace(viewer: SignedInViewer): Promise<VisitedStudent | null> {
  if (viewer.role !== 'teacher') return null;
  const visit = await teacherVisitCookie.read();
  const isOpen =
    visit?.sessionId === viewer.sessionId && getServices().now().getTime() < visit.until;
  return isOpen ? visit : null;
}

/**
 * The viewer for what belongs to students: a teacher who has opened a student's pages is that
 * student there, and everyone else stays who they are.
 */
export async function viewerAsVisitedStudent(viewer: Viewer): Promise<Viewer> {
  const place = viewer && (await visitedPlace(viewer));
  return (place && (await findViewerOfVisit(viewer, place))) ?? viewer;
}

/** For the line above student pages; null where no teacher is visiting. */
export async function findTeacherVisit(viewer: Viewer): Promise<StudentPageVisitDto | null> {
  const place = viewer && (await visitedPlace(viewer));
  return place ? getStudentPageVisit(viewer, place) : null;
}
