import { type NextRequest, NextResponse } from 'next/server';
import {
  readSessionClaim,
  type SessionClaim,
  sessionCookieName,
  sessionCookieOptions,
} from '@/lib/auth/session-cookie';
import { DEVICE_KEY_COOKIE, SIGNED_OUT_COOKIE } from '@/lib/domain/site/offline';
import {
  ASKED_COOKIE,
  ASKED_HEADER,
  decideRedirect,
  isAskedPage,
  ownPage,
  sessionRoute,
} from '@/lib/domain/site/routes';
import { playerImagesOrigin } from '@/lib/platform/env';

/** Nothing a page or route takes today is larger; what is, is turned away before it is read. */
const MAX_BODY_BYTES = 1_000_000;

/** Long enough to find one's login card. The next person at this computer comes later. */
const ASKED_SECONDS = 10 * 60;

/**
 * Sends each visitor to where they belong, by the session cookie alone, and gives every page its
 * content security policy. It is a convenience and never a guard: each page, action and route
 * decides again from the store.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl;
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
    return new NextResponse(null, { status: 413 });
  // A route answers for itself who may call it; an address there that no route has gets a page, and
  // so the policy.
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
  headers.set(ASKED_HEADER, addressOf(request));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (claim) response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** Where a page's visitor has to go instead; null when the page is for them. */
function redirectTarget(request: NextRequest, claim: SessionClaim | null): string | null {
  const signedOutOffline = claim !== null && request.cookies.has(SIGNED_OUT_COOKIE);
  // A key outlives its session when the server's secret changes.
  const keyWithoutSession = claim === null && request.cookies.has(DEVICE_KEY_COOKIE);
  // This route ends the session, clears the cookies, and leads back here.
  if (onlyReads(request) && (signedOutOffline || keyWithoutSession))
    return sessionRoute(addressOf(request));
  const { pathname } = request.nextUrl;
  return (
    (claim && pathname === '/dashboard' && askedBefore(request, claim)) ||
    decideRedirect({ path: pathname, signedIn: claim !== null, role: claim?.role ?? null })
  );
}

/** The page that this visitor asked for before signing in; null when it is for another role. */
function askedBefore(request: NextRequest, { role }: SessionClaim): string | null {
  const page = ownPage(request.cookies.get(ASKED_COOKIE)?.value);
  if (!page) return null;
  const [path = ''] = page.split('?');
  return isAskedPage(path) && !decideRedirect({ path, signedIn: true, role }) ? page : null;
}

/** Notes what someone who isn't signed in asked for, until the first page after signing in. */
function rememberAsked(
  response: NextResponse,
  request: NextRequest,
  claim: SessionClaim | null,
): NextResponse {
  if (claim) response.cookies.delete(ASKED_COOKIE);
  else if (onlyReads(request) && isAskedPage(request.nextUrl.pathname))
    response.cookies.set(ASKED_COOKIE, addressOf(request), {
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
    // Without it workers follow the scripts' rule, where 'strict-dynamic' overrides 'self'.
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
// asks /healthz, which must answer when nothing else does. The two routes that take pictures limit
// their bodies themselves: the framework keeps a copy of each body that passes here. Files get
// their policy from next.config.ts; a file that is missing is answered with a page.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:healthz|monitoring|sw\\.js|manifest\\.webmanifest)$|api/(?:graphs|profile-picture)(?:/[^/]+)?$|_next/static/|(?:mascots|fonts|icons)/[\\w/-]+\\.(?:svg|woff2|txt|png)$).*)',
  ],
};
