import { cookies } from 'next/headers';
import { clearDeviceKeyCookies } from '@/lib/auth/device-keys';
import {
  readSessionClaim,
  sealSessionClaim,
  sessionCookieName,
  sessionCookieOptions,
} from '@/lib/auth/session-cookie';
import { endSessionSignedOutOffline } from '@/lib/auth/viewer';
import type { Viewer } from '@/lib/data/access/viewer';
import { asUnreadableDocumentError } from '@/lib/data/errors';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import { safeReturnPath, UNREADABLE_RECORD_PATH } from '@/lib/domain/site/routes';

/**
 * Pages redirect here when the cookie disagrees with the store. If the session was ended elsewhere,
 * the cookie is cleared; after a change of role it is rewritten. A session that was left without
 * Wi-Fi ends here. If the session is over, the browser goes back to the page it requested. Visiting
 * this address gives no one more rights.
 */
export async function GET(request: Request): Promise<Response> {
  const returnPath = safeReturnPath(new URL(request.url).searchParams.get('asked'));
  const jar = await cookies();
  const claim = await readSessionClaim(jar.get(sessionCookieName())?.value);
  let viewer: Viewer = null;
  try {
    if (claim && !(await endSessionSignedOutOffline()))
      viewer = await resolveViewer({ ...claim, roleHint: claim.role });
  } catch (error) {
    if (asUnreadableDocumentError(error)) return seeOther(UNREADABLE_RECORD_PATH);
    throw error;
  }
  if (!claim || !viewer) {
    jar.delete({ name: sessionCookieName(), ...sessionCookieOptions() });
    await clearDeviceKeyCookies();
    return seeOther(returnPath ?? '/');
  }
  jar.set(
    sessionCookieName(),
    await sealSessionClaim({ ...claim, role: viewer.role }, SESSION_SECONDS),
    {
      ...sessionCookieOptions(),
      maxAge: SESSION_SECONDS,
    },
  );
  return seeOther('/dashboard');
}

function seeOther(path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: path, 'Cache-Control': 'private, no-store' },
  });
}
