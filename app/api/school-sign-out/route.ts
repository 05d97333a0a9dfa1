import { readBodyOrNullIfTooLarge } from '@/lib/actions/http';
import { waitForAddressSlot } from '@/lib/auth/request-slots';
import {
  readBackChannelLogout,
  SchoolUnreachableError,
  schoolSignInSettings,
} from '@/lib/auth/school-provider';
import { endSessionsOnSchoolSignOut } from '@/lib/data/session/commands';

const MAX_BYTES = 16 * 1024;
const NO_STORE = { 'Cache-Control': 'no-store' };

/**
 * The school's server says that someone has signed out there. Its request has no cookies and no
 * origin; the signature says whom it is about.
 */
export async function POST(request: Request): Promise<Response> {
  const settings = schoolSignInSettings();
  if (!settings) return new Response(null, { status: 404, headers: NO_STORE });
  const body = await readBodyOrNullIfTooLarge(request, MAX_BYTES).catch(() => null);
  await waitForAddressSlot(request.headers);
  const token = body && new URLSearchParams(new TextDecoder().decode(body)).get('logout_token');
  if (!token) return refused(400);
  const notice = await readBackChannelLogout(settings, token).catch((error: unknown) =>
    error instanceof SchoolUnreachableError ? ('away' as const) : null,
  );
  if (notice === 'away') return refused(503);
  if (!notice) return refused(400);
  await endSessionsOnSchoolSignOut(notice);
  return new Response(null, { status: 200, headers: NO_STORE });
}

const refused = (status: number) =>
  Response.json({ error: 'invalid_request' }, { status, headers: NO_STORE });
