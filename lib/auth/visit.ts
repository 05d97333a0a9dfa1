import 'server-only';
import { z } from 'zod';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import type { VisitDto } from '@/lib/data/visit/dto';
import { findVisitor, getVisit, type VisitPlace } from '@/lib/data/visit/queries';
import { VISIT_COOKIE } from '@/lib/domain/site/requests';
import { getServices } from '@/lib/platform/services';
import { sealedCookie } from './sealed-cookie';

/**
 * Names the student whose pages a teacher has opened in this browser. It gives no right: each
 * request asks the store whether the class and the student are still the teacher's. It belongs to
 * one session, so it ends with it.
 */
const visitCookie = sealedCookie(
  VISIT_COOKIE,
  'visit',
  z.object({
    sessionId: z.string(),
    leagueId: z.string(),
    studentId: z.string(),
    until: z.number(),
  }),
);

/** Looking at a student's pages ends after half an hour; trying out lasts a school day. */
export const LOOK_SECONDS = 30 * 60;
export const TRYOUT_SECONDS = 8 * 60 * 60;

export async function beginVisit(
  { sessionId }: SignedInViewer,
  { leagueId, studentId }: VisitPlace,
  seconds: number,
): Promise<void> {
  const until = getServices().now().getTime() + seconds * 1000;
  await visitCookie.write({ sessionId, leagueId, studentId, until }, seconds);
}

export const endVisit = visitCookie.clear;

async function visitedPlace(viewer: SignedInViewer): Promise<VisitPlace | null> {
  if (viewer.role !== 'teacher') return null;
  const visit = await visitCookie.read();
  const isOpen =
    visit?.sessionId === viewer.sessionId && getServices().now().getTime() < visit.until;
  return isOpen ? visit : null;
}

/**
 * The viewer for what belongs to students: a teacher who has opened a student's pages is that
 * student there, and everyone else stays who they are.
 */
export async function asStudent(viewer: Viewer): Promise<Viewer> {
  const place = viewer && (await visitedPlace(viewer));
  return (place && (await findVisitor(viewer, place))) ?? viewer;
}

/** For the line above student pages; null where no teacher is visiting. */
export async function findVisit(viewer: Viewer): Promise<VisitDto | null> {
  const place = viewer && (await visitedPlace(viewer));
  return place ? getVisit(viewer, place) : null;
}
