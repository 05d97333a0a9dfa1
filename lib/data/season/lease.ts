import { latestTuesdayOpening } from '@/lib/domain/football/schedule';
import { dateFromTimestamp, timestampFromDate } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/platform/services';
import { type SeasonClock, seasonClock } from '@/lib/store/collections/season';

/**
 * Each job that one process does for all has a document in the collection `seasonClock` with its
 * lease and its notes. This one opens the season's weeks.
 */
export const SEASON_CLOCK_LEASE_ID = 'clock';
/** For leagues that open their own weeks, so that neither job waits for the other. */
export const LEAGUE_OPENINGS_LEASE_ID = 'leagues';
/** For reading the school's roster. Its `slot` is the time of the last read. */
export const SCHOOL_ROSTER_LEASE_ID = 'school-roster';

/**
 * Longer than any import takes (its requests have their own timeouts). If a process dies, the next
 * one waits at most this long.
 */
export const LEASE_MS = 15 * 60_000;

/** One process. Its id is random and says nothing about the machine. */
export type LeaseHolderId = string;

export function leaseFields(leaseHolder: LeaseHolderId, time: Date) {
  return { leaseHolder, leaseUntil: timestampFromDate(new Date(time.getTime() + LEASE_MS)) };
}

export function newJobDocument(slot: Date): SeasonClock {
  return {
    id: SEASON_CLOCK_LEASE_ID,
    leaseHolder: null,
    leaseUntil: null,
    slot: timestampFromDate(slot),
    firstTryAt: null,
    tries: 0,
    nextTryAt: null,
    failure: null,
    told: [],
  };
}

export function findActiveLeaseEnd(
  { leaseHolder, leaseUntil }: SeasonClock,
  time: Date,
): Date | null {
  const until = leaseHolder !== null && leaseUntil ? dateFromTimestamp(leaseUntil) : null;
  return until && until > time ? until : null;
}

/** True if this process got the lease; false if another one holds it. */
export async function takeLease(
  holder: LeaseHolderId,
  id: string = SEASON_CLOCK_LEASE_ID,
): Promise<boolean> {
  const { store, now, timeZone } = getServices();
  return store.transaction(async (transaction) => {
    const stored = await transaction.get(seasonClock, id);
    const time = now();
    if (stored && findActiveLeaseEnd(stored, time)) return false;
    const clock = stored ?? { ...newJobDocument(latestTuesdayOpening(time, timeZone)), id };
    transaction.set(seasonClock, { ...clock, ...leaseFields(holder, time) });
    return true;
  });
}

/**
 * Gives the lease back and notes how it went. A process whose lease was taken over meanwhile
 * changes nothing.
 */
export async function releaseLease(
  holder: LeaseHolderId,
  {
    id = SEASON_CLOCK_LEASE_ID,
    notes = {},
  }: { id?: string; notes?: Partial<Omit<SeasonClock, 'id'>> } = {},
): Promise<void> {
  await getServices().store.transaction(async (transaction) => {
    const stored = await transaction.get(seasonClock, id);
    if (stored?.leaseHolder !== holder) return;
    transaction.merge(seasonClock, id, {
      leaseHolder: null,
      leaseUntil: null,
      ...notes,
    });
  });
}
