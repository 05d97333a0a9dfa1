import 'server-only';
import { z } from 'zod';
import type { SignedInViewer } from '@/lib/data/access/viewer';
import type { VisitedStudent } from '@/lib/data/visit/dto';
import { TEACHER_VISIT_COOKIE } from '@/lib/domain/site/requests';
import { getServices } from '@/lib/platform/services';
import { clearLanguageCookie, sealedCookie } from './cookies';

/**
 * Names the student whose pages a teacher has opened in this browser. It gives no right: each
 * request asks the store whether the class and the student are still the teacher's. It belongs to
 * one session, so it ends with it.
 */
export const visitCookie = sealedCookie(
  TEACHER_VISIT_COOKIE,
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
  { leagueId, studentId }: VisitedStudent,
  seconds: number,
): Promise<void> {
  const until = getServices().now().getTime() + seconds * 1000;
  await visitCookie.write({ sessionId, leagueId, studentId, until }, seconds);
}

/** A teacher who tried the app out in Spanish is back in English. */
export async function endVisit(): Promise<void> {
  await visitCookie.clear();
  await clearLanguageCookie();
}
