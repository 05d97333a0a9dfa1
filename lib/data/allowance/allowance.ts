import { findTeacherProfileIn, type SignedInViewer } from '@/lib/data/access/viewer';
import { writeAudit } from '@/lib/data/audit';
import { DomainError } from '@/lib/data/errors';
import { findUnique } from '@/lib/data/only-one';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { LOG_MESSAGES } from '@/lib/platform/log';
import { runAndLogErrors } from '@/lib/platform/report';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';
import {
  admins,
  leagueAllowanceRequests,
  type TeacherProfile,
  teacherLeagueAllowances,
} from '@/lib/store/collections/profiles';
import { equalConditions, type ReadOperations, type Transaction } from '@/lib/store/port';
import { allowanceUsedText } from '@/words/league';
import { leagueRequestLetter } from '@/words/letters';

/**
 * 'limit-reached' if the teacher may not have `wanted` more leagues open. Archived ones don't
 * count.
 */
export async function requireFreeLeaguesIn(
  reader: ReadOperations,
  teacher: SignedInViewer,
  season: number,
  wanted: number,
): Promise<void> {
  const own = await reader.query(leagues, {
    where: equalConditions({ teacherId: teacher.accountId, season }),
  });
  const profile = await findTeacherProfileIn(reader, teacher.accountId, season);
  const allowed = await leagueAllowanceIn(reader, teacher.email, profile);
  const used = own.filter(({ archivedAt }) => !archivedAt).length;
  if (used + wanted > allowed)
    throw new DomainError('limit-reached', allowanceUsedText(used, allowed, wanted));
}

/**
 * How many leagues a teacher may have open, from the record of the email. Without a record, the
 * profile's own number counts if it is above the default: another program set it, and only a record
 * may change it.
 */
export async function leagueAllowanceIn(
  reader: ReadOperations,
  email: string,
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): Promise<number> {
  return (await findLeagueAllowanceIn(reader, email)) ?? defaultLeagueAllowance(profile);
}

export const defaultLeagueAllowance = (
  profile: Pick<TeacherProfile, 'leagueAllowance'> | null,
): number => Math.max(profile?.leagueAllowance ?? 0, env().DEFAULT_LEAGUE_ALLOWANCE);

/** The allowance record of an email, or null. Emails are compared in lower case. */
export async function findLeagueAllowanceIn(
  reader: ReadOperations,
  email: string,
): Promise<number | null> {
  const found = await findUnique(reader, teacherLeagueAllowances, {
    email: email.trim().toLowerCase(),
  });
  return found?.leagueAllowance ?? null;
}

/** The content of the letter to the admins. */
export type LeagueRequestLetter = { teacher: string; wanted: number; note: string };

/** More admins than this get no letter and read it on their page. */
const MOST_LETTERS = 20;

/** Writes the teacher's request, replacing an earlier one. */
export function askForLeaguesIn(
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
export async function mailLeagueRequest(ask: LeagueRequestLetter | null): Promise<void> {
  if (!ask) return;
  const { store, mailer } = getServices();
  const letter = leagueRequestLetter({ ...ask, link: `${env().NEXTAUTH_URL}/teacher/allowances` });
  for (const { id } of await store.query(admins, { limit: MOST_LETTERS })) {
    await runAndLogErrors(LOG_MESSAGES.letter, () => mailer.send({ to: id, ...letter }));
  }
}
