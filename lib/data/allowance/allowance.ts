import {
  findStoredLeagueAllowanceIn,
  findTeacherProfileIn,
  type SignedInViewer,
} from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { DomainError } from '@/lib/data/errors';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { UNCATALOGED_LOG_MESSAGES } from '@/lib/platform/log';
import { runAndLogErrors } from '@/lib/platform/report';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import {
  admins,
  leagueAllowanceRequests,
  type TeacherProfile,
} from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations, type Transaction } from '@/lib/store/port';
import { moreLeaguesRequestEmail } from '@/words/emails';
import { allowanceUsedText } from '@/words/league';

/**
 * 'limit-reached' if the teacher may not have `wanted` more leagues open. Archived ones don't
 * count.
 */
export async function requireLeagueAllowanceIn(
  reader: ReadOperations,
  teacher: SignedInViewer,
  season: number,
  wanted: number,
): Promise<void> {
  const own = await reader.query(leagues, {
    where: equalConditions({ teacherId: teacher.accountId, season }),
  });
  const profile = await findTeacherProfileIn(reader, teacher.accountId, season);
  const allowed = await readLeagueAllowanceIn(reader, teacher.email, profile);
  const used = own.filter(({ archivedAt }) => !archivedAt).length;
  if (used + wanted > allowed)
    throw new DomainError('limit-reached', allowanceUsedText(used, allowed, wanted));
}

/**
 * Returns how many leagues a teacher may have open, from the allowance record for the teacher's
 * email. Without a record, a number on the profile counts if it is above the default, because
 * another program wrote it and only an allowance record may change it.
 */
export async function readLeagueAllowanceIn(
  reader: ReadOperations,
  email: string,
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): Promise<number> {
  return (
    (await findStoredLeagueAllowanceIn(reader, email)) ?? leagueAllowanceWithoutRecord(profile)
  );
}

export const leagueAllowanceWithoutRecord = (
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): number => Math.max(profile?.leagueAllowance ?? 0, env().DEFAULT_LEAGUE_ALLOWANCE);

export type MoreLeaguesRequest = { teacher: string; wanted: number; note: string };

/** Only this many admins get an email; the others read the request on their page. */
const MAX_ADMINS_MAILED = 20;

export function writeMoreLeaguesRequestIn(
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
export async function mailMoreLeaguesRequest(ask: MoreLeaguesRequest | null): Promise<void> {
  if (!ask) return;
  const { store, mailer } = getServices();
  const content = moreLeaguesRequestEmail({
    ...ask,
    link: `${env().NEXTAUTH_URL}/teacher/allowances`,
  });
  for (const { id } of await store.query(admins, { limit: MAX_ADMINS_MAILED })) {
    await runAndLogErrors(UNCATALOGED_LOG_MESSAGES.accountEmail, () =>
      mailer.send({ to: id, ...content }),
    );
  }
}
