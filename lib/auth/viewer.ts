import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { resolveViewer } from '@/lib/data/session/queries';
import type { Viewer } from '@/lib/data/viewer';
import { readSessionClaim, type SessionClaim, sessionCookieName } from './session-cookie';

export type CurrentSession = { claim: SessionClaim | null; viewer: Viewer };

/** The request's cookie and what the store makes of it, once for each request. */
export const currentSession = cache(async (): Promise<CurrentSession> => {
  const claim = await readSessionClaim((await cookies()).get(sessionCookieName())?.value);
  if (!claim) return { claim: null, viewer: null };
  const viewer = await resolveViewer({ sessionId: claim.sessionId, accountId: claim.accountId, roleHint: claim.role });
  return { claim, viewer };
});

export async function getViewer(): Promise<Viewer> {
  return (await currentSession()).viewer;
}
