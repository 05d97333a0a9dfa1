import 'server-only';
import { randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { decode, encode } from 'next-auth/jwt';
import { findStudentProfile } from '@/lib/data/access/student';
import type { SignedInViewer, Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import { joinWithTicket } from '@/lib/data/league/commands';
import type { SignedInAccount } from '@/lib/data/session/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import { reportError } from '@/lib/reporting/report';
import { env } from '@/lib/server/env';
import { sessionCookieOptions } from './session-cookie';

/**
 * A visitor who gave a league's code and password right carries this sealed note to an account, so that neither is asked for twice. It opens
 * nothing else. From the first sign-in on it belongs to that account: the next child at the same computer must not join with it.
 */
type JoinTicket = { leagueId: string; leagueName: string; key: string };
type OwnedTicket = JoinTicket & {
  accountId?: string;
  /** Its owner plays in another league. It joins nothing any longer; all that is left of it is to say so. */
  refused?: boolean;
};

type SignedIn = Omit<SignedInAccount, 'passwordVersion'>;

const NAME = 'fraction-league.join';
/** Long enough to sign up or in right after; then for two lessons, in which the name is asked for. */
const VISITOR_SECONDS = 30 * 60;
const OWNER_SECONDS = 2 * 60 * 60;
/** A page cannot take back a cookie while it is drawn, so what it says once ends by the clock. */
const REFUSED_SECONDS = 10 * 60;
const salt = 'join-ticket';

export async function writeJoinTicket(ticket: JoinTicket): Promise<void> {
  await write(ticket, VISITOR_SECONDS);
}

/** The ticket of a visitor (null), or of whoever is signed in; never someone else's. */
export async function readJoinTicket(viewer: Viewer): Promise<JoinTicket | null> {
  const ticket = await read();
  return ticket && !ticket.refused && ticket.accountId === viewer?.accountId ? ticket : null;
}

/**
 * The league whose code and password a student gave right before signing in, and did not join, being in another one. Null a little later,
 * and as soon as a teacher has moved the student there or out of every league.
 */
export async function readRefusedLeague(viewer: SignedInViewer): Promise<string | null> {
  const ticket = await read();
  if (!ticket?.refused || ticket.accountId !== viewer.accountId) return null;
  const profile = await findStudentProfile(viewer.accountId, viewer.season);
  return profile && profile.leagueId !== '' && profile.leagueId !== ticket.leagueId ? ticket.leagueName : null;
}

export async function clearJoinTicket(): Promise<void> {
  (await cookies()).delete({ name: NAME, ...sessionCookieOptions() });
}

/**
 * What a sign-in makes of the ticket in the browser: a student without a league joins, one of another league is told on the dashboard that
 * nothing was joined, a new account keeps it for its profile, and for anyone else it is over. Never rejects: whatever becomes of it, signing
 * in goes on.
 */
export async function takeJoinTicketAlong(account: SignedIn): Promise<void> {
  try {
    const ticket = await read();
    if (!ticket) return;
    const left = await leftAfterSignIn(ticket, account);
    if (left) return await write({ ...ticket, accountId: account.accountId, refused: left.refused }, left.seconds);
  } catch (error) {
    // This league has ended, or its password is another one now: nothing to do with the ticket any longer.
    if (!(error instanceof DomainError)) reportError(error, { eventId: randomBytes(4).toString('hex') });
  }
  await clearJoinTicket();
}

async function leftAfterSignIn(
  ticket: OwnedTicket,
  { accountId, sessionId, role }: SignedIn,
): Promise<{ refused: boolean; seconds: number } | null> {
  if (ticket.refused || (ticket.accountId !== undefined && ticket.accountId !== accountId)) return null;
  if (role === null) return { refused: false, seconds: OWNER_SECONDS };
  if (role !== 'student') return null;
  try {
    await joinWithTicket(await resolveViewer({ sessionId, accountId, roleHint: role }), ticket);
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-allowed') return { refused: true, seconds: REFUSED_SECONDS };
    throw error;
  }
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
    return {
      leagueId,
      leagueName,
      key,
      ...(typeof accountId === 'string' ? { accountId } : {}),
      refused: token.refused === true,
    };
  } catch {
    return null;
  }
}
