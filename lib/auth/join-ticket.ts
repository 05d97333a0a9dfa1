import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import { DomainError } from '@/lib/data/errors';
import { joinWithTicket } from '@/lib/data/league/commands';
import type { SignedInAccount } from '@/lib/data/session/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import type { Viewer } from '@/lib/data/viewer';
import { env } from '@/lib/env';
import { reportError } from '@/lib/reporting/report';
import { sessionCookieOptions } from './session-cookie';

/**
 * A visitor who gave a league's code and password right carries this sealed note to an account, so that neither is asked for twice. It opens
 * nothing else. From the first sign-in on it belongs to that account: the next child at the same computer must not join with it.
 */
export type JoinTicket = { leagueId: string; leagueName: string; key: string };
type OwnedTicket = JoinTicket & { accountId?: string };

const NAME = 'fraction-league.join';
/** Long enough to sign up or in right after; then for two lessons, in which the name is asked for. */
const VISITOR_SECONDS = 30 * 60;
const OWNER_SECONDS = 2 * 60 * 60;
const salt = 'join-ticket';

export async function writeJoinTicket(ticket: JoinTicket): Promise<void> {
  await write(ticket, VISITOR_SECONDS);
}

/** The ticket of a visitor (null), or of whoever is signed in; never somebody else's. */
export async function readJoinTicket(viewer: Viewer): Promise<JoinTicket | null> {
  const ticket = await read();
  return ticket && ticket.accountId === viewer?.accountId ? ticket : null;
}

export async function clearJoinTicket(): Promise<void> {
  (await cookies()).delete({ name: NAME, ...sessionCookieOptions() });
}

/**
 * What a sign-in makes of the ticket in the browser: a student without a league joins, a new account keeps it for its profile, and for anybody
 * else it is over. Never rejects: whatever becomes of it, signing in goes on.
 */
export async function takeJoinTicketAlong({ accountId, sessionId, role }: SignedInAccount): Promise<void> {
  try {
    const ticket = await read();
    if (!ticket) return;
    const foreign = ticket.accountId !== undefined && ticket.accountId !== accountId;
    if (role === null && !foreign) return await write({ ...ticket, accountId }, OWNER_SECONDS);
    if (role === 'student' && !foreign)
      await joinWithTicket(await resolveViewer({ sessionId, accountId, roleHint: role }), ticket);
  } catch (error) {
    // In a league already, or this one has ended: nothing to do with the ticket any more.
    if (!(error instanceof DomainError)) reportError(error, { eventId: randomBytes(4).toString('hex') });
  }
  await clearJoinTicket();
}

async function write(ticket: OwnedTicket, maxAge: number): Promise<void> {
  const value = await encode({ token: { ...ticket }, secret: env().NEXTAUTH_SECRET ?? '', maxAge, salt });
  (await cookies()).set(NAME, value, { ...sessionCookieOptions(), maxAge });
}

async function read(): Promise<OwnedTicket | null> {
  const value = (await cookies()).get(NAME)?.value;
  if (!value) return null;
  try {
    const token = await decode({ token: value, secret: env().NEXTAUTH_SECRET ?? '', salt });
    if (typeof token?.leagueId !== 'string' || typeof token.leagueName !== 'string' || typeof token.key !== 'string') return null;
    const { leagueId, leagueName, key, accountId } = token;
    return { leagueId, leagueName, key, ...(typeof accountId === 'string' ? { accountId } : {}) };
  } catch {
    return null;
  }
}
