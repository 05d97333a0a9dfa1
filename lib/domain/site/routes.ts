import type { SchoolSignInFailure } from '@/lib/domain/account/school-person';
import { OFFLINE_PATH } from './offline';

type PathKind = 'open' | 'entry' | 'student' | 'teacher' | 'admin' | 'dashboard' | 'protected';
export type AccountRole = 'student' | 'teacher';

const CREATE_PROFILE_PATH = '/student/create-profile';
/** For users who must choose a new password; open to every signed-in account. */
export const CHANGE_PASSWORD_PATH = '/change-password';
/** Opened for users whose own record can't be read. */
export const UNREADABLE_RECORD_PATH = '/record-problem';
/**
 * The page that a mailed confirmation link opens, and where teachers wait for that email. Mailed
 * links must work signed in or not.
 */
export const CONFIRM_EMAIL_PATH = '/confirm-email';
export const ADULT_INVITATION_PATH = '/invitation';
const FAMILIES_PATH = '/guide/families';
/** Paper has an address to type, so the shorter one is English. */
export const familyGuidePath = (language: 'en' | 'es'): string =>
  language === 'en' ? FAMILIES_PATH : `${FAMILIES_PATH}?language=${language}`;
/** For people who come from the school and have no account here, or couldn't be let in. */
const SCHOOL_VISIT_PATH = '/school-sign-in';
export const unfinishedSchoolSignInPath = (why?: SchoolSignInFailure): string =>
  why ? `${SCHOOL_VISIT_PATH}?why=${why}` : SCHOOL_VISIT_PATH;
/** Middleware tells each page its own address here, which Next does not. */
export const REQUESTED_PAGE_HEADER = 'x-asked-page';
export const REQUESTED_PAGE_COOKIE = 'fraction-league.asked';
const DASHBOARD_PATHS: Readonly<Record<AccountRole, string>> = {
  student: '/student/dashboard',
  teacher: '/teacher/dashboard',
};

/** Public pages that are in English, whatever the language cookie says. */
const OPEN_ENGLISH_PATHS = [
  '/pricing',
  '/privacy',
  '/about',
  '/contact',
  '/terms',
  '/accessibility',
  '/accessibility/report',
  '/accessibility/openacr.yaml',
  '/.well-known/security.txt',
  '/privacy/data',
  '/guide',
];

/**
 * Open to everyone, signed in or not. A reset link must work in a browser that is still signed in.
 */
const OPEN_PATHS: ReadonlySet<string> = new Set([
  ...OPEN_ENGLISH_PATHS,
  FAMILIES_PATH,
  OFFLINE_PATH,
  '/reset-password',
  CONFIRM_EMAIL_PATH,
  ADULT_INVITATION_PATH,
]);

const ENTRY_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/sign-up',
  '/join-league',
  '/forgot-password',
  '/student/login',
  '/student/signup',
  CREATE_PROFILE_PATH,
  SCHOOL_VISIT_PATH,
  '/teacher/login',
]);

const ENGLISH_PATHS: ReadonlySet<string> = new Set(['/', '/sign-up', ...OPEN_ENGLISH_PATHS]);

/** True for pages only in English, because no student reads them, and for their requests. */
export const isEnglishOnlyPath = (path: string): boolean =>
  ENGLISH_PATHS.has(withoutTrailingSlash(path)) ||
  /^\/(?:teacher|admin|api\/leagues)(?:\/|$)/.test(path);

/** Case-sensitive like the router. An unknown path is protected. */
export function classifyPath(path: string): PathKind {
  const plain = withoutTrailingSlash(path);
  if (OPEN_PATHS.has(plain)) return 'open';
  if (ENTRY_PATHS.has(plain)) return 'entry';
  if (plain === '/dashboard') return 'dashboard';
  for (const area of ['student', 'teacher', 'admin'] as const) {
    if (plain === `/${area}` || plain.startsWith(`/${area}/`)) return area;
  }
  return 'protected';
}

/**
 * Returns the address to redirect a visit to, or null to stay (specification, section 2). It is a
 * convenience and never the only check.
 */
export function decideRedirect(visit: {
  path: string;
  signedIn: boolean;
  role: AccountRole | null;
  visits?: boolean;
}): string | null {
  const kind = classifyPath(visit.path);
  if (kind === 'open') return null;
  if (!visit.signedIn) return kind === 'entry' ? null : '/';
  if (visit.role === null) return redirectWithoutProfile(kind, visit.path);
  if (kind === 'protected' || kind === visit.role) return null;
  if (kind === 'student' && visit.visits) return null;
  return kind === 'admin' ? '/dashboard' : DASHBOARD_PATHS[visit.role];
}

export function sessionSyncPath(asked: string | null): string {
  return asked ? `/api/session?asked=${encodeURIComponent(asked)}` : '/api/session';
}

/** A page of this site, or null: the redirect target comes from the URL, which anyone can write. */
export function safeReturnPath(asked: string | null | undefined): string | null {
  if (!asked) return null;
  const here = 'http://here.invalid';
  try {
    const { origin, pathname, search } = new URL(asked, here);
    // Dots may end in two slashes, which a browser takes for another site.
    const isPage = origin === here && !/^\/(?:\/|api(?:\/|$))/.test(pathname);
    return isPage ? pathname + search : null;
  } catch {
    return null;
  }
}

/** True for pages worth coming back to after signing in, and not for icons a browser requests. */
export function isPageToReturnTo(path: string): boolean {
  return ['student', 'teacher'].includes(classifyPath(path));
}

function redirectWithoutProfile(kind: PathKind, path: string): string | null {
  if (withoutTrailingSlash(path) === CHANGE_PASSWORD_PATH) return null;
  if (kind !== 'entry') return CREATE_PROFILE_PATH;
  return withoutTrailingSlash(path) === CREATE_PROFILE_PATH ? null : DASHBOARD_PATHS.student;
}

function withoutTrailingSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/';
}
