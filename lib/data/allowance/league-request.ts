import { writeAudit } from '@/lib/data/audit';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { UNCATALOGED_LOG_MESSAGES } from '@/lib/platform/log';
import { runAndLogErrors } from '@/lib/platform/report';
import { getServices } from '@/lib/platform/services';
import { admins, leagueAllowanceRequests } from '@/lib/store/collections/profiles';
import type { Transaction } from '@/lib/store/port';
import { leagueRequestEmail } from '@/words/emails';

export type LeagueRequestEmail = { teacher: string; wanted: number; note: string };

/** More admins than this get no email and read it on their page. */
const MOST_LETTERS = 20;

export function writeLeagueRequestIn(
  transaction: Transaction,
  teacherId: string,
  { wanted, note }: { wanted: number; note: string },
): void {
  const askedAt = timestampFromDate(getServices().now());
  transaction.set(leagueAllowanceRequests, { id: teacherId, wanted, note, askedAt, isOpen: true });
  writeAudit(transaction, { actorId: teacherId, action: 'allowance.ask', target: teacherId });
}

/**
 * Mails the request to the admins; nothing for null. Never rejects, because they also see it on
 * their pages.
 */
export async function mailLeagueRequest(ask: LeagueRequestEmail | null): Promise<void> {
  if (!ask) return;
  const { store, mailer } = getServices();
  const content = leagueRequestEmail({ ...ask, link: `${env().NEXTAUTH_URL}/teacher/allowances` });
  for (const { id } of await store.query(admins, { limit: MOST_LETTERS })) {
    await runAndLogErrors(UNCATALOGED_LOG_MESSAGES.accountEmail, () =>
      mailer.send({ to: id, ...content }),
    );
  }
}
