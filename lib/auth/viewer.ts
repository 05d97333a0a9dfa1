import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import type { Viewer } from '@/lib/data/access/viewer';
import { resolveViewer } from '@/lib/data/session/queries';
import { SIGNED_OUT_COOKIE } from '@/lib/domain/site/offline';
import { readSessionClaim, type SessionClaim, sessionCookieName } from './session-cookie';

async function findSession(options?: { trustHint: boolean }): Promise<{ claim: SessionClaim | null; viewer: Viewer }> {
  const jar = await cookies();
  const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
  if (!claim) return { claim: null, viewer: null };
  if (jar.get(SIGNED_OUT_COOKIE)) return { claim, viewer: null };
  const { sessionId, accountId, role: roleHint } = claim;
  return { claim, viewer: await resolveViewer({ sessionId, accountId, roleHint }, options) };
}

/** The request's cookie and what the store makes of it, once for each request. */
export const currentSession = cache(() => findSession());

/** For frequent POSTs: checks the session and believes the cookie's role, so what it calls must find the profile itself. */
export async function getClaimedViewer(): Promise<Viewer> {
  return (await findSession({ trustHint: true })).viewer;
}

export async function getViewer(): Promise<Viewer> {
  return (await currentSession()).viewer;
}
