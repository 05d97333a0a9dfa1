import 'server-only';
import { z } from 'zod';
import type { Viewer } from '@/lib/data/access/viewer';
import { sealedCookie } from './cookies';

/**
 * A visitor who entered a league's code and password correctly carries this encrypted ticket
 * through sign-up or sign-in, and isn't asked for them twice. It grants nothing else. The first
 * sign-in binds it to that account: the next child at the same computer must not join with it.
 */
const ticketSchema = z.object({
  leagueId: z.string(),
  leagueName: z.string(),
  key: z.string(),
  accountId: z.string().optional().catch(undefined),
  /**
   * True if the ticket's owner plays in another league. The ticket can't be used to join anymore,
   * only to show a notice about that.
   */
  refused: z.boolean().catch(false),
});
export type StoredJoinTicket = z.infer<typeof ticketSchema>;
type JoinTicket = Omit<StoredJoinTicket, 'accountId' | 'refused'>;

export const joinTicketCookie = sealedCookie('fraction-league.join', 'join-ticket', ticketSchema);
/** Long enough to sign up or in right after. */
const VISITOR_SECONDS = 30 * 60;

export async function writeJoinTicket(ticket: JoinTicket): Promise<void> {
  await joinTicketCookie.write({ ...ticket, refused: false }, VISITOR_SECONDS);
}

/** The ticket of a visitor (null) or of the signed-in viewer, never someone else's. */
export async function readJoinTicket(viewer: Viewer): Promise<JoinTicket | null> {
  const ticket = await joinTicketCookie.read();
  return ticket && !ticket.refused && ticket.accountId === viewer?.accountId ? ticket : null;
}

export const clearJoinTicket = joinTicketCookie.clear;
