import { requireChangeable, writeOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { forgetLeagueName } from '@/lib/data/league/league-name';
import { timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/server/services';
import { leagues } from '@/lib/store/collections/leagues';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { writeAudit } from '../audit';
import { freeCodeIn } from './codes';

/** Gives an own league another name. Its students see it at once, or a minute later where another process serves them. */
export async function renameLeague(
  viewer: Viewer,
  { leagueId, name }: { leagueId: string; name: string },
): Promise<{ name: string }> {
  await writeOwnLeague(viewer, { leagueId, action: 'league.rename' }, async (transaction, own) => {
    requireChangeable(own);
    if (own.league.name === name) return;
    transaction.merge(leagues, leagueId, { name });
    writeAudit(transaction, { actorId: own.viewer.accountId, action: 'league.rename', target: leagueId, outcome: 'done' });
  });
  forgetLeagueName(leagueId);
  return { name };
}

/** From this moment nobody joins with the old words, nor with a way in that was opened with them. Who is in the league stays in it. */
export async function changeLeaguePassword(
  viewer: Viewer,
  { leagueId, password }: { leagueId: string; password: string },
): Promise<{ password: string }> {
  await writeOwnLeague(viewer, { leagueId, action: 'league.password' }, async (transaction, own) => {
    requireChangeable(own);
    if (own.league.password === password) return;
    transaction.merge(leagues, leagueId, { password });
    writeAudit(transaction, { actorId: own.viewer.accountId, action: 'league.password', target: leagueId, outcome: 'done' });
  });
  return { password };
}

/**
 * Puts another join code in the place of `code`, which opens nothing from this moment on. Sent again it changes nothing: the code is another one
 * already.
 */
export async function replaceJoinCode(
  viewer: Viewer,
  { leagueId, code }: { leagueId: string; code: number },
): Promise<{ code: number }> {
  return writeOwnLeague(viewer, { leagueId, action: 'league.code' }, async (transaction, own) => {
    requireChangeable(own);
    if (own.league.code !== code) return { code: own.league.code };
    const fresh = await freeCodeIn(transaction, own.league.season, getServices().random);
    transaction.merge(leagues, leagueId, { code: fresh });
    writeAudit(transaction, { actorId: own.viewer.accountId, action: 'league.code', target: leagueId, outcome: 'done' });
    return { code: fresh };
  });
}

/**
 * Ends a league for its students, or opens it again: nobody new joins, and who is in it can look at everything and change nothing. It goes
 * on counting towards the allowance, for its work is still kept.
 */
export async function archiveLeague(
  viewer: Viewer,
  { leagueId, archived }: { leagueId: string; archived: boolean },
): Promise<{ archived: boolean }> {
  await writeOwnLeague(viewer, { leagueId, action: 'league.archive' }, async (transaction, own) => {
    requireChangeable(own);
    // One class: far fewer than the 500 writes of a transaction.
    const students = await transaction.query(studentProfiles, {
      where: [
        { field: 'leagueId', op: '==', value: leagueId },
        { field: 'season', op: '==', value: own.league.season },
      ],
    });
    const endedLeagueId = archived ? leagueId : '';
    for (const student of students) {
      if ((student.endedLeagueId ?? '') !== endedLeagueId) transaction.merge(studentProfiles, student.id, { endedLeagueId });
    }
    if (Boolean(own.league.archivedAt) === archived) return;
    transaction.merge(leagues, leagueId, { archivedAt: archived ? timestampFromDate(getServices().now()) : null });
    writeAudit(transaction, {
      actorId: own.viewer.accountId,
      action: archived ? 'league.archive' : 'league.unarchive',
      target: leagueId,
      outcome: 'done',
    });
  });
  return { archived };
}
