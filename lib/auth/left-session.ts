import 'server-only';
import { cookies } from 'next/headers';
import { signOut } from '@/lib/data/session/commands';
import { SIGNED_OUT_COOKIE } from '@/lib/domain/site/offline';
import { reportUnexpected } from '@/lib/platform/report';
import { readSessionClaim, sessionCookieName } from './session-cookie';

/**
 * Ends the session of someone who signed out without Wi-Fi, with the first request that says so.
 * Answers whether this is one. A store that fails keeps no one signed in here: such a request is
 * signed in as no one anyway.
 */
export async function endLeftSession(): Promise<boolean> {
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
