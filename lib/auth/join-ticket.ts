import 'server-only';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import { env } from '@/lib/env';
import { sessionCookieOptions } from './session-cookie';

/**
 * A visitor who gave a league's code and password right carries this sealed note through sign-up and profile, so that neither is asked for
 * twice. It opens nothing else and lasts two lessons.
 */
export type JoinTicket = { leagueId: string; leagueName: string; key: string };

const NAME = 'fraction-league.join';
const SECONDS = 2 * 60 * 60;
const salt = 'join-ticket';

export async function writeJoinTicket(ticket: JoinTicket): Promise<void> {
  const value = await encode({ token: { ...ticket }, secret: env().NEXTAUTH_SECRET ?? '', maxAge: SECONDS, salt });
  (await cookies()).set(NAME, value, { ...sessionCookieOptions(), maxAge: SECONDS });
}

export async function readJoinTicket(): Promise<JoinTicket | null> {
  const value = (await cookies()).get(NAME)?.value;
  if (!value) return null;
  try {
    const token = await decode({ token: value, secret: env().NEXTAUTH_SECRET ?? '', salt });
    if (typeof token?.leagueId !== 'string' || typeof token.leagueName !== 'string' || typeof token.key !== 'string') return null;
    return { leagueId: token.leagueId, leagueName: token.leagueName, key: token.key };
  } catch {
    return null;
  }
}

export async function clearJoinTicket(): Promise<void> {
  (await cookies()).delete({ name: NAME, ...sessionCookieOptions() });
}
