import { requireTeacher, requireTeacherIn, type Viewer } from '@/lib/data/access/viewer';
import { invalidFieldError } from '@/lib/data/errors';
import { LEAGUE_REQUEST_LIMIT } from '@/lib/data/rate-limit/limits';
import { countTryOrRefuse } from '@/lib/data/rate-limit/tries';
import { getServices } from '@/lib/platform/services';
import { leagueAllowanceRequests } from '@/lib/store/collections/profiles';
import { requestMoreThanAllowedText } from '@/words/league-requests';
import {
  mailMoreLeaguesRequest,
  readLeagueAllowanceIn,
  writeMoreLeaguesRequestIn,
} from './allowance';

/**
 * Requests this total number of leagues from the admins. A second request replaces the first; an
 * equal one while it waits changes and mails nothing. 'invalid-input' if the teacher already may
 * have as many, 'too-many-tries' for many in a row.
 */
export async function requestMoreLeagues(
  viewer: Viewer,
  { wanted, note }: { wanted: number; note: string },
): Promise<{ wanted: number }> {
  const { viewer: teacher } = await requireTeacher(viewer);
  await countTryOrRefuse(`league-request:${teacher.accountId}`, LEAGUE_REQUEST_LIMIT);
  const { store } = getServices();
  const leagueRequest = await store.transaction(async (transaction) => {
    const { viewer: own, profile } = await requireTeacherIn(transaction, viewer);
    const allowed = await readLeagueAllowanceIn(transaction, own.email, profile);
    if (wanted <= allowed) throw invalidFieldError('wanted', requestMoreThanAllowedText(allowed));
    const before = await transaction.get(leagueAllowanceRequests, own.accountId);
    if (before?.isOpen && before.wanted === wanted && before.note === note) return null;
    writeMoreLeaguesRequestIn(transaction, own.accountId, { wanted, note });
    return { teacher: profile.displayName, wanted, note };
  });
  await mailMoreLeaguesRequest(leagueRequest);
  return { wanted };
}
