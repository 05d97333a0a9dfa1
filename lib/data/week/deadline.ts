import type { DeadlineDto } from '@/lib/data/week/dto';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';
import { deadlineDayAndTimeText } from '@/words/dates';
import { atKickoffText, dueAfterPauseText } from '@/words/week';

export function deadlineDto(deadline: Date, timeZone: string, now: Date): DeadlineDto {
  return {
    at: deadline.toISOString(),
    text: deadlineDayAndTimeText(deadline, timeZone),
    passed: isLate(now, deadline),
  };
}

/**
 * When the next lineup locks. The schedule is in memory, so a command asks for it inside its
 * transaction.
 */
export const nextLineupLock = ({ clock, snapshot }: LineupClock): Date =>
  clock.lineupLock(snapshot.firstKickoff(clock.currentWeek + 1));

/** A week that was open once stays closed, even if its deadline is in the future again. */
export const isNextLineupOpen = (parts: LineupClock, now: Date): boolean =>
  parts.clock.lineupsClosedUpTo <= parts.clock.currentWeek && !isLate(now, nextLineupLock(parts));

type LineupClock = {
  readonly clock: LeagueClock;
  readonly snapshot: Pick<SeasonSnapshot, 'firstKickoff'>;
};

export function lineupLockDto(parts: LineupClock, timeZone: string, now: Date): DeadlineDto {
  const lock = nextLineupLock(parts);
  const deadline = deadlineDto(lock, timeZone, now);
  return lock < parts.clock.deadline
    ? { ...deadline, text: atKickoffText(deadline.text) }
    : deadline;
}

/**
 * While a pause delays the open week's deadline, no date is known: the deadline moves by the school
 * days of the pause.
 */
export function currentDeadlineDto(clock: LeagueClock, timeZone: string, now: Date): DeadlineDto {
  const deadline = deadlineDto(clock.deadline, timeZone, now);
  const isHeld = clock.pause !== null && clock.deadline >= dateFromTimestamp(clock.pause.since);
  return isHeld ? { ...deadline, text: dueAfterPauseText(), passed: false } : deadline;
}
