import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { requireOwnLeague } from '@/lib/data/access/league';
import {
  findStudentTeam,
  requireStudent,
  type SignedInViewer,
  type Viewer,
} from '@/lib/data/access/viewer';
import { requireAdmin } from '@/lib/data/admin/require-admin';
import { asUnreadableDocumentError, DomainError } from '@/lib/data/errors';
import type { SelfAssessmentStatusDto } from '@/lib/data/profile/dto';
import { getSelfAssessmentStatus } from '@/lib/data/profile/queries';
import type { StudentPageVisitDto } from '@/lib/data/visit/dto';
import { nextOnboardingPath, type OnboardingRequirement } from '@/lib/domain/class/onboarding';
import {
  CHANGE_PASSWORD_PATH,
  CONFIRM_EMAIL_PATH,
  REQUESTED_PAGE_HEADER,
  sessionSyncPath,
  UNREADABLE_RECORD_PATH,
} from '@/lib/domain/site/routes';
import { readSessionClaimAndViewer as readSession } from './viewer';
import { findPathAfterExpiredLook, findTeacherVisit, viewerOfStudentPage } from './visit';

/**
 * The route that makes cookie and store agree, or clears the cookie, and then leads back to this
 * page; see `app/api/session/route.ts`.
 */
const sessionSyncUrl = async () => sessionSyncPath((await headers()).get(REQUESTED_PAGE_HEADER));

/**
 * The result of reading the visitor's own record or class, or a redirect to the page that says that
 * it can't be read.
 */
export async function orRedirectToRecordProblem<T>(
  read: () => Promise<T>,
  page = UNREADABLE_RECORD_PATH,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (asUnreadableDocumentError(error)) redirect(page);
    throw error;
  }
}

const currentSession = () => orRedirectToRecordProblem(readSession);

async function requireAccount(): Promise<{
  viewer: SignedInViewer;
  claimed: SignedInViewer['role'];
}> {
  const { claim, viewer } = await currentSession();
  if (!claim) redirect('/');
  if (!viewer) redirect(await sessionSyncUrl());
  return { viewer, claimed: claim.role };
}

async function requireSession(): Promise<SignedInViewer> {
  const { viewer, claimed } = await requireAccount();
  if (viewer.role !== claimed) redirect(await sessionSyncUrl());
  redirectWithDuty(viewer);
  return viewer;
}

/** People who must prove an address or choose a new password stay on that page until it is done. */
function redirectWithDuty({ addressProof, mustChangePassword }: SignedInViewer): void {
  if (addressProof === 'due') redirect(CONFIRM_EMAIL_PATH);
  if (mustChangePassword) redirect(CHANGE_PASSWORD_PATH);
}

/**
 * `/change-password`: anyone signed in. It is the only page for someone who must choose a new
 * password.
 */
export async function requireChangePasswordPage(): Promise<SignedInViewer> {
  const { viewer } = await requireAccount();
  if (viewer.addressProof === 'due') redirect(CONFIRM_EMAIL_PATH);
  return viewer;
}

/**
 * `/confirm-email` without a link: the only page for a teacher whose address isn't proven. Others
 * have nothing to do there.
 */
export async function requireUnverifiedTeacherPage(): Promise<SignedInViewer> {
  const { viewer } = await requireAccount();
  if (!viewer.addressProof) redirect('/dashboard');
  return viewer;
}

/**
 * A student's page: the same redirects as middleware, but from the stored profile, then the
 * onboarding page that is due.
 */
export async function requireStudentPage({
  needs = 'roster',
}: {
  needs?: OnboardingRequirement;
} = {}): Promise<SignedInViewer> {
  const viewer = await orRedirectToRecordProblem(async () =>
    viewerOfStudentPage(await requireSignedInWithProfilePage()),
  );
  if (viewer?.role !== 'student')
    redirect((viewer && (await findPathAfterExpiredLook(viewer))) ?? '/teacher/dashboard');
  if (needs === 'profile') return viewer;
  const missing = await orRedirectToRecordProblem(async () => {
    const { profile, clock } = await requireStudent(viewer);
    const team =
      needs === 'assessment' ? null : await findStudentTeam(viewer.accountId, clock.seasonKey);
    return nextOnboardingPath(needs, profile, team);
  });
  if (missing) redirect(missing);
  return viewer;
}

type UnreadableRecord = { isTeacher: boolean; isClass: boolean; document: string };

/**
 * The page for people whose own record or class can't be read; returns which document it is. All
 * others are redirected.
 *
 * @param leagueId set if one of the teacher's own classes can't be read
 */
export async function findUnreadableRecordOrRedirect(leagueId?: string): Promise<UnreadableRecord> {
  let isTeacher = false;
  try {
    const { claim, viewer } = await readSession();
    if (!claim) redirect('/');
    if (!viewer) redirect(await sessionSyncUrl());
    if (viewer.role === 'student') {
      const { clock } = await requireStudent(viewer);
      await findStudentTeam(viewer.accountId, clock.seasonKey);
    }
    isTeacher = viewer.role === 'teacher';
    if (isTeacher && leagueId !== undefined)
      await orNotFound(() => requireOwnLeague(viewer, leagueId, 'look'));
  } catch (error) {
    const unreadable = asUnreadableDocumentError(error);
    if (!unreadable) throw error;
    const { path, unreadable: found } = unreadable;
    return {
      isTeacher: isTeacher || path === 'teacherProfiles',
      isClass: path === 'leagues',
      document: `${path}/${found.id}`,
    };
  }
  redirect('/dashboard');
}

/** For a page's frame, which guards nothing: signed out if the person's record can't be read. */
async function sessionForFrame() {
  return readSession().catch((error: unknown) => {
    if (asUnreadableDocumentError(error)) return { claim: null, viewer: null };
    throw error;
  });
}

/**
 * For the frame around a student's page, which guards nothing: the student, or null if the page's
 * guard will redirect.
 */
export async function findStudentForShell(): Promise<SignedInViewer | null> {
  const { claim, viewer } = await sessionForFrame();
  if (!viewer || viewer.role !== claim?.role || viewer.mustChangePassword) return null;
  const student = await viewerOfStudentPage(viewer);
  return student?.role === 'student' ? student : null;
}

/** For the line above student pages, which guards nothing; null where no teacher is visiting. */
export async function findVisitForShell(): Promise<StudentPageVisitDto | null> {
  return findTeacherVisit((await sessionForFrame()).viewer);
}

/**
 * `/student/assessment`: open until it is answered or skipped. After that, only the teacher can
 * change the formula level.
 */
export async function requireSelfAssessmentPage(): Promise<{
  viewer: SignedInViewer;
  assessment: SelfAssessmentStatusDto;
}> {
  const viewer = await requireStudentPage({ needs: 'profile' });
  const assessment = await orRedirectToRecordProblem(() => getSelfAssessmentStatus(viewer));
  if (assessment.state === 'closed') redirect('/student/dashboard');
  return { viewer, assessment };
}

export async function requireTeacherPage(): Promise<SignedInViewer> {
  const viewer = await requireSignedInWithProfilePage();
  if (viewer.role === 'student') redirectToDashboardOf(viewer.role);
  return viewer;
}

/** Any protected page: someone who is signed in and has a profile. */
export async function requireSignedInWithProfilePage(): Promise<SignedInViewer> {
  const viewer = await requireSession();
  if (viewer.role === null) redirect('/student/create-profile');
  return viewer;
}

function redirectToDashboardOf(role: SignedInViewer['role']): never {
  redirect(role === 'teacher' ? '/teacher/dashboard' : '/student/dashboard');
}

export async function redirectToDashboard(): Promise<never> {
  const viewer = await requireSignedInWithProfilePage();
  redirectToDashboardOf(viewer.role);
}

/**
 * A public page. A session that ended elsewhere ends in this browser too, and the keys to its
 * stored data are removed.
 */
export async function findPublicPageViewer(): Promise<Viewer> {
  const { claim, viewer } = await currentSession();
  if (claim && !viewer) redirect(await sessionSyncUrl());
  return viewer;
}

export async function redirectIfSignedIn(): Promise<void> {
  const viewer = await findPublicPageViewer();
  if (viewer) redirectToDashboardOf(viewer.role);
}

/** `/student/create-profile`: open while there is no profile. Null for a signed-out visitor. */
export async function redirectIfProfileExists(): Promise<SignedInViewer | null> {
  const { claim, viewer } = await currentSession();
  if (claim && viewer?.role !== claim.role) redirect(await sessionSyncUrl());
  if (viewer) redirectWithDuty(viewer);
  if (viewer?.role) redirectToDashboardOf(viewer.role);
  return viewer;
}

/**
 * A page about one of the teacher's leagues; a missing league and someone else's are the same
 * 404. The league is read once per page view.
 */
export async function requireOwnLeaguePage(leagueId: string): Promise<SignedInViewer> {
  const viewer = await requireTeacherPage();
  await orRedirectToRecordProblem(
    () => orNotFound(() => requireOwnLeague(viewer, leagueId, 'look')),
    `${UNREADABLE_RECORD_PATH}?league=${leagueId}`,
  );
  return viewer;
}

/** The query's result, or the 404 page if it throws 'not-found'. */
export async function orNotFound<T>(query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') notFound();
    throw error;
  }
}

/** A page for admins: people who aren't teachers are redirected, and other teachers get a 404. */
export async function requireAdminPage(): Promise<SignedInViewer> {
  const viewer = await requireTeacherPage();
  await orNotFound(() => requireAdmin(viewer, 'admin.page'));
  return viewer;
}
