import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Viewer } from '@/lib/data/access/viewer';
import { resolveViewer } from '@/lib/data/session/queries';
import { readSessionClaim, type SessionClaim, sessionCookieName } from './session-cookie';

type CurrentSession = { claim: SessionClaim | null; viewer: Viewer };

/** The request's cookie and what the store makes of it, once for each request. */
export const currentSession = cache(async (): Promise<CurrentSession> => {
  const claim = await readSessionClaim((await cookies()).get(sessionCookieName())?.value);
  if (!claim) return { claim: null, viewer: null };
  const viewer = await resolveViewer({ sessionId: claim.sessionId, accountId: claim.accountId, roleHint: claim.role });
  return { claim, viewer };
});

/**
 * For a POST that may come many times in a lesson: the session is checked, and the role is what the cookie says. What it calls must find
 * the profile itself, next to the data, as every command of a student does.
 */
export async function getClaimedViewer(): Promise<Viewer> {
  const claim = await readSessionClaim((await cookies()).get(sessionCookieName())?.value);
  if (!claim) return null;
  return resolveViewer({ sessionId: claim.sessionId, accountId: claim.accountId, roleHint: claim.role }, { trustHint: true });
}

export async function getViewer(): Promise<Viewer> {
  return (await currentSession()).viewer;
}
