import { addDays, type CalendarDay, DAY_MS, toCalendarDay } from './calendar';

/** Month and day. A league created up to this day belongs to the school year that ends on it. */
const SCHOOL_YEAR_ENDS = '06-30';

/**
 * The first June 30 on or after the day of `begun`, a real date: a class may replay a season from
 * years ago.
 */
export function schoolYearEndOnOrAfterDate(begun: Date, timeZone: string): CalendarDay {
  const day = toCalendarDay(begun, timeZone);
  const end = (year: number) => `${String(year).padStart(4, '0')}-${SCHOOL_YEAR_ENDS}`;
  const year = Number(day.slice(0, 4));
  return day <= end(year) ? end(year) : end(year + 1);
}

/** The day from which a league or profile is deleted: `daysAfter` days after its school year. */
export const purgeDay = (begun: Date, timeZone: string, daysAfter: number): CalendarDay =>
  addDays(schoolYearEndOnOrAfterDate(begun, timeZone), daysAfter);

const DAYS_TO_TAKE_BACK = 30;

export const permanentDeletionDay = (now: Date, timeZone: string): CalendarDay =>
  toCalendarDay(new Date(now.getTime() + DAYS_TO_TAKE_BACK * DAY_MS), timeZone);

export function isPurgeDue(day: CalendarDay, now: Date, timeZone: string): boolean {
  return toCalendarDay(now, timeZone) >= day;
}
