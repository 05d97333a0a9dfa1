import { writeAudit } from '@/lib/data/audit';
import { rereadLeague } from '@/lib/data/season/leagues';
import {
  type ClassAdult,
  type ClassRoleInvitation,
  isAdultRoleOver,
} from '@/lib/domain/class/adults';
import { formatCalendarDay, toCalendarDay } from '@/lib/domain/time/calendar';
import { markCacheStale } from '@/lib/platform/memory-cache';
import { getServices } from '@/lib/platform/services';
import {
  type TeacherOrClassInvitation,
  teacherAndClassInvitations,
} from '@/lib/store/collections/accounts';
import { type League, leagues } from '@/lib/store/collections/leagues';
import { asRawCollection, type ReadOperations, type Transaction } from '@/lib/store/port';
import { isLeagueOpen } from './league';

/**
 * The most adults of one class: a grade's team and its substitutes. One document names them all.
 */
const MAX_CLASS_ADULTS = 30;

/**
 * The league's adults with one of them changed; null takes the adult out. Adults that can't be read
 * are gone with the next change, because nobody knows who they were.
 */
export function withChangedAdult(
  { adults }: League,
  accountId: string,
  adult: ClassAdult | null,
): Pick<League, 'adults' | 'adultIds'> {
  const { [accountId]: _, ...others } = typeof adults === 'object' && adults ? adults : {};
  const changed = adult ? { ...others, [accountId]: adult } : others;
  return { adults: changed, adultIds: Object.keys(changed) };
}

/** The role and days that a class invitation offers; null for an admin's invitation. */
export function adultFromInvitation({
  role,
  firstDay,
  lastDay,
}: TeacherOrClassInvitation): ClassAdult | null {
  return role ? { role, ...(firstDay ? { firstDay } : {}), ...(lastDay ? { lastDay } : {}) } : null;
}

export function toClassRoleInvitation(
  { role, firstDay, lastDay }: ClassAdult,
  offer: Pick<ClassRoleInvitation, 'by' | 'classes'>,
): ClassRoleInvitation {
  const { now, timeZone } = getServices();
  const isAhead = firstDay !== undefined && firstDay > toCalendarDay(now(), timeZone);
  return {
    ...offer,
    role,
    from: isAhead ? formatCalendarDay(firstDay) : null,
    until: lastDay ? formatCalendarDay(lastDay) : null,
  };
}

/**
 * The classes that an invitation still opens: closed ones, and those that belong to someone else
 * now, are left out, and all are once the last day is over.
 */
export async function listInvitedClassesIn(
  reader: ReadOperations,
  invitation: TeacherOrClassInvitation,
): Promise<League[]> {
  const { now, timeZone } = getServices();
  const adult = adultFromInvitation(invitation);
  if (!adult || !invitation.leagueIds || isAdultRoleOver(adult, toCalendarDay(now(), timeZone)))
    return [];
  const found = await reader.getMany(leagues, invitation.leagueIds);
  return found.filter(
    (league): league is League =>
      league !== null && isLeagueOpen(league) && league.teacherId === invitation.invitedBy,
  );
}

/**
 * Uses up an invitation into classes. Call it before the transaction's first write; the returned
 * function writes, and returns the classes' ids. A class's owner stays its owner.
 */
export async function prepareAdultJoin(
  transaction: Transaction,
  invitation: TeacherOrClassInvitation,
  accountId: string,
): Promise<() => string[]> {
  const adult = adultFromInvitation(invitation);
  const found = await listInvitedClassesIn(transaction, invitation);
  const joined = found.filter(
    ({ teacherId, adultIds = [] }) =>
      teacherId !== accountId &&
      (adultIds.includes(accountId) || adultIds.length < MAX_CLASS_ADULTS),
  );
  return () => {
    transaction.delete(teacherAndClassInvitations, invitation.id);
    for (const league of joined) {
      transaction.merge(leagues, league.id, withChangedAdult(league, accountId, adult));
      writeAudit(transaction, { actorId: accountId, action: 'league.join', target: league.id });
    }
    return joined.map(({ id }) => id);
  };
}

/**
 * Until this is called, caches show the classes without the adult. Call it after the transaction.
 */
export function refreshCachesAfterAdultJoin(leagueIds: readonly string[], accountId: string): void {
  markCacheStale(accountId);
  for (const id of leagueIds) {
    rereadLeague(id);
    markCacheStale(id);
  }
}

export async function removeAdultFromAllClasses(accountId: string): Promise<void> {
  const { store } = getServices();
  const stored = asRawCollection(leagues);
  const where = [{ field: 'adultIds', op: 'array-contains', value: accountId } as const];
  for (const { id } of await store.query(stored, { where })) {
    await store.transaction(async (transaction) => {
      const league = (await transaction.get(stored, id)) as League | null;
      if (!league) return;
      transaction.merge(stored, id, {
        ...withChangedAdult(league, accountId, null),
        ...(league.offeredToId === accountId ? { offeredToId: null } : {}),
      });
    });
    rereadLeague(id);
  }
}
