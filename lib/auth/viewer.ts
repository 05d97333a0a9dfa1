import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Viewer } from '@/lib/data/access/viewer';
import { endSession } from '@/lib/data/session/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import { SIGN_OUT_PENDING_COOKIE } from '@/lib/domain/site/requests';
import { reportUnexpected } from '@/lib/platform/report';
import { waitForAccountSlot } from './request-slots';
import { readSessionClaim, type SessionClaim, sessionCookieName } from './session-cookie';

type SessionOptions = {
  /** Trusts the cookie's role, so code that gets this viewer must read the profile itself. */
  trustCookieRole?: boolean;
  takesSlot?: boolean;
};

async function findSession({
  trustCookieRole = false,
  takesSlot = true,
}: SessionOptions = {}): Promise<{
  claim: SessionClaim | null;
  viewer: Viewer;
}> {
  const jar = await cookies();
  const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
  if (!claim) return { claim: null, viewer: null };
  if (await endSessionSignedOutOffline()) return { claim, viewer: null };
  const { sessionId, accountId, role: roleHint } = claim;
  if (takesSlot) await waitForAccountSlot(accountId);
  return {
    claim,
    viewer: await resolveViewer({ sessionId, accountId, roleHint }, { trustCookieRole }),
  };
}

/** The request's cookie and the matching session, read once per request. */
export const readSessionClaimAndViewer = cache(() => findSession());

/** For frequent requests: checks the session and trusts the cookie's role. */
export async function getViewerWithCookieRole(): Promise<Viewer> {
  return (await findSession({ trustCookieRole: true })).viewer;
}

/**
 * For a request that may stay open for long, a live connection or an arriving body: takes no slot
 * of its account.
 */
export async function getViewerWithoutSlot(
  options: { trustCookieRole?: boolean } = {},
): Promise<Viewer> {
  return (await findSession({ ...options, takesSlot: false })).viewer;
}

export async function getViewer(): Promise<Viewer> {
  return (await readSessionClaimAndViewer()).viewer;
}

/**
 * Ends the session of someone who signed out without Wi-Fi, on the first request that carries the
 * mark. Returns true for such a request. If the store fails, the request counts as signed out
 * anyway.
 */
export async function endSessionSignedOutOffline(): Promise<boolean> {
  const jar = await cookies();
  if (!jar.get(SIGN_OUT_PENDING_COOKIE)) return false;
  try {
    const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
    if (claim) await endSession(claim.sessionId);
  } catch (error) {
    reportUnexpected(error);
  }
  return true;
}
