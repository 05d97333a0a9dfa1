import { requireTeacher, requireTeacherIn, type Viewer } from '@/lib/data/access/viewer';
import { quietly } from '@/lib/data/account/letters';
import { writeAudit } from '@/lib/data/audit';
import { invalidField } from '@/lib/data/errors';
import { LEAGUE_REQUESTS } from '@/lib/data/rate-limit/limits';
import { takeTry } from '@/lib/data/rate-limit/tries';
import { timestampFromDate } from '@/lib/domain/time/timestamp';
import { LOG_MESSAGES } from '@/lib/reporting/error-messages';
import { env } from '@/lib/server/env';
import { getServices } from '@/lib/server/services';
import { admins, leagueRequests } from '@/lib/store/collections/profiles';
import { ASK_FOR_MORE } from '@/words/league-requests';
import { leagueRequestLetter } from '@/words/letters';
import { findAllowanceIn } from './find';

/** More of them are told on their page alone. */
const MOST_LETTERS = 20;

/**
 * Asks the admins for so many leagues in all. A second request takes the place of the first; the same again while it waits changes nothing and
 * mails nothing. 'invalid-input' for no more than the teacher may have already, 'too-many-tries' for one after the other.
 */
export async function askForLeagues(
  viewer: Viewer,
  { wanted, note }: { wanted: number; note: string },
): Promise<{ wanted: number }> {
  const { viewer: teacher } = await requireTeacher(viewer);
  await takeTry(`league-request:${teacher.accountId}`, LEAGUE_REQUESTS);
  const { store, now } = getServices();
  const asked = await store.transaction(async (transaction) => {
    const { viewer: own, profile } = await requireTeacherIn(transaction, viewer);
    const allowed = (await findAllowanceIn(transaction, own.email)) ?? env().DEFAULT_LEAGUE_ALLOWANCE;
    if (wanted <= allowed) throw invalidField('wanted', ASK_FOR_MORE(allowed));
    const before = await transaction.get(leagueRequests, own.accountId);
    if (before?.isOpen && before.wanted === wanted && before.note === note) return null;
    const request = { id: own.accountId, wanted, note, askedAt: timestampFromDate(now()), isOpen: true };
    transaction.set(leagueRequests, request);
    writeAudit(transaction, { actorId: own.accountId, action: 'allowance.ask', target: own.accountId });
    return { teacher: profile.displayName };
  });
  if (asked) await tellAdmins({ ...asked, wanted, note });
  return { wanted };
}

/** A letter that does not leave is no reason to ask again: the request stands on the admins’ page. */
async function tellAdmins(ask: { teacher: string; wanted: number; note: string }): Promise<void> {
  const { store, mailer } = getServices();
  const letter = leagueRequestLetter({ ...ask, link: `${env().NEXTAUTH_URL}/teacher/allowances` });
  for (const { id } of await store.query(admins, { limit: MOST_LETTERS })) {
    await quietly(LOG_MESSAGES.letter, () => mailer.send({ to: id, ...letter }));
  }
}
