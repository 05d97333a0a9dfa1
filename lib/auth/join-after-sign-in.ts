import 'server-only';
import { findStudentProfile, type SignedInViewer } from '@/lib/data/access/viewer';
import type { SignedInAccount } from '@/lib/data/account/authentication-commands';
import { DomainError } from '@/lib/data/errors';
import { joinWithTicket } from '@/lib/data/league/commands';
import { resolveViewer } from '@/lib/data/session/queries';
import { reportUnexpected } from '@/lib/platform/report';

import { clearJoinTicket, joinTicketCookie, type StoredJoinTicket } from './join-ticket';

type SignedIn = Omit<SignedInAccount, 'passwordVersion' | 'inLeague'>;

/** A new account keeps its ticket for two lessons, in which it still has to enter its name. */
const OWNER_SECONDS = 2 * 60 * 60;
/** The notice about a refused league expires: a page can't delete its cookie while rendering. */
const REFUSED_SECONDS = 10 * 60;

/**
 * A league whose code and password a student entered before signing in, but didn't join because of
 * being in another one; null if there is none.
 */
export async function findLeagueNameOfRefusedJoin(viewer: SignedInViewer): Promise<string | null> {
  const ticket = await joinTicketCookie.read();
  if (!ticket?.refused || ticket.accountId !== viewer.accountId) return null;
  const profile = await findStudentProfile(viewer.accountId, viewer.season);
  return profile && profile.leagueId !== '' && profile.leagueId !== ticket.leagueId
    ? ticket.leagueName
    : null;
}

/**
 * Uses the ticket after a sign-in: a student without a league joins, one in another league sees a
 * notice on the dashboard, a new account keeps it for its profile, and all others lose it. Never
 * rejects, because signing in must continue either way.
 */
export async function redeemJoinTicketAfterSignIn(account: SignedIn): Promise<void> {
  try {
    const ticket = await joinTicketCookie.read();
    if (!ticket) return;
    const left = await ticketAfterSignIn(ticket, account);
    if (left)
      return await joinTicketCookie.write(
        { ...ticket, accountId: account.accountId, refused: left.refused },
        left.seconds,
      );
  } catch (error) {
    // The league has ended or has a new password, so the ticket is useless.
    if (!(error instanceof DomainError)) reportUnexpected(error);
  }
  await clearJoinTicket();
}

async function ticketAfterSignIn(
  ticket: StoredJoinTicket,
  { accountId, sessionId, role }: SignedIn,
): Promise<{ refused: boolean; seconds: number } | null> {
  if (ticket.refused || (ticket.accountId !== undefined && ticket.accountId !== accountId))
    return null;
  if (role === null) return { refused: false, seconds: OWNER_SECONDS };
  if (role !== 'student') return null;
  try {
    await joinWithTicket(await resolveViewer({ sessionId, accountId, roleHint: role }), ticket);
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-allowed')
      return { refused: true, seconds: REFUSED_SECONDS };
    throw error;
  }
}
