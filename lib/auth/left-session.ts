import 'server-only';
import { cookies } from 'next/headers';
import { signOut } from '@/lib/data/session/commands';
import { SIGNED_OUT_COOKIE } from '@/lib/domain/site/offline';
import { reportUnexpected } from '@/lib/platform/report';
import { readSessionClaim, sessionCookieName } from './session-cookie';

/**
 * Ends the session of someone who signed out without Wi-Fi, on the first request that carries the
 * mark. Returns true for such a request. If the store fails, the request counts as signed out
 * anyway.
 */
export async function endSignedOutSession(): Promise<boolean> {
  const jar = await cookies();
  if (!jar.get(SIGNED_OUT_COOKIE)) return false;
  try {
    const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
    if (claim) await signOut(claim.sessionId);
  } catch (error) {
    reportUnexpected(error);
  }
  return true;
}
