import { type NextRequest, NextResponse } from 'next/server';
import { readSessionClaim, sessionCookieName } from '@/lib/auth/session-cookie';
import { SIGNED_OUT_COOKIE } from '@/lib/domain/site/offline';
import { decideRedirect } from '@/lib/domain/site/routes';
import { contentSecurityPolicy } from '@/lib/server/content-policy.mjs';
import { playerImagesOrigin } from '@/lib/server/env';

/** Nothing a page or route takes today is larger; what is, is turned away before it is read. */
const MAX_BODY_BYTES = 1_000_000;

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
  // Left without Wi-Fi: the session ends before anything is drawn.
  if (claim && request.cookies.has(SIGNED_OUT_COOKIE) && request.method === 'GET')
    return sendTo('/api/session', request);
  const target = isRoute
    ? null
    : decideRedirect({ path: pathname, signedIn: claim !== null, role: claim?.role ?? null });
  if (target) return sendTo(target, request);

  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const policy = contentSecurityPolicy({
    scripts: [`nonce-${nonce}`],
    photos: playerImagesOrigin(),
    evaluates: process.env.NODE_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (claim) response.headers.set('cache-control', 'private, no-store');
  return response;
}

function sendTo(path: string, request: NextRequest): NextResponse {
  const response = NextResponse.redirect(new URL(path, request.nextUrl));
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

// Each by its whole name: what only begins like one of these gets a page, and so the policy. A
// monitor asks /healthz, which is the same for everyone and must answer when nothing else does. The
// two routes that take pictures limit their bodies themselves: for those that pass here the
// framework keeps a copy of the body. A file that is missing is answered with a page as well;
// next.config.ts gives all of them a policy. The pages at the end are served as files, each with a
// policy of its own (scripts/lib/page-policies.mjs), and make no work here: unless a cookie of ours
// comes along, with which they are drawn after all (next.config.ts), or a form is sent.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!(?:healthz|monitoring|sw\\.js|manifest\\.webmanifest|about|accessibility|guide|join-league|pricing|privacy|sign-up|terms|student/login|student/signup|teacher/login)?$|api/(?:graphs|profile-picture)(?:/[^/]+)?$|_next/static/|(?:mascots|fonts|icons)/[\\w/-]+\\.(?:svg|woff2|txt|png)$).*)',
    {
      source:
        '/(about|accessibility|guide|join-league|pricing|privacy|sign-up|terms|student/login|student/signup|teacher/login)?',
      has: [
        { type: 'header', key: 'cookie', value: '.*(?:session-token|fraction-league\\.join)=.*' },
      ],
    },
    {
      source:
        '/(about|accessibility|guide|join-league|pricing|privacy|sign-up|terms|student/login|student/signup|teacher/login)?',
      has: [{ type: 'header', key: 'content-length' }],
    },
  ],
};
