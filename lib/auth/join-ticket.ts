import 'server-only';
import { z } from 'zod';
import type { Viewer } from '@/lib/data/access/viewer';
import { sealedCookie } from './sealed-cookie';

/**
 * A visitor who gave a league's code and password right carries this sealed note to an account, and
 * neither is asked for twice. It opens nothing else. From the first sign-in on it belongs to that
 * account: the next child at the same computer must not join with it.
 */
const ticketSchema = z.object({
  leagueId: z.string(),
  leagueName: z.string(),
  key: z.string(),
  accountId: z.string().optional().catch(undefined),
  /**
   * Its owner plays in another league. It joins nothing any longer; all that is left of it is to
   * say so.
   */
  refused: z.boolean().catch(false),
});
export type OwnedTicket = z.infer<typeof ticketSchema>;
type JoinTicket = Omit<OwnedTicket, 'accountId' | 'refused'>;

export const ticketCookie = sealedCookie('fraction-league.join', 'join-ticket', ticketSchema);
/** Long enough to sign up or in right after. */
const VISITOR_SECONDS = 30 * 60;

export async function writeJoinTicket(ticket: JoinTicket): Promise<void> {
  await ticketCookie.write({ ...ticket, refused: false }, VISITOR_SECONDS);
}

/** The ticket of a visitor (null), or of whoever is signed in; never someone else's. */
export async function readJoinTicket(viewer: Viewer): Promise<JoinTicket | null> {
  const ticket = await ticketCookie.read();
  return ticket && !ticket.refused && ticket.accountId === viewer?.accountId ? ticket : null;
}

export const clearJoinTicket = ticketCookie.clear;
