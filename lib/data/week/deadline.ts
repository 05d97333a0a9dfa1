import type { DeadlineDto } from '@/lib/data/week/dto';
import { deadlineFor } from '@/lib/domain/football/schedule';
import { formatDeadline } from '@/lib/domain/time/calendar';
import { dateFromTimestamp, THE_BEGINNING } from '@/lib/domain/time/timestamp';
import { getServices } from '@/lib/server/services';
import type { AppMeta } from '@/lib/store/collections/season';

/** The Thursday afternoon at which the current week's tasks are due and after which the next lineup is locked. */
export function weekDeadline(meta: AppMeta, timeZone: string): Date {
  const known = deadlines.get(meta);
  if (known?.timeZone === timeZone) return known.deadline;
  // Other programs don't say when the week began. Until the next one does, every Thursday is the one that counts, and none has passed.
  if (meta.weekStartedAt.seconds === THE_BEGINNING.seconds) return deadlineFor(getServices().now(), timeZone);
  const deadline = deadlineFor(dateFromTimestamp(meta.weekStartedAt), timeZone);
  deadlines.set(meta, { timeZone, deadline });
  return deadline;
}

/** Each page asks several times, of the one document that its process keeps. */
const deadlines = new WeakMap<AppMeta, { timeZone: string; deadline: Date }>();

/** The same for an earlier week; null when it isn't known when that week was opened: no one is called late for it. */
export function deadlineOfWeek(meta: AppMeta, week: number, timeZone: string): Date | null {
  if (week === meta.currentWeek) return weekDeadline(meta, timeZone);
  const openedAt = meta.weekOpenings?.[week];
  return openedAt ? deadlineFor(dateFromTimestamp(openedAt), timeZone) : null;
}

/** Still in time at the very moment of the deadline. */
export function isLate(moment: Date, deadline: Date): boolean {
  return moment.getTime() > deadline.getTime();
}

export function deadlineDto(meta: AppMeta, timeZone: string, now: Date): DeadlineDto {
  return toldDeadline(weekDeadline(meta, timeZone), timeZone, now);
}

export function toldDeadline(deadline: Date, timeZone: string, now: Date): DeadlineDto {
  return { at: deadline.toISOString(), text: formatDeadline(deadline, timeZone), passed: isLate(now, deadline) };
}
