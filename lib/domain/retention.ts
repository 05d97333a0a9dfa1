/** Midsummer: a league opened before it belongs to the school year that ends with it. Months from 1. */
const SCHOOL_YEAR_ENDS = { month: 6, day: 30 } as const;

/** A day of the calendar as `YYYY-MM-DD`; such texts compare as days do. */
export type CalendarDay = string;

/** The day it is at that moment in `timeZone`, an IANA name. */
export function calendarDay(moment: Date, timeZone: string): CalendarDay {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    moment,
  );
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * The last day of the school year in which something was begun: the first 30 June from that day on. It follows the real calendar and not
 * the football season, since a class may replay a season of years ago.
 */
export function schoolYearEnd(begun: Date, timeZone: string): CalendarDay {
  const day = calendarDay(begun, timeZone);
  const end = (year: number) => `${String(year).padStart(4, '0')}-${two(SCHOOL_YEAR_ENDS.month)}-${two(SCHOOL_YEAR_ENDS.day)}`;
  const year = Number(day.slice(0, 4));
  return day <= end(year) ? end(year) : end(year + 1);
}

/** The day from which a league or profile begun then is to be deleted: `daysAfter` days after the end of its school year. */
export function purgeDay(begun: Date, timeZone: string, daysAfter: number): CalendarDay {
  const end = new Date(`${schoolYearEnd(begun, timeZone)}T00:00:00Z`);
  return new Date(end.getTime() + daysAfter * 86_400_000).toISOString().slice(0, 10);
}

/** Whether that day has come. */
export function isPurgeDue(day: CalendarDay, now: Date, timeZone: string): boolean {
  return calendarDay(now, timeZone) >= day;
}

/** "August 29, 2027". */
export function formatCalendarDay(day: CalendarDay): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`));
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
