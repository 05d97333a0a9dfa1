import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { requireOwnLeague } from '@/lib/data/access/league';
import { findTeam, requireStudent, type SignedInViewer } from '@/lib/data/access/viewer';
import { requireAdmin } from '@/lib/data/admin/require-admin';
import { DomainError } from '@/lib/data/errors';
import type { AssessmentDto } from '@/lib/data/profile/dto';
import { getAssessment } from '@/lib/data/profile/queries';
import { onboardingPage, type StudentNeeds } from '@/lib/domain/class/onboarding';
import { CHANGE_PASSWORD_PATH, CONFIRM_PATH } from '@/lib/domain/site/routes';
import { currentSession } from './viewer';

/** Puts cookie and store in agreement again, or clears the cookie; see `app/api/session/route.ts`. */
const RESYNC = '/api/session';

/** Whoever is signed in, with the role that cookie and store know. */
async function requireAccount(): Promise<{ viewer: SignedInViewer; claimed: SignedInViewer['role'] }> {
  const { claim, viewer } = await currentSession();
  if (!claim) redirect('/');
  if (!viewer) redirect(RESYNC);
  return { viewer, claimed: claim.role };
}

async function requireSession(): Promise<SignedInViewer> {
  const { viewer, claimed } = await requireAccount();
  if (viewer.role !== claimed) redirect(RESYNC);
  redirectWithDuty(viewer);
  return viewer;
}

/** Whoever has to prove an address or to choose a new password stays on that one page until it is done. */
function redirectWithDuty({ addressProof, mustChangePassword }: SignedInViewer): void {
  if (addressProof === 'due') redirect(CONFIRM_PATH);
  if (mustChangePassword) redirect(CHANGE_PASSWORD_PATH);
}

/** `/change-password`: anyone signed in, and the one page of someone who has to choose a new password. */
export async function requirePasswordPage(): Promise<SignedInViewer> {
  const { viewer } = await requireAccount();
  if (viewer.addressProof === 'due') redirect(CONFIRM_PATH);
  return viewer;
}

/** `/confirm-email` without a link: the one page of a teacher whose address is not proven; for anyone else there is nothing to do there. */
export async function requireOpenProof(): Promise<SignedInViewer> {
  const { viewer } = await requireAccount();
  if (!viewer.addressProof) redirect('/dashboard');
  return viewer;
}

/** A student's page: the same redirects as middleware, from the stored profile, then the onboarding page that is due. */
export async function requireStudentPage({ needs = 'roster' }: { needs?: StudentNeeds } = {}): Promise<SignedInViewer> {
  const viewer = await requireSomebody();
  if (viewer.role === 'teacher') toDashboard(viewer.role);
  if (needs === 'profile') return viewer;
  const { profile, clock } = await requireStudent(viewer);
  const team = needs === 'assessment' ? null : await findTeam(viewer.accountId, clock.games);
  const missing = onboardingPage(needs, profile, team);
  if (missing) redirect(missing);
  return viewer;
}

/** For what is around a student's page and guards nothing: the student, or null for whom the page's own guard sends elsewhere. */
export async function findStudentOfPage(): Promise<SignedInViewer | null> {
  const { claim, viewer } = await currentSession();
  return viewer?.role === 'student' && claim?.role === 'student' && !viewer.mustChangePassword ? viewer : null;
}

/** `/student/assessment`: open until it was answered or skipped; from then on the level of the formulas is the teacher's to change. */
export async function requireAssessmentPage(): Promise<AssessmentDto> {
  const assessment = await getAssessment(await requireStudentPage({ needs: 'profile' }));
  if (assessment.state === 'closed') redirect('/student/dashboard');
  return assessment;
}

export async function requireTeacherPage(): Promise<SignedInViewer> {
  const viewer = await requireSomebody();
  if (viewer.role === 'student') toDashboard(viewer.role);
  return viewer;
}

/** Any protected page: someone who is signed in and has a profile. */
export async function requireSomebody(): Promise<SignedInViewer> {
  const viewer = await requireSession();
  if (viewer.role === null) redirect('/student/create-profile');
  return viewer;
}

function toDashboard(role: SignedInViewer['role']): never {
  redirect(role === 'teacher' ? '/teacher/dashboard' : '/student/dashboard');
}

/** `/dashboard`: whoever comes is sent to their own. */
export async function redirectToDashboard(): Promise<never> {
  const viewer = await requireSomebody();
  toDashboard(viewer.role);
}

/** An entry page: someone who is signed in has no business there. */
export async function redirectSignedIn(): Promise<void> {
  const { viewer } = await currentSession();
  if (viewer) toDashboard(viewer.role);
}

/** `/student/create-profile`: open while there is no profile. Null for a signed-out visitor. */
export async function redirectWithProfile(): Promise<SignedInViewer | null> {
  const { claim, viewer } = await currentSession();
  if (claim && viewer?.role !== claim.role) redirect(RESYNC);
  if (viewer) redirectWithDuty(viewer);
  if (viewer?.role) toDashboard(viewer.role);
  return viewer;
}

/** A page about one of the teacher's own leagues; a missing league and someone else's are the same 404. It is read once per view. */
export async function requireOwnLeaguePage(leagueId: string): Promise<SignedInViewer> {
  const viewer = await requireTeacherPage();
  await orNotFound(() => requireOwnLeague(viewer, leagueId));
  return viewer;
}

/** What a query answers, or the 404 page where it answers 'not-found'. */
export async function orNotFound<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') notFound();
    throw error;
  }
}

/** A page for admins: everyone who is no teacher is sent away, and for every other teacher it is the 404 page. */
export async function requireAdminPage(): Promise<SignedInViewer> {
  const viewer = await requireTeacherPage();
  await orNotFound(() => requireAdmin(viewer, 'admin.page'));
  return viewer;
}
