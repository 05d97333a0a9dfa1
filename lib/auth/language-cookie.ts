import 'server-only';
import { cookies } from 'next/headers';
import type { SignedInAccount } from '@/lib/data/account/authentication-commands';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { LANGUAGE_COOKIE } from '@/lib/domain/student/reading';
import { sessionCookieOptions } from './session-cookie';

/** The page writes this cookie too, so that a change also works without Wi-Fi. */
const options = () => ({ ...sessionCookieOptions(), httpOnly: false });

/**
 * A student's own language wins over one that was chosen on the sign-in page. Teachers' pages are
 * in English.
 */
export async function setLanguageCookie({ role, language }: SignedInAccount): Promise<void> {
  const jar = await cookies();
  if (role === 'teacher') await clearLanguageCookie();
  else if (language) jar.set(LANGUAGE_COOKIE, language, { ...options(), maxAge: SESSION_SECONDS });
}

export async function clearLanguageCookie(): Promise<void> {
  (await cookies()).delete({ name: LANGUAGE_COOKIE, ...options() });
}
