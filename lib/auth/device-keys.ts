import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import type { SignedInAccount } from '@/lib/data/account/authentication-commands';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import {
  DEVICE_KEY_COOKIE,
  SAVED_PAGES_KEY_COOKIE,
  SIGN_OUT_PENDING_COOKIE,
} from '@/lib/domain/site/requests';
import { env } from '@/lib/platform/env';
import { sessionCookieOptions } from './session-cookie';

/**
 * Unlike the session's cookie, these cookies are read by the page and the service worker; the
 * server never needs them back.
 */
const options = () => ({ ...sessionCookieOptions(), httpOnly: false, sameSite: 'strict' }) as const;

/**
 * Both keys expire with the session's cookie. The one for typed work belongs to the account, so the
 * next session can decrypt it. The one for saved pages is new with each session, and teachers get
 * none, so none of their pages are saved.
 */
export async function setDeviceKeyCookies({
  accountId,
  role,
}: Pick<SignedInAccount, 'accountId' | 'role'>): Promise<void> {
  const jar = await cookies();
  const forSession = { ...options(), maxAge: SESSION_SECONDS };
  jar.delete({ name: SIGN_OUT_PENDING_COOKIE, ...options() });
  jar.set(DEVICE_KEY_COOKIE, deviceKey(accountId), forSession);
  if (role === 'teacher' || env().OFFLINE_PAGES === 'off')
    jar.delete({ name: SAVED_PAGES_KEY_COOKIE, ...options() });
  else jar.set(SAVED_PAGES_KEY_COOKIE, randomBytes(32).toString('base64url'), forSession);
}

export async function clearDeviceKeyCookies(): Promise<void> {
  const jar = await cookies();
  for (const name of [DEVICE_KEY_COOKIE, SAVED_PAGES_KEY_COOKIE, SIGN_OUT_PENDING_COOKIE])
    jar.delete({ name, ...options() });
}

/** The key can't be computed without the server's secret, and reveals nothing of the account. */
const deviceKey = (accountId: string): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`key for typed work of ${accountId}`)
    .digest('base64url');
