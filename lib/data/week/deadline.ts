import type { DeadlineDto } from '@/lib/data/week/dto';
import { isLate } from '@/lib/domain/calendar/clock';
import { formatDeadline } from '@/lib/domain/time/calendar';

/** A deadline as people read it. */
export function toldDeadline(deadline: Date, timeZone: string, now: Date): DeadlineDto {
  return { at: deadline.toISOString(), text: formatDeadline(deadline, timeZone), passed: isLate(now, deadline) };
}
