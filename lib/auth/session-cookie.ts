import { decode, encode } from 'next-auth/jwt';
import { env } from '@/lib/env';

/** What the signed and encrypted cookie says. The server believes it only as far as the store confirms it. */
export type SessionClaim = { accountId: string; sessionId: string; role: 'student' | 'teacher' | null };

const secure = () => env().NEXTAUTH_URL.startsWith('https://');

/** next-auth's own cookie name, so that its routes and ours read the same cookie. */
export const sessionCookieName = () => `${secure() ? '__Secure-' : ''}next-auth.session-token`;

export const sessionCookieOptions = () => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: secure() }) as const;

/** The claim of a cookie value, or null for anything missing, malformed, expired, unsigned or signed by another secret. */
export async function readSessionClaim(value: string | undefined): Promise<SessionClaim | null> {
  const secret = env().NEXTAUTH_SECRET;
  if (!value || !secret) return null;
  try {
    const token = await decode({ token: value, secret });
    if (typeof token?.accountId !== 'string' || typeof token.sessionId !== 'string') return null;
    const role = token.role === 'student' || token.role === 'teacher' ? token.role : null;
    return { accountId: token.accountId, sessionId: token.sessionId, role };
  } catch {
    return null;
  }
}

export async function sealSessionClaim(claim: SessionClaim, maxAge: number): Promise<string> {
  return encode({ token: { ...claim }, secret: env().NEXTAUTH_SECRET ?? '', maxAge });
}
