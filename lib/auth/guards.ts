import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { requireOwnLeague } from '@/lib/data/access/league';
import {
  findTeam,
  requireStudent,
  type SignedInViewer,
  type Viewer,
} from '@/lib/data/access/viewer';
import { requireAdmin } from '@/lib/data/admin/require-admin';
import { asUnreadable, DomainError } from '@/lib/data/errors';
import type { AssessmentDto } from '@/lib/data/profile/dto';
import { getAssessment } from '@/lib/data/profile/queries';
import { onboardingPage, type StudentNeeds } from '@/lib/domain/class/onboarding';
import {
  ASKED_HEADER,
  CHANGE_PASSWORD_PATH,
  CONFIRM_PATH,
  sessionRoute,
  UNREADABLE_PATH,
} from '@/lib/domain/site/routes';
import { currentSession as readSession } from './viewer';

/**
 * Where cookie and store are put in agreement again, or the cookie is cleared; see
 * `app/api/session/route.ts`. From there the browser comes back to this page.
 */
const resync = async () => sessionRoute((await headers()).get(ASKED_HEADER));

/**
 * The answer of a read about the visitor's own record or class, or the page that says that it can't
 * be read.
 */
export async function orRecordProblem<T>(
  read: () => Promise<T>,
  page = UNREADABLE_PATH,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (asUnreadable(error)) redirect(page);
    throw error;
  }
}

const currentSession = () => orRecordProblem(readSession);

/** Whoever is signed in, with the role that cookie and store know. */
async function requireAccount(): Promise<{
  viewer: SignedInViewer;
  claimed: SignedInViewer['role'];
}> {
  const { claim, viewer } = await currentSession();
  if (!claim) redirect('/');
  if (!viewer) redirect(await resync());
  return { viewer, claimed: claim.role };
}

async function requireSession(): Promise<SignedInViewer> {
  const { viewer, claimed } = await requireAccount();
  if (viewer.role !== claimed) redirect(await resync());
  redirectWithDuty(viewer);
  return viewer;
}

/**
 * Whoever has to prove an address or to choose a new password stays on that one page until it is
 * done.
 */
function redirectWithDuty({ addressProof, mustChangePassword }: SignedInViewer): void {
  if (addressProof === 'due') redirect(CONFIRM_PATH);
  if (mustChangePassword) redirect(CHANGE_PASSWORD_PATH);
}

/**
 * `/change-password`: anyone signed in, and the one page of someone who has to choose a new
 * password.
 */
export async function requirePasswordPage(): Promise<SignedInViewer> {
  const { viewer } = await requireAccount();
  if (viewer.addressProof === 'due') redirect(CONFIRM_PATH);
  return viewer;
}

/**
 * `/confirm-email` without a link: the one page of a teacher whose address is not proven; for
 * anyone else there is nothing to do there.
 */
export async function requireOpenProof(): Promise<SignedInViewer> {
  const { viewer } = await requireAccount();
  if (!viewer.addressProof) redirect('/dashboard');
  return viewer;
}

/**
 * A student's page: the same redirects as middleware, from the stored profile, then the onboarding
 * page that is due.
 */
export async function requireStudentPage({
  needs = 'roster',
}: {
  needs?: StudentNeeds;
} = {}): Promise<SignedInViewer> {
  const viewer = await requireSomebody();
  if (viewer.role === 'teacher') toDashboard(viewer.role);
  if (needs === 'profile') return viewer;
  const missing = await orRecordProblem(async () => {
    const { profile, clock } = await requireStudent(viewer);
    const team = needs === 'assessment' ? null : await findTeam(viewer.accountId, clock.games);
    return onboardingPage(needs, profile, team);
  });
  if (missing) redirect(missing);
  return viewer;
}

type UnreadableRecord = { isTeacher: boolean; isClass: boolean; document: string };

/**
 * The page for someone whose own record or class can't be read: which document it is. Anyone else
 * has no business there.
 * @param leagueId one of a teacher's own classes, where it is about that one
 */
export async function requireRecordProblem(leagueId?: string): Promise<UnreadableRecord> {
  let isTeacher = false;
  try {
    const { claim, viewer } = await readSession();
    if (!claim) redirect('/');
    if (!viewer) redirect(await resync());
    if (viewer.role === 'student') {
      const { clock } = await requireStudent(viewer);
      await findTeam(viewer.accountId, clock.games);
    }
    isTeacher = viewer.role === 'teacher';
    if (isTeacher && leagueId !== undefined)
      await orNotFound(() => requireOwnLeague(viewer, leagueId));
  } catch (error) {
    const unreadable = asUnreadable(error);
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

/**
 * For what is around a student's page and guards nothing: the student, or null for whom the page's
 * own guard sends elsewhere.
 */
export async function findStudentOfPage(): Promise<SignedInViewer | null> {
  const { claim, viewer } = await readSession().catch((error: unknown) => {
    if (asUnreadable(error)) return { claim: null, viewer: null };
    throw error;
  });
  return viewer?.role === 'student' && claim?.role === 'student' && !viewer.mustChangePassword
    ? viewer
    : null;
}

/**
 * `/student/assessment`: open until it was answered or skipped; from then on the level of the
 * formulas is the teacher's to change.
 */
export async function requireAssessmentPage(): Promise<{
  viewer: SignedInViewer;
  assessment: AssessmentDto;
}> {
  const viewer = await requireStudentPage({ needs: 'profile' });
  const assessment = await orRecordProblem(() => getAssessment(viewer));
  if (assessment.state === 'closed') redirect('/student/dashboard');
  return { viewer, assessment };
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

/**
 * A page for everyone. A session that ended elsewhere ends in this browser too, with the keys to
 * what is stored here.
 */
export async function findVisitor(): Promise<Viewer> {
  const { claim, viewer } = await currentSession();
  if (claim && !viewer) redirect(await resync());
  return viewer;
}

/** An entry page: someone who is signed in has no business there. */
export async function redirectSignedIn(): Promise<void> {
  const viewer = await findVisitor();
  if (viewer) toDashboard(viewer.role);
}

/** `/student/create-profile`: open while there is no profile. Null for a signed-out visitor. */
export async function redirectWithProfile(): Promise<SignedInViewer | null> {
  const { claim, viewer } = await currentSession();
  if (claim && viewer?.role !== claim.role) redirect(await resync());
  if (viewer) redirectWithDuty(viewer);
  if (viewer?.role) toDashboard(viewer.role);
  return viewer;
}

/**
 * A page about one of the teacher's own leagues; a missing league and someone else's are the same
 * 404. It is read once per view.
 */
export async function requireOwnLeaguePage(leagueId: string): Promise<SignedInViewer> {
  const viewer = await requireTeacherPage();
  await orRecordProblem(
    () => orNotFound(() => requireOwnLeague(viewer, leagueId)),
    `${UNREADABLE_PATH}?league=${leagueId}`,
  );
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

/**
 * A page for admins: everyone who is no teacher is sent away, and for every other teacher it is the
 * 404 page.
 */
export async function requireAdminPage(): Promise<SignedInViewer> {
  const viewer = await requireTeacherPage();
  await orNotFound(() => requireAdmin(viewer, 'admin.page'));
  return viewer;
}
