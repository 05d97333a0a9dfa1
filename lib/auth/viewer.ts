import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Viewer } from '@/lib/data/access/viewer';
import { resolveViewer } from '@/lib/data/session/queries';
import { waitForAccountTurn } from './account-turns';
import { endSignedOutSession } from './left-session';
import { readSessionClaim, type SessionClaim, sessionCookieName } from './session-cookie';

type SessionOptions = {
  /** Trusts the cookie's role, so code that gets this viewer must read the profile itself. */
  trustHint?: boolean;
  takesTurn?: boolean;
};

async function findSession({ trustHint = false, takesTurn = true }: SessionOptions = {}): Promise<{
  claim: SessionClaim | null;
  viewer: Viewer;
}> {
  const jar = await cookies();
  const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
  if (!claim) return { claim: null, viewer: null };
  if (await endSignedOutSession()) return { claim, viewer: null };
  const { sessionId, accountId, role: roleHint } = claim;
  if (takesTurn) await waitForAccountTurn(accountId);
  return { claim, viewer: await resolveViewer({ sessionId, accountId, roleHint }, { trustHint }) };
}

/** The request's cookie and the matching session, read once per request. */
export const currentSession = cache(() => findSession());

/** For frequent requests: checks the session and trusts the cookie's role. */
export async function getViewerWithCookieRole(): Promise<Viewer> {
  return (await findSession({ trustHint: true })).viewer;
}

/**
 * For a request that may stay open for long, a live connection or an arriving body: takes no turn
 * of its account.
 */
export async function getViewerForLongRequest(
  options: { trustHint?: boolean } = {},
): Promise<Viewer> {
  return (await findSession({ ...options, takesTurn: false })).viewer;
}

export async function getViewer(): Promise<Viewer> {
  return (await currentSession()).viewer;
}
