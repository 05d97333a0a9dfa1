import { type NextRequest, NextResponse } from 'next/server';
import {
  readSessionClaim,
  type SessionClaim,
  sessionCookieName,
  sessionCookieOptions,
} from '@/lib/auth/session-cookie';
import {
  DEVICE_KEY_COOKIE,
  SIGN_OUT_PENDING_COOKIE,
  TEACHER_VISIT_COOKIE,
} from '@/lib/domain/site/requests';
import {
  decideRedirect,
  isPageToReturnTo,
  REQUESTED_PAGE_COOKIE,
  REQUESTED_PAGE_HEADER,
  safeReturnPath,
  sessionSyncPath,
} from '@/lib/domain/site/routes';
import { playerImagesOrigin } from '@/lib/platform/env';

/** Long enough to find a login card. The next person at this computer comes later. */
const ASKED_SECONDS = 10 * 60;

/**
 * Redirects each visitor by the session cookie alone, and gives every page its content security
 * policy. It is a convenience, not an access check: each page, action, and route checks the store
 * again.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  // Routes do their own access checks. An unknown address below /api gets a page, and so the
  // policy.
  const isRoute = pathname.startsWith('/api/');
  const claim = isRoute
    ? null
    : await readSessionClaim(request.cookies.get(sessionCookieName())?.value);
  const target = isRoute ? null : redirectTarget(request, claim);
  if (target) return rememberAsked(sendTo(target, request), request, claim);

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  headers.set(REQUESTED_PAGE_HEADER, addressOf(request));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (claim) response.headers.set('cache-control', 'private, no-store');
  return response;
}

function redirectTarget(request: NextRequest, claim: SessionClaim | null): string | null {
  // A server action refuses a visitor itself, in a sentence that the open form shows. A redirect
  // would look to it like a lost connection.
  if (request.method === 'POST' && request.headers.has('next-action')) return null;
  const signedOutOffline = claim !== null && request.cookies.has(SIGN_OUT_PENDING_COOKIE);
  // A key outlives its session when the server's secret changes.
  const keyWithoutSession = claim === null && request.cookies.has(DEVICE_KEY_COOKIE);
  // This route ends the session, clears the cookies, and leads back here.
  if (onlyReads(request) && (signedOutOffline || keyWithoutSession))
    return sessionSyncPath(addressOf(request));
  const { pathname } = request.nextUrl;
  return (
    (claim && pathname === '/dashboard' && askedBefore(request, claim)) ||
    decideRedirect({
      path: pathname,
      signedIn: claim !== null,
      role: claim?.role ?? null,
      visits: request.cookies.has(TEACHER_VISIT_COOKIE),
    })
  );
}

function askedBefore(request: NextRequest, { role }: SessionClaim): string | null {
  const page = safeReturnPath(request.cookies.get(REQUESTED_PAGE_COOKIE)?.value);
  if (!page) return null;
  const [path = ''] = page.split('?');
  return isPageToReturnTo(path) && !decideRedirect({ path, signedIn: true, role }) ? page : null;
}

function rememberAsked(
  response: NextResponse,
  request: NextRequest,
  claim: SessionClaim | null,
): NextResponse {
  if (claim) response.cookies.delete(REQUESTED_PAGE_COOKIE);
  else if (onlyReads(request) && isPageToReturnTo(request.nextUrl.pathname))
    response.cookies.set(REQUESTED_PAGE_COOKIE, addressOf(request), {
      ...sessionCookieOptions(),
      maxAge: ASKED_SECONDS,
    });
  return response;
}

const onlyReads = ({ method }: NextRequest) => method === 'GET' || method === 'HEAD';
const addressOf = ({ nextUrl: { pathname, search } }: NextRequest) => pathname + search;

function contentSecurityPolicy(nonce: string): string {
  const photos = playerImagesOrigin();
  // React and Next evaluate code in development, to show where an error came from.
  const evaluation = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
    // Style attributes carry the colors of teams and helmets.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${photos ? ` ${photos}` : ''}`,
    "font-src 'self'",
    "connect-src 'self'",
    // Without it workers follow the rule for scripts, where 'strict-dynamic' overrides 'self'.
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function sendTo(path: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(path, request.nextUrl));
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

// A name that only begins like one of these belongs to a page, which gets the policy. A monitor
// calls /healthz, which must answer when nothing else does. The two routes that accept pictures
// limit their bodies themselves: Next keeps a copy of each body that passes here. Files get their
// policy from next.config.ts; a missing file is answered with a page.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:healthz|monitoring|sw\\.js|manifest\\.webmanifest)$|api/(?:graphs|profile-picture)(?:/[^/]+)?$|_next/static/|(?:mascots|fonts|icons)/[\\w/-]+\\.(?:svg|woff2|txt|png)$).*)',
  ],
};
