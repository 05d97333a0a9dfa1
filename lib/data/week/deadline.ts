import type { DeadlineDto } from '@/lib/data/week/dto';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { formatDeadline } from '@/lib/domain/time/calendar';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { AFTER_THE_PAUSE, atKickoff } from '@/words/week';

/** A deadline as people read it. */
export function toldDeadline(deadline: Date, timeZone: string, now: Date): DeadlineDto {
  return {
    at: deadline.toISOString(),
    text: formatDeadline(deadline, timeZone),
    passed: isLate(now, deadline),
  };
}

/**
 * When the next lineup locks. The schedule is in memory, so a command asks for it inside its
 * transaction.
 */
export const nextLineupLock = ({ clock, snapshot }: LineupClock): Date =>
  clock.lineupLock(snapshot.firstKickoff(clock.currentWeek + 1));

/**
 * Whether the next lineup can still change. A week that was open once stays closed, also if its
 * deadline is ahead again.
 */
export const isNextLineupOpen = (parts: LineupClock, now: Date): boolean =>
  parts.clock.lineupsClosedUpTo <= parts.clock.currentWeek && !isLate(now, nextLineupLock(parts));

type LineupClock = {
  readonly clock: LeagueClock;
  readonly snapshot: Pick<SeasonSnapshot, 'firstKickoff'>;
};

/** The same as people read it. */
export function toldLineupLock(parts: LineupClock, timeZone: string, now: Date): DeadlineDto {
  const lock = nextLineupLock(parts);
  const told = toldDeadline(lock, timeZone, now);
  return lock < parts.clock.deadline ? { ...told, text: atKickoff(told.text) } : told;
}

/**
 * The open week's. One that a pause holds up moves by its school days when the class goes on, so no
 * one knows it yet.
 */
export function toldCurrentDeadline(clock: LeagueClock, timeZone: string, now: Date): DeadlineDto {
  const told = toldDeadline(clock.deadline, timeZone, now);
  const isHeld = clock.pause !== null && clock.deadline >= dateFromTimestamp(clock.pause.since);
  return isHeld ? { ...told, text: AFTER_THE_PAUSE, passed: false } : told;
}
