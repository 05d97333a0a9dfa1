import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import type { SignedInAccount } from '@/lib/data/account/sign-in-commands';
import { SESSION_SECONDS } from '@/lib/data/session/commands';
import { SEAL_COOKIE, SIGNED_OUT_COOKIE } from '@/lib/domain/site/offline';
import { env } from '@/lib/platform/env';
import { sessionCookieOptions } from './session-cookie';

/**
 * Unlike the session's cookie it is read in the browser, by the worker that opens kept pages; the
 * server never needs it back.
 */
const options = () => ({ ...sessionCookieOptions(), httpOnly: false, sameSite: 'strict' }) as const;

/**
 * A new session gets a new key for the pages that its browser keeps, and with it loses sight of
 * those that another session kept. The key ends with the session's cookie, by the browser's own
 * clock. A teacher gets none, so nothing of theirs can be kept.
 */
export async function renewSeal({ role }: Pick<SignedInAccount, 'role'>): Promise<void> {
  if (role === 'teacher' || env().OFFLINE_PAGES === 'off') return clearSeal();
  const jar = await cookies();
  jar.delete({ name: SIGNED_OUT_COOKIE, ...options() });
  jar.set(SEAL_COOKIE, randomBytes(32).toString('base64url'), {
    ...options(),
    maxAge: SESSION_SECONDS,
  });
}

export async function clearSeal(): Promise<void> {
  const jar = await cookies();
  jar.delete({ name: SEAL_COOKIE, ...options() });
  jar.delete({ name: SIGNED_OUT_COOKIE, ...options() });
}
