import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import type { SignedInAccount } from '@/lib/data/account/sign-in-commands';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { DEVICE_KEY_COOKIE, SEAL_COOKIE, SIGNED_OUT_COOKIE } from '@/lib/domain/site/offline';
import { env } from '@/lib/platform/env';
import { sessionCookieOptions } from './session-cookie';

/**
 * Unlike the session's cookie they are read in the browser, by the page and by the worker; the
 * server never needs them back.
 */
const options = () => ({ ...sessionCookieOptions(), httpOnly: false, sameSite: 'strict' }) as const;

/**
 * Both keys end with the session's cookie, by the browser's own clock. The one for typed work is
 * the account's, so the next session can open it again. The one for kept pages is new with each
 * session, and a teacher gets none, so nothing of theirs is kept.
 */
export async function giveDeviceKeys({
  accountId,
  role,
}: Pick<SignedInAccount, 'accountId' | 'role'>): Promise<void> {
  const jar = await cookies();
  const kept = { ...options(), maxAge: SESSION_SECONDS };
  jar.delete({ name: SIGNED_OUT_COOKIE, ...options() });
  jar.set(DEVICE_KEY_COOKIE, deviceKey(accountId), kept);
  if (role === 'teacher' || env().OFFLINE_PAGES === 'off')
    jar.delete({ name: SEAL_COOKIE, ...options() });
  else jar.set(SEAL_COOKIE, randomBytes(32).toString('base64url'), kept);
}

export async function clearDeviceKeys(): Promise<void> {
  const jar = await cookies();
  for (const name of [DEVICE_KEY_COOKIE, SEAL_COOKIE, SIGNED_OUT_COOKIE])
    jar.delete({ name, ...options() });
}

/** No one can work it out without the server's secret, and it says nothing about the account. */
const deviceKey = (accountId: string): string =>
  createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`key for typed work of ${accountId}`)
    .digest('base64url');
