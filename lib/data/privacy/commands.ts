import { confirmsName } from '@/lib/domain/confirm-name';
import { isPurgeDue } from '@/lib/domain/retention';
import { dateFromTimestamp, momentFrom, type Timestamp, timestampFromDate } from '@/lib/domain/timestamp';
import { getServices } from '@/lib/services';
import { type League, leagues, rateLimits, sessions, studentProfiles } from '@/lib/store/collections';
import { type AnyStored, asStored, type Listed } from '@/lib/store/port';
import { isTimestamp } from '@/lib/store/rules';
import { writeAudit } from '../audit';
import { DomainError, notFound } from '../errors';
import { writeOwnLeague } from '../league/own-league-write';
import { OPERATOR_ACTOR, type Operator } from '../operator';
import type { Viewer } from '../viewer';
import { eraseLeagueStep, eraseStudent, type LeagueToErase, profileToErase } from './erase';
import { purgeDayOf } from './retention';

/** Small enough that a request stays short on either backend; the page asks again and shows how far it is. */
const STUDENTS_AT_ONCE = 3;

/**
 * Begins or goes on deleting an own league with everything in it. The first call asks for the league's name; from then on the league is
 * marked, and each call (without a name, too) deletes some students more. `left` counts the students still there; with 0 the league is
 * gone as well, and a further call answers 'not-found', as for anybody else's league.
 */
export async function deleteLeague(
  viewer: Viewer,
  { leagueId, name }: { leagueId: string; name?: string },
): Promise<{ left: number }> {
  const { league, actorId } = await writeOwnLeague(viewer, { leagueId, action: 'league.delete' }, async (transaction, own) => {
    const { accountId } = own.viewer;
    if (!own.league.deletingAt) {
      requireName(name ?? '', own.league.name, 'league');
      transaction.merge(leagues, leagueId, { deletingAt: timestampFromDate(getServices().now()) });
      writeAudit(transaction, { actorId: accountId, action: 'league.delete', target: leagueId, outcome: 'done' });
    }
    return { league: own.league, actorId: accountId };
  });
  return eraseLeagueStep(league, actorId, STUDENTS_AT_ONCE);
}

/** Deletes one student of an own league for good. The teacher types the student's name, as the roster shows it. */
export async function deleteStudent(
  viewer: Viewer,
  { leagueId, studentId, name }: { leagueId: string; studentId: string; name: string },
): Promise<{ done: true }> {
  const { store } = getServices();
  const profile = await writeOwnLeague(viewer, { leagueId, action: 'student.delete' }, async (transaction, own) => {
    const [student] = await transaction.query(studentProfiles, {
      where: [
        { field: 'studentId', op: '==', value: studentId },
        { field: 'season', op: '==', value: own.league.season },
      ],
      limit: 1,
    });
    if (student?.leagueId !== leagueId) return null;
    requireName(name, `${student.firstName} ${student.lastInitial}`, 'student');
    writeAudit(transaction, { actorId: own.viewer.accountId, action: 'student.delete', target: studentId, outcome: 'done' });
    return student;
  });
  if (!profile) throw notFound('This student');
  await eraseStudent(profile);
  await store.scrub();
  return { done: true };
}

function requireName(typed: string, name: string, what: 'league' | 'student'): void {
  if (confirmsName(typed, name)) return;
  const message = `This is not the name of the ${what}. Please type it as it stands above.`;
  throw new DomainError('invalid-input', message, { name: message });
}

export type PurgeReport = {
  /** Leagues whose day has come, and leagues whose deletion was interrupted. Ids only: what is printed names nobody. */
  leagues: { id: string; students: number; reason: 'due' | 'interrupted' }[];
  /** Students in no league whose school year is over. */
  studentsWithoutLeague: number;
  expiredSessions: number;
  spentCounters: number;
};

/** What {@link purge} would delete now. Changes nothing. */
export async function findPurgeable(_operator: Operator): Promise<PurgeReport> {
  const found = await readPurgeable();
  const { store } = getServices();
  return {
    leagues: await Promise.all(
      found.leagues.map(async (league) => ({
        id: league.id,
        students: await store.count(studentProfiles, { where: [{ field: 'leagueId', op: '==', value: league.id }] }),
        reason: isDue(league) ? ('due' as const) : ('interrupted' as const),
      })),
    ),
    studentsWithoutLeague: found.profiles.length,
    expiredSessions: found.sessions.length,
    spentCounters: found.counters.length,
  };
}

/**
 * Deletes every league whose day has come with all its students, finishes interrupted deletions, and removes students without a league,
 * sessions and counters that have run out. Safe to repeat and to interrupt. Answers what was deleted.
 */
export async function purge(operator: Operator): Promise<PurgeReport> {
  const report = await findPurgeable(operator);
  const found = await readPurgeable();
  const { store, now } = getServices();
  for (const league of found.leagues) {
    if (!league.deletingAt) {
      await store.transaction(async (transaction) => {
        const stored = asStored(leagues);
        if (!(await transaction.get(stored, league.id))) return;
        transaction.merge(stored, league.id, { deletingAt: timestampFromDate(now()) });
        writeAudit(transaction, { actorId: OPERATOR_ACTOR, action: 'league.purge', target: league.id, outcome: 'done' });
      });
    }
    while ((await eraseLeagueStep(league, OPERATOR_ACTOR, STUDENTS_AT_ONCE)).left > 0);
  }
  for (const profile of found.profiles) await eraseStudent(profile);
  for (const { id } of found.sessions) await store.delete(sessions, id);
  for (const { id } of found.counters) await store.delete(rateLimits, id);
  await store.scrub();
  return report;
}

function isDue({ createdAt }: { createdAt: Timestamp }): boolean {
  const { now, timeZone } = getServices();
  return isPurgeDue(purgeDayOf(createdAt), now(), timeZone);
}

function isStoredDue({ createdAt }: AnyStored): boolean {
  const moment = momentFrom(createdAt);
  return isTimestamp(moment) && isDue({ createdAt: moment });
}

/** Leagues that cannot be read are due like others, as far as it can be told when they were made. */
function brokenAndDue(unreadable: Listed<League>['unreadable']): LeagueToErase[] {
  return unreadable.flatMap(({ id, stored }) => {
    const createdAt = momentFrom(stored.createdAt);
    return isTimestamp(createdAt) && isDue({ createdAt }) ? [{ id, season: Number(stored.season), createdAt }] : [];
  });
}

async function readPurgeable() {
  const { store, now } = getServices();
  const isPast = (moment: Timestamp) => dateFromTimestamp(moment).getTime() <= now().getTime();
  const readable = await store.list(leagues, {});
  const noLeague = await store.query(asStored(studentProfiles), { where: [{ field: 'leagueId', op: '==', value: '' }] });
  return {
    leagues: [...readable.documents.filter((league) => isDue(league) || league.deletingAt), ...brokenAndDue(readable.unreadable)],
    profiles: noLeague.filter(isStoredDue).map(profileToErase),
    sessions: (await store.query(sessions, {})).filter(({ expiresAt }) => isPast(expiresAt)),
    counters: (await store.query(rateLimits, {})).filter(({ windowEndsAt }) => isPast(windowEndsAt)),
  };
}
