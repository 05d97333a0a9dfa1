import type { CalendarDay } from '@/lib/domain/time/calendar';
import { purgeDay } from '@/lib/domain/time/retention';
import { dateFromTimestamp, type Timestamp } from '@/lib/domain/time/timestamp';
import { env } from '@/lib/platform/env';
import { getServices } from '@/lib/platform/services';

/** The day from which `npm run purge` deletes what was created at this time. */
export function purgeDayOf(createdAt: Timestamp): CalendarDay {
  return purgeDay(
    dateFromTimestamp(createdAt),
    getServices().timeZone,
    env().RETENTION_DAYS_AFTER_SEASON,
  );
}
