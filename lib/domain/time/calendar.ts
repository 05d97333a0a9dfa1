import { dateFromTimestamp, type Timestamp, UNKNOWN_TIMESTAMP } from './timestamp';

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export const isUnknownTime = (date: Date): boolean =>
  date.getTime() === dateFromTimestamp(UNKNOWN_TIMESTAMP).getTime();

/** "2023-10-12 15:00" in `timeZone`, which every spreadsheet reads as a date. */
export function formatSpreadsheetTime(date: Date, timeZone: string): string {
  if (isUnknownTime(date)) return '';
  const { hour, minute } = dateTimeParts(date, {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  return `${toCalendarDay(date, timeZone)} ${hour}:${minute}`;
}

export function weekdayNameOfDate(date: Date, timeZone = 'UTC'): string {
  return dateTimeParts(date, { timeZone, weekday: 'long' }).weekday ?? '';
}

/** MM/DD/YYYY in `timeZone`. */
export function formatTimestampMmDdYyyy(timestamp: Timestamp, timeZone = 'UTC'): string {
  const [year, month, day] = toCalendarDay(dateFromTimestamp(timestamp), timeZone).split('-');
  return `${month}/${day}/${year}`;
}

/** `YYYY-MM-DD`; these strings sort by date. */
export type CalendarDay = string;

export function toCalendarDay(moment: Date, timeZone: string): CalendarDay {
  const {
    year = '',
    month,
    day,
  } = dateTimeParts(moment, { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

export function formatCalendarDay(day: CalendarDay): string {
  return formatterOf({ timeZone: 'UTC', dateStyle: 'long' }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * The first moment after `after` when clocks in the zone show `hour`:`minute` on that weekday (0 is
 * Sunday).
 */
export function nextWeekdayTimeInZone(
  after: Date,
  weekday: number,
  hour: number,
  timeZone: string,
  minute = 0,
): Date {
  // Local time is handled as if it were UTC, so that days stay whole days when the clocks change.
  const wallNow = after.getTime() + zoneOffset(after.getTime(), timeZone);
  const wallMidnight = Math.floor(wallNow / DAY_MS) * DAY_MS;
  const daysAhead = (weekday - new Date(wallMidnight).getUTCDay() + 7) % 7;
  const wallTime = wallMidnight + daysAhead * DAY_MS + hour * 3_600_000 + minute * MINUTE_MS;
  const candidate = instantOfWallTime(wallTime, timeZone);
  return new Date(
    candidate > after.getTime() ? candidate : instantOfWallTime(wallTime + 7 * DAY_MS, timeZone),
  );
}

/** The moment when clocks in the zone show `minute` minutes after midnight on that day. */
export function localTimeToDate(day: CalendarDay, minute: number, timeZone: string): Date {
  return new Date(instantOfWallTime(Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS, timeZone));
}

export function minuteOfDay(moment: Date, timeZone: string): number {
  const { hour, minute } = dateTimeParts(moment, {
    timeZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Number(hour) * 60 + Number(minute);
}

export function addDays(day: CalendarDay, days = 1): CalendarDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The `nth` weekday (0 is Sunday) of a month (1 is January). */
export function nthWeekdayOfMonth(
  year: number,
  month: number,
  weekday: number,
  nth: number,
): CalendarDay {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((weekday - weekdayOfDay(first) + 7) % 7) + 7 * (nth - 1));
}

export const weekdayOfDay = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const SUNDAY = 0;
const SATURDAY = 6;

export const isWeekend = (day: CalendarDay): boolean =>
  [SATURDAY, SUNDAY].includes(weekdayOfDay(day));

function instantOfWallTime(wallTime: number, timeZone: string): number {
  // The offset is known only for an instant; the second lookup corrects a guess across a clock
  // change.
  const guess = wallTime - zoneOffset(wallTime, timeZone);
  return wallTime - zoneOffset(guess, timeZone);
}

/** How far the zone is ahead of UTC, in milliseconds. */
function zoneOffset(instant: number, timeZone: string): number {
  const { timeZoneName = '' } = dateTimeParts(new Date(instant), {
    timeZone,
    timeZoneName: 'longOffset',
  });
  const [, sign, ...parts] = /([+-])(\d+):(\d+)(?::(\d+))?/.exec(timeZoneName) ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1000 : 1000) * (hours * 3600 + minutes * 60 + seconds);
}

export function dateTimeParts(
  date: Date,
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(
    formatterOf(options, locale)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
}

/** Creating a formatter costs as much as using it a hundred times, so each is cached. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(options: Intl.DateTimeFormatOptions, locale = 'en-US'): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  formatters.set(key, made);
  return made;
}
