import { decode, encode } from 'next-auth/jwt';
import { env } from '@/lib/platform/env';

/**
 * The content of the signed and encrypted cookie. The server trusts it only as far as the store
 * confirms it.
 */
export type SessionClaim = {
  accountId: string;
  sessionId: string;
  role: 'student' | 'teacher' | null;
};

const secure = () => env().NEXTAUTH_URL.startsWith('https://');

/** next-auth's own cookie name: its routes and ours read the same cookie. */
export const sessionCookieName = () => `${secure() ? '__Secure-' : ''}next-auth.session-token`;

/** The cookie in which next-auth keeps the address to return to after a sign-in. */
export const callbackUrlCookieName = () => `${secure() ? '__Secure-' : ''}next-auth.callback-url`;

export const sessionCookieOptions = () =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: secure() }) as const;

type OpenedCookie = { claim: SessionClaim; expiresAtMs: number };

/**
 * Recently decrypted cookies, because decrypting one costs as much as a small page. The session is
 * still checked each time.
 */
const openedCookies = new Map<string, OpenedCookie>();
const MAX_OPENED_COOKIES = 2_000;

/**
 * The claim of a cookie value, or null for anything missing, malformed, expired, unsigned, or
 * signed with another secret.
 */
export async function readSessionClaim(value: string | undefined): Promise<SessionClaim | null> {
  const secret = env().NEXTAUTH_SECRET;
  if (!value || !secret) return null;
  const opened = openedCookies.get(value);
  if (opened && Date.now() < opened.expiresAtMs) return opened.claim;
  openedCookies.delete(value);
  const found = await openCookie(value, secret);
  if (!found) return null;
  const [oldest] = openedCookies.keys();
  if (oldest !== undefined && openedCookies.size >= MAX_OPENED_COOKIES)
    openedCookies.delete(oldest);
  openedCookies.set(value, found);
  return found.claim;
}

async function openCookie(value: string, secret: string): Promise<OpenedCookie | null> {
  try {
    const token = await decode({ token: value, secret });
    if (typeof token?.accountId !== 'string' || typeof token.sessionId !== 'string') return null;
    const role = token.role === 'student' || token.role === 'teacher' ? token.role : null;
    const expiresAtMs = typeof token.exp === 'number' ? token.exp * 1000 : 0;
    return { claim: { accountId: token.accountId, sessionId: token.sessionId, role }, expiresAtMs };
  } catch {
    return null;
  }
}

export async function sealSessionClaim(claim: SessionClaim, maxAge: number): Promise<string> {
  return encode({ token: { ...claim }, secret: env().NEXTAUTH_SECRET ?? '', maxAge });
}
