import { cookies } from 'next/headers';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { readBodyOrNullIfTooLarge } from '@/lib/actions/http';
import { nextAuthOptions } from '@/lib/auth/options';
import { waitForAddressSlot, waitForSchoolSignInSlot } from '@/lib/auth/request-slots';
import {
  createSchoolProvider,
  discoverSchoolProvider,
  SCHOOL_PROVIDER_ID,
  schoolSignInFailureOf,
  schoolSignInSettings,
} from '@/lib/auth/school-provider';
import { callbackUrlCookieName, sessionCookieOptions } from '@/lib/auth/session-cookie';
import type { SchoolSignInFailure } from '@/lib/domain/account/school-person';
import { unfinishedSchoolSignInPath } from '@/lib/domain/site/routes';
import { reportUnexpected } from '@/lib/platform/report';

type Context = { params: Promise<{ nextauth: string[] }> };

const MAX_BYTES = 16 * 1024;

/** The body is read first, so that one that never ends doesn't occupy a slot. */
async function handler(request: NextRequest, context: Context): Promise<Response> {
  const body =
    request.method === 'POST'
      ? await readBodyOrNullIfTooLarge(request, MAX_BYTES).catch(() => null)
      : undefined;
  if (body === null)
    return new Response(null, {
      status: 413,
      headers: { 'Cache-Control': 'no-store', Connection: 'close' },
    });
  const { url, method, headers } = request;
  const [action, provider] = (await context.params).nextauth;
  const isAtSchool =
    provider === SCHOOL_PROVIDER_ID && ['signin', 'callback'].includes(action ?? '');
  await (isAtSchool ? waitForSchoolSignInSlot : waitForAddressSlot)(headers);
  const nextAuthRequest = body
    ? new NextRequest(action === 'signin' ? withoutSearch(url) : url, {
        method,
        headers,
        body: new Uint8Array(body),
      })
    : request;
  const answer = async (...options: Parameters<typeof nextAuthOptions>): Promise<Response> =>
    refuseUnreadable(
      await NextAuth(nextAuthRequest as never, context as never, nextAuthOptions(...options)),
    );

  const settings = schoolSignInSettings();
  if (!settings) return answer();
  if (isAtSchool && action === 'callback' && isFromPortal(url))
    return redirectToReason('portal', method);
  let failure: unknown = null;
  try {
    const metadata = isAtSchool ? await discoverSchoolProvider(settings) : null;
    const response = await answer({
      provider: createSchoolProvider(settings, metadata),
      onFailure: (error) => {
        failure = error;
      },
    });
    if (!isAtSchool || !failure) return response;
  } catch (error) {
    if (!isAtSchool) throw error;
    failure = error;
  }
  return refusal(failure, method);
}

/**
 * Next-auth answers 500 if the address to return to is invalid. That address may be in next-auth's
 * own cookie, which would keep this browser from signing in until the cookie is deleted.
 */
async function refuseUnreadable(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  (await cookies()).delete({ name: callbackUrlCookieName(), ...sessionCookieOptions() });
  return new Response(null, { status: 400, headers: { 'Cache-Control': 'no-store' } });
}

/** Drops the query, which next-auth would pass to the provider, because anyone can write it. */
function withoutSearch(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/**
 * True if the sign-in began in the school's portal. Our own sign-in always has a state: without it,
 * a stranger's code could be in the link.
 */
function isFromPortal(url: string): boolean {
  const { searchParams } = new URL(url);
  return searchParams.has('code') && !searchParams.has('state');
}

function refusal(failure: unknown, method: string): Response {
  const why = schoolSignInFailureOf(failure);
  if (why !== 'canceled' && why !== 'again') reportUnexpected(failure);
  return redirectToReason(why, method);
}

/**
 * Leads to the page that says why the school sign-in failed, whether our button's request or the
 * school's redirect came here.
 */
function redirectToReason(why: SchoolSignInFailure, method: string): Response {
  const headers = { 'Cache-Control': 'private, no-store' };
  const url = unfinishedSchoolSignInPath(why);
  return method === 'POST'
    ? Response.json({ url }, { headers })
    : new Response(null, { status: 303, headers: { ...headers, Location: url } });
}

export { handler as GET, handler as POST };
