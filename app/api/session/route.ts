import { cookies } from 'next/headers';
import { clearSeal } from '@/lib/auth/seal-cookie';
import { readSessionClaim, sealSessionClaim, sessionCookieName, sessionCookieOptions } from '@/lib/auth/session-cookie';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { resolveViewer } from '@/lib/data/session/queries';

/**
 * Where a page sends a browser whose cookie disagrees with the store: after a session was ended elsewhere the cookie is cleared, after a
 * change of role it is written again. No one gains anything by being sent here.
 */
export async function GET(): Promise<Response> {
  const jar = await cookies();
  const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
  const viewer = claim && (await resolveViewer({ sessionId: claim.sessionId, accountId: claim.accountId, roleHint: claim.role }));
  if (!claim || !viewer) {
    jar.delete({ name: sessionCookieName(), ...sessionCookieOptions() });
    await clearSeal();
    return seeOther('/');
  }
  jar.set(sessionCookieName(), await sealSessionClaim({ ...claim, role: viewer.role }, SESSION_SECONDS), {
    ...sessionCookieOptions(),
    maxAge: SESSION_SECONDS,
  });
  return seeOther('/dashboard');
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'private, no-store' } });
}
