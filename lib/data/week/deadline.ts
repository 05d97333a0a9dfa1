import type { DeadlineDto } from '@/lib/data/week/dto';
import { isLate, type LeagueClock } from '@/lib/domain/calendar/clock';
import { formatDeadline } from '@/lib/domain/time/calendar';
import { dateFromTimestamp } from '@/lib/domain/time/timestamp';
import { AFTER_THE_PAUSE } from '@/words/week';

/** A deadline as people read it. */
export function toldDeadline(deadline: Date, timeZone: string, now: Date): DeadlineDto {
  return { at: deadline.toISOString(), text: formatDeadline(deadline, timeZone), passed: isLate(now, deadline) };
}

/** The open week's. One that a pause holds up moves by its school days when the class goes on, so no one knows it yet. */
export function toldCurrentDeadline(clock: LeagueClock, timeZone: string, now: Date): DeadlineDto {
  const told = toldDeadline(clock.deadline, timeZone, now);
  const isHeld = clock.pause !== null && clock.deadline >= dateFromTimestamp(clock.pause.since);
  return isHeld ? { ...told, text: AFTER_THE_PAUSE, passed: false } : told;
}
